"""One player's side of a lane: the Tower, the Ancient behind it, the mana pool."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.ancients.model.mark import LARGEST
from cardwright.kernel.bits import i64
from cardwright.kernel.data.codec import TRUTH, Between
from cardwright.kernel.data.fields import Record, public


@final
class Side:
    """``fallen`` says that the Tower is gone; ``losses`` counts the units that died here this round."""

    def __init__(self, tower: i64, ancient: i64) -> None:
        self.tower: i64 = tower
        self.ancient: i64 = ancient
        self.fallen: bool = False
        self.mana: i64 = 0
        self.mana_most: i64 = 0
        self.losses: i64 = 0

    def clone(self) -> Side:
        other = Side(self.tower, self.ancient)
        other.fallen = self.fallen
        other.mana = self.mana
        other.mana_most = self.mana_most
        other.losses = self.losses
        return other


SIDE: Final = Record(
    Side,
    tower=public(Between(0, LARGEST)),
    ancient=public(Between(0, LARGEST)),
    fallen=public(TRUTH, False),
    mana=public(Between(0, LARGEST), 0),
    mana_most=public(Between(0, LARGEST), 0),
    losses=public(Between(0, LARGEST), 0),
)
