"""Plans a whole turn: the best few sequences of actions are followed until the turn is over, then answered.

A turn of many small actions is a long way for a tree search. Here all sequences grow side by side; only the most
promising positions are kept at each length, positions reached twice are looked at once, and the best ends of the turn
are judged by what the others make of them.
"""

from __future__ import annotations

from typing import Final, Generic

from cardwright.agents.budget import Budget, ThinkingTime
from cardwright.agents.evaluation import Evaluation, evaluation_of
from cardwright.agents.world import SEEDS, imagined
from cardwright.kernel.action import Actions
from cardwright.kernel.chance import Chance, dice
from cardwright.kernel.game import Game
from cardwright.kernel.state import S

WIDTH: Final = 10  # positions kept at each length of a sequence
LONGEST: Final = 40  # actions of a turn to plan
ANSWERED: Final = 6  # ends of the turn to answer
ANSWER_LENGTH: Final = 12  # actions of an answer


class Plan(Generic[S]):
    """A sequence of actions: the position it leads to, its first action, and what it is worth."""

    def __init__(self, s: S, first: int, worth: float) -> None:
        self.s = s
        self.first = first
        self.worth = worth


def plan_turn(game: Game[S], seen: S, seat: int, actions: Actions, seed: int, budget: Budget) -> int:
    """The first action of the best turn that could be found."""
    chance = dice(seed)
    time_left = budget.time_left()
    worth: dict[int, float] = {}
    times: dict[int, int] = {}
    rounds = 0
    while rounds == 0 or time_left.goes_on():
        world = imagined(game, seen, seat, int(chance.below(SEEDS)))
        for first, value in best_turns(game, world, seat, chance, time_left, WIDTH + 4 * rounds).items():
            worth[first] = worth.get(first, 0.0) + value
            times[first] = times.get(first, 0) + 1
        rounds += 1
    if not worth:
        return int(actions[0])
    most = max(times.values())
    return max((first for first in worth if times[first] == most), key=lambda first: worth[first])


def best_turns(
    game: Game[S], world: S, seat: int, chance: Chance, time_left: ThinkingTime, width: int
) -> dict[int, float]:
    """For each first action that leads to one of the best turns in this world, what that turn is worth."""
    evaluation = evaluation_of(game.name)
    plans = [Plan(world, -1, 0.0)]
    ends: list[Plan[S]] = []
    for _ in range(LONGEST):
        grown = grow(game, plans, seat, evaluation, chance, time_left)
        ends += [plan for plan in grown if over(plan.s, seat)]
        plans = sorted((plan for plan in grown if not over(plan.s, seat)), key=lambda plan: -plan.worth)[:width]
        if not plans or not time_left.goes_on():
            break
    ends += plans
    ends.sort(key=lambda plan: -plan.worth)
    found: dict[int, float] = {}
    for plan in ends[:ANSWERED]:
        value = answered(game, plan, seat, evaluation, chance, time_left)
        found[plan.first] = max(found.get(plan.first, 0.0), value)
    return found


def grow(
    game: Game[S], plans: list[Plan[S]], seat: int, evaluation: Evaluation, chance: Chance, time_left: ThinkingTime
) -> list[Plan[S]]:
    """Every plan with every sensible action added; of those that lead to the same position only one."""
    known: dict[object, Plan[S]] = {}
    for plan in plans:
        for action in evaluation.sensible(plan.s, seat, game.legal(plan.s, seat)):
            for s in outcomes(game, plan.s, seat, action, evaluation):
                mark = evaluation.mark(s)
                if mark not in known:
                    worth = evaluation.judge(game, s, chance)[seat]
                    known[mark] = Plan(s, action if plan.first < 0 else plan.first, worth)
        if not time_left.goes_on():
            break
    return list(known.values())


def outcomes(game: Game[S], s: S, seat: int, action: int, evaluation: Evaluation) -> list[S]:
    """Every position an action can lead to by the choices its player makes to complete it."""
    after = game.clone(s)
    game.apply(after, seat, action)
    evaluation.carry_on(game, after, seat)
    if after.result is not None or not evaluation.unfinished(after):
        return [after]
    found: list[S] = []
    for choice in evaluation.sensible(after, seat, game.legal(after, seat)):
        found += outcomes(game, after, seat, choice, evaluation)
    return found


def over(s: S, seat: int) -> bool:
    """Whether the turn of this seat has ended."""
    return s.result is not None or s.next_seat() != seat


def answered(
    game: Game[S], plan: Plan[S], seat: int, evaluation: Evaluation, chance: Chance, time_left: ThinkingTime
) -> float:
    """What the end of a turn is worth once the others have done, action by action, what looks best to them."""
    s = plan.s
    if s.result is not None:
        return plan.worth
    s = game.clone(s)
    for _ in range(ANSWER_LENGTH):
        mover = int(s.next_seat())
        if s.result is not None or evaluation.settled(s, seat) or not time_left.goes_on():
            break
        best: S | None = None
        most = -1.0
        for action in evaluation.sensible(s, mover, game.legal(s, mover)):
            for after in outcomes(game, s, mover, action, evaluation):
                worth = evaluation.judge(game, after, chance)[mover]
                if worth > most:
                    best, most = after, worth
        if best is None:
            break
        s = best
    return evaluation.judge(game, s, chance)[seat]
