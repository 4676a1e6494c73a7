"""Effects made of others."""

from __future__ import annotations

from typing import final

from cardwright.games.ancients.model.ability import Effects
from cardwright.games.ancients.model.scene import Condition, Effect, Scene
from cardwright.games.ancients.model.state import Position


@final
class If(Effect):
    """If something holds, some effects happen, otherwise others."""

    def __init__(self, condition: Condition, *effects: Effect, otherwise: Effect | Effects = ()) -> None:
        self.condition: Condition = condition
        self.effects: Effects = effects
        self.otherwise: Effects = otherwise if isinstance(otherwise, tuple) else (otherwise,)

    def run(self, s: Position, at: Scene) -> None:
        for effect in self.effects if self.condition.holds(s, at) else self.otherwise:
            effect.run(s, at)
