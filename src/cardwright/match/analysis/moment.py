"""A decision of a match: what a seat knew then, what it could do, and what it did."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic

from cardwright.kernel.data.replay import Replay, steps
from cardwright.kernel.game import CONCEDE, Game
from cardwright.kernel.state import S


@dataclass(frozen=True)
class Moment(Generic[S]):
    """``seen`` is the mask of the seat: nothing is in here that it could not know. ``step`` actions came before."""

    step: int
    seat: int
    seen: S
    actions: list[int]
    taken: int


def moment_at(game: Game[S], s: S, step: int, seat: int, taken: int) -> Moment[S]:
    return Moment(step, seat, game.mask(s, seat), [int(action) for action in game.legal(s, seat)], taken)


def moments(game: Game[S], replay: Replay) -> Iterator[Moment[S]]:
    """Every decision of a match in its order. To give up is no action among others, and left out."""
    for step, s in enumerate(steps(game, replay)):
        if step < len(replay.moves) and replay.moves[step][1] != CONCEDE:
            yield moment_at(game, s, step, *replay.moves[step])
