"""Agents are had by writing their names."""

import pytest

from cardwright.agents import agent_named, agent_names, agents_named
from cardwright.agents.budget import MOST_ITERATIONS, MOST_MILLISECONDS, Budget, read_budget
from cardwright.agents.named import LEVELS, Level
from cardwright.agents.search import Search
from cardwright.kernel.errors import BadInput, UnknownName


@pytest.mark.parametrize("name", [*agent_names(), "search:50ms", "search:200it"])
def test_an_agent_bears_the_name_it_was_asked_for_by(name: str) -> None:
    assert agent_named(name).name == name


def test_several_agents_are_written_with_commas_between_them() -> None:
    names = [agent.name for agent in agents_named("hard, random,search:9it")]
    assert names == ["hard", "random", "search:9it"]


SEARCHING = {level: meaning for level, meaning in LEVELS.items() if level != "beginner"}


@pytest.mark.parametrize(("level", "meaning"), SEARCHING.items())
def test_a_level_is_a_search_with_a_budget(level: str, meaning: str) -> None:
    agent = agent_named(level)
    assert isinstance(agent, Level)
    player = agent.player("threelines")
    assert isinstance(player, Search)
    assert player.name == f"search:{player.budget}" == meaning


def test_a_beginner_overlooks_nearly_everything() -> None:
    agent = agent_named("beginner")
    assert isinstance(agent, Level)
    assert agent.player("threelines").name == "novice"


def test_a_game_may_have_another_agent_for_a_level() -> None:
    agent = agent_named("easy")
    assert isinstance(agent, Level)
    assert agent.player("cartoverse").name == "careless"


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("1it", Budget(iterations=1)),
        ("200it", Budget(iterations=200)),
        (f"{MOST_ITERATIONS}it", Budget(iterations=MOST_ITERATIONS)),
        ("1ms", Budget(milliseconds=1)),
        (f"{MOST_MILLISECONDS}ms", Budget(milliseconds=MOST_MILLISECONDS)),
    ],
)
def test_a_budget_is_read_and_written_the_same(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget
    assert str(budget) == text


@pytest.mark.parametrize(
    "text", ["", "50", "ms", "-5ms", "+5ms", "5 ms", "5s", "1.5it", "5MS", "5ms5it", "9" * 5000 + "it"]
)
def test_what_is_no_budget_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadInput) as refused:
        agent_named(f"search:{text}")
    assert str(refused.value) == f'a budget is written like 50ms or 200it, not "{text}"'


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("0it", f"a budget is from 1it to {MOST_ITERATIONS}it, not 0it"),
        ("0ms", f"a budget is from 1ms to {MOST_MILLISECONDS}ms, not 0ms"),
        (f"{MOST_ITERATIONS + 1}it", f"a budget is from 1it to {MOST_ITERATIONS}it, not {MOST_ITERATIONS + 1}it"),
        (f"{MOST_MILLISECONDS + 1}ms", f"a budget is from 1ms to {MOST_MILLISECONDS}ms, not {MOST_MILLISECONDS + 1}ms"),
    ],
)
def test_a_budget_out_of_range_is_refused_with_the_range(text: str, problem: str) -> None:
    with pytest.raises(BadInput) as refused:
        agent_named(f"search:{text}")
    assert str(refused.value) == problem


@pytest.mark.parametrize(("text", "example"), [("random:50ms", "50ms"), ("greedy:7it", "7it"), ("greedy:", "50ms")])
def test_only_search_takes_a_budget(text: str, example: str) -> None:
    with pytest.raises(BadInput) as refused:
        agent_named(text)
    assert str(refused.value) == f'{text.partition(":")[0]} takes no budget; only search does, as in "search:{example}"'


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("serch", 'there is no agent "serch"; did you mean search?'),
        (
            "",
            'there is no agent ""; there are: '
            "random, novice, careless, greedy, search, beginner, easy, medium, hard, master",
        ),
        (
            "deep blue",
            'there is no agent "deep blue"; there are: '
            "random, novice, careless, greedy, search, beginner, easy, medium, hard, master",
        ),
    ],
)
def test_an_unknown_name_is_refused_with_those_there_are(text: str, problem: str) -> None:
    with pytest.raises(UnknownName) as refused:
        agents_named(f"random,{text}")
    assert str(refused.value) == problem


def test_a_level_takes_no_budget() -> None:
    with pytest.raises(UnknownName, match='there is no agent "easy:50ms"'):
        agent_named("easy:50ms")
