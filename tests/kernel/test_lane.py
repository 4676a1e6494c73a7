"""The fast lane, the frames, and how one hands over to the other, on a row of dominoes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import cardwright
from cardwright.kernel.action import PICK, pack
from cardwright.kernel.deed import Deed
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.options import Options

if cardwright.mode() == "compiled":
    pytest.skip("compiled rules cannot be derived from", allow_module_level=True)

from tests.kernel.dominoes import CROSSING, Dominoes, Row, fall

if TYPE_CHECKING:
    from cardwright.kernel.data.codec import Json

GAME = Dominoes()


def row(stones: str) -> Row:
    return GAME.read_position(stones, Options())


def set_off(s: Row, *deeds: Deed) -> Row:
    """Let all this be about to happen."""
    s.waiting = ()
    s.lane += deeds
    GAME.advance(s)
    return s


def at_the_crossroads() -> Row:
    """P1 is asked which stone the first one knocks over, while another is about to fall."""
    return set_off(row("2 1 1 1"), fall(0, 0), fall(1, 2))


def saved(s: Row) -> Json:
    return json.loads(json.dumps(GAME.encode(s)))


def test_what_is_about_to_happen_happens_first_come_first_served() -> None:
    s = set_off(row("1 1 0 1 1"), fall(1, 3), fall(0, 0))
    assert s.told[:4] == ["3 falls", "0 falls", "4 falls", "1 falls"]


def test_what_was_done_is_heard_late_once_nothing_is_about_to_happen() -> None:
    s = row("1 1 1")
    GAME.apply(s, 0, 0)
    assert s.told == ["0 falls", "1 falls", "2 falls", "0 echoes", "1 echoes", "2 echoes"]
    assert (s.lane, s.done, s.due) == ([], (), 0)


def test_an_effect_that_asks_lets_the_lane_wait() -> None:
    s = at_the_crossroads()
    assert s.told == ["0 falls"]
    assert [(deed.kind, deed.thing) for deed in s.lane] == [(0, 2)]
    assert [(frame.program, frame.urgent) for frame in s.agenda] == [(CROSSING, True)]
    assert (s.waiting[0].seat, s.waiting[0].options) == (0, (1, 2, 3))


def test_with_the_answer_the_effect_goes_on_before_the_lane_does() -> None:
    s = at_the_crossroads()
    GAME.apply(s, 0, pack(PICK, 3))
    assert s.told[1:4] == ["P1 knocks over 3", "2 falls", "3 falls"]


def test_a_position_that_waits_in_the_middle_can_be_copied_and_saved() -> None:
    s = at_the_crossroads()
    copy, read = s.clone(), GAME.decode(saved(s))
    assert saved(copy) == saved(read) == saved(s)
    for position in (copy, read):
        GAME.apply(position, 0, pack(PICK, 3))
    assert saved(copy) == saved(read) != saved(s)
    assert s.told == ["0 falls"]


def test_effects_handed_over_by_one_deed_go_on_in_the_order_in_which_they_came() -> None:
    s = row("3 1 1 1")
    GAME.apply(s, 0, 0)
    assert [frame.seat for frame in s.agenda] == [1, 0]  # the last one first
    GAME.apply(s, 0, pack(PICK, 3))
    assert s.waiting[0].seat == 1
    assert 3 in s.waiting[0].options  # it has not fallen yet
    GAME.apply(s, 1, pack(PICK, 2))
    assert s.told[1:5] == ["P1 knocks over 3", "P2 knocks over 2", "3 falls", "2 falls"]


def test_a_frame_that_was_not_handed_over_goes_on_when_the_lane_is_empty() -> None:
    s = set_off(row("4 1 1"), fall(0, 0), fall(1, 1))
    assert s.told == ["0 falls", "1 falls", "2 falls", "0 echoes", "1 echoes", "2 echoes", "0 closes"]


def test_late_reactions_that_are_under_way_are_kept() -> None:
    s = row("1 1")
    s.waiting = ()
    s.done, s.due = (fall(0, 0), fall(0, 1)), 1
    assert s.clone().due == 1
    read = GAME.decode(saved(s))
    assert (len(read.done), read.due) == (2, 1)


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("lane", [{"kind": 0}], 'lane\\[0\\]: the field "seat" is missing'),
        ("due", 3, "due: 3 of 0 deeds are being heard"),
    ],
)
def test_a_lane_that_cannot_be_is_refused(field: str, value: Json, why: str) -> None:
    written = saved(row("1 1"))
    written["position"][field] = value
    with pytest.raises(BadPosition, match=why):
        GAME.decode(written)


def test_a_deed_of_nobody_at_the_table_is_refused() -> None:
    s = row("1 1")
    s.lane.append(Deed(0, 5, 1))
    with pytest.raises(BadPosition, match="is the doing of seat 6; there are 2"):
        GAME.decode(saved(s))
