"""Playing generals by what a page says: the names of its squares, cards and buttons, and nothing else."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.input_devices import Hands
from tests.browser.nearly_won import far_apart

NAMES: Final = "(all) => all.map((one) => one.ariaLabel ?? '')"
ABLE: Final = re.compile(r", yours, on ([a-i][1-5]), .*can (move and attack|attack|move)")
ENEMY: Final = re.compile(r", general, of .*, on ([a-i][1-5]),")
PLACE: Final = re.compile(r"(?:^Square|, on) ([a-i][1-5]),")  # its own; where a pet is going to attack comes later
MOST_ORDERS: Final = 30
PLAYABLE: Final = re.compile(", Minion, .*can be played$")


class Field:
    """The table as one player finds it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.get_by_role("group", name=re.compile("^The board"))
        self.main = page.get_by_role("button", name=re.compile("^(End turn|Keep all|Exchange)"))
        self.enough = page.get_by_role("button", name="Enough")
        self.hand = page.get_by_role("group", name="Your hand")
        self.end = page.get_by_role("dialog", name=re.compile("^(Victory|Defeat|A draw)$"))

    def wait(self) -> bool:
        """Whether there is something to choose; else the match is over."""
        choice = self.board.get_by_role("button", name=re.compile("choose this$")).first
        expect(self.main.or_(choice).or_(self.enough).or_(self.end).first).to_be_visible()
        return not self.end.is_visible()

    def names(self) -> list[str]:
        found: list[str] = self.board.get_by_role("button").evaluate_all(NAMES)
        return found

    def square(self, square: str) -> Locator:
        return self.board.get_by_role("button", name=re.compile(f"(^Square|, on) {square},"))

    def able(self) -> list[str]:
        return [found[1] for name in self.names() if (found := ABLE.search(name))]

    def enemy(self) -> str:
        return next(found[1] for name in self.names() if (found := ENEMY.search(name)))

    def lit(self, what: str) -> list[str]:
        """The squares that say they would be attacked, or moved to."""
        return [found[1] for name in self.names() if name.endswith(what) and (found := PLACE.search(name))]

    def order(self, hands: Hands, unit: str) -> bool:
        """Let a unit attack what it can, the general first, or else move nearer to it; True if it did."""
        enemy = self.enemy()
        hands.take(self.square(unit))
        attacks, moves = self.lit("attack this"), self.lit("move here")
        nearer = sorted((far_apart(to, enemy), to) for to in moves if far_apart(to, enemy) < far_apart(unit, enemy))
        targets = [to for to in attacks if to == enemy] or attacks or [to for _, to in nearer]
        if not targets:
            self.page.keyboard.press("Escape")
            return False
        hands.take(self.square(targets[0]))
        return True

    def summon(self, hands: Hands) -> None:
        """Play a minion if there is one to be played, as near to the enemy as may be."""
        minions = self.hand.get_by_role("button", name=PLAYABLE)
        if not minions.count():
            return
        hands.take(minions.first)
        places = self.lit("play here")
        if not places:
            self.page.keyboard.press("Escape")
            return
        enemy = self.enemy()
        hands.take(self.square(min(places, key=lambda place: far_apart(place, enemy))))
        while self.wait() and not self.main.is_visible():
            choices = self.lit("choose this")
            hands.take(self.square(choices[0]) if choices else self.enough)

    def play_turn(self, hands: Hands) -> None:
        self.summon(hands)
        idle: set[str] = set()
        for _ in range(MOST_ORDERS):
            units = [unit for unit in self.able() if unit not in idle] if self.wait() else []
            if not units:
                break
            if not self.order(hands, units[0]):
                idle.add(units[0])
        if self.wait():
            hands.take(self.main)

    def play_on(self, hands: Hands) -> str:
        """Play to the end: the title of the end screen."""
        while self.wait():
            self.play_turn(hands)
        return self.end.get_by_role("heading").first.text_content() or ""
