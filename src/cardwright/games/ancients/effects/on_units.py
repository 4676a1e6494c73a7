"""What happens to each of some units."""

from __future__ import annotations

from cardwright.games.ancients.effects.who import TARGET
from cardwright.games.ancients.model.scene import Effect, Scene, Who
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import Unit


class OnUnits(Effect):
    """The same for all of them, one after the other."""

    def __init__(self, who: Who = TARGET) -> None:
        self.who: Who = who

    def run(self, s: Position, at: Scene) -> None:
        for unit in self.who.found(s, at):
            self.do_to(s, at, unit)

    def do_to(self, s: Position, at: Scene, unit: Unit) -> None:
        raise NotImplementedError
