"""Whether a seat has learned something it could not have known: what was hidden from it, or left to chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic

from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.event import known_by
from cardwright.kernel.game import Game
from cardwright.kernel.state import S

WORLDS: Final = 4  # tried; each would have to match what really happened by accident
Move = tuple[int, int]


class Learning(Generic[S]):
    """Follows the actions of a match in the real position and in others that looked the same to a seat before them.

    As soon as one of those looks different to it, the seat has learned something. Until then they also serve for what
    it does next, since they still look the same to it; ``upto`` is how much of the match's log was followed.
    """

    def __init__(self, game: Game[S], before: S, seat: int, upto: int) -> None:
        self.game = game
        self.seat = seat
        self.upto = upto
        self._real: S = game.clone(before)
        self._worlds: list[S] = []

    def follow(self, moves: Sequence[Move], upto: int) -> bool:
        """Whether these actions, which bring the log to this length, teach the seat anything."""
        self.upto = upto
        if not moves:
            return False
        seen = None if self._worlds else self.game.mask(self._real, self.seat)
        happened = told(self.game, self._real, moves, self.seat)
        now = self.game.mask(self._real, self.seat)
        for seed in range(WORLDS):
            if seen is not None:
                self._worlds.append(self.game.sample(seen, self.seat, seed))
            world = self._worlds[seed]
            if told(self.game, world, moves, self.seat) != happened:
                return True
            if not self.game.position().same(self.game.mask(world, self.seat), now):
                return True
        return False


def told(game: Game[S], s: S, moves: Sequence[Move], seat: int) -> list[tuple[object, ...]] | None:
    """Take these actions; what the seat is told of them, or None if they cannot be taken."""
    kinds = game.event_kinds()
    heard: list[tuple[object, ...]] = []
    s.telling = True
    for mover, action in moves:
        try:
            game.apply(s, mover, action)
        except IllegalAction:
            return None
        for event in s.events:
            known = known_by(event, kinds[event.kind], seat)
            heard.append((known.kind, known.seat, known.a, known.b, known.c, known.d))
    return heard
