"""The fight on one line."""

from __future__ import annotations

from cardwright.games.threelines.events import AVATAR, DESTROY, STRIKE
from cardwright.games.threelines.state import CARD_BITS, CARD_MASK, EMPTY, LINES, Position
from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.event import Event


def fight(s: Position, resting: i64) -> bool:
    """Fight on every line (R23); whether anything struck.

    ``resting`` marks the cells whose card does not act this round: bit 0 to 2 are the lines of the first seat,
    3 to 5 those of the second (T10).
    """
    ours = acting(s.players[0].lines, resting)
    theirs = acting(s.players[1].lines, resting >> LINES)
    if ours == 0 and theirs == 0:
        return False
    line: i64 = 0
    while line < LINES:
        a = (ours & CARD_MASK) - 1
        b = (theirs & CARD_MASK) - 1
        ours >>= CARD_BITS
        theirs >>= CARD_BITS
        if a >= 0 and b >= 0:
            duel(s, line, a, b)
        elif a >= 0:
            hurt(s, 1, a, line, s.cards.all[a].attack)  # R26, R36
        elif b >= 0:
            hurt(s, 0, b, line, s.cards.all[b].attack)
        line += 1
    return True


def acting(lines: i64, resting: i64) -> i64:
    """The cards that act, without those that rest."""
    if resting != 0:
        for line in range(LINES):
            if resting & BIT[line] != 0:
                lines &= ~(CARD_MASK << CARD_BITS * line)
    return lines


def duel(s: Position, line: i64, a: i64, b: i64) -> None:
    """Two cards facing each other strike each other's defence, a running total (R24, T1)."""
    one = s.cards.all[a].attack
    two = s.cards.all[b].attack
    left_a = s.players[0].left(line)
    left_b = s.players[1].left(line)
    first = first_striker(s, one, two)
    if first != 1:
        left_b = strike(s, 0, line, a, b, one, left_b)
    if first != 0:
        left_a = strike(s, 1, line, b, a, two, left_a)
    if first == 0 and left_b > 0:  # T2: a destroyed card does not strike back
        left_a = strike(s, 1, line, b, a, two, left_a)
    if first == 1 and left_a > 0:
        left_b = strike(s, 0, line, a, b, one, left_b)
    settle(s, 0, line, a, left_a)
    settle(s, 1, line, b, left_b)


def first_striker(s: Position, one: i64, two: i64) -> i64:
    """The seat that strikes first, or EMPTY if both strike together (T2, T3)."""
    order = s.options.strike_order
    if order == "attack":
        return 0 if one > two else 1 if two > one else EMPTY
    if order == "together":
        return EMPTY
    if order == "initiative_fixed" or s.round % 2 == 1:
        return s.first
    return 1 - s.first


def strike(s: Position, seat: i64, line: i64, card: i64, target: i64, attack: i64, left: i64) -> i64:
    """One card strikes the one opposite; what is left of that one's defence."""
    left -= attack
    if s.telling:
        s.tell(Event(STRIKE, seat, card, line, target, left))
    if left < 0 and s.options.surplus == "avatar":
        hurt(s, 1 - seat, card, line, -left)
    return left


def settle(s: Position, seat: i64, line: i64, card: i64, left: i64) -> None:
    """A card without defence leaves the field for good (R25, R35, T23); another keeps what is left (T1)."""
    if left > 0:
        s.players[seat].put(line, card, s.cards.all[card].defence if s.options.defence == "restored" else left)
        return
    s.players[seat].put(line, EMPTY, 0)
    s.discard.append(card)
    if s.telling:
        s.tell(Event(DESTROY, seat, card, line))


def hurt(s: Position, seat: i64, card: i64, line: i64, damage: i64) -> None:
    """A card hits an avatar, whose health never shows below 0 (T19)."""
    player = s.players[seat]
    player.hp = player.hp - damage if player.hp > damage else 0
    if s.telling:
        s.tell(Event(AVATAR, seat, card, line, damage, player.hp))
