"""Stun, Silence, Disarm, Mute, Root, Break, the Move Cooldown, and Purge."""

from __future__ import annotations

from typing import final

from cardwright.games.ancients.effects.on_units import OnUnits
from cardwright.games.ancients.effects.who import TARGET
from cardwright.games.ancients.model.keywords import BREAK, DISARM, MOVE_COOLDOWN, MUTE, ROOT
from cardwright.games.ancients.model.scene import Scene, Who
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import Unit
from cardwright.games.ancients.rules.status import afflict, cure, purge, silence, stun
from cardwright.kernel.bits import i64


@final
class Stun(OnUnits):
    def __init__(self, turns: i64, who: Who = TARGET) -> None:
        super().__init__(who)
        self.turns: i64 = turns

    def do_to(self, s: Position, at: Scene, unit: Unit) -> None:
        stun(s, unit, self.turns)


@final
class Silence(OnUnits):
    def __init__(self, turns: i64, who: Who = TARGET) -> None:
        super().__init__(who)
        self.turns: i64 = turns

    def do_to(self, s: Position, at: Scene, unit: Unit) -> None:
        silence(s, unit, self.turns)


class Afflict(OnUnits):
    """An ailment for this round."""

    def __init__(self, ailment: i64, who: Who) -> None:
        super().__init__(who)
        self.ailment: i64 = ailment

    def do_to(self, s: Position, at: Scene, unit: Unit) -> None:
        afflict(s, unit, self.ailment, at.seat)


@final
class Disarm(Afflict):
    def __init__(self, who: Who = TARGET) -> None:
        super().__init__(DISARM, who)


@final
class Mute(Afflict):
    def __init__(self, who: Who = TARGET) -> None:
        super().__init__(MUTE, who)


@final
class Root(Afflict):
    def __init__(self, who: Who = TARGET) -> None:
        super().__init__(ROOT, who)


@final
class Break(Afflict):
    def __init__(self, who: Who = TARGET) -> None:
        super().__init__(BREAK, who)


@final
class EndMoveCooldown(OnUnits):
    def do_to(self, s: Position, at: Scene, unit: Unit) -> None:
        cure(s, unit, MOVE_COOLDOWN)


@final
class Purge(OnUnits):
    def do_to(self, s: Position, at: Scene, unit: Unit) -> None:
        purge(s, unit, at.seat)
