"""Preparation: seats, heroes, the deck, the first hands (R1, R2, P3 to P5, P10)."""

from __future__ import annotations

from cardwright.games.pantheon.model import events
from cardwright.games.pantheon.model.actions import first
from cardwright.games.pantheon.model.card import HERO, MANA, Cards
from cardwright.games.pantheon.model.state import BEFORE, FIRST_THING, HEROES, NO_HERO, Player, Position
from cardwright.games.pantheon.options import SUPPLY, Options
from cardwright.games.pantheon.rules import atoms
from cardwright.games.pantheon.rules.triggers import ears_of
from cardwright.kernel.bits import i64
from cardwright.kernel.chance import seeded
from cardwright.kernel.errors import BadOption


def blank(options: Options, cards: Cards, seed: int, seats: i64) -> Position:
    """A table before anything is dealt."""
    players = [Player(NO_HERO, [], 0, 0, True, [], 0, 0, False, 0, 0, 0, False, True, 0, []) for _ in range(seats)]
    stock: list[i64] = [0] * len(cards.all)
    return Position(
        seats, seeded(seed), options, cards, stock, 0, 0, HEROES, [], [], FIRST_THING, [], 0, False, players
    )


def deal(s: Position) -> None:
    """Shuffle the deck and the heroes, and offer each player some (R1, P3); who begins is left to chance (P10)."""
    s.stock = stock_for(s)
    for place in range(len(s.stock)):
        for _ in range(s.stock[place]):
            s.deck.append(place)
    s.shuffle(s.deck)
    heroes = heroes_of(s.cards)
    if len(heroes) < s.seats * s.options.offers:
        raise BadOption(f"{len(heroes)} heroes are too few to offer {s.options.offers} to each of {s.seats} players")
    s.shuffle(heroes)
    for seat in range(s.seats):
        for _ in range(s.options.offers):
            s.players[seat].offers.append(heroes.pop())
    s.player = s.below(s.seats)
    s.tell(events.BEGIN, s.player)


def heroes_of(cards: Cards) -> list[i64]:
    found: list[i64] = []
    for place in range(len(cards.all)):
        if cards.all[place].type == HERO:
            found.append(place)
    return found


def stock_for(s: Position) -> list[i64]:
    """P5: a set for every two players, each with one copy of every card, and Mana."""
    sets = (s.seats + 1) // 2
    mana = 0 if s.options.mana_source == SUPPLY else s.options.mana_copies
    stock: list[i64] = []
    for card in s.cards.all:
        if card.type == HERO:
            stock.append(0)
        else:
            stock.append(sets * (mana if card.type == MANA else 1))
    return stock


def take_heroes(s: Position) -> None:
    """The choices are shown together, then everybody draws (R2)."""
    for seat in s.seated():
        take_hero(s, seat, s.players[seat].offers[first(s.sealed[seat])])
    for seat in s.seated():
        for _ in range(s.options.deal):
            atoms.draw(s, seat)
    while not s.players[s.player].alive:
        s.player = (s.player + 1) % s.seats
    s.phase = BEFORE


def take_hero(s: Position, seat: i64, hero: i64) -> None:
    player = s.players[seat]
    player.hero = hero
    player.offers = []
    player.most = s.cards.all[hero].health
    player.health = player.most
    s.auras += s.cards.all[hero].weight
    s.ears = ears_of(s)
    s.tell(events.CHOOSE_HERO, seat, hero)
