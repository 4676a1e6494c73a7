"""How MECHAZ0R is assembled and deployed."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.model import deeds, events
from cardwright.games.generals.model.board import NOWHERE
from cardwright.games.generals.model.scene import Effect, Scene
from cardwright.games.generals.model.state import Battle
from cardwright.kernel.bits import i64


@final
class Assemble(Effect):
    """MECHAZ0R's progress, in steps of 20 %."""

    def __init__(self, steps: i64 = 1) -> None:
        self.steps: i64 = steps

    def run(self, s: Battle, scene: Scene) -> None:
        player = s.players[scene.seat]
        player.progress += self.steps
        s.tell(events.PROGRESS, scene.seat, player.progress)


@final
class Deploy(Effect):
    """Put a finished MECHAZ0R on the chosen square."""

    def __init__(self, key: str) -> None:
        self.key: str = key

    def run(self, s: Battle, scene: Scene) -> None:
        player = s.players[scene.seat]
        if scene.square != NOWHERE and player.progress >= 5:
            player.progress = player.progress - 5 if s.options.mechaz0r_surplus == "kept" else 0  # R219
            s.lane.append(deeds.summoning(scene.seat, s.cards.at(self.key), scene.square, scene.me))
