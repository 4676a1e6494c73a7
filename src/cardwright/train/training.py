"""What is trained and how: what cannot change while a training goes on."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

import numpy as np

from cardwright.agents.evaluation import evaluation_of
from cardwright.agents.evaluation.learned_file import NetFile
from cardwright.arena.pins import Pins, difference_of_pins, pins_of
from cardwright.env import arrange
from cardwright.kernel.errors import BadInput
from cardwright.train.blueprint import Blueprint


@dataclass(frozen=True)
class Training:
    """Plain words and numbers, so that a file or another process can hold it.

    hidden, deeper  how many units the two layers of the net have
    patience        how much of what a position is aimed at comes from the result (see ``Collecting``)
    gate            matches between a new net and the one before
    window          rounds that are learned from
    repeats         how often a position is learned from, on average, in its first round
    """

    game: str
    seed: int
    seats: int = 2
    hidden: int = 32
    deeper: int = 16
    patience: float = 0.8
    gate: int = 256
    window: int = 12
    repeats: float = 2.0

    @property
    def blueprint(self) -> Blueprint:
        return blueprint_of(self)

    def pinned(self) -> Pins:
        game = self.blueprint.arrangement.game
        return pins_of(game, game.cards())

    def facts(self) -> dict[str, Any]:
        return {**asdict(self), "pinned": asdict(self.pinned())}

    def check(self, facts: dict[str, Any], folder: str) -> None:
        """Refuse to go on with what another training has begun."""
        here = self.facts()
        changed = difference_of_pins(facts.get("pinned"), here["pinned"])
        others = [
            f"{name} is {here[name]} and was {facts.get(name)}"
            for name in here
            if name != "pinned" and here[name] != facts.get(name)
        ]
        if changed or others:
            raise BadInput(f"{folder} holds another training: {'; '.join([*others, changed]).strip('; ')}")

    def untrained(self) -> NetFile:
        """A net that changes nothing: what is judged by hand stays as it is."""
        arrays = {name: np.zeros(shape, np.float32) for name, shape in self.blueprint.shapes().items()}
        return self.blueprint.file(arrays, 1.0, asdict(self.pinned()))


@cache
def blueprint_of(training: Training) -> Blueprint:
    """Made once in each process; refused for a game that no net can judge."""
    arrangement = arrange(training.game, seats=training.seats)
    if evaluation_of(training.game).rollout:
        raise BadInput(f"{arrangement.game.title} is judged by playing on, and no net can stand in for that")
    return Blueprint(arrangement, training.hidden, training.deeper)
