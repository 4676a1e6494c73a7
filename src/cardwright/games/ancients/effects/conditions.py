"""The "if" of card texts."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.ancients.model.group import Group
from cardwright.games.ancients.model.keywords import BOUNTY, rank
from cardwright.games.ancients.model.scene import Condition, Scene
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.rules.groups import places_of


@final
class TimeOfDay(Condition):
    """It is Night, or it is not."""

    def __init__(self, night: bool) -> None:
        self.night: bool = night

    def holds(self, s: Position, at: Scene) -> bool:
        return s.night == self.night


@final
class KillsTarget(Condition):
    """The one chosen is about to die."""

    def holds(self, s: Position, at: Scene) -> bool:
        target = at.target
        if target is None or target.is_shielded():
            return False
        return target.doomed or target.left() <= 0


@final
class RaisedBounty(Condition):
    """The bounty of the one chosen is above its base bounty."""

    def holds(self, s: Position, at: Scene) -> bool:
        return at.target is not None and rank(at.target.ranks, BOUNTY) > 0


@final
class Exists(Condition):
    """There is somebody of a group."""

    def __init__(self, group: Group) -> None:
        self.group: Group = group

    def holds(self, s: Position, at: Scene) -> bool:
        return places_of(s, at.seat, at.lane, at.place, self.group) != 0


@final
class LostUnits(Condition):
    """An allied unit died in this lane this round."""

    def holds(self, s: Position, at: Scene) -> bool:
        return s.side(at.lane, at.seat).losses > 0


NIGHT: Final = TimeOfDay(True)
DAY: Final = TimeOfDay(False)
KILLS_TARGET: Final = KillsTarget()
RAISED_BOUNTY: Final = RaisedBounty()
LOST_UNITS: Final = LostUnits()
