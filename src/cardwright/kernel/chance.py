"""Chance: a fast generator for simulations, and one that nobody can predict without its key, behind the same face.

The fast one is a number that is advanced, a linear congruence of 61 bits, scrambled on the way out (the family is
known as PCG). Anybody with a fast computer can find the number from what it has dealt. Products wrap at 64 bits when
compiled and grow without bound when interpreted; the bits kept are the same. Constants stay below 2**62, where they
compile to machine numbers.

The other one hashes a counter with a secret key, by BLAKE2b. Both give the same numbers in every build and process.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, TypeAlias, TypeVar

from cardwright.kernel.bits import i64
from cardwright.kernel.errors import BadInput

KEEP: Final = 0x1FFF_FFFF_FFFF_FFFF
KEPT_BITS: Final = 61
LOW: Final = 0xFFFF_FFFF
FACTOR: Final = 1752450205419405101
STEP: Final = 1442695040888963407
KEY_BYTES: Final = 32
UNTOUCHED: Final = -1  # where a generator stands that has drawn nothing from its stream
NUMBER_BYTES: Final = 32  # of one number of a stream, of which a bound below 2**31 makes an outcome
MATCH: Final = "match"  # the purpose of what a position draws for itself

Seed: TypeAlias = int | bytes  # a whole number for the fast generator, or the key of the other
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


def mixed(*numbers: int) -> int:
    """One seed out of several numbers; if any of them differs, the seed is unrelated."""
    seed = 0
    for number in numbers:
        seed = int(scrambled(seed ^ int(seeded(number))))
    return seed


class Stream:
    """Numbers that follow from a key, for one purpose; without the key they cannot be told from pure chance."""

    def __init__(self, key: bytes, purpose: str = MATCH) -> None:
        if len(key) != KEY_BYTES:
            raise BadInput(f"the key of a match has {KEY_BYTES * 8} bits, not {len(key) * 8}")
        self.key: bytes = key
        self.purpose: str = purpose

    def __reduce__(self) -> tuple[Any, ...]:
        return Stream, (self.key, self.purpose)

    def outcome(self, place: int, bound: int) -> int:
        """The number at a place, counted from 0, as an outcome in ``range(bound)``.

        A number has 256 bits, so that no outcome is likelier than another by more than 2**-256.
        """
        counter, person = place.to_bytes(8, "big"), self.purpose.encode()
        number = blake2b(counter, digest_size=NUMBER_BYTES, key=self.key, person=person).digest()
        return int.from_bytes(number, "big") * bound >> NUMBER_BYTES * 8


class Chance:
    """A generator, and what was decided in advance instead of being left to chance.

    rng     the fast generator; below 0 where there is a stream, and then one less for every number drawn from it
    script  the outcomes decided in advance
    stream  what chance is drawn from instead, in matches that somebody might want to predict
    """

    def __init__(self, rng: i64) -> None:
        self.rng: i64 = rng
        self.script: tuple[int, ...] = ()
        self.stream: Stream | None = None

    def follow(self, other: Chance) -> None:
        """Go on where another generator stands, with nothing decided in advance."""
        self.rng = other.rng
        self.stream = other.stream
        self.script = ()

    def apart(self, purpose: str) -> Chance:
        """What is drawn before the deal comes from a stream of its own, so that the deal does not depend on it.

        The fast generator has only one. Each purpose is for one occasion: a second one would get the same numbers.
        """
        return self if self.stream is None else streaming(Stream(self.stream.key, purpose))

    def below(self, bound: i64) -> i64:
        """A number in ``range(bound)``, for bounds below 2**31."""
        rng: i64 = self.rng
        if rng < 0 or self.script:
            return self.drawn(bound)
        rng = (rng * FACTOR + STEP) & KEEP
        self.rng = rng
        return ((rng >> 22 ^ rng) >> 19 + (rng >> 58) & LOW) * bound >> 32

    def drawn(self, bound: i64) -> i64:
        """What was decided in advance, or the next number of the stream."""
        if self.script or self.stream is None:
            return self.scripted(bound)
        place = UNTOUCHED - self.rng
        self.rng -= 1
        return self.stream.outcome(place, bound)

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
        rng: i64 = self.rng
        if rng < 0:
            self.draw_lots_of(cards, count)
            return
        size: i64 = len(cards)
        scripted = len(self.script) > 0
        for place in range(count):
            if scripted and self.script:
                other = place + self.scripted(size - place)
            else:
                rng = (rng * FACTOR + STEP) & KEEP
                other = place + (((rng >> 22 ^ rng) >> 19 + (rng >> 58) & LOW) * (size - place) >> 32)
            cards[place], cards[other] = cards[other], cards[place]
        self.rng = rng

    def draw_lots_of(self, cards: list[T], count: i64) -> None:
        size: i64 = len(cards)
        for place in range(count):
            other = place + self.below(size - place)
            cards[place], cards[other] = cards[other], cards[place]


def dice(seed: Seed) -> Chance:
    """A generator for a new match, and for all that needs chance outside a position: bots, playouts, sampling."""
    if isinstance(seed, int):
        return Chance(seeded(seed))
    return streaming(Stream(seed))


def streaming(stream: Stream) -> Chance:
    """A generator that has drawn nothing from its stream yet."""
    chance = Chance(UNTOUCHED)
    chance.stream = stream
    return chance
