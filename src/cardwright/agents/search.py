"""Looks ahead as long as its budget lasts: plans a whole turn, or grows a tree, as suits the game and the question."""

from __future__ import annotations

from cardwright.agents.agent import Agent
from cardwright.agents.budget import Budget
from cardwright.agents.equilibrium import settle
from cardwright.agents.evaluation import Evaluation, evaluation_of
from cardwright.agents.planning import plan_turn
from cardwright.agents.thought import Thought
from cardwright.agents.tree import grow_trees
from cardwright.kernel.action import Actions
from cardwright.kernel.game import Game
from cardwright.kernel.state import S


class Search(Agent):
    """Thinks as long as its budget lasts; can be stopped after any iteration. It may have an evaluation of its own."""

    def __init__(self, budget: Budget, name: str = "", evaluation: Evaluation | None = None) -> None:
        self.budget = budget
        self.name = name or f"search:{budget}"
        self.evaluation = evaluation

    def choose(self, game: Game[S], seen: S, seat: int, actions: Actions, seed: int) -> int:
        evaluation = self.evaluation or evaluation_of(game.name)
        sensible = evaluation.sensible(seen, seat, actions)
        return sensible[0] if len(sensible) == 1 else self.think(game, seen, seat, actions, seed).best

    def think(self, game: Game[S], seen: S, seat: int, actions: Actions, seed: int) -> Thought:
        """What the actions are worth; there is more than one that makes sense."""
        evaluation = self.evaluation or evaluation_of(game.name)
        sensible = evaluation.sensible(seen, seat, actions)
        decision = seen.decision(seat)
        if decision is not None and decision.sealed and not evaluation.rollout:
            return settle(game, seen, seat, sensible, seed, self.budget, evaluation)
        if evaluation.plans:
            return plan_turn(game, seen, seat, actions, seed, self.budget, evaluation)
        return grow_trees(game, seen, seat, actions, seed, self.budget, evaluation)
