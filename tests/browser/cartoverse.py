"""Playing cartoverse by what a page says: the names of its cards, slots and buttons, and nothing else."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.input_devices import Hands

STEADY: Final = 400  # milliseconds after which a main button that has become another one can be pressed
SETTLED: Final = 600  # ms: a window that passes by itself is gone by then
MAIN: Final = re.compile("^(Keep all$|Replace \\d cards?$|End turn$|Pass$|Do not block$)")
MOST_DEEDS: Final = 30  # in a turn
NAMES: Final = "(all) => all.map((one) => one.ariaLabel ?? '')"
CREATURE: Final = ", (Attack|Defense) zone, slot"
EMPTY: Final = "empty(, adjacent)?, can be chosen$"


class Field:
    """The table as one player finds it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.main = page.get_by_role("button", name=MAIN)
        self.hand = page.get_by_role("group", name=re.compile("^Your hand"))
        self.chain = page.get_by_role("list", name=re.compile("^The chain"))
        self.log = page.get_by_role("list", name="Log")
        self.end = page.get_by_role("dialog", name=re.compile("^(Victory|Defeat|A draw)$"))
        self.mana = page.get_by_role("button", name=re.compile(r"^\d+ of \d+ mana"))
        self.shards = page.get_by_role("button", name=re.compile("^(Shard zone|\\d+ shards? becomes?)"))

    # What there is.

    def card(self, name: str) -> Locator:
        """A card of the own hand."""
        return self.hand.get_by_role("button", name=re.compile(f"^{re.escape(name)},")).first

    def creature(self, name: str, whose: str = "yours") -> Locator:
        side = "yours" if whose == "yours" else f"of {re.escape(whose)}"
        return self.page.get_by_role("button", name=re.compile(rf"^{re.escape(name)}, .*{CREATURE} .*, {side}\b")).first

    def hero(self, whose: str = "yours") -> Locator:
        side = "yours" if whose == "yours" else f"of {re.escape(whose)}"
        return self.page.get_by_role("button", name=re.compile(rf"^[^,]+(, the [^,]+)?, \w+, \d+ of \d+ HP, {side}\b"))

    def slot(self, zone: str, slot: int) -> Locator:
        """A free slot of the own side, once something can be put there."""
        return self.page.get_by_role("button", name=re.compile(f"^{zone} zone, slot {slot}, {EMPTY}"))

    def link(self, place: int) -> Locator:
        return self.chain.get_by_role("button", name=re.compile(f"^Link {place},"))

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def asks(self, text: str) -> Locator:
        """What is expected of this player, as the page says it."""
        return self.page.get_by_text(text, exact=True)

    # What is done.

    def press(self, hands: Hands, label: str | None = None) -> None:
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

    def put(self, hands: Hands, name: str, where: str) -> None:
        """Take up a card, then press what is to become of it."""
        self.use(hands, self.card(name), self.button(where))

    def own_turn(self) -> None:
        """Wait until it is this player's turn, and nothing is under way."""
        expect(self.button("End turn")).to_have_attribute("aria-disabled", "false")

    # A whole match, without much thought.

    def wait(self) -> bool:
        """Whether there is something to do; else the match is over."""
        expect(self.ready().or_(self.demands()).or_(self.end).first).to_be_visible()
        return not self.end.is_visible()

    def ready(self) -> Locator:
        return self.page.get_by_role("button", name=MAIN, disabled=False)

    def demands(self) -> Locator:
        """What is said while something has to be chosen or discarded."""
        return self.page.get_by_text(re.compile("^(Discard a card|Choose a target)$"))

    def lit(self, among: Locator, how: str) -> list[Locator]:
        """Of these, the ones that say they can be used, played or chosen."""
        names: list[str] = among.evaluate_all(NAMES)
        return [among.nth(at) for at, name in enumerate(names) if name.endswith(how)]

    def play_on(self, hands: Hands) -> str:
        """Play to the end: the title of the end screen."""
        while self.wait():
            self.answer(hands)
        return self.end.get_by_role("heading").first.text_content() or ""

    def answer(self, hands: Hands) -> None:
        """Whatever is asked."""
        if self.demands().first.is_visible():
            self.choose(hands)
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

    def choose(self, hands: Hands) -> None:
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

    def play_turn(self, hands: Hands) -> None:
        """Gain mana, play every playable card, attack with every creature that can; then end the turn."""
        for _ in range(MOST_DEEDS):
            if not (self.wait() and self.button("End turn").is_visible()) or self.demands().first.is_visible():
                return
            if not self.deed(hands):
                self.press(hands, "End turn")
                return

    def deed(self, hands: Hands) -> bool:
        """One thing that can be done in a turn; whether there was any."""
        own = self.page.get_by_role("button", name=re.compile(f"{CREATURE} .*, yours, can be used$"))
        held = self.hand.get_by_role("button", name=re.compile(", (Shard|Creature|Trap), "))
        return self.each(hands, own.all()) or self.each(hands, self.lit(held, "can be played"))

    def each(self, hands: Hands, things: list[Locator]) -> bool:
        """Use the first of these that leads on: against a hero, else against anything."""
        for thing in things:
            hands.take(thing)
            goals = self.goals()
            if goals:
                hands.take(goals[0])
                return True
            self.page.keyboard.press("Escape")
        return False

    def goals(self) -> list[Locator]:
        """Where what was touched can go: where it is put, a slot, the other hero, a creature."""
        found = (
            self.page.get_by_role("button", name=re.compile("^(Play as a shard|Set the trap)$")),
            self.page.get_by_role("button", name=re.compile(f"zone, slot \\d, {EMPTY}")),
            self.page.get_by_role("button", name=re.compile(" HP, of .*can be chosen$")),
            self.page.get_by_role("button", name=re.compile(f"{CREATURE} .*can be chosen$")),
        )
        return next((goals.all() for goals in found if goals.count()), [])
