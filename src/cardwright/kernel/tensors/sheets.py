"""What the seats at some tables see and may do, table after table in one piece of memory."""

from __future__ import annotations

from typing import Generic

from cardwright.kernel.action import Actions
from cardwright.kernel.bits import i64
from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.game import Game
from cardwright.kernel.state import NOBODY, S
from cardwright.kernel.tensors.cells import Cells, Marks, blank, cells, marks
from cardwright.kernel.tensors.moves import ROW, FlatMoves, ListedMoves, Moves
from cardwright.kernel.tensors.observation import Observation


class Sheets(Generic[S]):
    """One sheet for each table.

    cells    the observation of each
    mask     1 for each move that is legal
    rows     for listed moves, the row of each: its kind, and pointers to what it names
    seats    whose sheet it is
    legal    the moves that are in the mask, and
    offered  the actions that they stand for
    """

    def __init__(self, game: Game[S], observation: Observation[S], moves: Moves[S], count: i64) -> None:
        self.game: Game[S] = game
        self.observation: Observation[S] = observation
        self.moves: Moves[S] = moves
        self.count: i64 = count
        self.cells: Cells = cells(count * observation.size)
        self.mask: Marks = marks(count * moves.size)
        self.rows: Cells = cells(count * moves.size * ROW if moves.listed else 0)
        self.seats: list[i64] = [NOBODY] * count
        self.legal: list[list[i64]] = [[] for _ in range(count)]
        self.offered: list[Actions] = [[] for _ in range(count)]

    def write(self, at: i64, s: S, seat: i64) -> None:
        """Fill the sheet of a table with what this seat sees and may do."""
        self.observation.observe(s, seat, self.cells, at * self.observation.size)
        moves = self.moves
        legal = self.game.legal(s, seat)
        if isinstance(moves, ListedMoves):
            self.list_moves(moves, at, s, seat, moves.offered(legal))
        else:
            assert isinstance(moves, FlatMoves)
            self.mark_moves(moves, at, seat, legal)
        self.seats[at] = seat

    def mark_moves(self, moves: FlatMoves[S], at: i64, seat: i64, legal: Actions) -> None:
        mask = self.mask
        base = at * moves.size
        for number in self.legal[at]:
            mask[base + number] = 0
        numbers: list[i64] = []
        for action in legal:
            number = moves.number(seat, action)
            mask[base + number] = 1
            numbers.append(number)
        self.legal[at] = numbers
        self.offered[at] = legal

    def list_moves(self, moves: ListedMoves[S], at: i64, s: S, seat: i64, offered: Actions) -> None:
        mask = self.mask
        rows = self.rows
        base = at * moves.size
        count: i64 = len(offered)
        before: i64 = len(self.offered[at])
        blank(rows, base * ROW, (before if before > count else count) * ROW)
        for place in range(base + count, base + before):
            mask[place] = 0
        for number in range(count):
            mask[base + number] = 1
            moves.describe(s, seat, offered[number], rows, (base + number) * ROW)
        self.legal[at] = moves.places[:count]
        self.offered[at] = offered

    def is_legal(self, at: i64, move: i64) -> bool:
        return 0 <= move < self.moves.size and self.mask[at * self.moves.size + move] == 1

    def action(self, at: i64, move: i64) -> i64:
        """The action that a move of a sheet stands for; refused if it is not in the mask."""
        if not self.is_legal(at, move):
            raise IllegalAction(f"move {move} is not in the mask")
        moves = self.moves
        if isinstance(moves, FlatMoves):
            return moves.action(self.seats[at], move)
        return self.offered[at][move]
