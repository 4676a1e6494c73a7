"""Whole hands that come into play: both players put out every minion they hold."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.effects.places import Around, AtUnits
from cardwright.games.generals.effects.units import MY_GENERAL
from cardwright.games.generals.model import deeds
from cardwright.games.generals.model.scene import Effect, Scene
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.rules.draw import vacate
from cardwright.games.generals.rules.free_squares import free_squares
from cardwright.kernel.bits import i64


@final
class Muster(Effect):
    """The players in turn put a random minion of their hand next to their general, as long as they can."""

    def __init__(self) -> None:
        self.around: AtUnits = Around(MY_GENERAL)

    def run(self, s: Battle, scene: Scene) -> None:
        seats = [scene.seat, 1 - scene.seat]
        while seats:
            seats = [seat for seat in seats if self.put_out(s, scene, seat)]

    def put_out(self, s: Battle, scene: Scene, seat: i64) -> bool:
        """Whether this player has put out one more."""
        player = s.players[seat]
        slots = [slot for slot in range(6) if slot != player.slotted and is_minion(s, player.hand[slot])]
        if not slots:
            return False
        for square in free_squares(s, self.around, Scene(seat, scene.card, None), 1):
            slot = slots[s.below(len(slots))]
            s.lane.append(deeds.summoning(seat, player.hand[slot], square, s.general(seat)))
            vacate(s, seat, slot)
            return True
        return False


def is_minion(s: Battle, copy: i64) -> bool:
    return copy >= 0 and s.card_of(copy).is_minion
