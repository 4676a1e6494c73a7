"""Every legal action applies, every other is refused with a reason; somebody can always act."""

from __future__ import annotations

import json

import pytest

from cardwright.kernel.chance import Chance
from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.game import CONCEDE, Game
from cardwright.kernel.state import State

HUGE = 2**62


def legal_actions_apply(game: Game[State], s: State, most: int) -> None:
    """Each legal action of each seat, or at most this many, on a copy."""
    for seat in range(s.seats):
        actions = list(game.legal(s, seat))
        assert len(set(actions)) == len(actions), "an action is listed twice"
        for action in actions[:: max(1, len(actions) // most)]:
            assert game.why_not(s, seat, action) == ""
            game.apply(game.clone(s), seat, action)


def other_actions_are_refused(game: Game[State], s: State, chance: Chance) -> None:
    before = game.digest(s)
    for seat in range(-1, int(s.seats) + 1):
        legal = list(game.legal(s, seat)) if 0 <= seat < s.seats else []
        for action in strange_actions(legal, chance):
            if action not in legal and action != CONCEDE:
                assert_refused(game, s, seat, action)
    for seat in (-1, int(s.seats)):
        assert_refused(game, s, seat, CONCEDE)
    assert game.digest(s) == before, "a refused action changed the position"


def strange_actions(legal: list[int], chance: Chance) -> list[int]:
    """Neighbours of what is legal, other kinds, operands too many, negative and huge numbers."""
    found = [-2, -3, -HUGE, HUGE, 2 * HUGE - 1, 0, int(chance.below(1 << 15)), int(chance.below(1 << 30)) << 31]
    for action in legal[:: max(1, len(legal) // 3)]:
        found += [action - 1, action + 1, -action, action ^ 1, action ^ 2, action ^ 3]
        found += [action ^ 1 << int(chance.below(15)), action | 1 << 15 << int(chance.below(40))]
    return found


def assert_refused(game: Game[State], s: State, seat: int, action: int) -> None:
    why = game.why_not(s, seat, action)
    assert len(why.split()) >= 3, f"{action} of seat {seat} is refused with no sentence but {why!r}"
    with pytest.raises(IllegalAction) as refusal:
        game.apply(s, seat, action)
    assert str(refusal.value) == why


def why_not_agrees_with_legal(game: Game[State], s: State, actions: range) -> None:
    """Exhaustively, for every number in the range."""
    for seat in range(s.seats):
        legal = set(game.legal(s, seat))
        allowed = {action for action in actions if not game.why_not(s, seat, action)} - {CONCEDE}
        assert allowed == {action for action in legal if action in actions}


def nothing_happens_after_the_end(game: Game[State], s: State) -> None:
    for seat in range(s.seats):
        assert game.legal(s, seat) == []
        for action in (CONCEDE, 0, 1, 2):
            assert_refused(game, s, seat, action)


def somebody_can_act(game: Game[State], s: State) -> None:
    asked = s.asked()
    assert asked, "there is no result, and nobody is asked"
    assert s.next_seat() == asked[0]
    assert len({decision.seat for decision in s.waiting}) == len(s.waiting), "a seat is asked twice"
    seated = s.seated()
    for seat in asked:
        assert seat in seated
        assert game.legal(s, seat), f"seat {seat} is asked and can do nothing"


def running_out_of_time_is_legal(game: Game[State], s: State) -> None:
    for seat in s.asked():
        decision = s.decision(seat)
        assert decision is not None
        assert game.timeout(s, decision) in game.legal(s, seat)


def actions_have_words(game: Game[State], s: State) -> None:
    for seat in range(s.seats):
        for action in game.legal(s, seat):
            text = game.action_text(s, seat, action)
            assert text == text.strip() != ""
            assert game.read_action(s, seat, text) == action, f'"{text}" reads back as another action'
            parts = game.action_parts(s, seat, action)
            assert isinstance(parts["kind"], str)
            assert json.loads(json.dumps(parts)) == parts
