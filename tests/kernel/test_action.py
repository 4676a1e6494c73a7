"""One answer, packed into one integer."""

import pytest

from cardwright.kernel.action import PASS, PICK, is_pick, kind_of, operand, pack, pick_refusal, picked, picks
from cardwright.kernel.decision import Decision


def test_what_is_packed_can_be_taken_out_again() -> None:
    action = pack(7, 1, 1023, 0, 512)
    assert kind_of(action) == 7
    assert [operand(action, position) for position in range(4)] == [1, 1023, 0, 512]


def test_a_plain_pass_is_nothing() -> None:
    assert pack(PASS) == 0


def test_a_pick_names_one_thing() -> None:
    action = pack(PICK, 300)
    assert is_pick(action)
    assert picked(action) == 300
    assert not is_pick(PASS)


def test_every_thing_offered_can_be_picked_and_enough_is_said_once_it_is_allowed() -> None:
    must = Decision(0, "card", (4, 9), "slot", least=1)
    may = Decision(0, "card", (4, 9), "slot", least=0)
    assert picks(must) == [pack(PICK, 4), pack(PICK, 9)]
    assert picks(may) == [pack(PICK, 4), pack(PICK, 9), PASS]


@pytest.mark.parametrize("least", [0, 1, 2])
def test_refusals_agree_with_the_list_of_picks(least: int) -> None:
    decision = Decision(0, "card", (0, 4, 9), "slot", least=least)
    allowed = [action for action in range(-40, 1 << 12) if not pick_refusal(decision, action)]
    assert sorted(picks(decision)) == allowed


def test_a_refusal_says_how_many_are_missing() -> None:
    assert pick_refusal(Decision(0, "card", (4, 9), "slot", least=2), PASS) == "2 more must be chosen"
    assert pick_refusal(Decision(0, "card", (4,), "slot"), pack(PICK, 5)) == "that is not one of the things offered"
