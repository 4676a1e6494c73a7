"""The cards that can answer another one: quick cards, which need not, and answers, which do nothing else."""

from __future__ import annotations

from typing import Final

from cardwright.games.template.cards.press import answer, quick
from cardwright.games.template.effects.steps import ChooseMagpie, Gain, Negate, Steal
from cardwright.games.template.effects.who import ANSWERED
from cardwright.games.template.model.card import Card

ANSWERS: Final[list[Card]] = [
    quick("Preen", "Gain 1 glitter.", Gain(1)),
    quick("Quick Beak", "Choose another magpie. Steal 1 glitter from it.", ChooseMagpie(), Steal(1)),
    answer("Caw", "Negate the card you answer.", Negate()),
    answer("Screech", "Negate the card you answer.", Negate()),
    answer("Tit for Tat", "Steal 1 glitter from the magpie you answer.", Steal(1, ANSWERED)),
]
