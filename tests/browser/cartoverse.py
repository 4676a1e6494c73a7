"""Playing cartoverse by what a page says: the names of its cards, slots and buttons, and nothing else."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page

from tests.browser.input_devices import Hands
from tests.browser.laid_table import ChainTable, side_of

MAIN: Final = re.compile("^(Keep all$|Replace \\d cards?$|End turn$|Pass$|Do not block$)")
CREATURE: Final = ", (Attack|Defense) zone, slot"
EMPTY: Final = "empty(, adjacent)?, can be chosen$"


class Field(ChainTable):
    """The table as one player finds it."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, MAIN)
        self.mana = page.get_by_role("button", name=re.compile(r"^\d+ of \d+ mana"))
        self.shards = page.get_by_role("button", name=re.compile("^(Shard zone|\\d+ shards? becomes?)"))

    # What there is.

    def creature(self, name: str, whose: str = "yours") -> Locator:
        side = side_of(whose)
        return self.page.get_by_role("button", name=re.compile(rf"^{re.escape(name)}, .*{CREATURE} .*, {side}\b")).first

    def hero(self, whose: str = "yours") -> Locator:
        side = side_of(whose)
        return self.page.get_by_role("button", name=re.compile(rf"^[^,]+(, the [^,]+)?, \w+, \d+ of \d+ HP, {side}\b"))

    def slot(self, zone: str, slot: int) -> Locator:
        """A free slot of the own side, once something can be put there."""
        return self.page.get_by_role("button", name=re.compile(f"^{zone} zone, slot {slot}, {EMPTY}"))

    # What is done.

    def put(self, hands: Hands, name: str, where: str) -> None:
        """Take up a card, then press what is to become of it."""
        self.use(hands, self.card(name), self.button(where))

    # A whole match, without much thought.

    def demands(self) -> Locator:
        """What is said while something has to be chosen or discarded."""
        return self.page.get_by_text(re.compile("^(Discard a card|Choose a target)$"))

    def give(self, hands: Hands) -> None:
        """The first that may be chosen, or a card to discard."""
        goals = self.page.get_by_role("button", name=re.compile("(can be chosen|, can be used)$"))
        held = self.lit(self.hand.get_by_role("button"), "can be played")
        if held:
            hands.take(held[0])
            discard = self.page.get_by_role("button", name=re.compile("^Discard ")).first
            if discard.is_visible():
                hands.take(discard)
            else:  # it has been given meanwhile, and what was touched is for the next question
                self.page.keyboard.press("Escape")
        elif goals.count():
            hands.take(goals.first)

    def deed(self, hands: Hands) -> bool:
        """Attack with a creature that can, or play a card; whether there was any."""
        own = self.page.get_by_role("button", name=re.compile(f"{CREATURE} .*, yours, can be used$"))
        held = self.hand.get_by_role("button", name=re.compile(", (Shard|Creature|Trap), "))
        return self.each(hands, own.all()) or self.each(hands, self.lit(held, "can be played"))

    def goals(self) -> list[Locator]:
        """Where what was touched can go: where it is put, a slot, the other hero, a creature."""
        found = (
            self.page.get_by_role("button", name=re.compile("^(Play as a shard|Set the trap)$")),
            self.page.get_by_role("button", name=re.compile(f"zone, slot \\d, {EMPTY}")),
            self.page.get_by_role("button", name=re.compile(" HP, of .*can be chosen$")),
            self.page.get_by_role("button", name=re.compile(f"{CREATURE} .*can be chosen$")),
        )
        return next((goals.all() for goals in found if goals.count()), [])
