"""Simultaneous answers commute, and a secret one changes nothing for the others."""

from __future__ import annotations

from itertools import permutations

from cardwright.kernel.chance import Chance
from cardwright.kernel.game import Game
from cardwright.kernel.state import OPEN, State
from tests.contract.journey import Move, any_answer


def answers_commute(game: Game[State], s: State, chance: Chance) -> None:
    open_ = [decision.seat for decision in s.waiting if decision.sealed and s.sealed[decision.seat] == OPEN]
    if len(open_) < 2:
        return
    moves = [any_answer(game, s, seat, chance) for seat in open_]
    copy = game.clone(s)
    for move in moves[:-1]:
        assert_silent(game, copy, move)
    ends = {end_of(game, s, order) for order in permutations(moves)}
    assert len(ends) == 1, "the order of simultaneous answers matters"


def end_of(game: Game[State], s: State, moves: tuple[Move, ...]) -> str:
    copy = game.clone(s)
    for move in moves:
        game.apply(copy, *move)
    return game.digest(copy)


def assert_silent(game: Game[State], s: State, move: Move) -> None:
    """A sealed answer changes nothing for anybody else but the mark that it was given."""
    rng = s.rng
    readers = [reader for reader in range(-1, int(s.seats)) if reader != move[0]]
    before = [public_part(game, s, reader, move[0]) for reader in readers]
    game.apply(s, *move)
    assert s.rng == rng, "a sealed answer drew from the generator"
    assert s.events == []
    assert [public_part(game, s, reader, move[0]) for reader in readers] == before


def public_part(game: Game[State], s: State, reader: int, seat: int) -> object:
    seen = game.mask(s, reader)
    seen.sealed[seat] = OPEN
    return game.encode(seen)
