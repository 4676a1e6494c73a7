"""The random generator: a number that is advanced, the same in every build and process.

The number is a linear congruence of 61 bits, scrambled on the way out (the family is known as
PCG). Products wrap at 64 bits when compiled and grow without bound when interpreted; the bits
kept are the same. Constants stay below 2**62, where they compile to machine numbers.
"""

from __future__ import annotations

from typing import Final

from cardwright.kernel.bits import i64
from cardwright.kernel.errors import BadInput

KEEP: Final = 0x1FFF_FFFF_FFFF_FFFF
KEPT_BITS: Final = 61
LOW: Final = 0xFFFF_FFFF
FACTOR: Final = 1752450205419405101
STEP: Final = 1442695040888963407


def seeded(seed: int) -> i64:
    """The generator for a seed: any whole number; seeds that differ little start far apart."""
    folded: i64 = 0
    rest = abs(seed) * 2 + (1 if seed < 0 else 0)
    while True:
        folded = ((folded ^ (rest & KEEP)) * FACTOR + STEP) & KEEP
        rest >>= KEPT_BITS
        if rest == 0:
            return folded


class Chance:
    """A generator, and what was decided beforehand instead of leaving it to chance."""

    def __init__(self, rng: i64) -> None:
        self.rng: i64 = rng
        self.script: list[i64] = []

    def below(self, bound: i64) -> i64:
        """A number in ``range(bound)``, for bounds below 2**31."""
        if self.script:
            return self.scripted(bound)
        rng: i64 = (self.rng * FACTOR + STEP) & KEEP
        self.rng = rng
        word: i64 = (((rng >> 18) ^ rng) >> 25) & LOW
        turn: i64 = rng >> 56
        return ((word >> turn | word << (32 - turn)) & LOW) * bound >> 32

    def scripted(self, bound: i64) -> i64:
        outcome = self.script.pop(0)
        if outcome < 0 or outcome >= bound:
            raise BadInput(f"the script says {outcome}, but only 0 to {bound - 1} can come up here")
        return outcome

    def shuffle(self, cards: list[i64]) -> None:
        last: i64 = len(cards) - 1
        while last > 0:
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1


def dice(seed: int) -> Chance:
    """A generator for whoever needs chance outside a position: bots, playouts, sampling."""
    return Chance(seeded(seed))
