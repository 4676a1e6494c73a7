"""Parts of the tensors that no game shows by itself."""

import pytest

from cardwright.games import load
from cardwright.kernel.errors import BadInput, IllegalAction
from cardwright.kernel.options import changed
from cardwright.kernel.state import State
from cardwright.kernel.tensors.cells import LARGEST, within
from cardwright.kernel.tensors.hall import Hall
from cardwright.kernel.tensors.moves import ListedMoves
from cardwright.kernel.tensors.score import score
from cardwright.kernel.tensors.sheets import Sheets


def test_no_number_is_written_beyond_the_largest() -> None:
    assert [within(number) for number in (0, -7, 1000, 10**6, -(10**9))] == [0, -7, LARGEST, LARGEST, -LARGEST]


def listed(name: str) -> ListedMoves[State]:
    game = load(name)
    moves = game.moves(game.options()())
    assert isinstance(moves, ListedMoves)
    return moves


def test_of_more_actions_than_moves_as_many_are_offered_evenly_spread() -> None:
    moves = listed("cartoverse")
    assert moves.offered([1, 2, 3]) == [1, 2, 3]
    assert moves.offered(list(range(256))) == list(range(256))
    offered = moves.offered(list(range(1021)))
    assert (len(offered), offered[:3], offered[-3:]) == (256, [0, 4, 8], [1012, 1016, 1020])


def test_pointers_are_counted_from_one_through_all_regions() -> None:
    moves = listed("ancients")
    assert [(region.name, region.first) for region in moves.regions][:2] == [("places", 1), ("fountain", 41)]
    assert sum(region.count for region in moves.regions) == moves.last == moves.columns()[1].most


def test_features_lie_one_after_the_other_and_the_options_come_last() -> None:
    game = load("threelines")
    observation = game.observation(changed(game.options()(), {"hp": 30}))
    assert [feature.name for feature in observation.features][-1] == "options"
    places = [place for f in observation.features for place in range(f.offset, f.offset + f.size())]
    assert places == list(range(observation.size))
    sheets = Sheets(game, observation, game.moves(game.options()()), 1)
    sheets.write(0, game.new(changed(game.options()(), {"hp": 30}), 1), 0)
    options = observation.offset("options")
    assert observation.features[-1].columns[0].name == "hp"
    assert sheets.cells[options] == 30


def test_winning_and_losing_add_up_to_nothing() -> None:
    game = load("pantheon")
    s = game.new(game.options()(), 1, 4)
    assert [score(s, seat) for seat in range(4)] == [0, 0, 0, 0]
    s.result = (2,)
    assert [score(s, seat) for seat in range(4)] == [-1 / 3, -1 / 3, 1, -1 / 3]
    s.result = (0, 2)
    assert [score(s, seat) for seat in range(4)] == [1, -1, 1, -1]
    s.result = ()
    assert [score(s, seat) for seat in range(4)] == [0, 0, 0, 0]


def test_a_move_outside_the_mask_is_refused() -> None:
    game = load("generals")
    options = game.options()()
    sheets = Sheets(game, game.observation(options), game.moves(options), 1)
    sheets.write(0, game.new(options, 1), 0)
    for move in (-1, 4490, 4000):
        with pytest.raises(IllegalAction, match=f"move {move} is not in the mask"):
            sheets.action(0, move)


def test_a_batch_without_tables_is_refused() -> None:
    game = load("threelines")
    options = game.options()()
    sheets = Sheets(game, game.observation(options), game.moves(options), 0)
    with pytest.raises(BadInput, match="at least one table"):
        Hall(sheets, options, 2, 1)
