"""Where the cards of Ancients lie, and who may see them; the contract suite relies on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardwright.games.ancients.model import events
from cardwright.games.ancients.model.card import TOKEN
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import ITEM_MASK, Unit
from cardwright.kernel.bits import i64
from cardwright.kernel.event import Event
from cardwright.kernel.known import about, card_of
from tests.contract.memory import Come
from tests.contract.pile import Pile, only, public, secret
from tests.games.ancients.books import Books, decks, pinned, played, stage

__all__ = ["decks", "lay", "ledger", "open", "piles", "pinned", "played", "stage", "unique"]

ledger = Books
unique = False
GOES = ("play",)


def piles(s: Position) -> list[Pile]:
    """A deck is known to its owner, but not its order, so it is listed by its cards."""
    found = [public("board", [unit.card for unit in s.board if unit is not None])]
    found.append(public("rune", [s.rune] if s.rune >= 0 else []))
    found.append(public("marks", [mark.card for unit in everybody(s) for mark in unit.marks]))
    found.append(public("equipped", [face(copy) for unit in everybody(s) for copy in unit.items]))
    for seat, player in enumerate(s.players):
        hand = [face(copy) for copy in player.hand]
        found.append(replace(only(seat, f"hand {seat}", hand), known=known_places(s, seat, hand)))
        found.append(secret(f"overflow {seat}", [face(copy) for copy in player.overflow]))
        found.append(only(seat, f"deck {seat}", sorted(int(card) for card in player.deck)))
        found.append(only(seat, f"items {seat}", sorted(int(card) for card in player.items), loose=False))
        found.append(only(seat, f"offers {seat}", [int(card) for card in player.offers], loose=False))
        found.append(only(seat, f"aside {seat}", [int(card) for card in player.aside], loose=False))
        found.append(public(f"heroes {seat}", [unit.card for unit in (*player.fountain, *player.travelling)]))
        found.append(public(f"played {seat}", player.played))
    return found


def known_places(s: Position, seat: int, hand: list[int]) -> tuple[int, ...]:
    """Where the cards lie that everybody saw come back: of several copies, at the first."""
    found: list[int] = []
    for fact in about(s.memory, seat):
        found.append(next(at for at, card in enumerate(hand) if card == card_of(fact) and at not in found))
    return tuple(found)


def comes(s: Position, told: Sequence[Event], at: int) -> Come | None:
    """A creep is bounced, or an item makes room for another; with a full hand they may have to wait outside."""
    event, seat = told[at], told[at].seat
    certain = all(other.kind != events.OVERFLOW or other.seat != seat for other in told)
    if event.kind == events.BOUNCE and s.cards.all[event.b].type == "creep":
        return int(event.b), certain
    if event.kind == events.EQUIP and event.c >= 0:
        return int(event.c), certain
    return None


def everybody(s: Position) -> list[Unit]:
    units = [unit for unit in s.board if unit is not None]
    return units + [unit for player in s.players for unit in (*player.fountain, *player.travelling)]


def face(copy: i64) -> int:
    """The card, whatever its cooldown; a hidden one stays hidden."""
    return int(copy) if copy < 0 else int(copy & ITEM_MASK)


def open(s: Position) -> set[int]:
    """Creeps that come from nowhere, and may die before anybody looks."""
    return {place for place, card in enumerate(s.cards.all) if card.type == TOKEN}


def lay(s: Position, cards: dict[str, list[int]]) -> None:
    """Lay the hidden piles out again, each as long as it was."""
    for seat, player in enumerate(s.players):
        for name, pile in ((f"hand {seat}", player.hand), (f"overflow {seat}", player.overflow)):
            for at, card in enumerate(cards[name]):
                pile[at] = pile[at] & ~ITEM_MASK | card
        order = sorted(range(len(player.deck)), key=lambda at: int(player.deck[at]))
        for at, card in zip(order, cards[f"deck {seat}"], strict=True):
            player.deck[at] = card
