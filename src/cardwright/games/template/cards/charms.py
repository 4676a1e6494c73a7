"""The charms: they stay in play and are set off by what happens."""

from __future__ import annotations

from typing import Final

from cardwright.games.template.cards.press import charm, whenever
from cardwright.games.template.effects.steps import Draw, Gain, Lose
from cardwright.games.template.effects.who import CULPRIT
from cardwright.games.template.model.card import ANOTHER, ANYBODY, FROM_ME, Card
from cardwright.games.template.model.events import DAWN, NEGATE, STEAL

CHARMS: Final[list[Card]] = [
    charm("Copper Bell", "Whenever another magpie steals, gain 1 glitter.", whenever(STEAL, ANOTHER, Gain(1))),
    charm(
        "Thorny Twig",
        "Whenever a magpie steals from you, it loses 1 glitter.",
        whenever(STEAL, FROM_ME, Lose(1, CULPRIT)),
    ),
    charm("Weathercock", "Whenever a round begins, gain 1 glitter.", whenever(DAWN, ANYBODY, Gain(1))),
    charm("Old Mirror", "Whenever a card is negated, draw 1 card.", whenever(NEGATE, ANYBODY, Draw(1))),
]
