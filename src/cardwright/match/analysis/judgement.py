"""What is thought of one decision: what the action taken is worth, what the best one is, and what that cost."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from cardwright.agents.budget import Budget
from cardwright.agents.evaluation import evaluation_of
from cardwright.agents.search import Search
from cardwright.kernel.game import Game
from cardwright.kernel.state import S
from cardwright.match.analysis.moment import Moment
from cardwright.match.analysis.weighing import Weighing
from cardwright.match.coaching import coached, in_words

USUAL_BUDGET: Final = Budget(iterations=200)
USUAL_SEED: Final = 1
FEW: Final = 4  # worlds to compare actions in at first
MORE: Final = 12  # further ones, if the action taken looks worse
TOGETHER: Final = 4  # times as many where all choose at once: more is hidden there, and a world costs little
OTHERS: Final = 2  # further actions to compare, where a mistake was made
TENTH: Final = 10  # the rest of a turn is played with this part of the budget
SIZES: Final = (("blunder", 0.2), ("mistake", 0.1), ("slip", 0.05))  # from this loss on, the worst first


@dataclass(frozen=True)
class Weighed:
    """An action, as it is typed and as one says it, and what it is worth to the seat: from 0 to 1."""

    action: int
    text: str
    words: str
    worth: float | None


@dataclass(frozen=True)
class Judgement:
    """One decision.

    chance  to win for the seat that decides, if it goes on well; None if it had no choice and nobody thought about it
    best    the same as ``taken``, if nothing better was found
    lost    how much less the action taken is worth
    size    of the mistake: blunder, mistake, slip, or "" for none
    line    what the seat would do in the rest of its turn after the best action
    why     what speaks for the best action; only for mistakes
    others  the next best actions that were thought of, at most two; only for mistakes
    """

    step: int
    seat: int
    forced: bool
    chance: float | None
    taken: Weighed
    best: Weighed
    lost: float
    size: str
    line: list[str]
    why: str
    others: list[Weighed] = field(default_factory=list)


def judged(game: Game[S], moment: Moment[S], budget: Budget, seed: int) -> Judgement:
    """Thinks as the seat could have: from its mask alone. The same question gets the same answer."""
    sensible = evaluation_of(game.name).sensible(moment.seen, moment.seat, moment.actions)
    if moment.actions == [moment.taken] or sensible == [moment.taken]:
        only = weighed(game, moment, moment.taken, None)
        return Judgement(moment.step, moment.seat, True, None, only, only, 0.0, "", [], "")
    best, *others = proposed(game, moment, sensible, budget, seed)
    weighing = Weighing(game, moment, {best, moment.taken}, Search(part(budget)), seed)
    times = TOGETHER if moment.seen.waiting[0].sealed else 1
    weighing.try_in(times * FEW)
    if weighing.lead(best, moment.taken) > SIZES[-1][1] / 2:
        weighing.try_in(times * MORE)
    found = compared(game, moment, best, weighing)
    return with_others(game, moment, found, others, weighing) if found.size else found


def proposed(game: Game[S], moment: Moment[S], sensible: list[int], budget: Budget, seed: int) -> list[int]:
    """The best first."""
    if len(sensible) == 1:
        return sensible
    thought = Search(budget).think(game, moment.seen, moment.seat, moment.actions, seed)
    return [action for action, _ in thought.ranked()]


def part(budget: Budget) -> Budget:
    return Budget(-(-budget.iterations // TENTH), -(-budget.milliseconds // TENTH))


def compared(game: Game[S], moment: Moment[S], best: int, weighing: Weighing[S]) -> Judgement:
    lost = weighing.lead(best, moment.taken)
    size = size_of(lost) if lost > weighing.margin(best, moment.taken) else ""
    if lost <= 0:
        best, lost = moment.taken, 0.0
    taken = weighed(game, moment, moment.taken, weighing.worth(moment.taken))
    better = weighed(game, moment, best, weighing.worth(best))
    why = coached(game, moment.seen, moment.seat, best).why if size else ""
    return Judgement(moment.step, moment.seat, False, better.worth, taken, better, lost, size, weighing.line(best), why)


def with_others(
    game: Game[S], moment: Moment[S], found: Judgement, others: list[int], weighing: Weighing[S]
) -> Judgement:
    """The same with what else would have been better, or with the best of it for the best, if that turns out so."""
    tried = [action for action in dict.fromkeys([found.best.action, *others[:OTHERS]]) if action != moment.taken]
    weighing.add(set(tried))
    ranked = sorted(tried, key=lambda action: -weighing.worth(action))
    again = compared(game, moment, ranked[0], weighing)
    found = again if again.size else found
    said = {found.best.words, found.taken.words}
    better: dict[str, Weighed] = {}  # two copies of a card are one choice
    for action in ranked:
        one = weighed(game, moment, action, weighing.worth(action))
        if weighing.worth(moment.taken) < weighing.worth(action) <= weighing.worth(found.best.action):
            better.setdefault(one.words, one)
    return replace(found, others=[one for words, one in better.items() if words not in said])


def size_of(lost: float) -> str:
    return next((size for size, least in SIZES if lost >= least), "")


def weighed(game: Game[S], moment: Moment[Any], action: int, worth: float | None) -> Weighed:
    text = game.action_text(moment.seen, moment.seat, action)
    return Weighed(action, text, in_words(game, moment.seen, moment.seat, action), worth)
