"""Which positions a game of Pantheon can have."""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.model.bounds import LARGEST, LAST_THING
from cardwright.games.pantheon.model.card import BARRED, FIELD, HERO, STEALTH, TAUNT, UNIT
from cardwright.games.pantheon.model.state import (
    AFTER,
    FIRST_THING,
    HEROES,
    KEY_BITS,
    NO_HERO,
    POSITION,
    Player,
    Position,
    Thing,
)
from cardwright.games.pantheon.rules.pending import check_pending
from cardwright.games.pantheon.rules.triggers import ears_of
from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.data.piles import THE_CARDS, lying, places_of, too_often
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.event import HIDDEN

ALL_KEYS: Final = TAUNT | STEALTH | BARRED


def check(s: Position) -> None:
    """Refuse what no game can have."""
    if len(s.players) != s.seats:
        raise BadPosition(f"there are {s.seats} seats and {len(s.players)} players")
    check_course(s)
    for seat, player in enumerate(s.players):
        check_player(s, seat, player)
    check_things(s)
    check_cards(s)
    check_pending(s)
    if s.ears != ears_of(s):
        raise BadPosition(f"the cards in play listen for {ears_of(s)}, not for {s.ears}")
    if s.auras != auras_of(s):
        raise BadPosition(f"what holds for other cards in play counts {auras_of(s)}, not {s.auras}")


def check_course(s: Position) -> None:
    """Whose turn it is, and how far it is."""
    if not 0 <= s.player < s.seats:
        raise BadPosition(f"it is the turn of seat {s.player + 1}; there are {s.seats}")
    if not HEROES <= s.phase <= AFTER:
        raise BadPosition(f"there is no phase {s.phase}")
    if not 0 <= s.turn <= s.options.turn_limit:
        raise BadPosition(f"turn {s.turn} is not one of the {s.options.turn_limit} a game can have (P51)")
    if s.result is None and not s.seated():
        raise BadPosition("nobody is alive, and yet the game is not over (R5)")
    if not FIRST_THING <= s.next_id <= LAST_THING + 1:
        raise BadPosition(f"the next card on a field cannot have the number {s.next_id}")
    for seat in s.closing:
        if not 0 <= seat < s.seats or s.closing.count(seat) > 1:
            raise BadPosition(f"P{seat + 1} cannot be asked before the turn ends, or not twice (P41)")


def check_player(s: Position, seat: int, player: Player) -> None:
    name = f"P{seat + 1}"
    if player.hero == NO_HERO:
        if player.alive and s.phase != HEROES:
            raise BadPosition(f"{name} has no hero (R1)")
    elif not 0 <= player.hero < len(s.cards.all) or s.cards.all[player.hero].type != HERO:
        raise BadPosition(f"card number {player.hero} cannot be the hero of {name} (R1)")
    for hero in player.offers:
        if hero != HIDDEN and (not 0 <= hero < len(s.cards.all) or s.cards.all[hero].type != HERO):
            raise BadPosition(f"card number {hero} cannot be offered to {name} as a hero (R1)")
    if s.phase == HEROES and player.alive and not player.offers:
        raise BadPosition(f"{name} is offered no hero (R1)")
    if player.truce < 0 or player.truce >= BIT[s.seats] or player.alive != (player.place == 0):
        raise BadPosition(f"{name} has a truce with nobody, or is eliminated and alive")
    if not player.alive and (player.field or player.hand or player.ready or player.spent):
        raise BadPosition(f"{name} is eliminated and has cards (P46)")


# Cards.


def check_things(s: Position) -> None:
    seen: list[i64] = []
    for seat, player in enumerate(s.players):
        for thing in player.field:
            check_thing(s, seat, thing)
            if thing.id in seen:
                raise BadPosition(f"two cards on the fields have the number {thing.id}")
            seen.append(thing.id)


def check_thing(s: Position, seat: int, thing: Thing) -> None:
    if not 0 <= thing.card < len(s.cards.all) or s.cards.all[thing.card].type not in (UNIT, FIELD):
        raise BadPosition(f"card number {thing.card} cannot lie on a field (R15, P48)")
    name = s.cards.name(thing.card)
    if not FIRST_THING <= thing.id < s.next_id:
        raise BadPosition(f"{name} cannot have the number {thing.id}, from {FIRST_THING} to {s.next_id - 1}")
    if thing.owner != seat:
        raise BadPosition(f"{name} lies on the field of P{seat + 1} and belongs to seat {thing.owner + 1}")
    if thing.held_keys < 0 or thing.held_keys >> KEY_BITS * s.seats:
        raise BadPosition(f"{name} has keywords until the turn of somebody who is not at the table")
    for keys in (thing.keys, thing.lent_keys):
        if keys & ~ALL_KEYS != 0:
            raise BadPosition(f"{name} has a keyword that does not exist")


def check_cards(s: Position) -> None:
    """Each card of the stock is somewhere, and no other."""
    places = s.deck + s.pile
    for player in s.players:
        places += player.hand
        if player.hand != sorted(player.hand):
            raise BadPosition("the cards of a hand are kept in order")
    for card in places:
        if card != HIDDEN and s.cards.all[card].type == HERO:
            raise BadPosition(f"{s.cards.name(card)} cannot be in a hand, the deck or the discard pile")
    lie = laid(s)
    hidden = hides(s)
    for card in range(len(lie)):
        if lie[card] > s.stock[card] or (lie[card] < s.stock[card] and not hidden):
            raise BadPosition(too_often(s.cards.name(card), lie[card], s.stock[card]))
        if s.stock[card] > LARGEST:
            raise BadPosition(f"{s.stock[card]} copies of {s.cards.name(card)} are too many")
    missing = sum(int(count) for count in s.stock) - sum(int(count) for count in lie)
    if missing != hidden:
        raise BadPosition(f"{hidden} cards are hidden, and {missing} are missing elsewhere")


def laid(s: Position) -> list[i64]:
    """How many copies of each card lie somewhere to be seen."""
    return lying(places_of(POSITION, s), THE_CARDS, len(s.cards.all))


def hides(s: Position) -> int:
    """How many cards nobody has shown."""
    return s.deck.count(HIDDEN) + s.pile.count(HIDDEN) + sum(player.hand.count(HIDDEN) for player in s.players)


def auras_of(s: Position) -> i64:
    """How many cards in play have something that holds for others, by sort."""
    found: i64 = 0
    for player in s.players:
        if player.alive and player.hero >= 0:
            found += s.cards.all[player.hero].weight
        for thing in player.field:
            found += s.cards.all[thing.card].weight
    return found
