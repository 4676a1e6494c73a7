"""The deeds: played on one's own turn."""

from __future__ import annotations

from typing import Final

from cardwright.games.template.cards.press import deed
from cardwright.games.template.effects.steps import (
    ChooseCharms,
    ChooseLooked,
    ChooseMagpie,
    DiscardCharms,
    Draw,
    Gain,
    KeepLooked,
    LookAt,
    Lose,
    Steal,
    TakeRandomCards,
)
from cardwright.games.template.effects.who import OTHERS
from cardwright.games.template.model.card import Card

DEEDS: Final[list[Card]] = [
    deed("Market Stall", "Gain 3 glitter.", Gain(3)),
    deed("Sunny Sill", "Gain 1 glitter. Draw 1 card.", Gain(1), Draw(1)),
    deed("Pickpocket", "Choose another magpie. Steal 2 glitter from it.", ChooseMagpie(), Steal(2)),
    deed("Nest Raid", "Choose another magpie. Take 1 random card from its hand.", ChooseMagpie(), TakeRandomCards(1)),
    deed(
        "Spyglass",
        "Look at the top 3 cards of the deck. Keep one; the others go under the deck.",
        LookAt(3),
        ChooseLooked(),
        KeepLooked(),
    ),
    deed("Hailstorm", "Every other magpie loses 1 glitter.", Lose(1, OTHERS)),
    deed("Spring Cleaning", "Discard up to 2 charms in play.", ChooseCharms(2), DiscardCharms()),
]
