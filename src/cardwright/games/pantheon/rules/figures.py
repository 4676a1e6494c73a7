"""What a thing on a field is just now: its power and its keywords, with everything that holds for it."""

from __future__ import annotations

from cardwright.games.pantheon.model.card import AURA_KEYWORDS, AURA_POWERS, STEALTH, TAUNT, Static
from cardwright.games.pantheon.model.state import KEY_BITS, KEY_MASK, MOST_SEATS, Position, Thing
from cardwright.kernel.bits import i64


def power_of(s: Position, thing: Thing) -> i64:
    """A unit's power (R24): printed, changed for good, changed for the turn, and what others lend it."""
    power = s.cards.all[thing.card].power + thing.grown + thing.lent
    return power + aura_of(s, thing) if s.auras & AURA_POWERS else power


def aura_of(s: Position, thing: Thing) -> i64:
    """The power other cards in play give it."""
    found: i64 = 0
    if s.cards.all[thing.card].unit:
        for static in holding_for(s, thing, AURA_POWERS):
            found += static.power
    return found


def holding_for(s: Position, thing: Thing, sort: i64) -> list[Static]:
    """What cards in play say of this thing, by the sort of it (see ``Position.auras``)."""
    found: list[Static] = []
    for seat in range(s.seats):
        player = s.players[seat]
        if player.hero >= 0 and player.alive:
            static = s.cards.all[player.hero].static
            if static is not None and static.weight & sort != 0 and holds_for(s, static, seat, 0, thing):
                found.append(static)
        for other in player.field:
            static = s.cards.all[other.card].static
            if static is not None and static.weight & sort != 0 and holds_for(s, static, seat, other.id, thing):
                found.append(static)
    return found


def holds_for(s: Position, static: Static, seat: i64, source: i64, thing: Thing) -> bool:
    """Whether what a card in play says holds for this thing."""
    return static.group is not None and static.group.suits(s, thing, seat, source)


def statics_of(s: Position, seat: i64) -> list[Static]:
    """What holds by the own hero and the own cards in play."""
    player = s.players[seat]
    cards = [s.cards.all[thing.card] for thing in player.field]
    if player.hero >= 0 and player.alive:
        cards.insert(0, s.cards.all[player.hero])
    return [card.static for card in cards if card.static is not None]


def own_keywords(thing: Thing) -> i64:
    keys = thing.keys | thing.lent_keys
    held = thing.held_keys
    while held != 0:
        keys |= held & KEY_MASK
        held >>= KEY_BITS
    return keys


def drop_keywords(thing: Thing, keywords: i64) -> None:
    """Keywords of its own are lost, however long they were meant to last."""
    thing.keys &= ~keywords
    thing.lent_keys &= ~keywords
    for seat in range(MOST_SEATS):
        thing.held_keys &= ~(keywords << KEY_BITS * seat)


def keywords_of(s: Position, thing: Thing) -> i64:
    """Its keywords as they count now; what takes one away is stronger than what gives it."""
    keys = own_keywords(thing)
    if s.auras & AURA_KEYWORDS == 0:
        return keys
    taken: i64 = 0
    for static in holding_for(s, thing, AURA_KEYWORDS):
        keys |= static.gives
        taken |= static.takes
    return keys & ~taken


def taunts(keys: i64) -> bool:
    """P31: while a unit is Stealthed its Taunt does nothing."""
    return keys & (TAUNT | STEALTH) == TAUNT


def units_of(s: Position, seat: i64) -> i64:
    """How many units a player has (P25)."""
    count: i64 = 0
    for thing in s.players[seat].field:
        if s.cards.all[thing.card].unit:
            count += 1
    return count
