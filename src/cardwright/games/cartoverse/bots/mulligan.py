"""Which cards of the first hand to replace: those that are too expensive, and shards beyond what is needed."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.model.state import Duel
from cardwright.kernel.action import pack
from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.mulligan import EXCHANGE

KEPT_SHARDS: Final = 3
DEAR: Final = 4  # a card that costs more is too slow for the first turns


def replaced(s: Duel, seat: i64) -> i64:
    """The answer to the mulligan."""
    hand = s.players[seat].hand
    shards: i64 = 0
    count: i64 = 0
    chosen: i64 = 0
    for at in range(len(hand)):
        card = s.cards.all[hand[at]]
        if card.shard:
            shards += 1
        unwanted = shards > KEPT_SHARDS if card.shard else card.cost > DEAR
        if unwanted and count < s.options.mulligan_most:
            count += 1
            chosen |= BIT[at]
    return pack(EXCHANGE, chosen)
