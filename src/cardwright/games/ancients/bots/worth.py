"""What each player has once the coming combat is over, in numbers: what an agent looks at when it cannot look further.

A point is about what one mana buys: a creep of the usual curve is worth a little more than it costs.
"""

from __future__ import annotations

from math import tanh
from typing import Final, final

from cardwright.games.ancients.bots.aftermath import aftermath
from cardwright.games.ancients.model.board import COMBAT_ROWS, LANES, SIDES, in_combat, lane_of, opposite
from cardwright.games.ancients.model.keywords import (
    CLEAVE,
    DAMAGE_IMMUNE,
    DECAY,
    LIFESTEAL,
    PIERCE,
    RAPID_DEPLOY,
    REGENERATION,
    RETALIATE,
    SIEGE,
    TRAMPLE,
    UNTARGETABLE,
    rank,
)
from cardwright.games.ancients.model.player import Player
from cardwright.games.ancients.model.side import Side
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import ITEM_MASK, NO_SHIELD, Unit
from cardwright.games.ancients.rules.groups import units_at
from cardwright.kernel.bits import i64
from cardwright.kernel.bots.trying_out import Judge

STEEPNESS: Final = 50.0  # an edge of this many points is about a win in seven games of eight
WON: Final = 300.0  # the coming combat decides the match; the other player may still prevent it

CORE: Final = 0.35  # a point of health of Tower and Ancient together, and
LAST_CORE: Final = 0.55  # on top, the more the fewer are left
TOWER: Final = 7.0  # a Tower that stands: without it the enemy's creeps are Mega

HERO: Final = 3.0  # a hero in play for being there at all: heroes cast
ATTACK: Final = 0.55
LEFT: Final = 0.36  # each health that damage leaves a unit
ARMOR: Final = 0.8
UNBLOCKED: Final = 0.35  # a point of attack with nobody in the way
RESTING: Final = 0.45  # of its attack is what a hero in a support row counts for
CREEP: Final = 0.3
AWAY: Final = 1.0  # each round until a hero in the fountain deploys
CASTER: Final = 1.6  # a lane with a hero that can use its mana
TRAITS: Final[list[tuple[i64, float]]] = [
    (PIERCE, 0.7),
    (TRAMPLE, 0.6),
    (LIFESTEAL, 1.0),
    (UNTARGETABLE, 0.4),
    (RAPID_DEPLOY, 0.5),
    (DAMAGE_IMMUNE, 2.0),
]
RANKS: Final[list[tuple[i64, float]]] = [
    (CLEAVE, 0.5),
    (SIEGE, 0.55),
    (RETALIATE, 0.35),
    (REGENERATION, 0.45),
    (DECAY, -0.6),
]
SHIELD: Final = 1.5
EFFECT: Final = 0.6  # an ability or aura of a creep
BUILT: Final = 0.75  # an improvement, for each mana it costs, and
BUILDING: Final = 0.8  # for being there

CARD: Final = 1.8  # a card in hand; beyond
FEW: Final = 4  # the others wait for mana, and each counts only for
WAITING: Final = 0.6  # of it, beyond
MANY: Final = 8  # for
IDLE: Final = 0.2  # of it
GOLD: Final = 0.22  # while there is something to buy, up to
RICH: Final = 25
SPARE_GOLD: Final = 0.03
ITEM: Final = 0.24  # an item in hand, for each gold of its price, and
EQUIPPED: Final = 0.16  # what it is worth beyond its figures to the hero that carries it


@final
class Outlook(Judge[Position]):
    """Each seat's chance to win."""

    def worth(self, s: Position, seat: i64) -> float:
        if s.result is not None:
            return (1.0 if seat in s.result else 0.0) if s.result else 0.5
        better = edge(s)
        return (1.0 + tanh((better if seat == 0 else -better) / STEEPNESS)) / 2.0


def edge(s: Position) -> float:
    """How much better off the first seat is, when the round is over as it would be now."""
    after = aftermath(s)
    if after.result is not None:
        return verdict(after.result)
    return worth_of(after, 0) - worth_of(after, 1)


def verdict(result: tuple[int, ...]) -> float:
    if len(result) != 1:
        return 0.0
    return WON if result[0] == 0 else -WON


def worth_of(s: Position, seat: i64) -> float:
    player = s.players[seat]
    worth = core_worth(s, s.sides[seat]) + core_worth(s, s.sides[LANES + seat])
    casts = [0.0, 0.0]
    for unit in units_at(s, SIDES[seat]):
        card = s.cards.all[unit.card]
        if card.improvement:
            worth += BUILDING + BUILT * float(card.cost)
        elif card.hero:
            casts[lane_of(unit.place)] = CASTER
            worth += hero_worth(s, unit)
        else:
            worth += creep_worth(s, unit)
    worth += casts[0] + casts[1]
    for hero in player.travelling:
        worth += hero_worth(s, hero)
    for hero in player.fountain:
        worth += hero_worth(s, hero) - AWAY * float(max(hero.ready - s.round, 0))
    return worth + purse(s, player)


# Cores.


def core_worth(s: Position, side: Side) -> float:
    """The less is left, the more each point is worth."""
    most = float(s.options.tower_health + s.options.ancient_health)
    left = float(side.ancient) if side.fallen else float(side.tower + side.ancient)
    worth = CORE * left + LAST_CORE * (left - left * left / (2.0 * most))
    return worth if side.fallen else worth + TOWER


# Units.


def hero_worth(s: Position, hero: Unit) -> float:
    worth = HERO + LEFT * float(hero.left()) + ARMOR * float(hero.armor) + keyword_worth(hero)
    if in_combat(hero.place):
        worth += striking(s, hero)
    else:
        worth += RESTING * ATTACK * float(hero.attack)
    for copy in hero.items:
        worth += EQUIPPED * float(s.cards.all[copy & ITEM_MASK].price)
    return worth


def creep_worth(s: Position, unit: Unit) -> float:
    worth = CREEP + LEFT * float(unit.left()) + ARMOR * float(unit.armor) + keyword_worth(unit) + striking(s, unit)
    card = s.cards.all[unit.card]
    if card.active is not None or card.auras or card.triggers:
        worth += EFFECT
    return worth


def striking(s: Position, unit: Unit) -> float:
    """What its attack is worth where it stands."""
    free = (s.units() & COMBAT_ROWS) >> opposite(unit.place) & 1 == 0
    return (ATTACK + UNBLOCKED if free else ATTACK) * float(max(unit.attack, 0))


def keyword_worth(unit: Unit) -> float:
    worth = SHIELD if unit.shield != NO_SHIELD else 0.0
    if unit.traits != 0:
        for trait, bonus in TRAITS:
            if unit.traits & trait:
                worth += bonus
    if unit.ranks != 0:
        for which, bonus in RANKS:
            worth += bonus * float(rank(unit.ranks, which))
    return worth


# Hand and gold.


def purse(s: Position, player: Player) -> float:
    """Cards, items and gold."""
    cards: i64 = 0
    worth = 0.0
    for copy in player.hand:
        card = s.cards.all[copy & ITEM_MASK]
        if card.price >= 0:
            worth += ITEM * float(card.price)
        else:
            cards += 1
    gold = player.gold
    useful = min(gold, RICH) if player.items or player.offers else 0
    return worth + CARD * counted(cards) + GOLD * float(useful) + SPARE_GOLD * float(gold - useful)


def counted(count: i64) -> float:
    """How many cards a hand of this size is worth: mana is short, and most of a large hand waits."""
    return float(min(count, FEW)) + WAITING * float(max(min(count, MANY) - FEW, 0)) + IDLE * float(max(count - MANY, 0))
