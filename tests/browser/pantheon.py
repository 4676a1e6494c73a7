"""Playing pantheon by what a page says: the names of its cards, heroes and buttons, and nothing else."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page

from tests.browser.input_devices import Hands
from tests.browser.laid_table import ChainTable, side_of

MAIN: Final = re.compile("^(Take (?!back)|Choose a hero$|Keep all$|Swap |End turn$|Pass$)")


class Field(ChainTable):
    """The table as one player finds it."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, MAIN)
        self.own = page.get_by_role("group", name="Your field")
        self.heroes = page.get_by_role("region", name="Choose your hero")
        self.mana = page.get_by_role("button", name=re.compile("mana Ready"))
        self.demanded = page.get_by_role("button", name=re.compile("^(Discard (?!pile)|Sacrifice )"))

    # What there is.

    def unit(self, name: str, whose: str = "yours") -> Locator:
        """A unit or field card, by its card and its player."""
        side = side_of(whose)
        return self.page.get_by_role("button", name=re.compile(rf"^{re.escape(name)}, (Unit|Field card), .*, {side}\b"))

    def hero(self, whose: str = "yours") -> Locator:
        side = side_of(whose)
        return self.page.get_by_role("button", name=re.compile(rf" of \d+ Health, .*, {side}(,|$)"))

    # What is done.

    def play(self, hands: Hands, name: str) -> None:
        """Put a card without a target on the table."""
        self.use(hands, self.card(name), self.page.get_by_role("button", name=re.compile(f"^(Play|Cast) {name}")))

    def place_mana(self, hands: Hands) -> None:
        hands.take(self.mana)

    def choose_hero(self, hands: Hands) -> None:
        """Take the first that is offered."""
        hands.take(self.heroes.get_by_role("button").first)
        self.press(hands)

    # A whole match, without much thought.

    def ready(self) -> Locator:
        """The main button while it can be pressed, or could be once a hero is chosen."""
        return super().ready().or_(self.button("Choose a hero"))

    def demands(self) -> Locator:
        """What is said while something has to be discarded or sacrificed."""
        return self.page.get_by_text(re.compile("^(Discard (a|\\d+) cards?|Choose a unit to sacrifice)"))

    def answer(self, hands: Hands) -> None:
        """Whatever is asked; first of all for a hero."""
        if not self.demands().first.is_visible() and self.label() == "Choose a hero":
            self.choose_hero(hands)
        else:
            super().answer(hands)

    def give(self, hands: Hands) -> None:
        """A card or a unit, the first there is."""
        things = self.lit(self.hand.get_by_role("button"), "can be played")
        things += self.lit(self.own.get_by_role("button"), "can be used")
        if not things:  # it is not laid out yet; the caller looks again
            return
        hands.take(things[0])
        if self.demanded.first.is_visible():
            hands.take(self.demanded.first)
        else:  # it has been given meanwhile, and what was touched is for the next question
            self.page.keyboard.press("Escape")

    def deed(self, hands: Hands) -> bool:
        """Place a Mana, attack with a unit that can, or play a card; whether there was any."""
        if "Place a Mana" in (self.mana.get_attribute("aria-label") or ""):
            self.place_mana(hands)
            return True
        units = self.page.get_by_role("group", name="Your field").get_by_role("button", name=re.compile(", Ready"))
        return self.each(hands, self.lit(units, "can be used")) or self.each(hands, self.playable())

    def playable(self) -> list[Locator]:
        return self.lit(self.hand.get_by_role("button", name=re.compile(", (Unit|Field card), ")), "can be played")

    def goals(self) -> list[Locator]:
        """Where what was touched can go, heroes of the others first."""
        heroes = self.page.get_by_role("button", name=re.compile(" Health, .* of .*can be chosen$"))
        others = self.page.get_by_role("button", name=re.compile(r", (Unit|Field card), .*can be chosen$"))
        go = self.page.get_by_role("button", name=re.compile("^(Play|Cast|Use) "))
        for found in (go, heroes, others):
            if found.count():
                return found.all()
        return []
