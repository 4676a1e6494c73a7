"""What every agent promises, in every game."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

import cardwright
from cardwright.agents import Agent, agent_named, agent_names
from cardwright.agents.budget import Budget
from cardwright.agents.named import LEVELS, Level
from cardwright.agents.search import Search
from cardwright.compiled import find
from cardwright.games import NAMES, load
from cardwright.kernel.state import State
from tests.agents.whole_games import STEADY, answer, moves, questions, some_questions, tables

ROOT = Path(__file__).parents[2]
OTHER = {"compiled": "interpreted", "interpreted": "compiled"}[cardwright.mode()]
QUICK = [*STEADY, "search:1ms"]
LONG = Budget(iterations=250)  # enough for several worlds, and for what is done only with time to spare


@pytest.mark.parametrize(("name", "variant", "seats"), tables())
@pytest.mark.parametrize("agent", QUICK)
def test_an_agent_answers_with_one_of_the_actions_offered_through_a_whole_game(
    name: str, variant: str, seats: int, agent: str
) -> None:
    game = load(name)
    player = agent_named(agent)
    for s, asked in questions(game, game.variants()[variant], seats, agent_named("random"), seats):
        assert s.result is None
        for seat in range(seats):  # also one that may answer but need not
            offered = game.legal(s, seat)
            if offered and (seat == asked or agent == "search:4it"):
                assert player.choose(game, game.mask(s, seat), seat, offered, 3) in offered


@pytest.mark.parametrize("agent", agent_names())
def test_where_only_one_action_is_offered_it_is_taken_at_once(agent: str) -> None:
    game = load("threelines")
    s = game.read_position("P1.hand: -\nP2.hand: Jon Snow", game.options()())
    assert len(game.legal(s, 0)) == 1
    assert answer(game, s, 0, agent_named(agent), 1) == game.legal(s, 0)[0]


def moves_elsewhere(rules: str) -> dict[str, list[int]]:
    environment = {**os.environ, "CARDWRIGHT_RULES": rules, "PYTHONHASHSEED": "4242"}
    told = subprocess.run(
        [sys.executable, "-m", "tests.agents.whole_games"], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert told.returncode == 0, told.stderr
    found: dict[str, list[int]] = json.loads(told.stdout)
    return found


def test_the_same_seed_and_the_same_iterations_give_the_same_move_also_in_another_process() -> None:
    here = moves()
    assert moves() == here
    assert moves_elsewhere(cardwright.mode()) == here


@pytest.mark.skipif(OTHER == "compiled" and find() is None, reason="the rules are not compiled here")
def test_the_moves_are_the_same_whether_the_rules_are_compiled_or_not() -> None:
    assert moves_elsewhere(OTHER) == moves()


@pytest.mark.parametrize("agent", ["random", "search:4it"])
def test_another_seed_may_give_another_move(agent: str) -> None:
    game = load("template")
    s = game.new(game.options()(), 3, 4)
    assert len({answer(game, s, 0, agent_named(agent), seed) for seed in range(20)}) > 1


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("agent", STEADY)
def test_what_an_agent_may_not_know_does_not_change_its_move(name: str, agent: str) -> None:
    game = load(name)
    player = agent_named(agent)
    altered = 0
    for s, seat in some_questions(name, 8):
        other = game.sample(game.mask(s, seat), seat, 99)
        altered += game.digest(other) != game.digest(s)
        assert game.legal(other, seat) == game.legal(s, seat)
        assert answer(game, other, seat, player, 6) == answer(game, s, seat, player, 6)
    assert altered > 5


def without_a_clock(level: str, game: str) -> Agent:
    """Who plays a level in a game; one who thinks by the clock gets iterations instead, to answer twice the same."""
    named = agent_named(level)
    assert isinstance(named, Level)
    player = named.player(game)
    if isinstance(player, Search) and player.budget.milliseconds:
        return Search(LONG, player.name)
    return player


def hidden_from(name: str, count: int) -> Iterator[tuple[State, State, int]]:
    """Questions from all of a random game, each with another position that the seat cannot tell from the real one."""
    game = load(name)
    found = [
        (game.clone(s), other, seat)
        for s, seat in some_questions(name, 21)
        for other in [game.sample(game.mask(s, seat), seat, 77)]
        if len(game.legal(s, seat)) > 1 and game.digest(other) != game.digest(s)
    ]
    assert len(found) >= count
    return islice(found, 0, None, len(found) // count)


@pytest.mark.parametrize("name", NAMES)
def test_no_level_makes_another_move_because_hidden_cards_are_others(name: str) -> None:
    game = load(name)
    players = [without_a_clock(level, name) for level in LEVELS]
    for s, other, seat in hidden_from(name, 5):
        assert game.legal(other, seat) == game.legal(s, seat)
        for player in players[:-1]:  # the last two levels are the same but for the clock
            assert answer(game, other, seat, player, 6) == answer(game, s, seat, player, 6)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("agent", STEADY)
def test_thinking_changes_nothing_in_what_an_agent_is_shown(name: str, agent: str) -> None:
    game = load(name)
    for s, seat in some_questions(name, 4):
        seen, offered = game.mask(s, seat), game.legal(s, seat)
        before = game.digest(seen), list(offered), seen.telling
        agent_named(agent).choose(game, seen, seat, offered, 2)
        assert (game.digest(seen), list(offered), seen.telling) == before
