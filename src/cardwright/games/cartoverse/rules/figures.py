"""What a creature is just now: ATK, HP and keywords, printed, changed, and lent by other cards (C62).

They are kept with each creature and worked out again when something enters, leaves, moves or changes.
"""

from __future__ import annotations

from cardwright.games.cartoverse.model import card as what
from cardwright.games.cartoverse.model.board import NOTHING, SLOTS, column_ref, row_ref
from cardwright.games.cartoverse.model.card import Card, Static
from cardwright.games.cartoverse.model.in_play import Creature
from cardwright.games.cartoverse.model.state import Duel
from cardwright.kernel.bits import i64


def reckon(s: Duel, creature: Creature) -> None:
    """Work out the figures of one creature; ATK counts as at least 0 (C26)."""
    card = s.cards.all[creature.card]
    creature.atk = card.atk + creature.grown_atk + creature.lent_atk
    creature.hp = card.hp + creature.grown_hp + creature.lent_hp
    creature.keys = card.keywords
    if s.auras > 0:
        bask(s, creature)
    if creature.atk < 0:
        creature.atk = 0


def reckon_all(s: Duel) -> None:
    """Something that holds for creatures has come, gone or moved; less HP may be too little (C57)."""
    for player in s.players:
        for creature in player.creatures:
            reckon(s, creature)
    s.shaken = True


def bask(s: Duel, creature: Creature) -> None:
    """Add what other cards in play lend it."""
    for enchant in s.enchants:
        card = s.cards.all[enchant.card]
        if card.shines:
            shine(card, enchant.owner, enchant.id, enchant.on, creature, s.cards.all[creature.card].job)
    for player in s.players:
        for other in player.creatures:
            card = s.cards.all[other.card]
            if card.shines:
                shine(card, other.owner, other.id, NOTHING, creature, s.cards.all[creature.card].job)


def shine(card: Card, owner: i64, source: i64, on: i64, creature: Creature, job: str) -> None:
    for static in card.statics:
        if (static.job == what.ANY_JOB or static.job == job) and reaches(static, owner, source, on, creature):
            creature.atk += static.atk
            creature.hp += static.hp
            creature.keys |= static.keys


def reaches(static: Static, owner: i64, source: i64, on: i64, creature: Creature) -> bool:
    """Whether what a card says holds for a creature (R59 to R61)."""
    scope = static.scope
    if scope == what.THIS_ZONE:
        return on == row_ref(creature.owner, creature.place // SLOTS)
    if scope == what.THIS_COLUMN:
        return on == column_ref(creature.place % SLOTS)
    if scope == what.THE_ENCHANTED:
        return on == creature.id
    if scope == what.FRIENDLY_OTHERS:
        return creature.owner == owner and creature.id != source
    if scope == what.ALL_FRIENDLY:
        return creature.owner == owner
    if scope == what.ALL_ENEMIES:
        return creature.owner != owner
    return scope != what.NOBODY_ELSE


def auras_of(s: Duel) -> i64:
    """How many cards in play have something that holds for creatures."""
    count: i64 = 0
    for enchant in s.enchants:
        if s.cards.all[enchant.card].shines:
            count += 1
    for player in s.players:
        for creature in player.creatures:
            if s.cards.all[creature.card].shines:
                count += 1
    return count
