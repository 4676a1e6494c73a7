"""What a player may not know, beyond the declarations, and cards made up for it."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.model.board import SUPPORT, SUPPORT_ORDER, core_of, lane_of, place_of
from cardwright.games.ancients.model.card import FOR_SALE, IN_THE_DECK
from cardwright.games.ancients.model.player import placement
from cardwright.games.ancients.model.state import FREE, Position
from cardwright.games.ancients.model.unit import ITEM_MASK
from cardwright.games.ancients.rules.deploy import ready_heroes
from cardwright.games.ancients.rules.placing import deploy_places
from cardwright.kernel.bits import i64, members
from cardwright.kernel.chance import Chance
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.known import CARD_AT, about
from cardwright.kernel.state import LOCKED

TRIES: Final = 8  # before what is left is looked for


def conceal(seen: Position, reader: i64) -> None:
    """R65: only the lane to which an opponent's hero travels is known; the core there stands for any slot."""
    for seat in range(seen.seats):
        if seat != reader:
            for hero in seen.players[seat].travelling:
                hero.heading = core_of(lane_of(hero.heading), seat)


def make_up(s: Position, reader: i64, chance: Chance) -> None:
    """Fill what is hidden from a reader with cards that could lie there."""
    for seat in range(s.seats):
        player = s.players[seat]
        main = fitting(s, seat, IN_THE_DECK)
        items = fitting(s, seat, FOR_SALE)
        left = copies_left(s, seat)
        for pile in (player.hand, player.overflow, player.deck):
            deal(pile, main, left, chance)
        for pile in (player.items, player.offers, player.aside):
            deal(pile, items, left, chance)
        if seat != reader:
            place_secretly(s, seat, chance)
            for hero in player.travelling:
                slot = SUPPORT_ORDER[chance.below(len(SUPPORT_ORDER))]
                hero.heading = place_of(lane_of(hero.heading), seat, SUPPORT, slot)
        else:
            chance.shuffle(player.deck)


def fitting(s: Position, seat: i64, types: tuple[str, ...]) -> list[i64]:
    """Cards that may be in the deck of a player with these heroes; all, if there are no heroes."""
    player = s.players[seat]
    heroes = [unit for unit in s.board if unit is not None and unit.owner == seat and s.cards.all[unit.card].hero]
    cards = [s.cards.all[hero.card] for hero in (*heroes, *player.fountain, *player.travelling)]
    crests = ["", *[card.crest for card in cards]]
    colours: i64 = 0
    for card in cards:
        colours |= card.colour
    found: list[i64] = []
    for place in range(len(s.cards.all)):
        card = s.cards.all[place]
        if card.type in types and card.crest in crests and (card.colour == 0 or card.colour & colours):
            found.append(place)
    if found:
        return found
    return [place for place in range(len(s.cards.all)) if s.cards.all[place].type in types]


def copies_left(s: Position, seat: i64) -> list[i64]:
    """R5, R9: how often each card may still lie hidden, by what was played and what can be seen."""
    player = s.players[seat]
    left: list[i64] = [1 if card.type in FOR_SALE else s.options.copies for card in s.cards.all]
    for played in player.played:
        left[played] -= 1
    for known in about(s.memory, seat):  # it was played before it came back
        left[known >> CARD_AT] += 1
    for pile in (player.hand, player.overflow, player.deck, player.items, player.offers, player.aside):
        for copy in pile:
            if copy >= 0:
                left[copy & ITEM_MASK] -= 1
    return left


def deal(pile: list[i64], cards: list[i64], left: list[i64], chance: Chance) -> None:
    """Put some card in each hidden place of a pile."""
    for at in range(len(pile)):
        if pile[at] == HIDDEN:
            card = some_card(cards, left, chance)
            left[card] -= 1
            pile[at] = card


def some_card(cards: list[i64], left: list[i64], chance: Chance) -> i64:
    """One of those of which a deck may hold one more; any, if there is none."""
    for _ in range(TRIES):
        card = cards[chance.below(len(cards))]
        if left[card] > 0:
            return card
    free = [card for card in cards if left[card] > 0] or cards
    return free[chance.below(len(free))]


def place_secretly(s: Position, seat: i64, chance: Chance) -> None:
    """Of a deploy that is locked in, all placements but the last, which is the sealed answer itself."""
    if s.sealed[seat] != LOCKED or s.step != FREE:
        return
    heroes = ready_heroes(s, seat)
    while len(heroes) > 1:
        hero = heroes.pop(chance.below(len(heroes)))
        places = members(deploy_places(s, seat))
        s.players[seat].pending.append(placement(hero.id, places[chance.below(len(places))]))
