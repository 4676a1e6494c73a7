"""The menu of a hand, against all the ways there are to put its cards on lines."""

from itertools import permutations

import pytest

from cardwright.games.threelines.game import GAME
from cardwright.games.threelines.model.card import Card, Cards
from cardwright.games.threelines.model.menu import SLOT_BITS
from cardwright.games.threelines.options import Options
from cardwright.kernel.cards import CardSet
from cardwright.kernel.chance import Chance, dice
from tests.games.threelines.table import P1

TABLES = 60
LINES = ("left", "center", "right")
TWINS = "abcdefghi"
CARDS: Cards = CardSet([Card(f"{twin}{cost}", "", 1, 1, cost, "") for cost in range(1, 6) for twin in TWINS])


def placements(costs: list[int], mana: int, free: list[int], most: int) -> list[int]:
    """Any cards on free lines that mana pays for, at most one a line and ``most`` in all."""
    found = {0}
    for count in range(1, min(most, len(free), len(costs)) + 1):
        for lines in permutations(free, count):
            for slots in permutations(range(len(costs)), count):
                if sum(costs[slot] for slot in slots) <= mana:
                    found.add(sum(slot + 1 << SLOT_BITS * line for slot, line in zip(slots, lines, strict=True)))
    return sorted(found)


def a_table(chance: Chance, size: int, most: int) -> tuple[list[int], list[int]]:
    """What may be done with a hand of a number of cards by lot, and what it should be."""
    costs = [1 + int(chance.below(5)) for _ in range(size)]
    mana = int(chance.below(11))
    free = [line for line in range(3) if chance.below(3)]
    hand = [f"{TWINS[place]}{cost}" for place, cost in enumerate(costs)]
    lines = [f"P1.{LINES[line]}: {TWINS[6 + line]}1" for line in range(3) if line not in free]
    text = "\n".join([f"P1.mana: {mana}", "P2.hand: g5", f"P1.hand: {', '.join(hand) or '-'}", *lines])
    s = GAME.read_position(text, Options(hand_limit=6, placements=most), CARDS)
    return [int(action) for action in GAME.legal(s, P1)], placements(costs, mana, free, most)


@pytest.mark.parametrize("most", [1, 2, 3])
@pytest.mark.parametrize("size", range(7))
def test_a_menu_has_every_placement_that_can_be_paid_and_no_other(size: int, most: int) -> None:
    # R22, T9
    chance = dice(100 * size + most)
    for _ in range(TABLES):
        offered, expected = a_table(chance, size, most)
        assert offered == expected
