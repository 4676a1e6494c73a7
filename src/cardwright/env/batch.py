"""Many matches at once: at every table the seat that is asked moves, and the next match follows the last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardwright.agents import Agent
from cardwright.agents.answer import answer_of
from cardwright.agents.listener import listens
from cardwright.env.arrangement import Arrangement, Chosen, arrange
from cardwright.env.arrays import Arrays
from cardwright.kernel.cards import CardSet
from cardwright.kernel.chance import dice
from cardwright.kernel.errors import BadInput
from cardwright.kernel.game import Game
from cardwright.kernel.state import State
from cardwright.kernel.tensors.hall import Hall


class Batch:
    """``n`` tables. All arrays are views of memory that the next ``step`` changes: copy what is to be kept.

    observation, mask, actions   what the seat that is asked sees and may do (see ``Arrays``)
    seat     which seat that is
    reward   what the last step brought each seat: 1 for winning, and what adds up to 0 for the others
    done     whether the last step ended the match; the rest is about the fresh one already
    number   of the match. Matches are numbered in the order in which they are dealt, and the seed of each follows
             from ``seed`` and its number: match 1000 is the same in a batch of any size, and in simulations.
    """

    def __init__(
        self,
        game: str | Game[Any] | Arrangement,
        options: Chosen = None,
        n: int = 256,
        seed: int = 0,
        seats: int = 2,
        cards: CardSet[Any] | None = None,
    ) -> None:
        self.arrangement: Arrangement = game if isinstance(game, Arrangement) else arrange(game, options, seats, cards)
        at = self.arrangement
        self.n: int = n
        self.hall: Hall[Any] = Hall(at.sheets(n), at.options, at.seats, seed, at.cards)
        self.chance = dice(seed)
        arrays = Arrays(self.hall.sheets)
        self.observation = arrays.observation
        self.mask = arrays.mask
        self.actions = arrays.actions
        self.seat: NDArray[np.uint8] = np.frombuffer(memoryview(self.hall.seat), np.uint8)
        self.done: NDArray[np.bool_] = np.frombuffer(memoryview(self.hall.done), np.bool_)
        self.number: NDArray[np.int64] = np.frombuffer(memoryview(self.hall.number), np.int64)
        self.reward: NDArray[np.float64] = np.frombuffer(memoryview(self.hall.reward), np.float64).reshape(n, at.seats)

    def step(self, moves: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """One move for each table. If one of them is not in its mask, all are refused and nothing changes."""
        self.hall.step(moves.tolist() if isinstance(moves, np.ndarray) else list(moves))

    def any_moves(self) -> list[int]:
        """A legal move for each table, drawn by lot; what is drawn follows from the seed."""
        return self.hall.any_moves(self.chance)

    def answer(self, at: int, agent: Agent, seed: int) -> int:
        """The move that an agent would make at a table; it sees a mask, like everybody else.

        To play against, or to learn from. An agent that listens is refused: nobody tells it what happens.
        """
        if listens(agent):
            raise BadInput(f"{type(agent).__name__} listens, and at the tables of a batch nothing is told")
        hall, seat = self.hall, int(self.seat[at])
        offered = hall.sheets.offered[at]
        action = answer_of(agent, hall.game, hall.game.mask(hall.positions[at], seat), seat, offered, seed)
        return int(hall.sheets.legal[at][offered.index(action)])

    def __reduce__(self) -> tuple[Any, ...]:
        hall = self.hall
        now = (hall.positions, int(hall.dealt), list(hall.number), list(hall.done), list(hall.reward))
        return gone_on, (self.arrangement, self.n, hall.seed, *now, self.chance.rng)


def gone_on(
    arrangement: Arrangement,
    n: int,
    seed: int,
    positions: list[State],
    dealt: int,
    number: list[int],
    done: list[int],
    reward: list[float],
    rng: int,
) -> Batch:
    """A batch that goes on where another stands."""
    batch = Batch(arrangement, n=n, seed=seed)
    hall, batch.chance.rng = batch.hall, rng
    hall.positions, hall.dealt = positions, dealt
    for at in range(n):
        hall.number[at], hall.done[at] = number[at], done[at]
        hall.write(at)
    for place, paid in enumerate(reward):
        hall.reward[place] = paid
    return batch
