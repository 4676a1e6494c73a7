"""A deck by the numbers of its cards, and as one short word with a check that notices typing errors.

The letters after the beginning of a word are one large number, whose last bits are the check. The bits before it say
how many cards lead the deck, which ones in their order and which of them has the star; then come the other cards by
rising numbers, each as its distance from the one before and how often it is there.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import Final

from cardwright.kernel.errors import BadInput

LETTERS: Final = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"  # none looks like another
LONGEST: Final = 400  # letters
CHECK_BITS: Final = 20
MOST_COPIES: Final = 99
# How many bits the usual numbers of a deck take: see ``bits_of``.
HOW_MANY: Final = 1
LEADER: Final = 6
DISTANCE: Final = 2
COPIES: Final = 0


@dataclass(frozen=True)
class NumberedDeck:
    """Who leads the deck, in order; which of them has the star, counted from 1; the copies of each other card."""

    leaders: list[int]
    star: int
    copies: dict[int, int]


def packed(deck: NumberedDeck, beginning: str) -> str:
    """The word for a deck."""
    bits = bits_of(len(deck.leaders), HOW_MANY) + "".join(bits_of(leader, LEADER) for leader in deck.leaders)
    bits += bits_of(deck.star, HOW_MANY)
    last = -1
    for number, copies in sorted(deck.copies.items()):
        bits += bits_of(number - last - 1, DISTANCE) + bits_of(copies - 1, COPIES)
        last = number
    return beginning + in_letters(int("1" + bits, 2) << CHECK_BITS | check(beginning, bits))


def unpacked(word: str, beginning: str) -> NumberedDeck:
    """The deck of a word that begins so; refused if it is not as it was written."""
    number = from_letters(word.removeprefix(beginning))
    bits = format(number >> CHECK_BITS, "b")[1:]
    if number & ((1 << CHECK_BITS) - 1) != check(beginning, bits):
        raise mistyped(word)
    try:
        return Bits(bits).deck()
    except IndexError as error:
        raise mistyped(word) from error


def mistyped(word: str) -> BadInput:
    return BadInput(f"the deck code {word[:60]} has a typing error: compare it letter by letter")


def check(beginning: str, bits: str) -> int:
    return zlib.crc32((beginning + bits).encode()) >> (32 - CHECK_BITS)


def in_letters(number: int) -> str:
    letters = ""
    while number:
        number, digit = divmod(number, len(LETTERS))
        letters = LETTERS[digit] + letters
    return letters


def from_letters(letters: str) -> int:
    if len(letters) > LONGEST:
        raise BadInput(f"a deck code has at most {LONGEST} letters; this one has {len(letters)}")
    number = 0
    for letter in letters:
        if letter not in LETTERS:
            raise BadInput(
                f"there is no {letter} in a deck code: 0, O, I and l are left out, since they look like others"
            )
        number = number * len(LETTERS) + LETTERS.index(letter)
    return number


def bits_of(number: int, usual: int) -> str:
    """A number of any size: one below 2 ** ``usual`` takes one bit more than that (an exponential-Golomb code)."""
    word = format(number + (1 << usual), "b")
    return "0" * (len(word) - usual - 1) + word


class Bits:
    """The bits of a word, read from the first to the last."""

    def __init__(self, bits: str) -> None:
        self.bits: str = bits
        self.place: int = 0

    def deck(self) -> NumberedDeck:
        leaders = [self.number(LEADER) for _ in range(self.number(HOW_MANY))]
        deck = NumberedDeck(leaders, self.number(HOW_MANY), {})
        last = -1
        while self.place < len(self.bits):
            last += self.number(DISTANCE) + 1
            deck.copies[last] = min(self.number(COPIES) + 1, MOST_COPIES)
        return deck

    def number(self, usual: int) -> int:
        """The next number; a word that ends before it is no deck."""
        one = self.bits.find("1", self.place)
        end = 2 * one - self.place + usual + 1
        if one < 0 or end > len(self.bits):
            raise IndexError(end)
        number = int(self.bits[one:end], 2) - (1 << usual)
        self.place = end
        return number
