"""What a position is worth to each side, as far as one can tell from looking.

What a side has is put into numbers, its traits. A small network makes a chance to win of them: units that add up traits
of both sides and count only above zero, as the plain worth of each trait does not tell how they go together.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from cardwright.games.threelines.bots.weights import BASE, DECK, MOST_DECK, SCALE, TRAITS, WORTH
from cardwright.games.threelines.model.state import CARD_BITS, CARD_MASK, EMPTY, LINES, Player, Position
from cardwright.kernel.bits import i64
from cardwright.kernel.bots.trying_out import Judge

# The places of the traits.
NO_CARD: Final = 0
FREE: Final = 1
FREE_ATTACK: Final = 2
FREE_LEFT: Final = 3
BEATEN: Final = 4
KILLED: Final = 5
WINS: Final = 6
WIN_ATTACK: Final = 7
WIN_LEFT: Final = 8
TIES: Final = 9
LOST_ATTACK: Final = 10
STRIKES_DOWN: Final = 11
HELD: Final = 12
HELD_ATTACK: Final = 13
HELD_DEFENCE: Final = 14
HELD_COST: Final = 15
PAYABLE: Final = 16
PAYABLE_ATTACK: Final = 17
PAYABLE_DEFENCE: Final = 18
HEALTH: Final = 19
LAST_8: Final = 20
LAST_4: Final = 21
MANA: Final = 22
LAST_MANA: Final = 23
THREAT: Final = 24
LETHAL: Final = 25
BEST_ATTACK: Final = 26
BEST_DEFENCE: Final = 27
CHEAPEST: Final = 28
SOON: Final = 29
LATER: Final = 30
LETHAL_SOON: Final = 31

# Three units share a number, seventeen bits each, and are added up at once: floats are exact that far and quickly read.
UNIT_BITS: Final = 17
UNIT_MASK: Final = 0x1FFFF
ZERO: Final = 0x10000  # of a unit
FOR_EVER: Final = 1000  # rounds


def packed(units: tuple[int, ...], zero: int = 0) -> float:
    return float(units[0] + zero + (units[1] + zero << UNIT_BITS) + (units[2] + zero << UNIT_BITS * 2))


MOST: Final[list[i64]] = [trait.most for trait in TRAITS]
PLAIN: Final = [float(trait.plain) for trait in TRAITS]
OWN_A: Final = [packed(trait.own[0:3]) for trait in TRAITS]
OWN_B: Final = [packed(trait.own[3:6]) for trait in TRAITS]
OWN_C: Final = [packed(trait.own[6:9]) for trait in TRAITS]
FOES_A: Final = [packed(trait.foes[0:3]) for trait in TRAITS]
FOES_B: Final = [packed(trait.foes[3:6]) for trait in TRAITS]
FOES_C: Final = [packed(trait.foes[6:9]) for trait in TRAITS]
BASE_A: Final = packed(BASE[0:3], ZERO)
BASE_B: Final = packed(BASE[3:6], ZERO)
BASE_C: Final = packed(BASE[6:9], ZERO)
DECK_A: Final = packed(DECK[0:3])
DECK_B: Final = packed(DECK[3:6])
DECK_C: Final = packed(DECK[6:9])


@final
class Outlook(Judge[Position]):
    """Looks at whole positions."""

    def worth(self, s: Position, seat: i64) -> float:
        if s.result is None:
            chance = chance_of_first(s)
            return chance if seat == 0 else 1.0 - chance
        if not s.result:
            return 0.5
        return 1.0 if seat in s.result else 0.0


def chance_of_first(s: Position) -> float:
    """How likely the first side wins a position that is not decided."""
    one = traits(s, 0)
    two = traits(s, 1)
    deck = min(float(len(s.deck)), MOST_DECK)
    return 1.0 / (1.0 + exp((side(two, one, deck) - side(one, two, deck)) / SCALE))


def side(own: list[i64], foes: list[i64], deck: float) -> float:
    """What these traits are worth against those of the other side, with a number of cards in the deck."""
    total = 0.0
    a = BASE_A + deck * DECK_A
    b = BASE_B + deck * DECK_B
    c = BASE_C + deck * DECK_C
    for trait in range(len(MOST)):
        if own[trait] != 0:
            mine = float(own[trait])
            total += mine * PLAIN[trait]
            a += mine * OWN_A[trait]
            b += mine * OWN_B[trait]
            c += mine * OWN_C[trait]
        if foes[trait] != 0:
            theirs = float(foes[trait])
            a += theirs * FOES_A[trait]
            b += theirs * FOES_B[trait]
            c += theirs * FOES_C[trait]
    return total + counted(i64(a), 0) + counted(i64(b), 3) + counted(i64(c), 6)


def counted(units: i64, first: i64) -> float:
    """What three units are worth together; below zero a unit counts for little."""
    total = 0.0
    for unit in range(first, first + 3):
        sum_ = float((units & UNIT_MASK) - ZERO)
        units >>= UNIT_BITS
        total += WORTH[unit] * (sum_ if sum_ > 0.0 else sum_ / 16)
    return total


def traits(s: Position, seat: i64) -> list[i64]:
    """What a side has, in numbers."""
    own = s.players[seat]
    foe = s.players[1 - seat]
    found: list[i64] = [0] * len(MOST)
    look_at_lines(s, own, foe, found)
    look_at_hand(s, own, found)
    found[HEALTH] = found[LAST_8] = found[LAST_4] = own.hp
    found[MANA] = found[LAST_MANA] = own.mana
    for trait in range(len(MOST)):
        if found[trait] > MOST[trait]:
            found[trait] = MOST[trait]
    return found


def look_at_lines(s: Position, own: Player, foe: Player, found: list[i64]) -> None:
    """The cards on the lines, and the damage they do if nobody places anything any more."""
    threat: i64 = 0
    soon: i64 = 0
    later: i64 = 0
    for line in range(LINES):
        card = own.card(line)
        if card == EMPTY:
            found[NO_CARD] += 1
            continue
        attack = s.cards.all[card].attack
        busy: i64 = 0
        if foe.card(line) == EMPTY:
            threat += attack
            look_at_free(s, attack, own.left(line), foe, found)
        else:
            busy = look_at_duel(s, line, own, foe, found)
        soon += attack * max(0, 3 - busy)
        later += attack * max(0, 5 - busy)
    found[THREAT] = 10 * threat // foe.hp
    found[LETHAL] = 1 if threat >= foe.hp else 0
    found[SOON] = min(soon, foe.hp)
    found[LATER] = min(later, foe.hp)
    found[LETHAL_SOON] = 1 if soon >= foe.hp else 0


def look_at_free(s: Position, attack: i64, left: i64, foe: Player, found: list[i64]) -> None:
    """A card that faces nobody, and what the other side holds against it."""
    found[FREE] += 1
    found[FREE_ATTACK] += attack
    found[FREE_LEFT] += left
    beaten: i64 = 0
    killed: i64 = 0
    hand = foe.hand
    while hand != 0:
        card = s.cards.all[(hand & CARD_MASK) - 1]
        hand >>= CARD_BITS
        if card.cost > foe.mana:
            continue
        if card.attack > attack and card.attack >= left:
            killed = beaten = 1
            break
        if beaten == 0 and duel(card.attack, card.defence, attack, left)[0] > 0:
            beaten = 1
    found[BEATEN] += beaten
    found[KILLED] += killed


def look_at_duel(s: Position, line: i64, own: Player, foe: Player, found: list[i64]) -> i64:
    """Two cards that face each other; how many rounds ours will be busy, or FOR_EVER if it does not survive."""
    attack = s.cards.all[own.card(line)].attack
    other_attack = s.cards.all[foe.card(line)].attack
    left, other_left, rounds = duel(attack, own.left(line), other_attack, foe.left(line))
    if attack > other_attack and attack >= foe.left(line):
        found[STRIKES_DOWN] += 1
    if left > 0:
        found[WINS] += 1
        found[WIN_ATTACK] += attack
        found[WIN_LEFT] += left
        return rounds
    if other_left <= 0:
        found[TIES] += 1
    else:
        found[LOST_ATTACK] += attack
    return FOR_EVER


def look_at_hand(s: Position, own: Player, found: list[i64]) -> None:
    found[CHEAPEST] = MOST[CHEAPEST]
    hand = own.hand
    while hand != 0:
        card = s.cards.all[(hand & CARD_MASK) - 1]
        hand >>= CARD_BITS
        found[HELD] += 1
        found[HELD_ATTACK] += card.attack
        found[HELD_DEFENCE] += card.defence
        found[HELD_COST] += card.cost
        found[CHEAPEST] = min(found[CHEAPEST], card.cost)
        if card.cost <= own.mana:
            found[PAYABLE] += 1
            found[PAYABLE_ATTACK] += card.attack
            found[PAYABLE_DEFENCE] += card.defence
            found[BEST_ATTACK] = max(found[BEST_ATTACK], card.attack)
            found[BEST_DEFENCE] = max(found[BEST_DEFENCE], card.defence)


def duel(attack: i64, left: i64, other_attack: i64, other_left: i64) -> tuple[i64, i64, i64]:
    """What is left of two cards that fight it out, the higher attack striking first, and after how many rounds."""
    rounds: i64 = 0
    while left > 0 and other_left > 0:
        if attack >= other_attack:
            other_left -= attack
        if other_attack > attack or other_left > 0 or attack == other_attack:
            left -= other_attack
        if other_attack > attack and left > 0:
            other_left -= attack
        rounds += 1
    return left, other_left, rounds
