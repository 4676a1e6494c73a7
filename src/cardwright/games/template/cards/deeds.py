"""The deeds: played on one's own turn."""

from __future__ import annotations

from typing import Final

from cardwright.games.template.effects.steps import (
    ChooseCharms,
    ChooseLooked,
    ChooseMagpie,
    DiscardCharms,
    Draw,
    Gain,
    KeepLooked,
    Look,
    OthersLose,
    Steal,
    TakeRandomCards,
)
from cardwright.games.template.model.card import DEED, Card

DEEDS: Final[list[Card]] = [
    Card("Market Stall", DEED, "Gain 3 glitter.", (Gain(3),)),
    Card("Sunny Sill", DEED, "Gain 1 glitter. Draw 1 card.", (Gain(1), Draw(1))),
    Card("Pickpocket", DEED, "Choose another magpie. Steal 2 glitter from it.", (ChooseMagpie(), Steal(2))),
    Card(
        "Nest Raid",
        DEED,
        "Choose another magpie. Take 1 random card from its hand.",
        (ChooseMagpie(), TakeRandomCards(1)),
    ),
    Card(
        "Spyglass",
        DEED,
        "Look at the top 3 cards of the deck. Keep one; the others go under the deck.",
        (Look(3), ChooseLooked(), KeepLooked()),
    ),
    Card("Hailstorm", DEED, "Every other magpie loses 1 glitter.", (OthersLose(1),)),
    Card("Spring Cleaning", DEED, "Discard up to 2 charms in play.", (ChooseCharms(2), DiscardCharms())),
]
