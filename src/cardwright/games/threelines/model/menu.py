"""Everything a player may place, given what their cards cost, their mana, and which of their lines are free.

A menu is a set, kept in one number: the free lines (three bits), and then the cards that can be paid together, one bit
for each set of one, two or three of them. A choice needs some lines and one such set, so it is on the menu if the menu
has all it needs.
"""

from __future__ import annotations

from itertools import compress
from typing import Final

from cardwright.kernel.bits import BIT, i64

PRICE_BITS: Final = 6
PRICE_MASK: Final = 63
MOST_PRICE: Final = 60  # a card may cost
NO_CARD: Final = 1_000_000  # what an empty hand slot costs: more than anybody has
SLOT_BITS: Final = 3  # of a choice, for each line
SLOT_MASK: Final = 7
CHOICES: Final = 512  # all numbers a choice can be
UNKNOWN: Final = -1  # a menu nobody has asked for
NOTHING_ELSE: Final = 0  # the menu of who cannot place a card

LINE_BITS: Final = 3
SMALL_HAND: Final = 4
SMALL_MENUS: Final = 1 << 17  # of hands of up to four cards: three lines, fourteen sets of cards
SETS: Final = [1, 2, 4, 8, 3, 5, 9, 6, 10, 12, 7, 11, 13, 14]  # of hand slots, in the order of their bits
SETS.extend([slots for slots in range(16, 64) if slots.bit_count() <= 3])


def needed(choice: int) -> int:
    """What a menu must have to have this choice; more than any menu has, if it is no choice at all."""
    slots = [choice >> SLOT_BITS * line & SLOT_MASK for line in range(3)]
    cards = [slot - 1 for slot in slots if slot]
    if not cards:
        return NOTHING_ELSE
    together = 0
    for card in cards:
        together |= 1 << card
    if together.bit_count() < len(cards) or together not in SETS:
        return 1 << LINE_BITS + len(SETS)
    return sum(1 << line for line in range(3) if slots[line]) | 1 << LINE_BITS + SETS.index(together)


NEEDED: Final[list[i64]] = [needed(choice) for choice in range(CHOICES)]
SMALL_CHOICES: Final = [choice for choice in range(CHOICES) if NEEDED[choice] < SMALL_MENUS]
ALL_CHOICES: Final = [choice for choice in range(CHOICES) if NEEDED[choice] < 1 << LINE_BITS + len(SETS)]
KEPT: Final[list[list[i64] | None]] = [None] * SMALL_MENUS


def offers(menu: i64, choice: i64) -> bool:
    return 0 <= choice < CHOICES and NEEDED[choice] & ~menu == 0


def choices(menu: i64) -> list[i64]:
    """What is on the menu, in a fixed order; written out once, for a small hand. Not to be changed: it is shared."""
    if menu >= SMALL_MENUS:
        return written_out(menu, ALL_CHOICES)
    known = KEPT[menu]
    if known is None:
        known = written_out(menu, SMALL_CHOICES)
        KEPT[menu] = known
    return known


def written_out(menu: i64, among: list[int]) -> list[i64]:
    """Those of the choices that are on the menu. All lists share their numbers, so that they are found near by."""
    return list(compress(among, [NEEDED[choice] & ~menu == 0 for choice in among]))


def payable(prices: i64, mana: i64, most: i64) -> i64:
    """Which sets of up to ``most`` cards can be paid, one bit each; the prices are packed, six bits a hand slot."""
    if prices >> PRICE_BITS * SMALL_HAND != 0:
        return all_payable(prices, mana, most)
    a = prices & PRICE_MASK
    b = prices >> 6 & PRICE_MASK
    c = prices >> 12 & PRICE_MASK
    d = prices >> 18
    if d == 0:
        d = NO_CARD
        if c == 0:
            c = NO_CARD
        if b == 0:
            b = NO_CARD
        if a == 0:
            a = NO_CARD
    sets: i64 = 0
    if a <= mana:
        sets |= 1
    if b <= mana:
        sets |= 2
    if c <= mana:
        sets |= 4
    if d <= mana:
        sets |= 8
    if most == 1 or sets & sets - 1 == 0:
        return sets
    if a + b <= mana:
        sets |= 16
    if a + c <= mana:
        sets |= 32
    if a + d <= mana:
        sets |= 64
    if b + c <= mana:
        sets |= 128
    if b + d <= mana:
        sets |= 256
    if c + d <= mana:
        sets |= 512
    if most == 2 or sets < 16:
        return sets
    return sets | payable_threes(a, b, c, d, mana)


def payable_threes(a: i64, b: i64, c: i64, d: i64, mana: i64) -> i64:
    sets: i64 = 0
    if a + b + c <= mana:
        sets |= 1024
    if a + b + d <= mana:
        sets |= 2048
    if a + c + d <= mana:
        sets |= 4096
    if b + c + d <= mana:
        sets |= 8192
    return sets


def all_payable(prices: i64, mana: i64, most: i64) -> i64:
    """The same for more than four cards."""
    sets: i64 = 0
    for at in range(len(SETS)):
        cards: i64 = 0
        cost: i64 = 0
        for slot in range(6):
            if SETS[at] >> slot & 1:
                price = prices >> PRICE_BITS * slot & PRICE_MASK
                cost += price if price != 0 else NO_CARD
                cards += 1
        if cards <= most and cost <= mana:
            sets |= BIT[at]
    return sets
