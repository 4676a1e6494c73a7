"""Playing pantheon by what a page says: the names of its cards, heroes and buttons, and nothing else."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.input_devices import Hands

STEADY: Final = 400  # milliseconds after which a main button that has become another one can be pressed
SETTLED: Final = 600  # ms: a window that passes by itself is gone by then
MAIN: Final = re.compile("^(Take (?!back)|Choose a hero$|Keep all$|Swap |End turn$|Pass$)")
MOST_DEEDS: Final = 30  # in a turn
NAMES: Final = "(all) => all.map((one) => one.ariaLabel ?? '')"


class Field:
    """The table as one player finds it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.main = page.get_by_role("button", name=MAIN)
        self.hand = page.get_by_role("group", name=re.compile("^Your hand"))
        self.own = page.get_by_role("group", name="Your field")
        self.heroes = page.get_by_role("region", name="Choose your hero")
        self.chain = page.get_by_role("list", name=re.compile("^The chain"))
        self.log = page.get_by_role("list", name="Log")
        self.end = page.get_by_role("dialog", name=re.compile("^(Victory|Defeat|A draw)$"))
        self.mana = page.get_by_role("button", name=re.compile("mana Ready"))
        self.demanded = page.get_by_role("button", name=re.compile("^(Discard (?!pile)|Sacrifice )"))

    # What there is.

    def card(self, name: str) -> Locator:
        """A card of the own hand."""
        return self.hand.get_by_role("button", name=re.compile(f"^{re.escape(name)},")).first

    def unit(self, name: str, whose: str = "yours") -> Locator:
        """A unit or field card, by its card and its player."""
        side = "yours" if whose == "yours" else f"of {re.escape(whose)}"
        return self.page.get_by_role("button", name=re.compile(rf"^{re.escape(name)}, (Unit|Field card), .*, {side}\b"))

    def hero(self, whose: str = "yours") -> Locator:
        side = "yours" if whose == "yours" else f"of {re.escape(whose)}"
        return self.page.get_by_role("button", name=re.compile(rf" of \d+ Health, .*, {side}(,|$)"))

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

    def play(self, hands: Hands, name: str) -> None:
        """Put a card without a target on the table."""
        self.use(hands, self.card(name), self.page.get_by_role("button", name=re.compile(f"^(Play|Cast) {name}")))

    def own_turn(self) -> None:
        """Wait until it is this player's turn, and nothing is under way."""
        expect(self.button("End turn")).to_have_attribute("aria-disabled", "false")

    def place_mana(self, hands: Hands) -> None:
        hands.take(self.mana)

    def choose_hero(self, hands: Hands) -> None:
        """Take the first that is offered."""
        hands.take(self.heroes.get_by_role("button").first)
        self.press(hands)

    # A whole match, without much thought.

    def wait(self) -> bool:
        """Whether there is something to do; else the match is over."""
        expect(self.ready().or_(self.demands()).or_(self.end).first).to_be_visible()
        return not self.end.is_visible()

    def ready(self) -> Locator:
        """The main button while it can be pressed, or could be once a hero is chosen."""
        return self.page.get_by_role("button", name=MAIN, disabled=False).or_(self.button("Choose a hero"))

    def demands(self) -> Locator:
        """What is said while something has to be discarded or sacrificed."""
        return self.page.get_by_text(re.compile("^(Discard (a|\\d+) cards?|Choose a unit to sacrifice)"))

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
            self.give_up_something(hands)
            return
        label = self.label()
        if not label:  # it has just changed; the caller looks again
            return
        if label == "Choose a hero":
            self.choose_hero(hands)
        elif label == "End turn":
            self.play_turn(hands)
        else:
            self.page.wait_for_timeout(SETTLED)
            if self.label() == label:
                self.press(hands, label)

    def label(self) -> str:
        """What the main button says, while it can be pressed."""
        labels = self.ready().all_text_contents()
        return labels[0].strip() if labels else ""

    def give_up_something(self, hands: Hands) -> None:
        things = self.lit(self.hand.get_by_role("button"), "can be played")
        things += self.lit(self.own.get_by_role("button"), "can be used")
        if not things:  # it is not laid out yet; the caller looks again
            return
        hands.take(things[0])
        if self.demanded.first.is_visible():
            hands.take(self.demanded.first)
        else:  # it has been given meanwhile, and what was touched is for the next question
            self.page.keyboard.press("Escape")

    def play_turn(self, hands: Hands) -> None:
        """Place a Mana, play every playable card, attack with every unit that can; then end the turn."""
        for _ in range(MOST_DEEDS):
            if not (self.wait() and self.button("End turn").is_visible()):
                return
            if not self.deed(hands):
                self.press(hands, "End turn")
                return

    def deed(self, hands: Hands) -> bool:
        """One thing that can be done in a turn; whether there was any."""
        if "Place a Mana" in (self.mana.get_attribute("aria-label") or ""):
            self.place_mana(hands)
            return True
        units = self.page.get_by_role("group", name="Your field").get_by_role("button", name=re.compile(", Ready"))
        return self.each(hands, self.lit(units, "can be used")) or self.each(hands, self.playable())

    def playable(self) -> list[Locator]:
        return self.lit(self.hand.get_by_role("button", name=re.compile(", (Unit|Field card), ")), "can be played")

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
        """Where what was touched can go, heroes of the others first."""
        heroes = self.page.get_by_role("button", name=re.compile(" Health, .* of .*can be chosen$"))
        others = self.page.get_by_role("button", name=re.compile(r", (Unit|Field card), .*can be chosen$"))
        go = self.page.get_by_role("button", name=re.compile("^(Play|Cast|Use) "))
        for found in (go, heroes, others):
            if found.count():
                return found.all()
        return []
