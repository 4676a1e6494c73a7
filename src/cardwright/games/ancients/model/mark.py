"""What lies on a unit: this round's effects, and Enhancements."""

from __future__ import annotations

from typing import Final, final

from cardwright.kernel.bits import i64
from cardwright.kernel.data.card_number import CardNumber
from cardwright.kernel.data.codec import TRUTH, Between
from cardwright.kernel.data.fields import Record, public
from cardwright.kernel.effects import marks
from cardwright.kernel.effects.marks import FOR_GOOD

LARGEST: Final = 10_000
MOST_TRAITS: Final = (1 << 17) - 1
MOST_RANKS: Final = (1 << 56) - 1


@final
class Mark(marks.Mark):
    """It never changes, so positions share it.

    attack, armor, health  what the unit has more or less
    gives     traits, and
    ranks     keywords with a number, packed (see keywords.py)
    card      the card it comes from
    positive  Purge takes it off an enemy; otherwise off an ally (J37)
    until     FOR_GOOD for an Enhancement, or the round at whose end it ends
    seat      whose effect it was
    """

    def __init__(
        self,
        attack: i64,
        armor: i64,
        health: i64,
        gives: i64,
        ranks: i64,
        card: i64,
        positive: bool,
        until: i64,
        seat: i64,
    ) -> None:
        super().__init__(until, seat)
        self.attack: i64 = attack
        self.armor: i64 = armor
        self.health: i64 = health
        self.gives: i64 = gives
        self.ranks: i64 = ranks
        self.card: i64 = card
        self.positive: bool = positive

    def is_enhancement(self) -> bool:
        return self.until == FOR_GOOD


MARK: Final = Record(
    Mark,
    attack=public(Between(-LARGEST, LARGEST)),
    armor=public(Between(-LARGEST, LARGEST)),
    health=public(Between(-LARGEST, LARGEST)),
    gives=public(Between(0, MOST_TRAITS)),
    ranks=public(Between(0, MOST_RANKS)),
    card=public(CardNumber()),
    positive=public(TRUTH),
    until=public(Between(0, LARGEST)),
    seat=public(Between(0, 1)),
)
