"""The fight on one line."""

from __future__ import annotations

from cardwright.games.threelines.model.events import AVATAR, DESTROY, STRIKE
from cardwright.games.threelines.model.state import (
    CARD_BITS,
    CARD_MASK,
    DEFENCE_BITS,
    DEFENCE_MASK,
    EMPTY,
    LINES,
    Player,
    Position,
)
from cardwright.kernel.bits import BIT, i64


def fight(s: Position, one: Player, two: Player, resting: i64) -> bool:
    """Fight on every line (R23); whether anything struck.

    ``resting`` marks the cells whose card does not act this round: bit 0 to 2 are the lines of the first seat,
    3 to 5 those of the second (T10).
    """
    ours = one.lines
    theirs = two.lines
    if resting != 0:
        ours = awake(ours, resting)
        theirs = awake(theirs, resting >> LINES)
    if ours == 0 and theirs == 0:
        return False
    line: i64 = 0
    while ours != 0 or theirs != 0:
        a = ours & CARD_MASK
        b = theirs & CARD_MASK
        if a == 0:
            if b != 0:
                hurt(s, 0, one, b - 1, line, s.cards.all[b - 1].attack)  # R26, R36
        elif b == 0:
            hurt(s, 1, two, a - 1, line, s.cards.all[a - 1].attack)
        else:
            duel(s, one, two, line, a - 1, b - 1)
        ours >>= CARD_BITS
        theirs >>= CARD_BITS
        line += 1
    if s.options.defence == "restored":
        restore(s)
    return True


def awake(lines: i64, resting: i64) -> i64:
    """The cards on the lines without those that rest."""
    for line in range(LINES):
        if resting & BIT[line] != 0:
            lines &= ~(CARD_MASK << CARD_BITS * line)
    return lines


def duel(s: Position, one: Player, two: Player, line: i64, a: i64, b: i64) -> None:
    """Two cards facing each other strike each other's defence, a running total (R24, T1)."""
    blow_a = s.cards.all[a].attack
    blow_b = s.cards.all[b].attack
    left_a = one.defence >> DEFENCE_BITS * line & DEFENCE_MASK
    left_b = two.defence >> DEFENCE_BITS * line & DEFENCE_MASK
    first = first_striker(s, blow_a, blow_b)
    if first != 1 or left_a > blow_b:  # T2: a card destroyed by the first strike does not strike back
        left_b -= blow_a
    if first != 0 or left_b > 0:
        left_a -= blow_b
    if s.telling or s.options.surplus == "avatar":
        tell_strikes(s, line, first, left_a, left_b)
    if left_a > 0:
        one.wear(line, left_a)
    else:
        fall(s, 0, one, line, a)
    if left_b > 0:
        two.wear(line, left_b)
    else:
        fall(s, 1, two, line, b)


def first_striker(s: Position, one: i64, two: i64) -> i64:
    """The seat that strikes first, or EMPTY if both strike together (T2, T3)."""
    order = s.options.strike_order
    if order == "attack":
        if one > two:
            return 0
        return 1 if two > one else EMPTY
    if order == "together":
        return EMPTY
    if order == "initiative_fixed" or s.round % 2 == 1:
        return s.first
    return 1 - s.first


def tell_strikes(s: Position, line: i64, first: i64, left_a: i64, left_b: i64) -> None:
    """Tell the strikes of a duel in their order, and pass on surplus damage where the options want it (T4)."""
    if first == 1:
        tell_strike(s, 1, line, left_a)
        tell_strike(s, 0, line, left_b)
    else:
        tell_strike(s, 0, line, left_b)
        tell_strike(s, 1, line, left_a)


def tell_strike(s: Position, seat: i64, line: i64, left: i64) -> None:
    """One card has struck the one opposite, if that has less defence than before."""
    foe = s.players[1 - seat]
    if left == foe.left(line):
        return
    card = s.players[seat].card(line)
    if s.telling:
        s.tell(STRIKE, seat, card, line, foe.card(line), left)
    if left < 0 and s.options.surplus == "avatar":
        hurt(s, 1 - seat, foe, card, line, -left)


def fall(s: Position, seat: i64, player: Player, line: i64, card: i64) -> None:
    """A card without defence leaves the field for good (R25, R35, T23)."""
    player.clear(line)
    s.discard.append(card)
    if s.telling:
        s.tell(DESTROY, seat, card, line)


def restore(s: Position) -> None:
    """Every card on the field has its printed defence again."""
    for player in s.players:
        for line, card in enumerate(player.line_cards()):
            if card != EMPTY:
                player.wear(line, s.facts(card).defence)


def hurt(s: Position, seat: i64, player: Player, card: i64, line: i64, damage: i64) -> None:
    """A card hits an avatar, whose health never shows below 0 (T19)."""
    player.hp -= damage
    if player.hp < 0:
        player.hp = 0
    if s.telling:
        s.tell(AVATAR, seat, card, line, damage, player.hp)
