"""The cards of Cartoverse: 8 heroes, and 123 shards, creatures, spells and traps."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.cards import ember, heroes, neutral, solar, umbral, verdant
from cardwright.games.cartoverse.model.card import Cards

STANDARD: Final = Cards(
    [*heroes.CARDS, *solar.CARDS, *verdant.CARDS, *umbral.CARDS, *ember.CARDS, *neutral.CARDS],
)
