"""Many matches side by side, each followed by a fresh one; what their players see lies in memory that numpy reads."""

from __future__ import annotations

from typing import Any, Generic

from librt.vecs import vec
from mypy_extensions import u8

from cardwright.kernel.bits import i64
from cardwright.kernel.cards import CardSet
from cardwright.kernel.chance import Chance, mixed
from cardwright.kernel.errors import BadInput, IllegalAction
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options
from cardwright.kernel.state import S
from cardwright.kernel.tensors.cells import Marks, marks
from cardwright.kernel.tensors.score import score
from cardwright.kernel.tensors.sheets import Sheets


class Hall(Generic[S]):
    """Matches are numbered in the order in which they are dealt, and the seed of each follows from its number.

    sheets   what the seat that is asked next sees and may do
    seat     which seat that is
    number   of the match that is played there
    done     1 where the last step ended a match, and a fresh one was dealt
    reward   what the last step brought each seat
    """

    def __init__(
        self, sheets: Sheets[S], options: Options, seats: i64, seed: int, cards: CardSet[Any] | None = None
    ) -> None:
        if sheets.count < 1:
            raise BadInput("a batch has at least one table")
        count = sheets.count
        self.game: Game[S] = sheets.game
        self.sheets: Sheets[S] = sheets
        self.options: Options = options
        self.seats: i64 = seats
        self.cards: CardSet[Any] | None = cards
        self.seed: int = seed
        self.dealt: i64 = 0
        self.seat: Marks = marks(count)
        self.done: Marks = marks(count)
        self.number: vec[i64] = vec[i64]([0] * count)
        self.reward: vec[float] = vec[float]([0.0] * (count * seats))
        self.positions: list[S] = []
        for at in range(count):
            self.positions.append(self.fresh(at))
            self.write(at)

    def fresh(self, at: i64) -> S:
        """The next match, dealt at a table."""
        self.number[at] = self.dealt
        seed = mixed(self.seed, int(self.dealt))
        self.dealt += 1
        return self.game.new(self.options, seed, self.seats, self.cards, telling=False)

    def write(self, at: i64) -> None:
        s = self.positions[at]
        seat = s.next_seat()
        self.seat[at] = u8(seat)
        self.sheets.write(at, s, seat)

    def step(self, moves: list[i64]) -> None:
        """One move at each table. If one of them is not legal, all are refused."""
        self.check(moves)
        done = self.done
        for at in range(self.sheets.count):
            s = self.positions[at]
            if done[at]:
                self.pay(at, s)  # nothing: this match has just begun
                done[at] = 0
            self.game.apply(s, self.sheets.seats[at], self.sheets.action(at, moves[at]))
            if s.result is not None:
                done[at] = 1
                self.pay(at, s)
                self.positions[at] = self.fresh(at)
            self.write(at)

    def pay(self, at: i64, s: S) -> None:
        """Write what a position is worth to each seat."""
        for seat in range(self.seats):
            self.reward[at * self.seats + seat] = score(s, seat)

    def check(self, moves: list[i64]) -> None:
        if len(moves) != self.sheets.count:
            raise BadInput(f"there are {self.sheets.count} tables and {len(moves)} moves")
        for at in range(self.sheets.count):
            if not self.sheets.is_legal(at, moves[at]):
                raise IllegalAction(f"move {moves[at]} is not in the mask of table {at}")

    def any_moves(self, chance: Chance) -> list[i64]:
        """A legal move for each table, drawn by lot."""
        found: list[i64] = []
        for at in range(self.sheets.count):
            legal = self.sheets.legal[at]
            found.append(legal[chance.below(len(legal))])
        return found
