"""What a player may do: where units can go, whom they can attack, where cards can be played."""

from __future__ import annotations

from typing import Final, cast

from cardwright.games.generals.model.ability import HINDERS, NO_BLOODBOUND, NO_REPLACE, REPLACES
from cardwright.games.generals.model.actions import (
    AIM,
    ATTACK,
    CAST,
    END,
    MOVE,
    NO_SQUARE,
    PLAY,
    REPLACE,
)
from cardwright.games.generals.model.board import (
    ALL,
    COLUMN_OF,
    COLUMNS,
    ROW_OF,
    SQUARES,
    around,
    diagonal,
    dilate,
    spread,
)
from cardwright.games.generals.model.card import Card
from cardwright.games.generals.model.keywords import (
    AIRDROP,
    BARS_REPLACING,
    BATTLE_PET,
    BLAST,
    CELERITY,
    DISARMED,
    FLYING,
    INVULNERABLE,
    MINION_PROOF,
    PROVOKE,
    PUPPET,
    RANGED,
    RANGED_PROVOKE,
    SLOWED,
    SPARES_GENERALS,
    STUNNED,
    TRIAL,
    UNASSAILABLE,
    UNREPLACEABLE,
)
from cardwright.games.generals.model.scene import Scene
from cardwright.games.generals.model.state import CARD_MASK, EMPTY, HAND, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.cost import cost_of, may_cast, rule_number
from cardwright.games.generals.rules.enchant import acts_alone
from cardwright.games.generals.rules.trials import bound_to_hand
from cardwright.kernel.action import pack
from cardwright.kernel.bits import i64


def packed_columns(row: i64) -> i64:
    """The columns in a set of squares of one row, counted from 1, four bits each."""
    packed: i64 = 0
    for x in range(COLUMNS - 1, -1, -1):
        if row >> x & 1 != 0:
            packed = packed << 4 | x + 1
    return packed


# Actions on squares come in lines, one for each unit that acts and each card that is played: what is offered again
# and again is made only once.
MOVES: Final = 0  # the line of a unit that moves is this and its square, and so on
ATTACKS: Final = 45
PLAYS: Final = 90
CASTS: Final = 96
MADE: Final[list[object]] = [
    *[pack(kind, first, square) for kind in (MOVE, ATTACK) for first in range(SQUARES) for square in range(SQUARES)],
    *[pack(PLAY, slot, square) for slot in range(6) for square in range(SQUARES)],
    *[pack(CAST, 0, square) for square in range(SQUARES)],
]
COLUMNS_IN: Final[list[i64]] = [packed_columns(row) for row in range(512)]  # for each set of squares of a row
MADE_PLAYS: Final[list[object]] = [*[pack(PLAY, slot, NO_SQUARE) for slot in range(6)], pack(CAST, 0, NO_SQUARE)]
MADE_REPLACES: Final[list[object]] = [pack(REPLACE, slot) for slot in range(6)]
RESTRAINED: Final = STUNNED | INVULNERABLE | PUPPET | BATTLE_PET  # traits by which a unit may take no orders
ON_NO_SQUARE: Final = 0x2000_0000_0000  # the set that stands for no square in particular: a bit beyond the board


def offer(found: list[object], line: i64, squares: i64) -> None:
    """Add the action of a line for each of some squares."""
    if squares == ON_NO_SQUARE:
        found.append(MADE_PLAYS[line - PLAYS])
        return
    made = MADE
    before = line * SQUARES - 1
    while squares != 0:
        row = squares & 511
        if row != 0:
            columns = COLUMNS_IN[row]
            while columns != 0:
                found.append(made[before + (columns & 15)])
                columns >>= 4
        squares >>= 9
        before += COLUMNS


def orders(s: Battle, seat: i64) -> list[i64]:
    """Everything the player whose turn it is may do."""
    found: list[object] = []
    enemies = s.stands(1 - seat)
    occupied = s.occupied()
    provokers: i64 = 0
    baits: i64 = 0
    barred: i64 = 0
    shunned: i64 = 0
    if s.hearing & (1 << HINDERS) != 0:
        for unit in s.units:
            if unit.owner != seat and unit.ears & (1 << HINDERS) != 0:
                if unit.traits & PROVOKE != 0:
                    provokers |= 1 << unit.square
                if unit.traits & RANGED_PROVOKE != 0:
                    baits |= 1 << unit.square
                if unit.traits & (UNASSAILABLE | INVULNERABLE) != 0:
                    barred |= 1 << unit.square
                if unit.traits & MINION_PROOF != 0:
                    shunned |= 1 << unit.square
    for unit in s.units:
        if unit.owner != seat or unit.exhausted:
            continue
        traits = unit.traits
        twice: i64 = 2 if traits & CELERITY != 0 else 1
        if unit.attacked >= twice or (traits & RESTRAINED != 0 and not may_act(s, unit)):
            continue
        bound = provokers
        lures = baits
        if provokers | baits != 0:
            bound &= around(unit.square)
            if s.untouchable(unit):
                bound = lures = 0
        if unit.moved < twice and unit.speed > 0 and bound == 0:
            offer(found, MOVES + unit.square, within_reach(s, unit, enemies, occupied))
        if unit.attack > 0:
            foes = enemies & ~barred if unit.general else enemies & ~barred & ~shunned
            targets = assailable(s, unit, foes, bound, lures)
            if targets != 0:
                offer(found, ATTACKS + unit.square, targets)
    offer_cards(s, seat, found, occupied)
    found.append(END)
    return cast(list[i64], found)


def may_act(s: Battle, unit: Unit) -> bool:
    """Whether the unit's traits let it take orders now."""
    return unit.traits & STUNNED == 0 and obeys(s, unit)


def obeys(s: Battle, unit: Unit) -> bool:
    """Whether the unit takes orders at all."""
    if unit.traits & INVULNERABLE != 0 and not s.options.invulnerable_acts:
        return False
    return not acts_alone(unit)


def within_reach(s: Battle, unit: Unit, enemies: i64, occupied: i64) -> i64:
    """The squares a unit can walk to. R46: a diagonal step counts as two."""
    if unit.traits & (FLYING | SLOWED) == FLYING:
        return ALL & ~occupied
    blocked = enemies if s.options.pass_friends else occupied
    here = 1 << unit.square
    if unit.speed != 2:
        return walked(s, unit.speed, here, blocked) & ~occupied
    near = spread(here) & ~blocked
    reach = near | spread(near)
    if s.options.free_diagonals:
        reach |= diagonal(here)
    return reach & ~occupied


def walked(s: Battle, steps: i64, here: i64, blocked: i64) -> i64:
    """The squares that many steps or fewer away, for units that are faster or slower than most."""
    before: i64 = 0
    front = here
    seen = here
    while steps > 0 and front | before != 0:
        reached = spread(front)
        if s.options.free_diagonals:
            reached |= diagonal(before)
            before = front
        front = reached & ~blocked & ~seen
        seen |= front
        steps -= 1
    return seen


def assailable(s: Battle, unit: Unit, enemies: i64, bound: i64, baits: i64) -> i64:
    """The squares of the enemies a unit may attack."""
    if unit.traits & DISARMED != 0:
        return 0
    if unit.traits & RANGED != 0:
        found = enemies & baits if baits != 0 else enemies
    elif unit.traits & BLAST != 0:
        found = enemies & (around(unit.square) | ROW_OF[unit.square] | COLUMN_OF[unit.square])
    else:
        found = enemies & around(unit.square)
    if bound != 0:
        found &= bound
    if found != 0 and unit.traits & SPARES_GENERALS != 0:
        general = s.general(1 - unit.owner)
        if general is not None:
            found &= ~(1 << general.square)
    return found


def order_squares(s: Battle, unit: Unit, attack: bool) -> i64:
    """Where one unit may go now, or whom it may attack; nothing if it cannot act."""
    enemies = s.stands(1 - unit.owner)
    provokers: i64 = 0
    baits: i64 = 0
    if s.hearing & (1 << HINDERS) != 0:
        spared: i64 = UNASSAILABLE | INVULNERABLE if unit.general else UNASSAILABLE | INVULNERABLE | MINION_PROOF
        for other in s.units:
            if other.owner != unit.owner and other.ears & (1 << HINDERS) != 0:
                if other.traits & PROVOKE != 0:
                    provokers |= 1 << other.square
                if other.traits & RANGED_PROVOKE != 0:
                    baits |= 1 << other.square
                if attack and other.traits & spared != 0:
                    enemies &= ~(1 << other.square)
    twice: i64 = 2 if unit.traits & CELERITY != 0 else 1
    if unit.exhausted or unit.attacked >= twice or not may_act(s, unit):
        return 0
    bound = around(unit.square) & provokers
    if s.untouchable(unit):
        bound = baits = 0
    if attack:
        if unit.attack <= 0:
            return 0
        return assailable(s, unit, enemies, bound, baits)
    if unit.moved >= twice or unit.speed == 0 or bound != 0:
        return 0
    return within_reach(s, unit, enemies, s.occupied())


def offer_cards(s: Battle, seat: i64, found: list[object], occupied: i64) -> None:
    player = s.players[seat]
    hand, cards = player.hand, s.cards.all
    mana = player.mana
    landing: i64 = -1
    quiet = player.quiet < s.options.stall_guard
    barred = False
    swaps: i64 = 0
    for slot in range(6):
        copy = hand[slot]
        if copy < 0:
            continue
        card = cards[copy & CARD_MASK]
        traits = card.traits
        barred = barred or traits & BARS_REPLACING != 0
        if slot == player.slotted:
            continue
        if (traits & TRIAL == 0 and copy <= CARD_MASK) or replaceable(s, seat, slot):
            swaps |= 1 << slot
        if not quiet:
            continue
        cost = cost_of(s, seat, copy)
        if cost <= mana and may_cast(s, seat, card, cost):
            if card.is_minion and landing < 0:
                landing = dilate(s.stands(seat)) & ~occupied
            offer(found, PLAYS + slot, play_squares(s, seat, card, landing))
    if player.ready and can_cast_bloodbound(s, seat):
        offer(found, CASTS, play_squares(s, seat, cards[player.bloodbound], landing))
    if swaps != 0 and not barred and has_replaces(s, seat):
        for slot in range(6):
            if swaps & (1 << slot) != 0:
                found.append(MADE_REPLACES[slot])


def can_cast_bloodbound(s: Battle, seat: i64) -> bool:
    player = s.players[seat]
    if player.bloodbound < 0:
        return False
    cost = cost_of(s, seat, player.bloodbound, True)
    if cost > player.mana or not may_cast(s, seat, s.card_of(player.bloodbound), cost):
        return False
    return rule_number(s, seat, NO_BLOODBOUND) == 0


def may_replace(s: Battle, seat: i64) -> bool:
    """Whether the player may still replace a card this turn."""
    for copy in s.players[seat].hand:
        if copy >= 0 and s.card_of(copy).traits & BARS_REPLACING != 0:
            return False
    return has_replaces(s, seat)


def has_replaces(s: Battle, seat: i64) -> bool:
    """The same, unless a card in the hand forbids it."""
    player = s.players[seat]
    if not player.deck or player.swaps >= s.options.replaces + rule_number(s, seat, REPLACES):
        return False
    return rule_number(s, seat, NO_REPLACE) == 0


def replaceable(s: Battle, seat: i64, slot: i64) -> bool:
    """Whether the card in that place of a hand may be replaced as far as it is up to the card."""
    if bound_to_hand(s, seat, slot):
        return False
    copy = s.players[seat].hand[slot]
    if copy <= CARD_MASK:
        return True
    return all(mark.enchantment.traits & UNREPLACEABLE == 0 for mark in s.marks_of(copy))


def play_squares(s: Battle, seat: i64, card: Card, landing: i64) -> i64:
    """Where a card may be played, as squares; NO_SQUARE's bit for one that is played on none in particular."""
    if card.is_minion:
        if card.enchantment is not None and card.enchantment.swallows:
            return edible(s)
        if card.traits & AIRDROP != 0 or general_grants_airdrop(s, seat):
            return ALL & ~s.occupied()
        return landing if landing >= 0 else dilate(s.stands(seat)) & ~s.occupied()
    if card.needs is not None and not card.needs.holds(s, Scene(seat, card.place, None, spell=True)):
        return 0
    target = None if card.is_artifact else card.asks[0].target
    if target is None:
        return ON_NO_SQUARE
    return target.squares(s, Scene(seat, card.place, None, spell=True))


def edible(s: Battle) -> i64:
    """The squares of the minions that another one can be played on."""
    found: i64 = 0
    for unit in s.units:
        if not unit.general and unit.traits & INVULNERABLE == 0:
            found |= 1 << unit.square
    return found


def general_grants_airdrop(s: Battle, seat: i64) -> bool:
    """A general with Airdrop lends it to every minion its player summons."""
    general = s.general(seat)
    return general is not None and general.traits & AIRDROP != 0


def aims(options: tuple[int, ...]) -> list[i64]:
    """Each of some squares, as an answer."""
    return [pack(AIM, square) for square in options]


def exchangeable(s: Battle, seat: i64) -> i64:
    """The places of the hand whose cards may be exchanged at the beginning."""
    player = s.players[seat]
    places: i64 = 0
    for slot in range(HAND):
        if player.hand[slot] != EMPTY and slot != player.slotted and not is_trial(s, player.hand[slot]):
            places |= 1 << slot
    return places


def is_trial(s: Battle, copy: i64) -> bool:
    """R199: a Trial card is never part of the mulligan."""
    return copy >= 0 and s.card_of(copy).traits & TRIAL != 0
