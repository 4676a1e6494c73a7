"""Moves of heroes between rows and lanes, with their prices (R55 to R68)."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.model import events
from cardwright.games.ancients.model.board import LANES, in_combat, lane_of, place_at
from cardwright.games.ancients.model.keywords import MOVE_COOLDOWN, ROOT, STRIDE, rank
from cardwright.games.ancients.model.mark import Mark
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import Unit
from cardwright.games.ancients.rules.arrows import is_pinned
from cardwright.games.ancients.rules.atoms import lift, pay, put, shift
from cardwright.games.ancients.rules.figures import reckon, touch
from cardwright.games.ancients.rules.fountain import replace
from cardwright.games.ancients.rules.placing import arrivals_in, support_row
from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.effects.marks import FOR_GOOD

# Sorts of moves.
UP: Final = 0
DOWN: Final = 1
SWAP: Final = 2
TRAVEL: Final = 3
SORT_WORDS: Final = ("up", "down", "swap", "lane")


def can_move(unit: Unit) -> bool:
    """J46: Stun, Root and the cooldown forbid it."""
    return unit.stun == 0 and unit.ails & (ROOT | MOVE_COOLDOWN) == 0


def move_sort(s: Position, hero: Unit, to: i64) -> i64:
    """What sort of move it would be."""
    if in_combat(to):
        return UP
    if lane_of(to) != lane_of(hero.place):
        return TRAVEL
    return SWAP if s.heroes & BIT[to] else DOWN


def move_cost(s: Position, hero: Unit, sort: i64) -> i64:
    """R55, R58, R60, R62, less what helps the hero along."""
    options = s.options
    if sort == UP:
        price = options.move_up
    elif sort == DOWN:
        price = options.move_down
    else:
        price = options.move_swap if sort == SWAP else options.move_lane
    return max(0, price - rank(hero.ranks, STRIDE))


def can_swap(s: Position, place: i64) -> bool:
    """Both heroes of a swap have to be able to move."""
    partner = s.board[place]
    return partner is not None and can_move(partner)


def move_places(s: Position, hero: Unit) -> i64:
    """Where a hero in play may move, whatever it costs."""
    if not can_move(hero):
        return 0
    lane, seat = lane_of(hero.place), hero.owner
    if not in_combat(hero.place):
        return arrivals_in(s, lane, seat, hero) | support_row(1 - lane, seat)
    if is_pinned(s, hero):
        return 0
    found = support_row(lane, seat)
    slots = found & s.heroes
    while slots != 0:
        bit = slots & -slots
        slots ^= bit
        if not can_swap(s, place_at(bit)):
            found &= ~bit
    return found


def move(s: Position, hero: Unit, to: i64) -> None:
    """Carry out a move that may be made."""
    sort = move_sort(s, hero, to)
    pay(s, lane_of(hero.place), hero.owner, move_cost(s, hero, sort))
    spend_stride(s, hero)
    if sort == TRAVEL:
        set_out(s, hero, to)
    elif sort == SWAP:
        swap(s, hero, to)
    else:
        step(s, hero, to)


def step(s: Position, hero: Unit, to: i64) -> None:
    """Up or down in the own lane; what lies there makes room (R56, R59)."""
    s.tell(events.MOVE, hero.owner, hero.id, hero.card, hero.place, to)
    replace(s, to)
    shift(s, hero, to)
    hero.ails |= MOVE_COOLDOWN


def swap(s: Position, hero: Unit, to: i64) -> None:
    """R60: the other hero takes exactly the freed slot."""
    other = s.board[to]
    if other is None:
        return
    s.tell(events.SWAP, hero.owner, hero.id, hero.card, other.id, other.card)
    place, stood, shield = hero.place, hero.stood, hero.shield
    lift(s, hero)
    shift(s, other, place)
    put(s, hero, to)
    hero.stood, hero.shield = stood, shield
    hero.ails |= MOVE_COOLDOWN
    other.ails |= MOVE_COOLDOWN


def set_out(s: Position, hero: Unit, to: i64) -> None:
    """R63 to R65: it leaves at once, and where it will arrive is secret."""
    s.tell(events.TRAVEL, hero.owner, hero.id, hero.card, lane_of(to), to, knows=BIT[hero.owner])
    lift(s, hero)
    hero.heading = to
    hero.ails |= MOVE_COOLDOWN
    s.players[hero.owner].travelling.append(hero)
    reckon(s, hero)


def spend_stride(s: Position, hero: Unit) -> None:
    """What makes only the next move cheaper is used up."""
    kept: list[Mark] = []
    for mark in hero.marks:
        if mark.until == FOR_GOOD or rank(mark.ranks, STRIDE) == 0:
            kept.append(mark)
    if len(kept) < len(hero.marks):
        hero.marks = tuple(kept)
        touch(s, hero)


def affordable(s: Position, hero: Unit, sort: i64) -> bool:
    return s.sides[lane_of(hero.place) * LANES + hero.owner].mana >= move_cost(s, hero, sort)
