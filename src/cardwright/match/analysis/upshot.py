"""What becomes of an action in one world: the rest of the turn, the answers of the others, and what that is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardwright.agents.agent import Agent
from cardwright.agents.evaluation import Evaluation, evaluation_of
from cardwright.agents.greedy import Greedy
from cardwright.agents.world import SEEDS, movers
from cardwright.kernel.chance import Chance, dice
from cardwright.kernel.game import Game
from cardwright.kernel.state import S
from cardwright.match.coaching import in_words

LONGEST: Final = 40  # actions in the rest of a turn
ANSWERS: Final = 60  # actions of all the others, until the seat is asked again
OTHERS: Final = Greedy()


@dataclass(frozen=True)
class Upshot:
    """What an action was worth to its seat, from 0 to 1, and what the seat did in the rest of its turn."""

    worth: float
    line: list[str]


def upshot(game: Game[S], world: S, seat: int, action: int, own: Agent, seed: int) -> Upshot:
    """``own`` plays the rest of the turn, and everybody acts on what they can see. The world stays as it is."""
    evaluation = evaluation_of(game.name)
    chance = dice(seed)
    s = game.clone(world)
    decision = s.decision(seat)
    game.apply(s, seat, action)
    line: list[str] = []
    if decision is None or not decision.sealed:
        line = finish_turn(game, s, seat, own, evaluation, chance)
    hear_answers(game, s, seat, evaluation, chance)
    return Upshot(evaluation.judge(game, s, chance)[seat], line)


def finish_turn(game: Game[S], s: S, seat: int, own: Agent, evaluation: Evaluation, chance: Chance) -> list[str]:
    """Everything the seat does until others move, in words."""
    line: list[str] = []
    evaluation.carry_on(game, s, seat)
    while movers(s) == [seat] and s.result is None and len(line) < LONGEST:
        seen = game.mask(s, seat)
        action = chosen(game, seen, seat, own, chance)
        line.append(in_words(game, seen, seat, action))
        game.apply(s, seat, action)
        evaluation.carry_on(game, s, seat)
    return line


def hear_answers(game: Game[S], s: S, seat: int, evaluation: Evaluation, chance: Chance) -> None:
    """Everybody does what looks best to them, until it is up to the seat again."""
    for _ in range(ANSWERS):
        if s.result is not None or evaluation.settled(s, seat) or asked_together(s, seat):
            return
        mover = int(s.next_seat())
        game.apply(s, mover, chosen(game, game.mask(s, mover), mover, OTHERS, chance))
        evaluation.carry_on(game, s, mover)


def asked_together(s: S, seat: int) -> bool:
    """Whether the seat is asked now, and others with it."""
    asked = movers(s)
    return len(asked) > 1 and seat in asked


def chosen(game: Game[S], seen: S, seat: int, agent: Agent, chance: Chance) -> int:
    return agent.choose(game, seen, seat, game.legal(seen, seat), int(chance.below(SEEDS)))
