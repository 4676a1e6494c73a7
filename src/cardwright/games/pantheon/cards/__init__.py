"""The cards of Pantheon: Mana, 18 heroes, and 126 units, spells and field cards."""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.cards import demons, gods, heroes, humans, neutral
from cardwright.games.pantheon.model.card import Cards

STANDARD: Final = Cards([neutral.MANA_CARD, *heroes.CARDS, *demons.CARDS, *gods.CARDS, *humans.CARDS, *neutral.CARDS])
