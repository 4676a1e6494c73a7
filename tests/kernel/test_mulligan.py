"""The mulligan: which sets of cards may be exchanged, and how that is said."""

import pytest

from cardwright.kernel.action import PASS, pack
from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.mulligan import (
    EXCHANGE,
    KEEP_ALL,
    exchange_parts,
    exchange_refusal,
    exchange_text,
    exchanges,
    numbered_place,
    read_exchange,
)

FIRST_AND_THIRD = 0b101


def test_every_set_of_allowed_places_is_an_answer_up_to_the_limit() -> None:
    assert exchanges(FIRST_AND_THIRD, 2) == [pack(EXCHANGE, chosen) for chosen in (0, 0b001, 0b100, 0b101)]
    assert exchanges(FIRST_AND_THIRD, 1) == [pack(EXCHANGE, chosen) for chosen in (0, 0b001, 0b100)]
    assert exchanges(0, 6) == [KEEP_ALL]


def test_whatever_is_offered_is_accepted_and_nothing_else() -> None:
    for chosen in range(16):
        action = pack(EXCHANGE, chosen)
        allowed = exchange_refusal(action, FIRST_AND_THIRD, 1, "R24") == ""
        assert allowed == (action in exchanges(FIRST_AND_THIRD, 1))


def test_a_refusal_says_what_is_wrong() -> None:
    assert exchange_refusal(PASS, 1, 1, "R24") == "first choose which cards to exchange (R24)"
    assert exchange_refusal(pack(EXCHANGE, 0, 1), 1, 1, "R24") == "first choose which cards to exchange (R24)"
    assert exchange_refusal(pack(EXCHANGE, 3), 3, 1, "R24") == "you may exchange at most 1 of your cards (R24)"


def test_places_are_counted_from_one_in_words() -> None:
    assert exchange_text(pack(EXCHANGE, FIRST_AND_THIRD)) == "mulligan 1 3"
    assert exchange_text(KEEP_ALL) == "mulligan none"
    assert exchange_parts(pack(EXCHANGE, FIRST_AND_THIRD)) == {"kind": "mulligan", "slots": [1, 3]}


@pytest.mark.parametrize("typed", ["1 3", "1, 3", "3,1", " 3 1 3 "])
def test_places_are_typed_in_any_order(typed: str) -> None:
    assert read_exchange(typed, "R24", numbered_place) == pack(EXCHANGE, FIRST_AND_THIRD)


def test_keeping_all_cards_has_a_word() -> None:
    assert read_exchange("None", "R24", numbered_place) == KEEP_ALL


@pytest.mark.parametrize("typed", ["", "0", "11", "1 fox"])
def test_what_is_no_place_of_a_hand_is_refused_with_an_example(typed: str) -> None:
    with pytest.raises(IllegalAction, match=r'"mulligan 1 4", or "mulligan none" \(R24\)'):
        read_exchange(typed, "R24", numbered_place)
