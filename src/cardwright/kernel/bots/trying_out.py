"""Trying answers out where several seats choose at the same time; what bots that guess are made of.

Everybody is taken for greedy: a seat answers with what is best for it while the others do anything.
"""

from __future__ import annotations

from typing import Generic

from cardwright.kernel.action import Actions
from cardwright.kernel.bits import i64
from cardwright.kernel.chance import Chance
from cardwright.kernel.game import Game
from cardwright.kernel.state import S, State


class Judge(Generic[S]):
    """Something that looks at a position and says what it is worth."""

    def worth(self, s: S, seat: i64) -> float:
        """From 0 to 1, to this seat; also of a position that is decided."""
        raise NotImplementedError


def any_answers(game: Game[S], s: S, seats: list[i64], chance: Chance) -> list[i64]:
    """One legal answer of each of these seats, as likely as any other."""
    found: list[i64] = []
    for seat in seats:
        actions = game.legal(s, seat)
        found.append(actions[chance.below(len(actions))])
    return found


def after(game: Game[S], s: S, seat: i64, action: i64, others: list[i64], answers: list[i64]) -> S:
    """A copy of the position in which a seat has acted, and the others have answered."""
    found = game.clone(s)
    game.apply(found, seat, action)
    for place in range(len(others)):
        game.apply(found, others[place], answers[place])
    return found


def weigh(
    game: Game[S], s: S, seat: i64, actions: Actions, others: list[i64], answers: list[i64], judge: Judge[S]
) -> list[float]:
    """What each action is worth to a seat while the others give these answers."""
    return [judge.worth(after(game, s, seat, action, others, answers), seat) for action in actions]


def others_asked(s: State, seat: i64) -> list[i64]:
    """Those who choose at the same time as a seat."""
    return [other for other in s.asked() if other != seat]


def best_answer(game: Game[S], s: S, seat: i64, judge: Judge[S], chance: Chance, tries: i64) -> i64:
    """What a seat does that tries each action a number of times while the others do anything."""
    actions = game.legal(s, seat)
    count: i64 = len(actions)
    if count == 1:
        return actions[0]
    others = others_asked(s, seat)
    total = [0.0] * count
    while tries > 0:
        worth = weigh(game, s, seat, actions, others, any_answers(game, s, others, chance), judge)
        for place in range(count):
            total[place] += worth[place]
        tries -= 1
    best: i64 = 0
    for place in range(count):
        if total[place] > total[best]:
            best = place
    return actions[best]


def best_answers(game: Game[S], s: S, seats: list[i64], judge: Judge[S], chance: Chance, tries: i64) -> list[i64]:
    """What each of these seats does, without knowing of the others."""
    return [best_answer(game, s, seat, judge, chance, tries) for seat in seats]


def play_on(game: Game[S], s: S, judge: Judge[S], chance: Chance) -> None:
    """Let everybody who is asked answer once, each trying every action once."""
    if s.result is not None:
        return
    seats = s.asked()
    answers = best_answers(game, s, seats, judge, chance, 1)
    for place in range(len(seats)):
        game.apply(s, seats[place], answers[place])
