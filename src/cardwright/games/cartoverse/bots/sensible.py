"""Which actions are worth a thought: of those that come to the same, one."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.bots.worth import SHARD, SPARE_SHARD, WANTED_MANA, card_worth
from cardwright.games.cartoverse.model.actions import CREATURE, KIND_MASK, MANA, REPLACE, first, second
from cardwright.games.cartoverse.model.board import FIRST_COLUMN, SLOTS, column_of
from cardwright.games.cartoverse.model.state import Duel
from cardwright.kernel.action import Actions
from cardwright.kernel.bits import BIT, i64

SPREAD: Final = (0, 3, 1, 4, 2)  # how much a slot is liked: those far apart before their neighbours
OFFERED: Final = 2  # cards to think about giving up, for mana or for another


def sensible(s: Duel, seat: i64, actions: Actions) -> list[i64]:
    """All but a creature's other slots in the same sort of column, and giving up better cards than necessary."""
    slots = liked_slots(s, seat)
    worst = worst_cards(s, seat)
    found: list[i64] = []
    for action in actions:
        kind = action & KIND_MASK
        if kind == CREATURE and slots & BIT[second(action)] == 0:
            continue
        if kind in (MANA, REPLACE) and first(action) not in worst:
            continue
        found.append(action)
    return found


def liked_slots(s: Duel, seat: i64) -> i64:
    """In each zone one empty slot for each sort of column: those without an enchant, and each one with."""
    free: i64 = 1023
    for creature in s.players[seat].creatures:
        free &= ~BIT[creature.place]
    enchanted: i64 = 0
    for enchant in s.enchants:
        if FIRST_COLUMN <= enchant.on < FIRST_COLUMN + SLOTS:
            enchanted |= BIT[enchant.on - FIRST_COLUMN]
    found: i64 = 0
    for zone in range(2):
        plain = False
        for column in SPREAD:
            place = zone * SLOTS + column
            if free & BIT[place] == 0:
                continue
            if enchanted & BIT[column_of(place)] != 0:
                found |= BIT[place]
            elif not plain:
                plain = True
                found |= BIT[place]
    return found


def worst_cards(s: Duel, seat: i64) -> list[i64]:
    """The cards of a hand that are least worth keeping."""
    player = s.players[seat]
    mana: i64 = len(player.mana_zone) + len(player.shards)
    rated: list[tuple[float, i64]] = []
    last: i64 = -1
    for place in player.hand:
        if place != last:
            last = place
            card = s.cards.all[place]
            worth = card_worth(s, seat, card, mana)
            if card.shard:
                worth = SHARD if mana < WANTED_MANA else SPARE_SHARD
            rated.append((worth, place))
    rated.sort()
    return [place for _, place in rated[:OFFERED]]
