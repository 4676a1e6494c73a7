"""Where all choose at the same time, search guesses what the others do."""

import pytest

from cardwright.agents.budget import Budget
from cardwright.agents.guessing import ENOUGH, a_guess, guess
from cardwright.games import load
from cardwright.games.threelines.bots.worth import Outlook
from cardwright.kernel.bots.trying_out import after, best_answer, others_asked, play_on, weigh
from cardwright.kernel.chance import dice
from tests.games.threelines.table import at

GAME = load("threelines")
JUDGE = Outlook()
DEADLY = "P1.mana: 1\nP1.hand: 2/9, 3/1\nP2.hp: 3\nP2.hand: -\nP2.left: 9/9\nP2.center: 8/8\ndeck: -"


@pytest.mark.parametrize("count", [1, 2, 7, 100, 400])
def test_as_many_iterations_are_used_as_the_budget_says(count: int) -> None:
    time_left = Budget(iterations=count).time_left()
    assert time_left.spent() == 0
    assert time_left.take(count - 1) == count - 1
    assert time_left.goes_on()
    assert time_left.take(5) == 0
    assert time_left.spent() == 1


def test_a_clock_in_milliseconds_gives_all_or_nothing() -> None:
    time_left = Budget(milliseconds=60_000).time_left()
    assert time_left.take(1000) == 1000
    assert 0 <= time_left.spent() < 0.5
    time_left.deadline -= 60
    assert time_left.take(1000) == 0
    assert time_left.spent() >= 1


@pytest.mark.parametrize("seat", [0, 1])
def test_only_those_who_choose_at_the_same_time_are_guessed(seat: int) -> None:
    s = GAME.new(GAME.options()(), 1)
    assert others_asked(s, seat) == [1 - seat]
    made = a_guess(GAME, GAME.mask(s, seat), seat, JUDGE, dice(1))
    assert made.others == [1 - seat]
    assert made.answers[0] in GAME.legal(made.world, 1 - seat)


def test_what_wins_at_once_is_worth_most_and_is_what_a_greedy_seat_does() -> None:
    s = at(DEADLY).s
    actions = GAME.legal(s, 0)
    worth = weigh(GAME, s, 0, actions, [1], [0], JUDGE)
    best = actions[worth.index(max(worth))]
    assert max(worth) == 1
    assert GAME.action_text(s, 0, best) == "3/1 right"
    assert best_answer(GAME, s, 0, JUDGE, dice(1), 1) == best
    assert after(GAME, s, 0, best, [1], [0]).result == (0,)
    assert s.result is None


def test_playing_on_lets_everybody_answer_once() -> None:
    s = GAME.new(GAME.options()(), 1)
    play_on(GAME, s, JUDGE, dice(1))
    assert s.round == 2
    s.result = ()
    play_on(GAME, s, JUDGE, dice(1))
    assert s.round == 2


@pytest.mark.parametrize("worlds", [1, ENOUGH, 4 * ENOUGH])
def test_a_win_is_found_with_little_and_with_much_time(worlds: int) -> None:
    s = at(DEADLY).s
    actions = GAME.legal(s, 0)
    budget = Budget(iterations=worlds * len(actions))
    move = guess(GAME, GAME.mask(s, 0), 0, actions, 1, budget, JUDGE)
    assert GAME.action_text(s, 0, move) == "3/1 right"
