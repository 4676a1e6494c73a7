"""What a card costs its player just now (R7, P14)."""

from __future__ import annotations

from cardwright.games.pantheon.model.card import AURA_PRICE, Card
from cardwright.games.pantheon.model.state import Position
from cardwright.games.pantheon.rules.figures import statics_of
from cardwright.kernel.bits import i64


def price_of(s: Position, seat: i64, card: Card) -> i64:
    """The first unit of a turn may be cheaper; reductions stop at 1."""
    cost = card.cost
    if s.auras < AURA_PRICE or card.mana:
        return cost
    if card.unit and s.players[seat].played == 0:
        for static in statics_of(s, seat):
            cost -= static.first_unit
    return max(1, cost)
