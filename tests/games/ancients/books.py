"""Decks of all the cards there are, and the books that are kept of cards and units while they are played."""

from __future__ import annotations

from collections import Counter

from cardwright.games.ancients.game import GAME
from cardwright.games.ancients.model.board import PLACES
from cardwright.games.ancients.model.card import CONSUMABLE, FOR_SALE, HERO, IN_THE_DECK, ITEM, Card
from cardwright.games.ancients.model.state import ACTION, Position
from cardwright.games.ancients.model.unit import ITEM_MASK, Unit
from cardwright.games.ancients.options import Options
from cardwright.games.ancients.rules.figures import refresh
from cardwright.games.ancients.rules.rounds import ask_mover
from cardwright.kernel.bits import BIT
from cardwright.kernel.event import Event
from cardwright.kernel.game import Game
from cardwright.kernel.state import State
from tests.contract.subject import Ledger, Subject, cards_named

CARDS: list[Card] = list(GAME.cards().all)
HEROES = [card for card in CARDS if card.type == HERO]
MAIN = [card for card in CARDS if card.type in IN_THE_DECK and not card.crest]
ITEMS = [card for card in CARDS if card.type in FOR_SALE]
PLENTY = 20


# Decks.


def decks(options: Options, seed: int) -> list[str]:
    """Over the seeds every hero leads, and every card is in the deck of somebody."""
    return [some_deck(options, 2 * seed + seat) for seat in range(2)]


def some_deck(options: Options, number: int) -> str:
    heroes = turned(HEROES, 3 * number)[:5]
    colours = {int(hero.colour) for hero in heroes}
    signatures = [signature(hero, number) for hero in heroes]
    main = [card for card in turned(MAIN, 7 * number) if int(card.colour) in colours]
    items = turned(ITEMS, 5 * number)[: min(max(options.items_min, options.items_max), len(ITEMS))]
    lines = [f"{hero.key}{' *' if at == number % 5 else ''}" for at, hero in enumerate(heroes)]
    return "\n".join([*lines, *filled(signatures, main, options), *(item.key for item in items)])


def signature(hero: Card, number: int) -> Card:
    own = [card for card in CARDS if card.crest == hero.crest and card.type != HERO]
    return own[number % len(own)]


def filled(signatures: list[Card], main: list[Card], options: Options) -> list[str]:
    """One signature card for each hero, then as many copies of others as there may be, until the deck is full."""
    found = [f"1 {card.key}" for card in signatures]
    room = int(options.deck_min) - len(found)
    for card in main:
        copies = min(room, int(options.copies))
        if copies > 0:
            found.append(f"{copies} {card.key}")
            room -= copies
    return found


def turned(cards: list[Card], start: int) -> list[Card]:
    """The same cards, begun somewhere else."""
    place = start % len(cards)
    return cards[place:] + cards[:place]


def pinned(options: Options) -> list[str]:
    """The decks of the golden playthroughs."""
    return [some_deck(options, number) for number in (1, 4)]


# What a run has used.


def played(game: Game[State], event: Event) -> set[int]:
    """The cards an event tells to be in play: those it names; not the back of a card nobody sees."""
    return {card for card in cards_named(game, event) if card >= 0}


def stage(s: Position, card: int) -> None:
    """The player to move holds nothing but this card, with heroes of its colour and the mana for it."""
    if s.phase != ACTION or s.result is not None or s.cards.all[card].type not in (*IN_THE_DECK, *FOR_SALE):
        return
    player = s.players[s.mover]
    player.hand, player.overflow = [card], []
    for side in s.sides:
        side.mana = PLENTY
    for unit in s.board:
        if unit is not None and unit.owner == s.mover:
            unit.stun = unit.silence = 0
            unit.grown_traits |= 15
    refresh(s)
    s.waiting = ()
    ask_mover(s)


# Books.


class Books(Ledger):
    """Heroes and items are always somewhere, no card is there more often than in its deck, and the board is sound."""

    def __init__(self, subject: Subject, s: State) -> None:
        assert isinstance(s, Position)
        self.heroes = [heroes_of(s, seat) for seat in range(2)]
        self.items = [items_of(s, seat) for seat in range(2)]
        self.main = [main_of(s, seat) for seat in range(2)]

    def check(self, s: State) -> None:
        assert isinstance(s, Position)
        for seat in range(2):
            assert heroes_of(s, seat) == self.heroes[seat], "a hero was lost, or is in two places"
            assert items_of(s, seat) == self.items[seat], "an item was lost, or is in two places"
            assert main_of(s, seat) <= self.main[seat], "a card came from nowhere"
            assert all(side.mana >= 0 for side in s.sides), "more mana was paid than there was"
            assert s.players[seat].gold >= 0, "more gold was paid than there was"
        check_board(s)


def all_of(s: Position, seat: int) -> list[Unit]:
    player = s.players[seat]
    return [unit for unit in s.board if unit is not None and unit.owner == seat] + player.fountain + player.travelling


def heroes_of(s: Position, seat: int) -> list[int]:
    return sorted(int(unit.id) for unit in all_of(s, seat) if s.cards.all[unit.card].hero)


def items_of(s: Position, seat: int) -> Counter[int]:
    """Items and consumables, wherever they are; a consumable that was used counts as well."""
    player = s.players[seat]
    found = [*player.items, *player.offers, *player.aside]
    found += [copy & ITEM_MASK for copy in (*player.hand, *player.overflow)]
    found += [copy & ITEM_MASK for unit in all_of(s, seat) for copy in unit.items]
    found += [card for card in player.played if s.cards.all[card].type == CONSUMABLE]
    return Counter(int(card) for card in found if s.cards.all[card].type in (ITEM, CONSUMABLE))


def main_of(s: Position, seat: int) -> Counter[int]:
    """Cards of the main deck in piles and in play."""
    player = s.players[seat]
    found = [*player.deck, *(copy & ITEM_MASK for copy in (*player.hand, *player.overflow))]
    found += [unit.card for unit in all_of(s, seat)]
    return Counter(int(card) for card in found if s.cards.all[card].type in IN_THE_DECK)


def check_board(s: Position) -> None:
    """Figures, sets of places and arrows are what they would be if they were worked out again."""
    units = [unit for unit in s.board if unit is not None]
    assert len({unit.id for unit in units}) == len(units), "a unit is there twice"
    for place in range(PLACES):
        unit = s.board[place]
        taken = s.heroes | s.creeps | s.improvements
        assert (taken & BIT[place] != 0) == (unit is not None), "the board does not know where things are"
        assert unit is None or unit.place == place, "a unit is not where it should be"
    if s.result is None:
        fighters = [unit for unit in units if not s.cards.all[unit.card].improvement]
        assert all(unit.left() > 0 for unit in fighters), "a dead unit is still there"
    again = s.clone()
    refresh(again)
    for one, other in zip(s.board, again.board, strict=True):
        if one is not None and other is not None:
            assert figures(one) == figures(other), f"the figures of {s.cards.name(one.card)} are stale"
    sets = (s.heroes, s.creeps, s.improvements, s.actives, s.veiled, s.auras, s.lit)
    fresh = (again.heroes, again.creeps, again.improvements, again.actives, again.veiled, again.auras, again.lit)
    assert sets == fresh, "a set of places is stale"


def figures(unit: Unit) -> tuple[int, ...]:
    return unit.attack, unit.armor, unit.health, unit.traits, unit.ranks, int(unit.mega)
