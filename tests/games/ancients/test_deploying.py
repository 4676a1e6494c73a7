"""Several heroes are deployed one after the other, and all of it is secret until both players are done."""

from __future__ import annotations

import pytest

from cardwright.games.ancients.game import GAME
from cardwright.games.ancients.model.actions import DEPLOY, pack
from cardwright.games.ancients.model.board import COMBAT, SUPPORT, place_of
from cardwright.games.ancients.model.state import ACTION, Position
from cardwright.games.ancients.options import Options
from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.state import LOCKED, NOBODY, OPEN

TWO_AND_ONE = """\
round: 3
phase: deploy
L1.P1.combat: 3 Melee Creep [20]
P1.fountain: Brakka Ironvow [1] ready 3; Issa Dawnpetal [3] ready 3
P2.fountain: Tolgar Pitmaster [6] ready 3
"""
BESIDE = place_of(0, 0, COMBAT, 3)
OUTSIDE = place_of(0, 0, COMBAT, 4)
THEIRS = place_of(1, 1, SUPPORT, 0)


def deploying() -> Position:
    return GAME.read_position(TWO_AND_ONE, Options())


def to(hero: int, place: int) -> int:
    return int(pack(DEPLOY, hero, first=place))


def test_who_has_placed_one_of_two_heroes_is_asked_on() -> None:
    # J55
    s = deploying()
    GAME.apply(s, 0, to(1, BESIDE))
    assert (list(s.asked()), s.sealed) == ([0, 1], [OPEN, OPEN])
    assert to(3, OUTSIDE) in GAME.legal(s, 0), "the own hero is next to it"
    with pytest.raises(IllegalAction):
        GAME.apply(s, 0, to(1, OUTSIDE))


def test_nothing_of_it_shows_to_others() -> None:
    # J55
    s = deploying()
    before = [GAME.encode(GAME.mask(s, reader)) for reader in (NOBODY, 1)]
    GAME.apply(s, 0, to(1, BESIDE))
    assert [GAME.encode(GAME.mask(s, reader)) for reader in (NOBODY, 1)] == before
    assert s.events == []
    assert GAME.mask(s, 0).players[0].pending == s.players[0].pending


def test_all_heroes_come_into_play_when_the_last_one_is_placed() -> None:
    # J12, J55
    s = deploying()
    GAME.apply(s, 0, to(1, BESIDE))
    GAME.apply(s, 0, to(3, OUTSIDE))
    assert s.board[BESIDE] is None
    GAME.apply(s, 1, to(6, THEIRS))
    found = [s.board[place] for place in (BESIDE, OUTSIDE, THEIRS)]
    assert [unit.id for unit in found if unit is not None] == [1, 3, 6]
    assert (s.phase, s.players[0].pending) == (ACTION, [])


def test_the_order_of_answers_does_not_matter() -> None:
    # J55
    one, other = deploying(), deploying()
    moves = [(0, to(1, BESIDE)), (0, to(3, OUTSIDE)), (1, to(6, THEIRS))]
    for seat, action in moves:
        GAME.apply(one, seat, action)
    for seat, action in (moves[2], moves[0], moves[1]):
        GAME.apply(other, seat, action)
    assert GAME.digest(one) == GAME.digest(other)


def test_a_world_made_up_for_the_opponent_has_places_for_all_heroes() -> None:
    # J55
    s = deploying()
    GAME.apply(s, 0, to(1, BESIDE))
    GAME.apply(s, 0, to(3, OUTSIDE))
    seen = GAME.mask(s, 1)
    assert (seen.sealed, seen.players[0].pending) == ([LOCKED, OPEN], [])
    world = GAME.sample(seen, 1, 5)
    GAME.apply(world, 1, to(6, THEIRS))
    assert (world.phase, world.players[0].fountain) == (ACTION, [])


def test_late_heroes_go_onto_one_improvement_after_the_other() -> None:
    # J12
    full = "1 Drill Yard; 2 Drill Yard; 4 Drill Yard; 5 Drill Yard"
    s = GAME.read_position(
        f"round: 3\nphase: deploy\nL1.P1.support: {full}\nL2.P1.support: {full}\n"
        "P1.fountain: Brakka Ironvow [90] ready 3; Issa Dawnpetal [91] ready 3",
        Options(),
    )
    for _ in range(2):
        decision = s.decision(0)
        assert decision is not None
        GAME.apply(s, 0, GAME.timeout(s, decision))
    first = [s.board[place_of(0, 0, SUPPORT, slot)] for slot in (0, 1)]
    assert [unit.id for unit in first if unit is not None] == [90, 91]
