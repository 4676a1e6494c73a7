"""Whether a seat has learned something it could not have known: what was hidden from it, or left to chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.event import known_by
from cardwright.kernel.game import Game
from cardwright.kernel.state import S

WORLDS: Final = 4  # tried; each would have to match what really happened by accident


def learned(game: Game[S], before: S, moves: Sequence[tuple[int, int]], seat: int) -> bool:
    """Whether the same actions could have looked different to this seat, given all it knew before them."""
    seen = game.mask(before, seat)
    happened = told(game, game.clone(before), moves, seat)
    return any(told(game, game.sample(seen, seat, seed), moves, seat) != happened for seed in range(WORLDS))


def told(game: Game[S], s: S, moves: Sequence[tuple[int, int]], seat: int) -> Any:
    """What the seat sees when these actions are taken; None if they cannot be."""
    kinds, heard = game.event_kinds(), []
    s.telling = True
    for mover, action in moves:
        try:
            game.apply(s, mover, action)
        except IllegalAction:
            return None
        for event in s.events:
            known = known_by(event, kinds[event.kind], seat)
            heard.append((known.kind, known.seat, known.a, known.b, known.c, known.d))
    return heard, game.position().encode(game.mask(s, seat))
