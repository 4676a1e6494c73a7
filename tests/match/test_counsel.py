"""A bot's counsel: the best actions, what each is worth, and how the turn goes on; from what the seat knows alone."""

from typing import Any

import pytest

from cardwright.agents import Agent, agent_named
from cardwright.games import NAMES, load
from cardwright.games.generals.game import GAME
from cardwright.kernel.state import State
from cardwright.match.analysis import Counsel, counsel
from tests.agents.whole_games import some_questions
from tests.games.generals.field import Field, field

BOTH_WOUNDED = "P1 Argeon Highmayne a3 damage 22; P2 Kaleos Xaan i3 damage 22"


def told(at: Field, agent: str = "search:60it") -> Counsel:
    return asked(GAME, at.s, at.mover(), agent_named(agent))


def asked(game: Any, s: State, seat: int, agent: Agent) -> Counsel:
    return counsel(game, game.mask(s, seat), seat, game.legal(s, seat), agent, 5)


def test_a_win_in_two_actions_comes_first_with_the_whole_chance_and_the_second_action() -> None:
    found = told(field("P1 Brightmoss Golem f3; P2 Brightmoss Golem b3", generals=BOTH_WOUNDED))
    assert found.best[0].text.startswith("move f3")
    assert found.best[0].worth == 1
    assert found.line[0].startswith("Attack the enemy general")


def test_the_three_best_actions_are_told_with_what_each_is_worth_the_best_first() -> None:
    found = told(field("P1 Komodo Charger c3; P2 Komodo Charger e3", "P1 hand: Phoenix Fire, Komodo Charger"))
    worth = [one.worth for one in found.best if one.worth is not None]
    assert len(worth) == 3
    assert worth == sorted(worth, reverse=True)
    assert all(0 <= each <= 1 for each in worth)


def test_two_copies_of_a_card_are_one_choice() -> None:
    found = told(field("", "P1 hand: Komodo Charger, Komodo Charger, Komodo Charger"))
    assert len({one.words for one in found.best}) == len(found.best)


def test_of_an_agent_that_does_not_search_only_its_own_choice_is_told() -> None:
    assert len(told(field("P1 Komodo Charger c3"), "greedy").best) == 1


@pytest.mark.parametrize("name", NAMES)
def test_counsel_is_the_same_whatever_the_others_hold(name: str) -> None:
    game: Any = load(name)
    altered = 0
    for s, seat in some_questions(name, 8):
        other = game.sample(game.mask(s, seat), seat, 99)
        if len(game.legal(s, seat)) > 1 and game.digest(other) != game.digest(s) and altered < 3:
            altered += 1
            one = asked(game, s, seat, agent_named("search:20it"))
            assert asked(game, other, seat, agent_named("search:20it")) == one
    assert altered == 3
