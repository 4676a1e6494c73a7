"""A table as one player finds it: what every game's page has, by the names it says."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.input_devices import Hands

STEADY: Final = 400  # milliseconds after which a main button that has become another one can be pressed
SETTLED: Final = 600  # ms: a window that passes by itself is gone by then
MOST_DEEDS: Final = 30  # in a turn
NAMES: Final = "(all) => all.map((one) => one.ariaLabel ?? '')"


class LaidTable:
    """Hand, log, buttons and the end; ``main`` is what the main button may say."""

    def __init__(self, page: Page, main: re.Pattern[str]) -> None:
        self.page = page
        self.says = main
        self.main = page.get_by_role("button", name=main)
        self.hand = page.get_by_role("group", name=re.compile("^Your hand"))
        self.log = page.get_by_role("list", name="Log")
        self.end = page.get_by_role("dialog", name=re.compile("^(Victory|Defeat|A draw)$"))

    # What there is.

    def card(self, name: str) -> Locator:
        """A card of the own hand."""
        return self.hand.get_by_role("button", name=re.compile(f"^{re.escape(name)},")).first

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    # What is done.

    def press(self, hands: Hands, label: str | re.Pattern[str] | None = None) -> None:
        """Press the main button once it says that, and has for long enough."""
        button = self.main if label is None else self.button(label)
        expect(button).to_be_visible()
        expect(button).to_have_attribute("aria-disabled", "false")
        self.page.wait_for_timeout(STEADY)
        hands.take(button)

    def use(self, hands: Hands, *things: Locator) -> None:
        """Touch one thing after the other."""
        for thing in things:
            hands.take(thing)


def side_of(whose: str) -> str:
    """How a page says whose something is: a pattern."""
    return "yours" if whose == "yours" else f"of {re.escape(whose)}"


class ChainTable(LaidTable, ABC):
    """A table with a chain, and a player who plays a whole match there without much thought."""

    def __init__(self, page: Page, main: re.Pattern[str]) -> None:
        super().__init__(page, main)
        self.chain = page.get_by_role("list", name=re.compile("^The chain"))

    def link(self, place: int) -> Locator:
        return self.chain.get_by_role("button", name=re.compile(f"^Link {place},"))

    def asks(self, text: str) -> Locator:
        """What is expected of this player, as the page says it."""
        return self.page.get_by_text(text, exact=True)

    def own_turn(self) -> None:
        """Wait until it is this player's turn, and nothing is under way."""
        expect(self.button("End turn")).to_have_attribute("aria-disabled", "false")

    # A whole match.

    @abstractmethod
    def demands(self) -> Locator:
        """What is said while something has to be given up or chosen."""

    @abstractmethod
    def give(self, hands: Hands) -> None:
        """Give up, or choose, what is demanded."""

    @abstractmethod
    def deed(self, hands: Hands) -> bool:
        """One thing that can be done in a turn; whether there was any."""

    @abstractmethod
    def goals(self) -> list[Locator]:
        """Where what was touched can go, the best first."""

    def ready(self) -> Locator:
        """The main button while it can be pressed."""
        return self.page.get_by_role("button", name=self.says, disabled=False)

    def play_on(self, hands: Hands) -> str:
        """Play to the end: the title of the end screen."""
        while self.wait():
            self.answer(hands)
        return self.end.get_by_role("heading").first.text_content() or ""

    def wait(self) -> bool:
        """Whether there is something to do; else the match is over."""
        expect(self.ready().or_(self.demands()).or_(self.end).first).to_be_visible()
        return not self.end.is_visible()

    def answer(self, hands: Hands) -> None:
        """Whatever is asked."""
        if self.demands().first.is_visible():
            self.give(hands)
            return
        label = self.label()
        if label == "End turn":
            self.play_turn(hands)
        elif label:  # else it has just changed; the caller looks again
            self.page.wait_for_timeout(SETTLED)
            if self.label() == label:
                self.press(hands, label)

    def label(self) -> str:
        """What the main button says, while it can be pressed."""
        labels = self.ready().all_text_contents()
        return labels[0].strip() if labels else ""

    def play_turn(self, hands: Hands) -> None:
        """Do what can be done; then end the turn."""
        for _ in range(MOST_DEEDS):
            if not (self.wait() and self.button("End turn").is_visible()) or self.demands().first.is_visible():
                return
            if not self.deed(hands):
                self.press(hands, "End turn")
                return

    def each(self, hands: Hands, things: list[Locator]) -> bool:
        """Use the first of these that leads on."""
        for thing in things:
            hands.take(thing)
            goals = self.goals()
            if goals:
                hands.take(goals[0])
                return True
            self.page.keyboard.press("Escape")
        return False

    def lit(self, among: Locator, how: str) -> list[Locator]:
        """Of these, the ones that say they can be used, played or chosen."""
        names: list[str] = among.evaluate_all(NAMES)
        return [among.nth(at) for at, name in enumerate(names) if name.endswith(how)]
