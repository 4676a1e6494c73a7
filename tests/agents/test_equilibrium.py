"""Where all choose at the same time, a search mixes its actions so that nobody can profit from knowing how."""

from __future__ import annotations

from collections.abc import Callable

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability

from cardwright.agents.budget import Budget
from cardwright.agents.evaluation import evaluation_of
from cardwright.agents.search import Search
from cardwright.env.openspiel import SpielState
from cardwright.env.tiny import register_tiny
from cardwright.games import load
from tests.games.threelines.table import at

GAME = load("threelines")
DEADLY = "P1.mana: 1\nP1.hand: 2/9, 3/1\nP2.hp: 3\nP2.hand: -\nP2.left: 9/9\nP2.center: 8/8\ndeck: -"


@pytest.mark.parametrize("count", [1, 2, 7, 100, 400])
def test_as_many_iterations_are_used_as_the_budget_says(count: int) -> None:
    time_left = Budget(iterations=count).time_left()
    assert time_left.take(count - 1) == count - 1
    assert time_left.goes_on()
    assert time_left.take(5) == 0


def test_what_is_spent_of_iterations_is_counted() -> None:
    time_left = Budget(iterations=4).time_left()
    assert (time_left.spent(), time_left.over()) == (0, False)
    assert time_left.take(3) == 3
    assert (time_left.spent(), time_left.over()) == (0.75, False)
    assert [time_left.goes_on() for _ in range(3)] == [True, False, False]
    assert (time_left.spent(), time_left.over()) == (1, True)


def test_what_is_spent_of_milliseconds_is_time() -> None:
    time_left = Budget(milliseconds=60_000).time_left()
    assert 0 <= time_left.spent() < 0.5
    assert not time_left.over()
    time_left.deadline -= 60
    assert time_left.spent() >= 1
    assert time_left.over()


def test_a_clock_in_milliseconds_gives_all_or_nothing() -> None:
    time_left = Budget(milliseconds=60_000).time_left()
    assert time_left.take(1000) == 1000
    time_left.deadline -= 60
    assert time_left.take(1000) == 0


@pytest.mark.parametrize("count", [20, 200, 2000])
def test_a_win_is_found_with_little_and_with_much_time(count: int) -> None:
    s = at(DEADLY).s
    move = Search(Budget(iterations=count)).choose(GAME, GAME.mask(s, 0), 0, GAME.legal(s, 0), 1)
    assert GAME.action_text(s, 0, move) == "3/1 right"


def test_what_is_taken_is_drawn_from_the_mixture_by_the_seed() -> None:
    s = GAME.new(GAME.options()(), 4)
    seen, legal = GAME.mask(s, 0), GAME.legal(s, 0)
    thoughts = [Search(Budget(iterations=300)).think(GAME, seen, 0, legal, seed) for seed in range(12)]
    assert all(sum(thought.mixed.values()) == pytest.approx(1) for thought in thoughts)
    assert all(thought.mixed[thought.best] > 0 for thought in thoughts)
    assert len({thought.best for thought in thoughts}) > 1


def test_a_seat_knows_the_same_whatever_the_other_holds() -> None:
    knowledge = evaluation_of("threelines").knowledge
    held = [at(f"P1.hand: 3/3\nP2.hand: {card}").s for card in ("9/9", "1/1")]
    assert knowledge(held[0], 0) == knowledge(held[1], 0)
    assert knowledge(held[0], 1) != knowledge(held[1], 1)


def exploited(count: int) -> float:
    """By how much the best opponent beats a search in tiny threelines, which is small enough to know."""
    tiny = pyspiel.load_game(register_tiny())
    mixtures: dict[str, dict[int, float]] = {}
    each_choice(tiny.new_initial_state(), lambda state: learn(state, Search(Budget(iterations=count)), mixtures))
    known = policy.tabular_policy_from_callable(tiny, lambda state: mixtures[state.information_state_string()])
    return float(exploitability.exploitability(tiny, known))


def each_choice(state: SpielState, look: Callable[[SpielState], None]) -> None:
    if state.is_terminal():
        return
    if state.is_chance_node():
        moves = [lot for lot, _ in state.chance_outcomes()]
    else:
        look(state)
        moves = state.legal_actions()
    for move in moves:
        each_choice(state.child(move), look)


def learn(state: SpielState, agent: Search, mixtures: dict[str, dict[int, float]]) -> None:
    told = state.information_state_string()
    if told in mixtures or state.s is None:
        return
    seat, moves = state.current_player(), state.legal_actions()
    game = state.arrangement.game
    actions = [state.arrangement.action_of(state.s, seat, move) for move in moves]
    seen = game.mask(state.s, seat)
    mixed = agent.think(game, seen, seat, game.legal(state.s, seat), len(mixtures)).mixed
    mixtures[told] = {move: mixed.get(int(action), 0.0) for move, action in zip(moves, actions, strict=True)}


def test_in_a_solved_game_it_can_hardly_be_exploited_and_less_the_longer_it_thinks() -> None:
    quick, slow = exploited(150), exploited(1500)
    assert quick < 0.1
    assert slow < 0.05
    assert slow < quick
