"""What a card outside the hero's faction costs in HP (R73 to R77, C52, C53)."""

from __future__ import annotations

from cardwright.games.cartoverse.model.card import Card
from cardwright.games.cartoverse.model.state import Duel
from cardwright.kernel.bits import i64


def hp_price(s: Duel, seat: i64, card: Card) -> i64:
    """Neutral cards and basic shards cost none; a discount leaves at least 1."""
    if card.neutral or card.basic or card.faction == s.cards.all[s.players[seat].hero].faction:
        return 0
    price = s.options.loyalty_price + card.loyalty
    discount = discount_of(s, seat) if s.enchants else 0
    return max(min(price, 1), price - discount)


def discount_of(s: Duel, seat: i64) -> i64:
    found: i64 = 0
    for enchant in s.enchants:
        if enchant.owner == seat:
            for static in s.cards.all[enchant.card].statics:
                found += static.discount
    return found


def can_bear(s: Duel, seat: i64, price: i64) -> bool:
    """R76: the price leaves at least 1 HP."""
    return price == 0 or s.players[seat].hp > price
