"""The search looks ahead: in worlds it imagines, every seat for itself, as long as its budget lasts."""

import time
from itertools import product
from typing import Any

import pytest

from cardwright.agents import Agent, agent_named
from cardwright.agents.budget import Budget
from cardwright.agents.evaluation import evaluation_of
from cardwright.agents.evaluation.playing_on import Neutral
from cardwright.agents.greedy import Greedy
from cardwright.agents.search import Choices, Search, Tree, descend
from cardwright.agents.world import imagined, movers
from cardwright.games import load
from cardwright.kernel.chance import dice
from cardwright.kernel.state import LOCKED, OPEN, State
from tests.agents.toy import Blind, Toy, judge_by, together, turn
from tests.agents.whole_games import answer
from tests.games.threelines.table import at

THREELINES = load("threelines")
P1, P2, P3 = (0,), (1,), (2,)
DRAW = ()
ROCK_PAPER_SCISSORS = together([[DRAW, P2, P1], [P1, DRAW, P2], [P2, P1, DRAW]])

BETTER_TWICE = together([[P1, P2], [DRAW, DRAW]])  # P2's second answer is never worse; against it P1's second is best


@pytest.fixture(autouse=True)
def nothing_is_known_of_toys(monkeypatch: pytest.MonkeyPatch) -> None:
    judge_by(Blind(), "toy", monkeypatch)


class Counting(Blind):
    """Counts the positions looked at."""

    def __init__(self) -> None:
        self.judged = 0

    def chances(self, s: State) -> list[float]:
        self.judged += 1
        return super().chances(s)


def iterations(count: int) -> Search:
    return Search(Budget(iterations=count))


# The budget.


@pytest.mark.parametrize("count", [1, 2, 7, 100])
def test_as_many_iterations_are_played_as_the_budget_says(count: int) -> None:
    toy = Toy(ROCK_PAPER_SCISSORS)
    toy.ask(iterations(count), seat=0)
    assert sum(toy.tried[0, action] for action in range(3)) == count


@pytest.mark.parametrize("count", [1, 30])
def test_each_iteration_judges_one_position(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    evaluation = Counting()
    judge_by(evaluation, "threelines", monkeypatch)
    answer(THREELINES, THREELINES.new(THREELINES.options()(), 1), 0, iterations(count), 1)
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


def test_where_every_answer_can_be_beaten_the_tries_stay_mixed() -> None:
    for seat, seed in product((0, 1), range(3)):
        toy = Toy(ROCK_PAPER_SCISSORS)
        toy.ask(iterations(2000), seat, seed)
        assert all(0.02 < share < 0.8 for share in toy.shares(0) + toy.shares(1))


def test_where_every_answer_can_be_beaten_the_seed_decides() -> None:
    toy = Toy(ROCK_PAPER_SCISSORS)
    assert {toy.ask(iterations(60), seat=0, seed=seed) for seed in range(40)} == {0, 1, 2}


def test_an_answer_that_is_best_whatever_the_other_does_is_found() -> None:
    toy = Toy(together([[P2, P2, P1], [P1, P1, P1], [P2, P1, P2]]))
    assert {toy.ask(iterations(60), seat=0, seed=seed) for seed in range(10)} == {1}
    assert toy.shares(0)[1] > 0.5


def test_the_other_is_expected_to_choose_well() -> None:
    toy = Toy(BETTER_TWICE)
    assert toy.ask(iterations(200), seat=0) == 1
    assert {toy.ask(Greedy(), seat=0, seed=seed) for seed in range(20)} == {0, 1}  # greed expects anything


def test_an_answer_that_is_locked_in_is_chosen_again_in_each_world() -> None:
    toy = Toy(BETTER_TWICE)  # in the world that is sampled P2 has given its first answer
    assert toy.ask(iterations(200), seat=0, locked=(1,)) == 1
    assert toy.tried[0, 0] + toy.tried[0, 1] == toy.tried[1, 0] + toy.tried[1, 1]
    assert toy.tried[1, 1] > toy.tried[1, 0]


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


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 2, 0), (2, 0, 1)])
def test_every_seat_wants_the_most_for_itself(order: tuple[int, int, int]) -> None:
    me, next_, last = order
    share = turn(next_, (last,), (me, next_))  # the next one can spite me, or win with me
    toy = Toy(turn(me, DRAW, share, DRAW), seats=3)
    assert toy.ask(iterations(500), seat=me) == 1


def test_a_win_two_moves_away_is_seen_by_search_and_not_by_greed() -> None:
    trap = turn(1, turn(0, P1, P1), P2)
    win = turn(1, turn(0, P2, P1), turn(0, P1, P2))
    toy = Toy(turn(0, trap, win))
    assert toy.ask(iterations(200), seat=0) == 1
    assert toy.ask(Greedy(), seat=0) == 0


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
        descend(game, tree, dice(1))
    assert own.visits == 10
