"""The choices of a round as moves: each that a hand allows has a number of its own, the same for both seats."""

from __future__ import annotations

from typing import final

from cardwright.games.threelines.model.menu import ALL_CHOICES, CHOICES, SMALL_CHOICES, SMALL_HAND
from cardwright.games.threelines.model.state import Position
from cardwright.games.threelines.options import Options
from cardwright.kernel.bits import i64
from cardwright.kernel.tensors.moves import FlatMoves


@final
class ThreelinesMoves(FlatMoves[Position]):
    """73 of them for hands of up to four cards, 229 for larger ones."""

    def __init__(self, options: Options) -> None:
        small = max(options.deal, options.hand_limit) <= SMALL_HAND
        self.choices: list[i64] = [int(choice) for choice in (SMALL_CHOICES if small else ALL_CHOICES)]
        self.numbers: list[i64] = [-1] * CHOICES
        for number, choice in enumerate(self.choices):
            self.numbers[choice] = number
        super().__init__(len(self.choices))

    def number(self, seat: i64, action: i64) -> i64:
        return self.numbers[action]

    def action(self, seat: i64, number: i64) -> i64:
        return self.choices[number]
