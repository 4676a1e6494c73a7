"""Batches: many matches at once, each decided by its number and its moves alone."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from cardwright.agents import Agent
from cardwright.env import Batch, arrange
from cardwright.games import load
from cardwright.kernel.action import Actions
from cardwright.kernel.chance import mixed
from cardwright.kernel.errors import BadInput, CardwrightError, IllegalAction, UnknownName
from cardwright.kernel.game import Game
from cardwright.kernel.state import S

GAMES = ("threelines", "generals", "pantheon", "cartoverse", "ancients")
Course = list[tuple[int, bytes, int]]  # seat, observation and move of each step of a match


def some_move(mask: NDArray[np.int8], number: int, step: int) -> int:
    """A legal move that depends on the match and the step in it, and on nothing else."""
    legal = np.flatnonzero(mask)
    return int(legal[mixed(number, step) % len(legal)])


def courses(batch: Batch, matches: int) -> dict[int, Course]:
    """What happens in the first matches until all of them are over."""
    told: dict[int, Course] = {}
    over: set[int] = set()
    while not set(range(matches)) <= over:
        numbers, moves = batch.number.tolist(), []
        for at, number in enumerate(numbers):
            course = told.setdefault(number, [])
            moves.append(some_move(batch.mask[at], number, len(course)))
            course.append((int(batch.seat[at]), batch.observation[at].tobytes(), moves[-1]))
        batch.step(moves)
        over |= {number for number, done in zip(numbers, batch.done, strict=True) if done}
    return {number: told[number] for number in range(matches)}


@pytest.mark.parametrize("game", GAMES)
def test_the_size_of_a_batch_changes_no_match(game: str) -> None:
    assert courses(Batch(game, n=1, seed=5), 3) == courses(Batch(game, n=4, seed=5), 3)


@pytest.mark.parametrize("game", GAMES)
def test_another_seed_deals_other_matches(game: str) -> None:
    batches = [Batch(game, n=8, seed=seed) for seed in (1, 1, 2)]
    first, same, other = (batch.observation.tobytes() for batch in batches)
    assert first == same != other


def test_match_numbers_are_those_of_simulations() -> None:
    batch, game = Batch("threelines", n=4, seed=9), load("threelines")
    dealt = game.new(game.options()(), mixed(9, 3), telling=False)
    assert game.digest(batch.hall.positions[3]) == game.digest(dealt)


@pytest.mark.parametrize("game", GAMES)
def test_rewards_come_with_the_end_and_add_up_to_nothing(game: str) -> None:
    batch = Batch(game, n=4, seed=1)
    ended = 0
    while ended < 6:
        batch.step(batch.any_moves())
        assert np.abs(batch.reward.sum(axis=1)).max() < 1e-12
        assert not batch.reward[~batch.done].any()
        ended += int(batch.done.sum())
    assert set(np.unique(batch.reward)) <= {-1, 0, 1}


def test_six_can_play_and_the_winner_takes_from_the_others() -> None:
    batch = Batch("pantheon", n=2, seed=3, seats=6)
    while not batch.reward.any():
        batch.step(batch.any_moves())
    (paid,) = batch.reward[batch.reward.any(axis=1)][:1]
    assert sorted(paid) == pytest.approx([-0.2] * 5 + [1])
    assert batch.seat.max() < 6


def test_views_follow_the_batch_and_cannot_be_written() -> None:
    batch = Batch("threelines", n=2, seed=1)
    seen = batch.observation
    before = seen.copy()
    batch.step(batch.any_moves())
    assert batch.observation is seen
    assert (seen != before).any()
    with pytest.raises(ValueError, match="read-only"):
        seen[0, 0] = 1


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ([0], "there are 2 tables and 1 moves"),
        ([0, 72], "move 72 is not in the mask of table 1"),
        ([0, -1], "move -1 is not in the mask of table 1"),
    ],
)
def test_of_refused_moves_none_is_made(moves: list[int], said: str) -> None:
    batch = Batch("threelines", n=2, seed=1)
    before = batch.observation.copy()
    with pytest.raises((BadInput, IllegalAction), match=said):
        batch.step(moves)
    assert (batch.observation == before).all()


def test_moves_may_come_as_an_array() -> None:
    one, other = Batch("generals", n=3, seed=1), Batch("generals", n=3, seed=1)
    moves = one.any_moves()
    one.step(moves)
    other.step(np.array(moves))
    assert (one.observation == other.observation).all()


class Watcher(Agent):
    """Answers with the last action, and remembers what it was shown."""

    name = "watcher"

    def __init__(self) -> None:
        self.shown: list[tuple[str, int, int]] = []

    def choose(self, game: Game[S], seen: S, seat: int, actions: Actions, seed: int) -> int:
        self.shown.append((game.digest(seen), seat, seed))
        return int(actions[-1])


@pytest.mark.parametrize("game", GAMES)
def test_an_agent_answers_at_a_table_with_a_move_and_sees_no_more_than_the_seat_that_is_asked(game: str) -> None:
    batch, watcher = Batch(game, n=3, seed=4), Watcher()
    for step in range(30):
        s, seat = batch.hall.positions[2], int(batch.seat[2])
        seen, number = batch.arrangement.game.mask(s, seat), int(batch.number[2])
        expected = batch.arrangement.game.clone(s)
        batch.arrangement.game.apply(expected, seat, batch.arrangement.game.legal(s, seat)[-1])
        move = batch.answer(2, watcher, step)
        assert watcher.shown[-1] == (batch.arrangement.game.digest(seen), seat, step)
        assert batch.mask[2, move]
        batch.step([*batch.any_moves()[:2], move])
        if batch.number[2] == number:
            assert batch.arrangement.game.digest(batch.hall.positions[2]) == batch.arrangement.game.digest(expected)


def test_an_agent_that_answers_what_it_was_not_offered_is_refused() -> None:
    class Cheat(Watcher):
        def choose(self, game: Game[S], seen: S, seat: int, actions: Actions, seed: int) -> int:
            return -1

    with pytest.raises(CardwrightError, match="answered -1, which is not one of the actions it was offered"):
        Batch("threelines", n=2).answer(1, Cheat(), 1)


def test_an_agent_that_listens_is_refused_where_nothing_is_told() -> None:
    class Ear(Watcher):
        def begin(self, game: Game[S], seen: S, seat: int) -> None:
            raise AssertionError("it is told that a match begins")

    with pytest.raises(BadInput, match="Ear listens, and at the tables of a batch nothing is told"):
        Batch("threelines", n=1).answer(0, Ear(), 0)


def test_options_are_named_changed_or_given_whole() -> None:
    assert arrange("threelines", {"hp": 30}).options.values()["hp"] == 30
    whole = load("generals").variants()["classic"]
    assert arrange("generals", whole).options == whole
    with pytest.raises(UnknownName, match="did you mean hp"):
        arrange("threelines", {"hpp": 30})


def test_a_larger_hand_has_more_moves() -> None:
    assert Batch("threelines", n=1).mask.shape == (1, 73)
    assert Batch("threelines", {"hand_limit": 6}, n=1).mask.shape == (1, 229)


def test_the_boards_of_generals_are_turned_so_that_the_own_general_is_on_the_left() -> None:
    batch = Batch("generals", n=1, seed=1)
    board = next(feature for feature in batch.arrangement.observation.features if feature.name == "board")
    seats: set[int] = set()
    while len(seats) < 2:
        seats.add(int(batch.seat[0]))
        rows = batch.observation[0, board.offset : board.offset + board.size()].reshape(board.shape())
        own, general = rows[:, 1] == 1, rows[:, 2] == 1
        assert np.flatnonzero(own & general).tolist() == [18]
        batch.step([int(np.flatnonzero(batch.mask[0])[0])])
