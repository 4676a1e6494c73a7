"""The random generators."""

from collections import Counter
from hashlib import blake2b
from itertools import pairwise
from math import log2

import pytest

from cardwright.kernel.chance import KEEP, KEPT_BITS, Chance, dice, scrambled, seeded
from cardwright.kernel.errors import BadInput

KEY = bytes(range(32))
KNOWN = [242, 182, 694, 634, 468, 49, 897, 325]  # below 1000, the first of this key
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


# With a key.


def numbers(chance: Chance, bound: int, count: int) -> list[int]:
    return [int(chance.below(bound)) for _ in range(count)]


def test_the_numbers_of_a_key_are_hashes_of_a_counter() -> None:
    # Worked out here by the library alone, so that compiled and interpreted rules agree with it and each other.
    hashes = [
        blake2b(place.to_bytes(8, "big"), digest_size=32, key=KEY, person=b"match").digest() for place in range(20)
    ]
    for bound in (1, 2, 40, 2**31 - 1):
        assert numbers(dice(KEY), bound, 20) == [int.from_bytes(number, "big") * bound >> 256 for number in hashes]
    assert numbers(dice(KEY), 1000, 8) == KNOWN


def test_a_key_has_256_bits_and_each_of_them_counts() -> None:
    found = {tuple(numbers(dice(KEY), 2**31 - 1, 4))}
    for bit in range(256):
        other = (int.from_bytes(KEY, "big") ^ 1 << bit).to_bytes(32, "big")
        found.add(tuple(numbers(dice(other), 2**31 - 1, 4)))
    assert len(found) == 257
    for size in (0, 16, 31, 33):
        with pytest.raises(BadInput, match=f"the key of a match has 256 bits, not {size * 8}"):
            dice(bytes(size))


def alike(seed: int, other: int) -> int:
    """A seed that begins with other bits and leads the fast generator to the same place: it holds only 61 of them."""
    low, high = seed * 2 & KEEP, seed * 2 >> KEPT_BITS
    begins = other * 2 & KEEP
    middle = int(scrambled(low)) ^ (high & KEEP) ^ int(scrambled(begins))
    return (begins | middle << KEPT_BITS | (high >> KEPT_BITS) << 2 * KEPT_BITS) >> 1


def test_seeds_that_lead_the_fast_generator_to_the_same_place_are_different_keys() -> None:
    one = int.from_bytes(KEY[:16], "big")
    for other in range(1, 50):
        twin = alike(one, other)
        assert twin != one
        assert seeded(twin) == seeded(one)
        keys = [seed.to_bytes(32, "big") for seed in (one, twin)]
        assert numbers(dice(keys[0]), 2**31 - 1, 4) != numbers(dice(keys[1]), 2**31 - 1, 4)


def recovered(seen: list[int], bound: int, rngs: range) -> list[int]:
    """The fast generators in a range that give these numbers: what a player does who wants to know the rest."""
    return [rng for rng in rngs if numbers(Chance(rng), bound, len(seen)) == seen]


def test_what_a_key_has_dealt_fits_no_fast_generator_and_what_a_fast_one_has_dealt_gives_it_away() -> None:
    dealt = Chance(1234)
    assert recovered(numbers(dealt, 60, 6), 60, range(3000)) == [1234]
    assert recovered(numbers(dice(KEY), 60, 6), 60, range(3000)) == []


def test_what_a_keyed_position_holds_of_its_numbers_is_how_many_were_drawn() -> None:
    one, other = dice(KEY), dice(KEY[::-1])
    numbers(one, 100, 7), numbers(other, 100, 7)
    assert (one.rng, other.rng) == (-8, -8)


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 30, 40, 59])
def test_no_outcome_of_a_key_is_favoured(bound: int) -> None:
    counts = Counter(numbers(dice(KEY), bound, 600 * bound))
    squares = sum((counts[face] - 600) ** 2 / 600 for face in range(bound))
    spread = (2 * (bound - 1)) ** 0.5
    assert abs(squares - (bound - 1)) < 4.5 * spread  # the chi-squared of a fair die


def test_numbers_of_a_key_that_follow_one_another_have_nothing_to_do_with_each_other() -> None:
    drawn = numbers(dice(KEY), 6, 6000)
    for apart in (1, 2, 8):
        pairs = Counter(zip(drawn, drawn[apart:], strict=False))
        entropy = -sum(count / 6000 * log2(count / 6000) for count in pairs.values())
        assert entropy > 2 * log2(6) - 0.02


def test_lots_are_drawn_by_the_same_numbers_as_below_gives() -> None:
    cards, chance, other = list(range(40)), dice(KEY), dice(KEY)
    chance.draw_lots(cards, 12)
    expected = list(range(40))
    for place in range(12):
        at = place + int(other.below(40 - place))
        expected[place], expected[at] = expected[at], expected[place]
    assert (cards, chance.rng) == (expected, other.rng)
    assert sorted(cards) == list(range(40))


def test_what_was_decided_beforehand_comes_before_what_the_key_gives() -> None:
    chance = dice(KEY)
    chance.script = (3,)
    assert chance.below(4) == 3
    assert numbers(chance, 1000, 8) == KNOWN


def test_each_purpose_has_a_stream_of_its_own() -> None:
    chance = dice(KEY)
    first, decks = chance.apart("first player"), chance.apart("decks")
    assert len({tuple(numbers(one, 2**31 - 1, 4)) for one in (first, decks, chance)}) == 3
    assert numbers(dice(KEY).apart("decks"), 100, 4) == numbers(dice(KEY).apart("decks"), 100, 4)


def test_what_is_drawn_apart_does_not_move_the_match_on() -> None:
    chance = dice(KEY)
    numbers(chance.apart("decks"), 30, 5)
    assert numbers(chance, 1000, 8) == KNOWN


def test_the_fast_generator_has_one_stream() -> None:
    chance = dice(5)
    assert chance.apart("decks") is chance


def test_a_generator_can_follow_another_of_either_kind() -> None:
    keyed, fast = dice(KEY), dice(5)
    numbers(keyed, 100, 3), numbers(fast, 100, 3)
    for other in (keyed, fast):
        chance = dice(KEY[::-1])
        chance.script = (1, 2)
        chance.follow(other)
        assert numbers(chance, 1000, 5) == numbers(other, 1000, 5)
