"""Playing threelines by what a page says: the names of its cards, lines and buttons, and nothing else."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import product
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.input_devices import Hands

LINES: Final = ("left", "center", "right")
HELD: Final = re.compile(r"(.+), cost (\d+), (\d+) attack, (\d+) defence, in hand")
STANDS: Final = re.compile(r", (\d+) attack, (\d+)(?: of \d+)? defence")


@dataclass(frozen=True)
class Fighter:
    attack: int
    defence: int


@dataclass(frozen=True)
class Held(Fighter):
    name: str
    cost: int


Standing = list[Fighter | None]


class Field:
    """The table as one player finds it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.place = page.get_by_role("region", name="The field")
        self.hand = page.get_by_role("group", name="Your hand")
        self.lock = page.get_by_role("button", name=re.compile("^Lock in"))
        self.end = page.get_by_role("dialog", name=re.compile("^(Victory|Defeat|A draw)$"))

    def line(self, line: str) -> Locator:
        return self.place.get_by_role("button", name=f"Your {line} line:")

    def card(self, card: Held) -> Locator:
        return self.hand.get_by_role("button", name=f"{card.name}, cost")

    def wait(self) -> bool:
        """Whether there is something to choose; else the match is over."""
        expect(self.lock.or_(self.end)).to_be_visible()
        return not self.end.is_visible()

    def held(self) -> list[Held]:
        names = [str(name) for name in self.hand.get_by_role("button").evaluate_all(NAMES)]
        found = [HELD.match(name) for name in names]
        return [Held(int(card[3]), int(card[4]), card[1], int(card[2])) for card in found if card]

    def standing(self, whose: str) -> Standing:
        cells = [str(name) for name in self.place.get_by_role("button").evaluate_all(NAMES)]
        return [stands(next(cell for cell in cells if re.match(f"{whose} {line} line", cell))) for line in LINES]

    def mana(self) -> int:
        name = self.place.get_by_role("img", name=re.compile("of \\d+ mana")).last.get_attribute("aria-label")
        return int((name or "").split()[0])

    def plan(self) -> dict[str, Held]:
        """The placement after which the lines look best if the others place nothing."""
        mine, theirs, held, mana = self.standing("Your"), self.standing(".+,"), self.held(), self.mana()
        plans = [plan for plan in product([None, *held], repeat=len(LINES)) if allowed(plan, mine, mana)]
        best = max(plans, key=lambda plan: worth([new or old for new, old in zip(plan, mine)], theirs))
        return {line: card for line, card in zip(LINES, best) if card}

    def play_round(self, hands: Hands) -> None:
        for line, card in self.plan().items():
            hands.take(self.card(card))
            hands.take(self.line(line))
        hands.take(self.lock)

    def play_on(self, hands: Hands) -> str:
        """Play to the end: the title of the end screen."""
        while self.wait():
            self.play_round(hands)
        return self.end.get_by_role("heading").first.text_content() or ""


NAMES: Final = "(all) => all.map((one) => one.ariaLabel ?? '')"


def stands(cell: str) -> Fighter | None:
    found = STANDS.search(cell)
    return Fighter(int(found[1]), int(found[2])) if found else None


def allowed(plan: tuple[Held | None, ...], mine: Standing, mana: int) -> bool:
    placed = [card for card in plan if card]
    fits = all(new is None or old is None for new, old in zip(plan, mine))
    return fits and len(set(placed)) == len(placed) and sum(card.cost for card in placed) <= mana


def worth(mine: Standing, theirs: Standing) -> float:
    return sum(clash(ours, other) for ours, other in zip(mine, theirs))


def clash(ours: Fighter | None, other: Fighter | None) -> float:
    """What a line is worth: which card stands there after the fight, and what hits the avatars then."""
    if ours is None or other is None:
        return 2 * weight(ours) - 2 * weight(other)
    ours_left = None if beaten(ours, other) else ours
    other_left = None if beaten(other, ours) else other
    return weight(ours_left) - weight(other_left)


def beaten(one: Fighter, other: Fighter) -> bool:
    """Whether the other's blow fells it; a faster one that kills is not struck back."""
    return other.attack >= one.defence and not (one.attack > other.attack and one.attack >= other.defence)


def weight(fighter: Fighter | None) -> float:
    return 0.0 if fighter is None else 1 + fighter.attack + fighter.defence / 2
