"""Everything a player may place, given what his cards cost, his mana, and which of his lines are free.

What can be paid and which lines are free decide the choices, so for hands of up to four cards each menu is
worked out once and kept.
"""

from __future__ import annotations

from typing import Final, final

from cardwright.kernel.bits import BIT, i64

PRICE_BITS: Final = 6
PRICE_MASK: Final = 63
MOST_PRICE: Final = 60  # a card may cost
NO_CARD: Final = 1_000_000  # what an empty hand slot costs: more than anybody has
SLOT_BITS: Final = 3  # of a choice, for each line
SLOT_MASK: Final = 7
CHOICES: Final = 512  # all numbers a choice can be


@final
class Menu:
    """The choices, in a fixed order, and marks to see at once whether a choice is among them."""

    def __init__(self, choices: list[i64]) -> None:
        self.choices: list[i64] = choices
        self.marks: list[i64] = [0] * (CHOICES >> 4)  # sixteen a word
        for choice in choices:
            self.marks[choice >> 4] |= 1 << (choice & 15)

    def offers(self, choice: i64) -> bool:
        return 0 <= choice < CHOICES and self.marks[choice >> 4] >> (choice & 15) & 1 != 0


KEPT: Final[list[Menu | None]] = [None] * (1 << 17)  # by what can be paid (14 bits) and the free lines (3)


def menu(prices: i64, mana: i64, free: i64, most: i64) -> Menu:
    """The menu for these prices (packed, six bits a hand slot), this mana, and this set of free lines.

    ``most`` is the number of cards one may place.
    """
    if prices >> PRICE_BITS * 4 != 0 or most != 3:
        return Menu(worked_out(prices, mana, free, most))
    place = payable(prices, mana) << 3 | free
    known = KEPT[place]
    if known is None:
        known = Menu(worked_out(prices, mana, free, most))
        KEPT[place] = known
    return known


def payable(prices: i64, mana: i64) -> i64:
    """Which of the fourteen sets of one, two or three out of four cards can be paid, one bit each."""
    a = prices & PRICE_MASK
    b = prices >> 6 & PRICE_MASK
    c = prices >> 12 & PRICE_MASK
    d = prices >> 18
    if d == 0:  # slots are filled from the first
        a = a if a != 0 else NO_CARD
        b = b if b != 0 else NO_CARD
        c = c if c != 0 else NO_CARD
        d = NO_CARD
    sets: i64 = 0
    if a <= mana:
        sets |= 1
        if a + b <= mana:
            sets |= 16
            if a + b + c <= mana:
                sets |= 32
            if a + b + d <= mana:
                sets |= 64
        if a + c <= mana:
            sets |= 128
            if a + c + d <= mana:
                sets |= 256
        if a + d <= mana:
            sets |= 512
    if b <= mana:
        sets |= 2
        if b + c <= mana:
            sets |= 1024
            if b + c + d <= mana:
                sets |= 2048
        if b + d <= mana:
            sets |= 4096
    if c <= mana:
        sets |= 4
        if c + d <= mana:
            sets |= 8192
    if d <= mana:
        sets |= 8
    return sets


def worked_out(prices: i64, mana: i64, free: i64, most: i64) -> list[i64]:
    """Nothing, and then line by line: to each choice so far, those that also use this line (R22, T9)."""
    choices: list[i64] = [0]
    spent: list[i64] = [0]
    used: list[i64] = [0]
    for line in range(3):
        if free & BIT[line] != 0:
            for choice in range(len(choices)):
                add_line(choices, spent, used, choice, prices, mana, line, most)
    return sorted(choices)


def add_line(
    choices: list[i64], spent: list[i64], used: list[i64], at: i64, prices: i64, mana: i64, line: i64, most: i64
) -> None:
    """To one choice, add each that puts one more card on this line."""
    slot: i64 = 0
    while prices >> PRICE_BITS * slot != 0:
        price = prices >> PRICE_BITS * slot & PRICE_MASK
        taken = used[at]
        if spent[at] + price <= mana and taken & BIT[slot] == 0 and cards_in(taken) < most:
            choices.append(choices[at] | (slot + 1) << SLOT_BITS * line)
            spent.append(spent[at] + price)
            used.append(taken | BIT[slot])
        slot += 1


def cards_in(used: i64) -> i64:
    count: i64 = 0
    while used != 0:
        used &= used - 1
        count += 1
    return count
