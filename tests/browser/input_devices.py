"""Hands for a test: the same move made with a mouse, with keys alone, or with a finger."""

from __future__ import annotations

from typing import Final, Protocol

from playwright.sync_api import Locator, Page, expect

MANY: Final = 250  # more stops than there are on any page
WHERE: Final = """(wanted) => {
  const here = document.activeElement;
  if (here === wanted) return 'here';
  if (!here || here === document.body) return 'Tab';
  return here.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Tab' : 'Shift+Tab';
}"""


class Hands(Protocol):
    def take(self, thing: Locator) -> None:
        """Touch it, press it, choose it."""


class Mouse:
    def take(self, thing: Locator) -> None:
        thing.click()


class Finger:
    def take(self, thing: Locator) -> None:
        thing.tap()


class Keys:
    """Walks by Tab to whatever is wanted and presses Enter; nothing is focused but by keys."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def take(self, thing: Locator) -> None:
        self.walk_to(thing)
        self.page.keyboard.press("Enter")

    def walk_to(self, thing: Locator) -> None:
        expect(thing).to_be_visible()
        for _ in range(MANY):
            way: str = thing.evaluate(WHERE)
            if way == "here":
                return
            self.page.keyboard.press(way)
        raise AssertionError(f"Tab does not lead to {thing}")
