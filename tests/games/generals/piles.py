"""Where the cards of generals lie, and who may see them; the contract suite relies on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardwright.games.generals.model import events
from cardwright.games.generals.model.keywords import BUILDING, EGG, SENTINEL
from cardwright.games.generals.model.state import CARD_MASK, EMPTY, Battle, Player, figures
from cardwright.kernel.bits import i64
from cardwright.kernel.event import Event
from cardwright.kernel.known import about, place_of
from tests.contract.memory import Come
from tests.contract.pile import Pile, only, public
from tests.games.generals.books import Books, decks, peeks, played, stage
from tests.games.generals.pinned import pinned

__all__ = ["decks", "lay", "ledger", "peeks", "piles", "pinned", "played", "stage", "unique"]

ledger = Books
unique = False
MAY_GO, UNSETTLES = ("summoned", "cast", "equipped", "discarded"), ("replaced", "changed")


def piles(s: Battle) -> list[Pile]:
    """A deck is known to its owner, but not its order, so it is listed by its cards."""
    found = [public("rulebook", [card.place for card in s.cards.all if card.type == "tile"])]
    for seat, player in enumerate(s.players):
        hand = only(seat, f"hand {seat}", [face(player.hand[slot]) for slot in held(player)])
        found.append(replace(hand, known=known_places(s, seat)))
        found.append(only(seat, f"locked {seat}", [face(copy) for copy in locked(player)], loose=False))
        found.append(only(seat, f"deck {seat}", [face(player.deck[place]) for place in by_card(s, player.deck)]))
        found.append(only(seat, f"sentinels {seat}", sentinels(s, seat), loose=False))
        found.append(public(f"played {seat}", [card & CARD_MASK for card in (*player.cast, *player.summoned)]))
        found.append(public(f"lost {seat}", [card & CARD_MASK for card in (*player.fallen, *player.broken)]))
        found.append(public(f"bloodbound {seat}", [player.bloodbound]))
    found.append(public("board", [unit.card for unit in s.units]))
    found.append(public("marks", [mark.enchantment.card for unit in s.units for mark in unit.marks]))
    return found


def known_places(s: Battle, seat: int) -> tuple[int, ...]:
    """The places, among those held, of the cards that everybody saw come back."""
    slots = [place_of(fact) - 1 for fact in about(s.memory, seat)]
    return tuple(at for at, slot in enumerate(held(s.players[seat])) if slot in slots)


def comes(s: Battle, told: Sequence[Event], at: int) -> Come | None:
    """A unit goes back to a hand that has room for it, and nothing is inside it."""
    returned, after = told[at], told[at + 1 : at + 2]
    if returned.kind != events.RETURNED or not after or after[0].kind != events.ADDED:
        return None
    inside = s.cards.all[returned.a].traits & (EGG | BUILDING | SENTINEL) != 0
    return None if inside else (int(returned.a), True)


def face(copy: i64) -> int:
    """The card, whatever lies on it; a hidden one stays hidden."""
    return int(copy) if copy < 0 else int(copy & CARD_MASK)


def held(player: Player) -> list[int]:
    """The places of the hand with a card that is not locked."""
    return [slot for slot, copy in enumerate(player.hand) if copy != EMPTY and slot != player.slotted]


def locked(player: Player) -> list[i64]:
    return [player.hand[player.slotted]] if player.slotted >= 0 else []


def by_card(s: Battle, deck: list[i64]) -> list[int]:
    """The places of a deck in the order of the cards there."""
    return sorted(range(len(deck)), key=lambda place: (face(deck[place]), figures(s.marks_of(deck[place])), place))


def sentinels(s: Battle, seat: int) -> list[int]:
    """What the Watchful Sentinels of a player really are."""
    return [face(unit.within) for unit in s.units if unit.owner == seat and unit.traits & SENTINEL != 0]


def lay(s: Battle, cards: dict[str, list[int]]) -> None:
    """Lay the hidden piles out again, each as long as it was."""
    for seat, player in enumerate(s.players):
        for slot, card in zip(held(player), cards[f"hand {seat}"], strict=True):
            player.hand[slot] = player.hand[slot] & ~CARD_MASK | card
        for place, card in zip(by_card(s, player.deck), cards[f"deck {seat}"], strict=True):
            player.deck[place] = player.deck[place] & ~CARD_MASK | card
