"""The search looks ahead: in worlds it imagines, every seat for itself, as long as its budget lasts."""

import time
from typing import Any, ClassVar

import pytest

from cardwright.agents import Agent, agent_named
from cardwright.agents.budget import Budget
from cardwright.agents.evaluation import evaluation_of
from cardwright.agents.evaluation.playing_on import Neutral
from cardwright.agents.greedy import Greedy
from cardwright.agents.search import Search
from cardwright.agents.tree import Choices, Tree, descend
from cardwright.agents.world import imagined, movers
from cardwright.games import load
from cardwright.kernel.chance import dice
from cardwright.kernel.state import LOCKED, OPEN, State
from tests.agents.whole_games import answer
from tests.games.threelines.table import at
from tests.toys.toy import Blind, judge_by

THREELINES = load("threelines")


class Counting(Blind):
    """Counts the positions looked at, each one random decision later."""

    rollout: ClassVar[int] = 1

    def __init__(self) -> None:
        self.judged = 0

    def chances(self, s: State) -> list[float]:
        self.judged += 1
        return super().chances(s)


def iterations(count: int) -> Search:
    return Search(Budget(iterations=count))


# The budget.


@pytest.mark.parametrize("count", [1, 30])
def test_each_iteration_judges_one_position(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    evaluation = Counting()
    judge_by(evaluation, "template", monkeypatch)
    magpies = load("template")
    answer(magpies, magpies.new(magpies.options()(), 1), 0, iterations(count), 1)
    assert evaluation.judged == count


@pytest.mark.parametrize("budget", [1, 30])
def test_a_search_by_the_clock_ends_and_answers(budget: int) -> None:
    s = THREELINES.new(THREELINES.options()(), 1)
    begun = time.perf_counter()
    assert answer(THREELINES, s, 0, Search(Budget(milliseconds=budget)), 1) in THREELINES.legal(s, 0)
    assert time.perf_counter() - begun < 5


def test_a_search_without_time_for_a_single_iteration_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardwright.agents.budget.ThinkingTime.goes_on", lambda _: False)
    s = THREELINES.new(THREELINES.options()(), 1)
    assert answer(THREELINES, s, 0, agent_named("search:1ms"), 1) in THREELINES.legal(s, 0)


# Those who choose at the same time.


@pytest.mark.parametrize("name", ["threelines", "template"])
def test_an_imagined_world_asks_those_again_who_have_locked_in(name: str) -> None:
    game = load(name)
    s = game.new(game.options()(), 1)
    game.apply(s, 1, game.legal(s, 1)[-1])
    seen = game.mask(s, 0)
    assert seen.sealed[1] == LOCKED
    world = imagined(game, seen, 0, 7)
    assert list(world.sealed) == [OPEN, OPEN]
    assert movers(world) == [0, 1]
    assert not world.telling
    assert seen.sealed[1] == LOCKED


def test_whether_the_other_has_locked_in_does_not_change_the_move() -> None:
    s = THREELINES.new(THREELINES.options()(), 1)
    locked = THREELINES.clone(s)
    THREELINES.apply(locked, 1, THREELINES.legal(locked, 1)[-1])
    for name in ("greedy", "search:20it"):
        agent = agent_named(name)
        assert answer(THREELINES, s, 0, agent, 4) == answer(THREELINES, locked, 0, agent, 4)


# Those who take turns.


@pytest.mark.parametrize("seats", [3, 4])
def test_a_magpie_among_several_takes_the_glitter_that_wins(seats: int) -> None:
    game = load("template")
    others = "\n".join(f"P{seat}.glitter: 5" for seat in range(2, seats + 1))
    s = game.read_position(
        f"seats: {seats}\norder: P1\nP1.glitter: 9\nP1.hand: Preen, Market Stall\n{others}", game.options()()
    )
    assert game.action_text(s, 0, answer(game, s, 0, agent_named("search:150it"), 1)) == "play Market Stall"


# Three lines.


def chosen(position: str, agent: Agent, seed: int = 1) -> list[str]:
    """The cards P1 places."""
    s = at(position).s
    text = THREELINES.action_text(s, 0, answer(THREELINES, s, 0, agent, seed))
    return text.split(", ")


TWO_LINES_WIN = "P1.mana: 2\nP1.hand: 3/3, 4/4\nP2.hp: 3\nP2.mana: 1\nP2.hand: 9/9\ndeck: -"


def test_search_attacks_on_two_lines_where_one_blocker_cannot_help() -> None:
    for seed in range(5):
        assert len(chosen(TWO_LINES_WIN, iterations(400), seed)) == 2


def test_greed_attacks_on_two_lines_too_as_it_expects_any_answer() -> None:
    assert len(chosen(TWO_LINES_WIN, Greedy())) == 2


@pytest.mark.parametrize("agent", ["greedy", "search:150it"])
def test_an_immediate_win_is_taken(agent: str) -> None:
    table = at("P1.mana: 1\nP1.hand: 2/9, 3/1\nP2.hp: 3\nP2.hand: -\nP2.left: 9/9\nP2.center: 8/8\ndeck: -")
    move = answer(THREELINES, table.s, 0, agent_named(agent), 1)
    assert THREELINES.action_text(table.s, 0, move) == "3/1 right"
    THREELINES.apply(table.s, 0, move)
    table.choose(1, "nothing")
    assert table.s.result == (0,)


@pytest.mark.parametrize("name", ["greedy", "search:20it"])
def test_a_position_that_halts_after_each_round_is_thought_through_all_the_same(name: str) -> None:
    magpies = load("template")
    s = magpies.new(magpies.options()(), 1)
    halting = magpies.clone(s)
    halting.stepping = True
    assert answer(magpies, halting, 0, agent_named(name), 1) == answer(magpies, s, 0, agent_named(name), 1)
    assert halting.stepping


def test_a_game_without_an_evaluation_is_played_on_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    neutral = evaluation_of("a game nobody has judged")
    judge_by(neutral, "threelines", monkeypatch)
    assert isinstance(neutral, Neutral)
    assert neutral.chances(THREELINES.new(THREELINES.options()(), 1)) == [0.5, 0.5]
    assert len(chosen(TWO_LINES_WIN, iterations(400))) == 2


def eager_seat(seed: int) -> tuple[Any, int]:
    """A random table of magpies, up to where one may butt in with a card; its seat, or -1 if that never came."""
    game = load("template")
    chance = dice(seed)
    s = game.new(game.variants()["rowdy"], seed, 3, telling=False)
    while s.result is None:
        for decision in s.waiting:
            if decision.optional and len(game.legal(s, decision.seat)) > 1:
                return s, int(decision.seat)
        seat = s.next_seat()
        actions = game.legal(s, seat)
        game.apply(s, seat, actions[chance.below(len(actions))])
    return s, -1


def test_a_seat_nobody_waits_for_thinks_about_its_own_actions() -> None:
    game = load("template")
    s, seat = next((s, seat) for s, seat in map(eager_seat, range(100)) if seat >= 0)
    own = Choices(game.legal(s, seat))
    tree = Tree(imagined(game, game.mask(s, seat), seat, 1), seat, own)
    for _ in range(10):
        descend(game, tree, Blind(), dice(1))
    assert own.visits == 10


@pytest.mark.parametrize("name", ["threelines", "generals", "template"])
def test_a_search_says_what_the_actions_are_worth_and_takes_the_best(name: str) -> None:
    game = load(name)
    s = game.new(game.options()(), 3)
    seat = int(s.next_seat())
    found = iterations(60).think(game, game.mask(s, seat), seat, game.legal(s, seat), 1)
    ranked = found.ranked()
    assert ranked[0] == (found.best, found.worth[found.best])
    assert [worth for _, worth in ranked[1:]] == sorted((worth for _, worth in ranked[1:]), reverse=True)
    assert set(found.worth) <= set(map(int, game.legal(s, seat)))
    assert all(0 <= worth <= 1 for worth in found.worth.values())
