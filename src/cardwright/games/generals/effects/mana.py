"""What cards do to mana."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.effects.whose import YOU, seats_of
from cardwright.games.generals.model import events
from cardwright.games.generals.model.scene import Effect, Scene
from cardwright.games.generals.model.state import Battle
from cardwright.kernel.bits import i64


@final
class GainMana(Effect):
    """Mana for this turn; ``lasting``: a crystal for the rest of the game, filled when the next turn starts."""

    def __init__(self, count: i64, lasting: bool = False, whose: i64 = YOU) -> None:
        self.count: i64 = count
        self.lasting: bool = lasting
        self.whose: i64 = whose

    def run(self, s: Battle, scene: Scene) -> None:
        for seat in seats_of(scene, self.whose):
            player = s.players[seat]
            most = s.options.mana_most
            if self.lasting:
                player.crystals = max(0, min(most, player.crystals + self.count))
            else:
                gained = max(0, min(most - player.mana, self.count))
                player.mana += gained
                player.bonus += gained
            s.tell(events.MANA, seat, self.count)
