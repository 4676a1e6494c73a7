"""What a bot advises a seat to do: its best actions, what each is worth, and how the turn would go on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardwright.agents import Agent
from cardwright.agents.answer import answer_of
from cardwright.agents.budget import Budget
from cardwright.agents.evaluation import Evaluation, evaluation_of
from cardwright.agents.greedy import any_answers, outcome
from cardwright.agents.named import Level
from cardwright.agents.search import Search
from cardwright.agents.world import imagined
from cardwright.kernel.action import Actions
from cardwright.kernel.chance import dice
from cardwright.kernel.game import Game
from cardwright.kernel.state import S
from cardwright.match.analysis.judgement import TOGETHER, Weighed, weighed
from cardwright.match.analysis.moment import Moment
from cardwright.match.analysis.weighing import Weighing
from cardwright.match.coaching import in_words

MOST: Final = 3  # actions to tell of
WORLDS: Final = 4  # to compare them in
REST: Final = Search(Budget(iterations=24))  # plays the rest of the turn


@dataclass(frozen=True)
class Counsel:
    """``best`` has the action to take first, then what is worth less; ``line`` is the rest of the turn after it.

    What an action is worth is the chance to win after it.
    """

    best: list[Weighed]
    line: list[str]


def counsel(game: Game[S], seen: S, seat: int, actions: Actions, agent: Agent, seed: int) -> Counsel:
    """Compares what the agent thinks of in the same worlds, as the analysis of a match does, from the mask alone."""
    moment = Moment(0, seat, seen, [int(action) for action in actions], int(actions[0]))
    player = agent.player(game.name) if isinstance(agent, Level) else agent
    thought_of = candidates(game, moment, player, seed)
    weighing = Weighing(game, moment, set(thought_of), REST, seed)
    compare(weighing, WORLDS * (TOGETHER if seen.waiting[0].sealed else 1), player)
    ranked = sorted(thought_of, key=lambda action: -weighing.worth(action))
    best = [weighed(game, moment, action, weighing.worth(action)) for action in ranked]
    return Counsel(best, weighing.line(ranked[0]))


def candidates(game: Game[S], moment: Moment[S], player: Agent, seed: int) -> list[int]:
    """What a search thinks most of; of other agents only what they would do is known."""
    if not isinstance(player, Search):
        return [answer_of(player, game, moment.seen, moment.seat, moment.actions, seed)]
    evaluation = player.evaluation or evaluation_of(game.name)
    sensible = evaluation.sensible(moment.seen, moment.seat, moment.actions)
    if len(sensible) == 1:
        return sensible
    found = [action for action, _ in player.think(game, moment.seen, moment.seat, moment.actions, seed).ranked()]
    if len(found) < MOST:
        found += at_first_sight(game, moment, sensible, evaluation, seed)
    said: dict[str, int] = {}  # two copies of a card are one choice
    for action in found:
        said.setdefault(in_words(game, moment.seen, moment.seat, action), action)
    return list(said.values())[:MOST]


def at_first_sight(
    game: Game[S], moment: Moment[S], actions: list[int], evaluation: Evaluation, seed: int
) -> list[int]:
    """All of them, those first that lead to the best positions in one world."""
    chance = dice(seed)
    world = imagined(game, moment.seen, moment.seat, seed)
    answers = any_answers(game, world, moment.seat, chance)
    worth = {action: outcome(game, world, moment.seat, action, answers, evaluation, chance) for action in actions}
    return sorted(actions, key=lambda action: -worth[action])


def compare(weighing: Weighing[S], worlds: int, player: Agent) -> None:
    """In one world at least; a bot that thinks by the clock compares no longer than it has thought."""
    clock = player.budget.time_left() if isinstance(player, Search) and player.budget.milliseconds else None
    for _ in range(worlds):
        weighing.try_in(1)
        if clock is not None and clock.over():
            return
