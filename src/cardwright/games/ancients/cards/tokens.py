"""The creeps that are in no deck: those that come by themselves, and those that cards summon."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.cards.press import Press
from cardwright.games.ancients.model.keywords import BLACK, GREEN, NO_COLOUR

CARDS: Final = (
    Press(NO_COLOUR).token(
        "t_melee",
        "Melee Creep",
        "1/0/1",
        "Spawned automatically at round start. While Mega it has +2 attack and +2 health (3/0/3), uses its Mega"
        " art, and is named Mega Melee Creep.",
        melee=True,
    ),
    Press(GREEN).token(
        "t_sprout",
        "Sproutling",
        "1/0/2",
        "Summoned creep. Not a Melee Creep: it never becomes Mega and never uses the aggro rule.",
    ),
    Press(BLACK).token("t_shade", "Lane Shade", "2/0/1", "Summoned creep. Not a Melee Creep."),
)
