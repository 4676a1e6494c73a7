"""Decks of all the cards there are, and the books that are kept of cards and units while they are played."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from operator import or_

from cardwright.games.generals.game import GAME
from cardwright.games.generals.model import events
from cardwright.games.generals.model.card import GENERAL, TILE, Card
from cardwright.games.generals.model.keywords import FACTIONS, INVULNERABLE, TRIAL
from cardwright.games.generals.model.state import CARD_MASK, CREEP, EMPTY, Battle, Player
from cardwright.games.generals.options import GeneralsOptions
from cardwright.games.generals.rules.play import forget
from cardwright.games.generals.rules.turn import ask_for_orders
from cardwright.games.generals.text.words import TILE_NAMES
from cardwright.kernel.event import Event
from cardwright.kernel.game import Game
from cardwright.kernel.state import State
from tests.contract.subject import Ledger, Subject, cards_named

OWN, NEUTRAL = 7, 6  # how many different cards of each sort come first into a deck
COLLECTED: list[Card] = [card for card in GAME.cards().all if card.collectible]
LEADERS: list[Card] = [card for card in GAME.cards().all if card.type == GENERAL]


# Decks.


def decks(options: GeneralsOptions, seed: int) -> list[str]:
    """Over the seeds every general leads, and every card is in the deck of somebody."""
    return [some_deck(options, 2 * seed + seat) for seat in range(2)]


def some_deck(options: GeneralsOptions, number: int) -> str:
    factions = len(FACTIONS) - 1
    faction = 1 + number % factions
    leaders = [card for card in LEADERS if card.faction == faction]
    general = leaders[number // factions % len(leaders)]
    own = turned([card for card in COLLECTED if card.faction == faction], OWN * (number // factions))
    neutral = turned([card for card in COLLECTED if card.faction == 0], NEUTRAL * number)
    cards = own[:OWN] + neutral[:NEUTRAL] + own[OWN:] + neutral[NEUTRAL:]
    return "\n".join([general.name, *lines([card for card in cards if card.type != GENERAL], options)])


def turned(cards: list[Card], start: int) -> list[Card]:
    """The same cards, begun somewhere else."""
    place = start % len(cards)
    return cards[place:] + cards[:place]


def lines(cards: list[Card], options: GeneralsOptions) -> list[str]:
    """As many copies of each card as there may be, until the deck is full."""
    room = options.deck_size - 1
    trial = False
    found = []
    for card in cards:
        copies = min(room, 1 if card.rarity == "mythron" else options.most_copies)
        if copies == 0 or (trial and card.traits & TRIAL):
            continue
        trial = trial or card.traits & TRIAL != 0
        found.append(f"{copies} {card.key}")
        room -= copies
    return found


# What a run has used.


def played(game: Game[State], event: Event) -> set[int]:
    """The cards an event tells to be in play: those it names, or the one of the tile it is about."""
    cards = game.cards().all
    if event.kind == events.TILE:
        return {place for place, card in enumerate(cards) if card.type == TILE and card.name in TILE_NAMES[event.a]}
    if event.kind == events.MANA:
        return {place for place, card in enumerate(cards) if card.type == TILE and "Mana" in card.name}
    return set() if event.kind == events.READY else cards_named(game, event)


def stage(s: Battle, card: int) -> None:
    """The player to move holds nothing but this card, its trial met, has the mana for it, and creep under enemies."""
    forget(s)
    s.waiting = ()
    ask_for_orders(s)
    player = s.players[s.mover]
    player.hand = [card, *[EMPTY] * 5]
    player.slotted = -1
    player.mana = 20
    bare = ~reduce(or_, s.tiles)
    s.tiles[CREEP + s.mover] |= s.stands(1 - s.mover) & bare


def peeks(s: Battle) -> bool:
    """Whether a card in play, or one of those the news are about, speaks of hands or decks."""
    places = [int(unit.card) for unit in s.units]
    places += [int(mark.enchantment.card) for unit in s.units for mark in unit.marks]
    places += [number for event in s.events for number in told_of(event) if number >= 0]
    return any("hand" in s.cards.all[place].text or "deck" in s.cards.all[place].text for place in places)


# Books.


class Books(Ledger):
    """No card and no unit vanishes or appears without an event that says so."""

    def __init__(self, subject: Subject, s: State) -> None:
        assert isinstance(s, Battle)
        self.hands = [owned(player) for player in s.players]
        self.units = len(s.units)

    def check(self, s: State) -> None:
        assert isinstance(s, Battle)
        assert not s.lane, "something was still to be done"
        assert not s.done, "something has not been reacted to"
        assert not s.stale, "numbers have not been worked out"
        self.check_board(s)
        for seat, player in enumerate(s.players):
            self.check_cards(s, seat, player)

    def check_board(self, s: Battle) -> None:
        for seat in range(2):
            stands = sum(1 << int(unit.square) for unit in s.units if unit.owner == seat)
            assert stands == s.stands(seat), "the board does not know where the units are"
        assert len({unit.square for unit in s.units}) == len(s.units), "two units stand on a square"
        assert len({unit.id for unit in s.units}) == len(s.units), "a unit is there twice"
        kinds = Counter(int(event.kind) for event in s.events)
        left = sum(kinds[kind] for kind in (events.DIED, events.REMOVED, events.RETURNED))
        assert len(s.units) == self.units + kinds[events.SUMMONED] - left, "a unit was lost, or came from nowhere"
        self.units = len(s.units)
        if s.result is None:
            assert all(unit.left() > 0 or unit.traits & INVULNERABLE for unit in s.units), "a dead unit is still there"
            assert all(s.general(seat) is not None for seat in range(2)), "a general is gone"

    def check_cards(self, s: Battle, seat: int, player: Player) -> None:
        before, self.hands[seat] = self.hands[seat], owned(player)
        told = {number for event in s.events for number in told_of(event)}
        told |= {int(unit.within & CARD_MASK) for unit in s.units if unit.within >= 0}  # played as something else
        names = s.cards.name
        gone = before - self.hands[seat]
        lost = [names(card) for card in gone if card not in told]
        assert len(lost) <= changed_at_once(s, seat), "a card of a hand or a deck was lost"
        new = self.hands[seat] - before
        assert not [names(card) for card in new if card not in told], "a card came from nowhere"


def changed_at_once(s: Battle, seat: int) -> int:
    """How many units came into play and were transformed at once: a card played as something else is not named then."""
    summoned = Counter(int(event.a) for event in s.events if event.kind == events.SUMMONED and event.seat == seat)
    changed = Counter(int(event.c) for event in s.events if event.kind == events.TRANSFORMED and event.seat == seat)
    return (summoned & changed).total()


def owned(player: Player) -> Counter[int]:
    """The cards of a hand and a deck."""
    return Counter(int(copy & CARD_MASK) for copy in (*player.hand, *player.deck) if copy != EMPTY)


def told_of(event: Event) -> list[int]:
    """The cards an event names, to those who may know them."""
    kind = GAME.event_kinds()[event.kind]
    return [number for name, number in event.numbers(kind).items() if name in ("card", "drawn", "was")]
