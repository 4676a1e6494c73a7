"""The mulligan: which sets of cards may be exchanged, and how that is said."""

from cardwright.kernel.action import PASS, pack
from cardwright.kernel.mulligan import (
    EXCHANGE,
    KEEP_ALL,
    exchange_parts,
    exchange_refusal,
    exchange_text,
    exchanges,
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
