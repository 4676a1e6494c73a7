"""Plans a whole turn: the best few sequences of actions are followed until the turn is over, then answered.

A turn of many small actions is a long way for a tree search. Here all sequences grow side by side; only the most
promising positions are kept at each length, positions reached twice are looked at once, and the best ends of the turn
are judged by what the others make of them. That is one look, in one imagined world. The next looks, in other worlds,
are wider and answer more; what time cuts short does not count.
"""

from __future__ import annotations

from typing import Final, Generic

from cardwright.agents.budget import Budget, ThinkingTime
from cardwright.agents.evaluation.evaluation import Evaluation
from cardwright.agents.ledger import Ledger
from cardwright.agents.thought import Thought
from cardwright.agents.world import SEEDS, imagined
from cardwright.kernel.action import Actions
from cardwright.kernel.chance import Chance, dice
from cardwright.kernel.game import Game
from cardwright.kernel.state import S

WIDTH: Final = 4  # positions kept at each length of a sequence, in the first look
WIDER: Final = 3  # and this many more in each further one
LONGEST: Final = 40  # actions of a turn to plan
ANSWERED: Final = 6  # ends of the turn to answer, in the first look; one more in every second one
ANSWER_LENGTH: Final = 12  # actions of an answer
SOONEST: Final = 0.25  # of the budget: then it may be clear already what is best, and a long turn goes on sooner


class Plan(Generic[S]):
    """A sequence of actions: the position it leads to, its first action, and what it is worth."""

    def __init__(self, s: S, first: int, worth: float) -> None:
        self.s = s
        self.first = first
        self.worth = worth


def plan_turn(
    game: Game[S], seen: S, seat: int, actions: Actions, seed: int, budget: Budget, evaluation: Evaluation
) -> Thought:
    """The first action of the best turn that could be found, and what the turns that begin otherwise are worth."""
    chance = dice(seed)
    time_left = budget.time_left()
    ledger = Ledger()
    looks = 0
    while looks == 0 or not (time_left.over() or (time_left.spent() > SOONEST and ledger.settled())):
        world = imagined(game, seen, seat, int(chance.below(SEEDS)))
        found = best_turns(game, world, seat, evaluation, chance, time_left, looks)
        if found and (looks == 0 or not time_left.over()):
            ledger.enter(found, float(WIDTH + WIDER * looks))
        looks += 1
    return ledger.thought() if ledger.gain else Thought(int(actions[0]), {})


def best_turns(
    game: Game[S],
    world: S,
    seat: int,
    evaluation: Evaluation,
    chance: Chance,
    time_left: ThinkingTime,
    looks: int,
) -> dict[int, float]:
    """For each first action that leads to one of the best turns in this world, what that turn is worth."""
    plans = [Plan(world, -1, 0.0)]
    ends: list[Plan[S]] = []
    for _ in range(LONGEST):
        grown = grow(game, plans, seat, evaluation, chance, time_left)
        ends += [plan for plan in grown if over(plan.s, seat)]
        plans = sorted((plan for plan in grown if not over(plan.s, seat)), key=lambda plan: -plan.worth)
        plans = plans[: WIDTH + WIDER * looks]
        if not plans or time_left.over():
            break
    ends += plans
    ends.sort(key=lambda plan: -plan.worth)
    found: dict[int, float] = {}
    for plan in worth_an_answer(ends, ANSWERED + looks // 2):
        value = answered(game, plan, seat, evaluation, chance, time_left)
        if found and time_left.over():
            break  # it was not answered to the end, and looks better than it is
        found[plan.first] = max(found.get(plan.first, 0.0), value)
    return found


def worth_an_answer(ends: list[Plan[S]], count: int) -> list[Plan[S]]:
    """The best ends; half of them the best of each beginning, as what looks best may be answered best."""
    found: list[Plan[S]] = []
    firsts: list[int] = []
    for plan in ends:
        fresh = plan.first not in firsts
        if 2 * (len(found) - len(firsts)) < count or fresh:
            found.append(plan)
            if fresh:
                firsts.append(plan.first)
        if len(found) == count:
            break
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
