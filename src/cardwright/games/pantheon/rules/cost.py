"""What a card costs its player just now (R7, P14)."""

from __future__ import annotations

from cardwright.games.pantheon.model.card import AURA_PRICE, Card, Static
from cardwright.games.pantheon.model.state import Position
from cardwright.kernel.bits import i64


def price_of(s: Position, seat: i64, card: Card) -> i64:
    """Reductions stop at 1."""
    cost = card.cost
    if s.auras < AURA_PRICE or card.mana:
        return cost
    for other in range(s.seats):
        player = s.players[other]
        if player.hero >= 0 and player.alive:
            cost += change(s, s.cards.all[player.hero].static, card, seat, other == seat)
        for thing in player.field:
            static = s.cards.all[thing.card].static
            if static is not None:
                cost += change(s, static, card, seat, other == seat)
    return max(1, cost)


def change(s: Position, static: Static | None, card: Card, seat: i64, own: bool) -> i64:
    """What one card in play makes another dearer, or cheaper."""
    if static is None:
        return 0
    if not own:
        return static.tax if card.spell else 0
    if card.spell:
        return -static.spells
    if not card.unit:
        return 0
    return -static.units - (static.first_unit if s.players[seat].played == 0 else 0)
