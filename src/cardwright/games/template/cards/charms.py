"""The charms: they stay in play and are set off by what happens."""

from __future__ import annotations

from typing import Final

from cardwright.games.template.effects.steps import CauseLoses, ComeIntoPlay, Draw, Gain
from cardwright.games.template.model.card import ANOTHER, ANYBODY, CHARM, FROM_ME, Card, Trigger
from cardwright.games.template.model.events import DAWN, NEGATE, STEAL

CHARMS: Final[list[Card]] = [
    Card(
        "Copper Bell",
        CHARM,
        "Whenever another magpie steals, gain 1 glitter.",
        (ComeIntoPlay(),),
        Trigger(STEAL, ANOTHER, (Gain(1),)),
    ),
    Card(
        "Thorny Twig",
        CHARM,
        "Whenever a magpie steals from you, it loses 1 glitter.",
        (ComeIntoPlay(),),
        Trigger(STEAL, FROM_ME, (CauseLoses(1),)),
    ),
    Card(
        "Weathercock",
        CHARM,
        "Whenever a round begins, gain 1 glitter.",
        (ComeIntoPlay(),),
        Trigger(DAWN, ANYBODY, (Gain(1),)),
    ),
    Card(
        "Old Mirror",
        CHARM,
        "Whenever a card is negated, draw 1 card.",
        (ComeIntoPlay(),),
        Trigger(NEGATE, ANYBODY, (Draw(1),)),
    ),
]
