"""What a card costs its player just now (R7, P14)."""

from __future__ import annotations

from cardwright.games.pantheon.model.card import AURA_PRICE, Card, Static
from cardwright.games.pantheon.model.state import Position
from cardwright.kernel.bits import i64


def price_of(s: Position, seat: i64, card: Card) -> i64:
    """The first unit of a turn may be cheaper; reductions stop at 1."""
    cost = card.cost
    if s.auras < AURA_PRICE or card.mana:
        return cost
    player = s.players[seat]
    if card.unit and player.played == 0:
        if player.hero >= 0 and player.alive:
            cost -= discount(s.cards.all[player.hero].static)
        for thing in player.field:
            cost -= discount(s.cards.all[thing.card].static)
    return max(1, cost)


def discount(static: Static | None) -> i64:
    return 0 if static is None else static.first_unit
