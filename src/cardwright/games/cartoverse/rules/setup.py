"""Preparation: heroes, decks, first hands, the mulligan, and what the second player gets (R7 to R12, C3 to C6)."""

from __future__ import annotations

from cardwright.games.cartoverse.model import events
from cardwright.games.cartoverse.model.actions import first
from cardwright.games.cartoverse.model.board import FIRST_THING
from cardwright.games.cartoverse.model.card import Cards
from cardwright.games.cartoverse.model.state import BEFORE, MULLIGAN, NO_HERO, Duel, Player
from cardwright.games.cartoverse.options import Options
from cardwright.games.cartoverse.rules import holdings
from cardwright.kernel.bits import i64, members
from cardwright.kernel.chance import seeded
from cardwright.kernel.deck_list import Deck


def blank(options: Options, cards: Cards, seed: int, seats: i64) -> Duel:
    """A table before anything is dealt."""
    players = [Player(NO_HERO, 0, 0, 0, 0, 0, False, 0, 0, [], [], [], [], [], [], [], [], []) for _ in range(seats)]
    return Duel(seats, seeded(seed), options, cards, 0, 0, MULLIGAN, FIRST_THING, 0, False, [], players)


def set_up(s: Duel, decks: list[Deck]) -> None:
    """R10: the first player is chosen at random; decks are shuffled and hands dealt."""
    s.first = s.apart("first player").below(2)
    s.player = s.first
    s.tell(events.BEGIN, s.first)
    for seat in range(s.seats):
        take_hero(s, seat, decks[seat].leader)
        player = s.players[seat]
        player.deck = decks[seat].cards.copy()
        s.shuffle(player.deck)
        for _ in range(s.options.starting_hand):
            holdings.draw(s, seat)


def take_hero(s: Duel, seat: i64, hero: i64) -> None:
    player = s.players[seat]
    card = s.cards.all[hero]
    player.hero = hero
    player.most = card.hp
    player.hp = card.hp
    player.cooldowns = [0] * len(card.abilities)


def exchangeable(s: Duel, seat: i64) -> i64:
    """The places of the hand that may be replaced in the mulligan, as bits: all of them."""
    return (1 << len(s.players[seat].hand)) - 1


def start(s: Duel) -> None:
    """C5, C6: the mulligan is carried out, then the second player gets their extras."""
    for seat in range(s.seats):
        exchange(s, seat, first(s.sealed[seat]))
    second = 1 - s.first
    for _ in range(s.options.second_draws):
        holdings.draw(s, second)
    special = special_card(s.cards)
    if special >= 0:
        for _ in range(s.options.special_cards):
            holdings.hold(s, second, special)
            s.tell(events.SPECIAL, second, special)
    for seat in range(s.seats):
        for _ in range(s.options.starting_mana):
            holdings.mana_from_deck(s, seat)
    s.phase = BEFORE


def exchange(s: Duel, seat: i64, chosen: i64) -> None:
    """The chosen cards are set aside, others drawn, and only then are they shuffled back."""
    player = s.players[seat]
    aside: list[i64] = [player.hand[place] for place in members(chosen)]
    for card in aside:
        holdings.let_go(s, seat, card)
    s.tell(events.MULLIGAN, seat, len(aside))
    for _ in range(len(aside)):
        holdings.draw(s, seat)
    if aside:
        player.deck += aside
        s.shuffle(player.deck)


def special_card(cards: Cards) -> i64:
    """R12: the token that the second player gets; -1 if these cards have none."""
    for place in range(len(cards.all)):
        if cards.all[place].token:
            return place
    return -1
