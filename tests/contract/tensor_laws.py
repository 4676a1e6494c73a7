"""The laws of positions and actions in numbers, each checked on one position of any game that declares them."""

from __future__ import annotations

from typing import Any

from cardwright.kernel.errors import BadInput
from cardwright.kernel.game import Game
from cardwright.kernel.state import State
from cardwright.kernel.tensors.moves import ROW, FlatMoves, ListedMoves
from cardwright.kernel.tensors.sheets import Sheets


def is_declared(game: Game[State]) -> bool:
    """Whether a game says how it looks in numbers."""
    try:
        game.observation(game.options()())
    except BadInput:
        return False
    return True


def sheets(game: Game[State], s: State) -> Sheets[Any]:
    observation = game.observation(s.options, s.seats, s.cards)
    return Sheets(game, observation, game.moves(s.options, s.seats, s.cards), 1)


def contents(sheet: Sheets[Any]) -> tuple[list[int], list[int], list[int]]:
    """Everything that is written on it."""
    return [*map(int, sheet.cells)], [*map(int, sheet.mask)], [*map(int, sheet.rows)]


def written(game: Game[State], s: State, seat: int) -> Sheets[Any]:
    sheet = sheets(game, s)
    sheet.write(0, s, seat)
    return sheet


def what_is_observed_follows_from_the_mask(game: Game[State], s: State) -> None:
    for seat in range(s.seats):
        assert contents(written(game, s, seat)) == contents(written(game, game.mask(s, seat), seat))


def numbers_lie_within_their_bounds(game: Game[State], s: State) -> None:
    for seat in range(s.seats):
        sheet = written(game, s, seat)
        for feature in sheet.observation.features:
            for place in range(feature.size()):
                column = feature.columns[place % feature.width]
                value = int(sheet.cells[feature.offset + place])
                assert column.least <= value <= column.most, f"{feature.name}, {column.name}: {value}"
        if isinstance(sheet.moves, ListedMoves):
            for place, value in enumerate(sheet.rows):
                column = sheet.moves.columns()[place % ROW]
                assert column.least <= value <= column.most, f"{column.name}: {value}"


def moves_and_legal_actions_correspond(game: Game[State], s: State) -> None:
    """One to one; where more are legal than there can be moves, each move is one of them."""
    for seat in range(s.seats):
        sheet, legal = written(game, s, seat), [int(action) for action in game.legal(s, seat)]
        moves = [move for move, marked in enumerate(sheet.mask) if marked]
        actions = [int(sheet.action(0, move)) for move in moves]
        assert len(set(actions)) == len(moves) == min(len(legal), sheet.moves.size)
        assert set(actions) == set(legal) if len(legal) <= sheet.moves.size else set(actions) < set(legal)
        assert sorted(sheet.legal[0]) == moves
        assert {int(sheet.action(0, move)) for move in sheet.legal[0]} == set(sheet.offered[0])
        if isinstance(sheet.moves, FlatMoves):
            assert all(sheet.moves.action(seat, sheet.moves.number(seat, action)) == action for action in legal)


def a_sheet_keeps_nothing_of_what_it_showed_before(game: Game[State], s: State, later: State) -> None:
    sheet = sheets(game, s)
    for position in (s, later, s):
        for seat in range(s.seats):
            sheet.write(0, position, seat)
            assert contents(sheet) == contents(written(game, position, seat))
