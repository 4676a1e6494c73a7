"""What may be chosen for an effect: creatures, heroes, enchants, cards in a graveyard, links, rows, columns.

A choice is a reference (board.py); in a graveyard a card's place + 1, on the chain a link's place + 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cardwright.games.cartoverse.model.board import FIRST_COLUMN, FIRST_HERO, FIRST_ROW, FIRST_THING, SLOTS
from cardwright.games.cartoverse.model.card import WARDED
from cardwright.games.cartoverse.model.in_play import Creature
from cardwright.games.cartoverse.model.link import ABILITY, ATTACK, CAST, SETTING
from cardwright.games.cartoverse.model.state import Duel
from cardwright.kernel.bits import among, i64
from cardwright.kernel.effects.things import on_side

if TYPE_CHECKING:
    from cardwright.games.cartoverse.effects.filters import Filter

# What is chosen.
CREATURE: Final = 0
HERO: Final = 1
CREATURE_OR_HERO: Final = 2
ENCHANT: Final = 3
IN_GRAVEYARD: Final = 4
ROW: Final = 5
COLUMN: Final = 6
SPELL_LINK: Final = 7
ATTACK_LINK: Final = 8
ABILITY_LINK: Final = 9
ANY_LINK: Final = 10


@final
class Target:
    """One choice. ``words`` is what is chosen, as it is asked for."""

    def __init__(self, what: i64, filter: Filter, words: str = "") -> None:
        self.what: i64 = what
        self.filter: Filter = filter
        self.words: str = words

    def refs(self, s: Duel, seat: i64, source: i64) -> list[i64]:
        """Everything that may be chosen by this seat."""
        found: list[i64] = []
        what = self.what
        if what in (CREATURE, CREATURE_OR_HERO):
            for creature in self.filter.anywhere(s, seat, source):
                if creature.keys & WARDED == 0 or creature.owner == seat:
                    found.append(creature.id)
        if what == CREATURE:
            return found
        if what == ENCHANT:
            for enchant in s.enchants:
                if self.means_side(enchant.owner, seat):
                    found.append(enchant.id)
        elif what <= CREATURE_OR_HERO:
            for other in range(s.seats):
                if self.means_side(other, seat):
                    found.append(FIRST_HERO + other)
        elif what == IN_GRAVEYARD:
            self.fallen(s, seat, found)
        elif what == ROW:
            for row in range(2 * s.seats):
                if self.means_side(row // 2, seat):
                    found.append(FIRST_ROW + row)
        elif what == COLUMN:
            for column in range(SLOTS):
                if has_room(s, FIRST_COLUMN + column):
                    found.append(FIRST_COLUMN + column)
        else:
            for at in range(len(s.chain)):
                if self.means_link(s, at, seat):
                    found.append(at + 1)
        return found

    def fallen(self, s: Duel, seat: i64, found: list[i64]) -> None:
        """Each card of the graveyards once."""
        for other in range(s.seats):
            if self.means_side(other, seat):
                for place in s.players[other].graveyard:
                    if self.filter.fits_card(s, place) and not among(found, place + 1):
                        found.append(place + 1)

    def allows(self, s: Duel, ref: i64, seat: i64, source: i64) -> bool:
        """Whether that may be chosen."""
        what = self.what
        if ref <= 0:
            return False
        if what == IN_GRAVEYARD:
            found: list[i64] = []
            self.fallen(s, seat, found)
            return among(found, ref)
        if what >= SPELL_LINK:
            return ref <= len(s.chain) and self.means_link(s, ref - 1, seat)
        if what == COLUMN:
            return FIRST_COLUMN <= ref < FIRST_COLUMN + SLOTS and has_room(s, ref)
        if what == ROW:
            return FIRST_ROW <= ref < FIRST_ROW + 2 * s.seats and self.means_side((ref - FIRST_ROW) // 2, seat)
        if ref < FIRST_THING:
            hero = what in (HERO, CREATURE_OR_HERO)
            return hero and ref < FIRST_HERO + s.seats and self.means_side(ref - FIRST_HERO, seat)
        if what == ENCHANT:
            enchant = s.enchant(ref)
            return enchant is not None and self.means_side(enchant.owner, seat)
        creature = None if what == HERO else s.find(ref)
        return creature is not None and self.means_creature(s, creature, seat, source)

    def means_creature(self, s: Duel, creature: Creature, seat: i64, source: i64) -> bool:
        if creature.keys & WARDED != 0 and creature.owner != seat:
            return False
        return self.filter.suits(s, creature, seat, source)

    def means_side(self, other: i64, seat: i64) -> bool:
        return on_side(self.filter.side, other, seat)

    def means_link(self, s: Duel, at: i64, seat: i64) -> bool:
        link = s.chain[at]
        if not self.means_side(link.seat, seat):
            return False
        if self.what == SPELL_LINK:
            return link.program == CAST or link.program == SETTING
        if self.what == ATTACK_LINK:
            return link.program == ATTACK
        if self.what == ABILITY_LINK:
            return link.program == ABILITY
        return link.program == CAST or link.program == ATTACK or link.program == ABILITY


def has_room(s: Duel, column: i64) -> bool:
    """C46: whether one more enchant may lie in a column."""
    count: i64 = 0
    for enchant in s.enchants:
        if enchant.on == column:
            count += 1
    return count < s.options.column_enchants
