"""The random generator."""

from itertools import pairwise

import pytest

from cardwright.kernel.chance import dice, seeded
from cardwright.kernel.errors import BadInput

SEEDS = [0, 1, -1, 2, 12345, 2**31, 2**61, 2**63, -(2**64), 10**40]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_seed_gives_the_same_numbers(seed: int) -> None:
    one, other = dice(seed), dice(seed)
    assert [one.below(100) for _ in range(50)] == [other.below(100) for _ in range(50)]


def test_different_seeds_start_in_different_places() -> None:
    assert len({int(seeded(seed)) for seed in [*SEEDS, *range(3, 1000)]}) == len(SEEDS) + 997


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 64, 1000, 2**31 - 1])
def test_numbers_stay_below_their_bound(bound: int) -> None:
    chance = dice(bound)
    assert all(0 <= chance.below(bound) < bound for _ in range(2000))


def test_all_numbers_are_about_equally_likely() -> None:
    chance = dice(3)
    counts = [0] * 6
    for _ in range(60_000):
        counts[chance.below(6)] += 1
    assert all(9_500 < count < 10_500 for count in counts)


def test_neighbouring_seeds_are_not_alike() -> None:
    firsts = [int(dice(seed).below(6)) for seed in range(6000)]
    assert all(850 < firsts.count(face) < 1150 for face in range(6))
    assert 850 < sum(a == b for a, b in pairwise(firsts)) < 1150


def test_a_shuffle_keeps_every_card() -> None:
    cards = list(range(52))
    dice(8).shuffle(cards)
    assert cards != list(range(52))
    assert sorted(cards) == list(range(52))


def test_every_order_of_three_cards_can_come_up() -> None:
    chance = dice(1)
    orders = set()
    for _ in range(200):
        cards = [0, 1, 2]
        chance.shuffle(cards)
        orders.add(tuple(cards))
    assert len(orders) == 6


def test_what_was_decided_beforehand_comes_first() -> None:
    chance = dice(5)
    undisturbed = dice(5).below(10)
    chance.script = (3, 0)
    assert [chance.below(4), chance.below(1), chance.below(10)] == [3, 0, undisturbed]


@pytest.mark.parametrize("outcome", [-1, 4])
def test_a_script_cannot_say_what_cannot_come_up(outcome: int) -> None:
    chance = dice(5)
    chance.script = (outcome,)
    with pytest.raises(BadInput, match=f"the script says {outcome}, but only 0 to 3 can come up here"):
        chance.below(4)
