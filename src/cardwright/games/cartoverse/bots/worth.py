"""What each player has, in numbers: what an agent looks at when it cannot look further.

A point is about what one mana buys: a creature of the usual curve is worth a little more than it costs.
"""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.bots.pressure import danger
from cardwright.games.cartoverse.effects.steps import Damage
from cardwright.games.cartoverse.model.board import FIRST_COLUMN, FIRST_THING, SLOTS, column_of
from cardwright.games.cartoverse.model.card import (
    DRAIN,
    ELUSIVE,
    HERO_ENCHANT,
    ROOTED,
    VIGILANT,
    WARDED,
    Card,
    Trigger,
)
from cardwright.games.cartoverse.model.in_play import Creature, LaidEnchant
from cardwright.games.cartoverse.model.state import Duel, Player
from cardwright.games.cartoverse.rules.loyalty import hp_price
from cardwright.kernel.bits import i64

HP: Final = 0.28  # a point of HP, and
LAST_HP: Final = 0.45  # on top, for each of the last ten
BODY: Final = 0.3  # a creature for being there at all
ATK: Final = 0.6
LEFT: Final = 0.5  # each HP that damage leaves a creature
KEYS: Final[list[tuple[i64, float]]] = [
    (ELUSIVE, 0.7),
    (DRAIN, 0.8),
    (WARDED, 0.3),
    (VIGILANT, 0.4),
    (ROOTED, -0.8),
]
EFFECT: Final = 0.5  # an ability, or something that happens by itself again and again
CARD: Final = 1.4  # a card in hand; beyond
FEW: Final = 4  # the others wait for mana, and each counts only for
WAITING: Final = 0.5  # of it, beyond
MANY: Final = 7  # for
IDLE: Final = 0.2  # of it; a card counts
PRICED: Final = 0.12  # this much less for each HP it costs, and
FAR: Final = 0.12  # for each mana it is out of reach
MANA: Final[list[float]] = [0.0, 2.0, 4.0, 5.8, 7.4, 8.6, 9.5, 10.1, 10.5]  # this many mana, and
MORE_MANA: Final = 0.2  # each beyond
SHARD: Final = 1.2  # a shard in hand while mana is short,
SPARE_SHARD: Final = 0.55  # and otherwise
WANTED_MANA: Final = 7
RESERVE: Final = 0.1  # mana left, up to three, with cards in hand to use it for
TRAP: Final = 1.5  # a trap that is set, and
TRAP_COST: Final = 0.45  # for each mana it costs
LASTING: Final = 0.7  # a hero enchant, for each mana it costs
BURNING: Final = 0.9  # an enchant that hurts a creature again and again


def edge(s: Duel) -> float:
    """How much better off the first seat is."""
    return worth_of(s, 0) - worth_of(s, 1) + laid(s) + danger(s, 0) - danger(s, 1)


def worth_of(s: Duel, seat: i64) -> float:
    player = s.players[seat]
    hp = float(player.hp)
    worth = HP * hp + LAST_HP * min(hp, 10.0)
    for creature in player.creatures:
        worth += creature_worth(s, creature)
    for trap in player.traps:
        worth += TRAP + TRAP_COST * float(s.cards.all[trap.card].cost)
    return worth + hand_worth(s, seat, player)


# Creatures.


def creature_worth(s: Duel, creature: Creature) -> float:
    """By what it will have next turn: what it has for the turn ends (C57)."""
    card = s.cards.all[creature.card]
    atk = max(creature.atk - creature.lent_atk, 0)
    left = creature.hp - creature.lent_hp - creature.damage
    worth = BODY + ATK * float(atk) + LEFT * float(max(left, 0))
    if creature.keys != 0:
        worth += keyword_worth(creature)
    if card.abilities or lasts(card):
        worth += EFFECT
    return worth


def keyword_worth(creature: Creature) -> float:
    """Elusive and Rooted matter to attackers, Vigilant to blockers."""
    worth = 0.0
    attacks = creature.place < SLOTS
    for key, bonus in KEYS:
        if creature.keys & key and not (key == ELUSIVE and not attacks) and not (key == VIGILANT and attacks):
            worth += bonus
    return worth


def lasts(card: Card) -> bool:
    """Whether something happens by itself, or holds for others, while it is in play."""
    return card.shines or (card.ears & LONG) != 0


LONG: Final = 0b1_0001_0011_1111  # every start and end of a turn, whenever it attacks, whenever a friend dies


# Hand and mana.


def hand_worth(s: Duel, seat: i64, player: Player) -> float:
    mana: i64 = len(player.mana_zone) + len(player.shards)
    held = 0.0
    short = WANTED_MANA - mana
    for place in player.hand:
        card = s.cards.all[place]
        if card.shard:
            held += SHARD if short > 0 else SPARE_SHARD
            short -= 1
        else:
            held += card_worth(s, seat, card, mana)
    count: i64 = len(player.hand)
    if count == 0:
        return mana_worth(mana)
    return mana_worth(mana) + held * useful(count) / float(count) + RESERVE * float(min(player.mana, 3))


def useful(count: i64) -> float:
    """How many cards a hand of this size is worth: mana is short, and most of a large hand waits."""
    return float(min(count, FEW)) + WAITING * float(max(min(count, MANY) - FEW, 0)) + IDLE * float(max(count - MANY, 0))


def mana_worth(mana: i64) -> float:
    most: i64 = len(MANA) - 1
    return MANA[mana] if mana <= most else MANA[most] + MORE_MANA * float(mana - most)


def card_worth(s: Duel, seat: i64, card: Card, mana: i64) -> float:
    """A card in hand: less if it costs HP, or much more mana than there is."""
    if card.token:
        return CARD * 0.7
    return CARD - PRICED * float(hp_price(s, seat, card)) - FAR * float(max(card.cost - mana - 1, 0))


# Enchants.


def laid(s: Duel) -> float:
    """What enchants are worth to the first seat beyond the figures they change."""
    found = 0.0
    for enchant in s.enchants:
        card = s.cards.all[enchant.card]
        if card.type == HERO_ENCHANT:
            value = LASTING * float(card.cost)
            found += value if enchant.owner == 0 else -value
        for trigger in card.triggers:
            if hurts(trigger):
                found -= BURNING * float(reached(s, enchant))
    return found


def hurts(trigger: Trigger) -> bool:
    return any(isinstance(step, Damage) for step in trigger.steps)


def reached(s: Duel, enchant: LaidEnchant) -> i64:
    """How many creatures of the first seat more than of the second it lies on."""
    found: i64 = 0
    if enchant.on >= FIRST_THING:
        bearer = s.find(enchant.on)
        if bearer is not None:
            found = 1 if bearer.owner == 0 else -1
    elif enchant.on >= FIRST_COLUMN:
        for player in s.players:
            for creature in player.creatures:
                if column_of(creature.place) == enchant.on - FIRST_COLUMN:
                    found += 1 if creature.owner == 0 else -1
    return found
