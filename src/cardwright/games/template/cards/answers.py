"""The cards that can answer another one: quick cards, which need not, and answers, which do nothing else."""

from __future__ import annotations

from typing import Final

from cardwright.games.template.effects.steps import ChooseMagpie, Gain, Negate, Steal, StealFromAnswered
from cardwright.games.template.model.card import ANSWER, QUICK, Card

ANSWERS: Final[list[Card]] = [
    Card("Preen", QUICK, "Gain 1 glitter.", (Gain(1),)),
    Card("Quick Beak", QUICK, "Choose another magpie. Steal 1 glitter from it.", (ChooseMagpie(), Steal(1))),
    Card("Caw", ANSWER, "Negate the card you answer.", (Negate(),)),
    Card("Screech", ANSWER, "Negate the card you answer.", (Negate(),)),
    Card("Tit for Tat", ANSWER, "Steal 1 glitter from the magpie you answer.", (StealFromAnswered(1),)),
]
