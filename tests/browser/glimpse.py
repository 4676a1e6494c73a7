"""Words that stand on a page for a moment only: too short to look for them on a busy machine."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

LOOK_OUT: Final = """(words) => {
  window.glimpsed = false;
  const shown = (one) => one.textContent.includes(words) && one.checkVisibility({ visibilityProperty: true });
  new MutationObserver((_, looking) => {
    if (![...document.querySelectorAll('p')].some(shown)) return;
    looking.disconnect();
    window.glimpsed = true;
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


class Glimpse:
    """Looks out for a paragraph with these words from now on, until the page is left."""

    def __init__(self, page: Page, words: str) -> None:
        self.page = page
        page.evaluate(LOOK_OUT, words)

    def assert_caught(self) -> None:
        """They have been there, or come now."""
        self.page.wait_for_function("() => window.glimpsed")
