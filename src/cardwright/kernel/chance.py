"""The random generator: a number that is advanced, the same in every build and process.

The number is a linear congruence of 61 bits, scrambled on the way out (the family is known as
PCG). Products wrap at 64 bits when compiled and grow without bound when interpreted; the bits
kept are the same. Constants stay below 2**62, where they compile to machine numbers.
"""

from __future__ import annotations

from typing import Final, TypeVar

from cardwright.kernel.bits import i64
from cardwright.kernel.errors import BadInput

KEEP: Final = 0x1FFF_FFFF_FFFF_FFFF
KEPT_BITS: Final = 61
LOW: Final = 0xFFFF_FFFF
FACTOR: Final = 1752450205419405101
STEP: Final = 1442695040888963407

T = TypeVar("T")


def seeded(seed: int) -> i64:
    """The generator for a seed: any whole number. Seeds that differ little give unrelated generators."""
    mixed: i64 = 0
    rest = abs(seed) * 2 + (1 if seed < 0 else 0)
    while True:
        mixed = scrambled(mixed ^ (rest & KEEP))
        rest >>= KEPT_BITS
        if rest == 0:
            return mixed


def scrambled(number: i64) -> i64:
    """Every bit of the number decides every bit of the answer."""
    number = ((number ^ number >> 31) * FACTOR + STEP) & KEEP
    number = ((number ^ number >> 29) * FACTOR + STEP) & KEEP
    return ((number ^ number >> 32) * FACTOR + STEP) & KEEP


class Chance:
    """A generator, and what was decided in advance instead of being left to chance."""

    def __init__(self, rng: i64) -> None:
        self.rng: i64 = rng
        self.script: tuple[int, ...] = ()

    def below(self, bound: i64) -> i64:
        """A number in ``range(bound)``, for bounds below 2**31."""
        if self.script:
            return self.scripted(bound)
        rng: i64 = (self.rng * FACTOR + STEP) & KEEP
        self.rng = rng
        return ((rng >> 22 ^ rng) >> 19 + (rng >> 58) & LOW) * bound >> 32

    def scripted(self, bound: i64) -> i64:
        outcome = self.script[0]
        self.script = self.script[1:]
        if outcome < 0 or outcome >= bound:
            raise BadInput(f"the script says {outcome}, but only 0 to {bound - 1} can come up here")
        return outcome

    def shuffle(self, cards: list[T]) -> None:
        """Put all the cards in random order."""
        self.draw_lots(cards, len(cards))

    def draw_lots(self, cards: list[T], count: i64) -> None:
        """Put ``count`` of the cards, drawn at random, in front of the others.

        The numbers are those that ``below`` would give, without a call for each.
        """
        size: i64 = len(cards)
        rng: i64 = self.rng
        for place in range(count):
            if self.script:
                other = place + self.scripted(size - place)
            else:
                rng = (rng * FACTOR + STEP) & KEEP
                other = place + (((rng >> 22 ^ rng) >> 19 + (rng >> 58) & LOW) * (size - place) >> 32)
            cards[place], cards[other] = cards[other], cards[place]
        self.rng = rng


def dice(seed: int) -> Chance:
    """A generator for all that needs chance outside a position: bots, playouts, sampling."""
    return Chance(seeded(seed))
