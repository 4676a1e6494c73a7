"""Which positions a game of Pantheon can have."""

from __future__ import annotations

from cardwright.games.pantheon.model.state import (
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
from cardwright.kernel.data.piles import THE_CARDS, hidden_cards, left_over, lying, places_of, too_often
from cardwright.kernel.data.soundness import check_ears, check_ids
from cardwright.kernel.errors import BadPosition


def check(s: Position) -> None:
    """Refuse what no game can have."""
    check_course(s)
    for seat, player in enumerate(s.players):
        check_player(s, seat, player)
    check_ids(s, [thing for player in s.players for thing in player.field], FIRST_THING, s.next_id - 1)
    check_stock(s)
    check_renewed(s)
    check_pending(s)
    check_ears(s, ears_of(s))
    if s.auras != auras_of(s):
        raise BadPosition(f"what holds for other cards in play counts {auras_of(s)}, not {s.auras}")


def check_course(s: Position) -> None:
    """Whose turn it is, and how far it is."""
    if not 0 <= s.turn <= s.options.turn_limit:
        raise BadPosition(f"turn {s.turn} is not one of the {s.options.turn_limit} a game can have (P51)")
    if s.result is None and not s.seated():
        raise BadPosition("nobody is alive, and yet the game is not over (R5)")
    for seat in s.closing:
        if s.closing.count(seat) > 1:
            raise BadPosition(f"P{seat + 1} cannot be asked twice before the turn ends (P41)")


def check_player(s: Position, seat: int, player: Player) -> None:
    name = f"P{seat + 1}"
    if player.hero == NO_HERO and player.alive and s.phase != HEROES:
        raise BadPosition(f"{name} has no hero (R1)")
    if s.phase == HEROES and player.alive and not player.offers:
        raise BadPosition(f"{name} is offered no hero (R1)")
    if player.truce < 0 or player.truce >= BIT[s.seats] or player.alive != (player.place == 0):
        raise BadPosition(f"{name} has a truce with nobody, or is eliminated and alive")
    if not player.alive and (player.field or player.hand or player.ready or player.spent):
        raise BadPosition(f"{name} is eliminated and has cards (P46)")
    for thing in player.field:
        check_thing(s, seat, thing)


def check_thing(s: Position, seat: int, thing: Thing) -> None:
    name = s.cards.name(thing.card)
    if thing.owner != seat:
        raise BadPosition(f"{name} lies on the field of P{seat + 1} and belongs to seat {thing.owner + 1}")
    if thing.held_keys < 0 or thing.held_keys >> KEY_BITS * s.seats:
        raise BadPosition(f"{name} has keywords until the turn of somebody who is not at the table")


def check_stock(s: Position) -> None:
    """Each card of the stock is somewhere."""
    hidden = hidden_cards(places_of(POSITION, s), THE_CARDS)
    missing = left_over(places_of(POSITION, s), THE_CARDS, s.stock)
    if missing and not hidden:
        card = missing[0]
        raise BadPosition(too_often(s.cards.name(card), laid(s)[card], s.stock[card]))
    if hidden != len(missing):
        raise BadPosition(f"{hidden} cards are hidden, and {len(missing)} are missing elsewhere")


def check_renewed(s: Position) -> None:
    """P6: a deck that was made of the pile holds nothing else."""
    if not s.renewed:
        return
    if len(s.deck) > len(s.renewed):
        raise BadPosition(f"the deck has {len(s.deck)} cards and was made of {len(s.renewed)} (P6)")
    for card in s.deck:
        if card >= 0 and s.deck.count(card) > s.renewed.count(card):
            raise BadPosition(f"{s.cards.name(card)} is in the deck, and was not in the pile it was made of (P6)")
    if s.renewed != tuple(sorted(s.renewed)):
        raise BadPosition("made of: the cards are in the order of their numbers")


def laid(s: Position) -> list[i64]:
    """How many copies of each card lie somewhere to be seen."""
    return lying(places_of(POSITION, s), THE_CARDS, len(s.cards.all))


def auras_of(s: Position) -> i64:
    """How many cards in play have something that holds for others, by sort."""
    found: i64 = 0
    for player in s.players:
        if player.alive and player.hero >= 0:
            found += s.cards.all[player.hero].weight
        for thing in player.field:
            found += s.cards.all[thing.card].weight
    return found
