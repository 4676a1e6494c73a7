"""Matches of nets against themselves or each other, at the tables of a batch: every seat is greedy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardwright.agents.evaluation.learned import LearnedEvaluation
from cardwright.agents.greedy import Greedy
from cardwright.env import Arrangement, Batch
from cardwright.kernel.chance import dice, mixed
from cardwright.kernel.state import State

TABLES: Final = 16
STRAYING: Final = 0.03  # how often a seat does anything sensible, so that it is learned what comes of that
FINENESS: Final = 10_000

Match = tuple[int, tuple[float, ...]]  # its number, and what it brought each seat


class SelfPlay:
    """The nets take the seats in turn, another one first in each match; ``straying`` is as STRAYING."""

    def __init__(
        self,
        arrangement: Arrangement,
        nets: Sequence[LearnedEvaluation],
        matches: int,
        seed: int,
        straying: float = 0.0,
    ) -> None:
        self.game = arrangement.game
        self.nets = nets
        self.players = [Greedy(net) for net in nets]
        self.matches = matches
        self.seed = seed
        self.straying = straying
        self.batch = Batch(arrangement, n=min(TABLES, matches), seed=seed)
        self.decisions = [0] * self.batch.n

    def play(self, noted: Callable[[int, State, int], None], ended: Callable[[int, Match], None]) -> None:
        """Until all matches are over; ``noted`` is told every position before a decision, ``ended`` every result."""
        batch, left = self.batch, self.matches
        while left:
            going = [at for at in range(batch.n) if batch.number[at] < self.matches]
            moves = [int(legal[0]) for legal in batch.hall.sheets.legal]
            for at in going:
                noted(at, batch.hall.positions[at], int(batch.seat[at]))
                moves[at] = self.move(at)
            numbers = batch.number.copy()
            batch.step(moves)
            for at in going:
                self.decisions[at] += 1
                if batch.done[at]:
                    left -= 1
                    self.decisions[at] = 0
                    ended(at, (int(numbers[at]), tuple(float(share) for share in batch.reward[at])))

    def move(self, at: int) -> int:
        """What the seat that is asked does there, as a move of its sheet."""
        sheets = self.batch.hall.sheets
        offered = list(sheets.offered[at])
        return int(sheets.legal[at][offered.index(self.action(at, offered))])

    def action(self, at: int, offered: list[int]) -> int:
        s, seat, number = self.batch.hall.positions[at], int(self.batch.seat[at]), int(self.batch.number[at])
        if len(offered) == 1:
            return offered[0]
        which = (seat + number) % len(self.nets)
        seen = self.game.mask(s, seat)
        chance = dice(mixed(self.seed, number, self.decisions[at]))
        if int(chance.below(FINENESS)) < self.straying * FINENESS:
            sensible = self.nets[which].sensible(seen, seat, offered)
            return sensible[int(chance.below(len(sensible)))]
        return self.players[which].choose(self.game, seen, seat, offered, int(chance.below(2**31)))


def shares(reward: Sequence[float], seats: int) -> NDArray[np.float32]:
    """What a match is worth to each seat, as a chance: 1 to the only winner, an equal share of a draw."""
    won = [share > 0 for share in reward]
    if not any(won):
        return np.full(seats, 1 / seats, np.float32)
    return np.array([share / sum(won) for share in won], np.float32)
