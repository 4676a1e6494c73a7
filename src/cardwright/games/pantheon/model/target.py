"""What may be chosen for an effect before it happens: things, heroes, cards in the pile, links of the chain.

A choice is a reference: 0 is nothing, 1 + seat a hero, a thing's number a thing; in the pile a card's place + 1,
on the chain a link's place + 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cardwright.games.pantheon.model.card import SPELL
from cardwright.games.pantheon.model.link import ATTACK, CAST
from cardwright.games.pantheon.model.state import FIRST_HERO, FIRST_THING, Position
from cardwright.kernel.bits import among, i64
from cardwright.kernel.effects.things import on_side
from cardwright.kernel.link import card_of

if TYPE_CHECKING:
    from cardwright.games.pantheon.effects.filters import Filter

# What is chosen.
THING: Final = 0
HERO: Final = 1
THING_OR_HERO: Final = 2
IN_PILE: Final = 3
SPELL_LINK: Final = 4
ATTACK_LINK: Final = 5
EFFECT_LINK: Final = 6
ANY_LINK: Final = 7

NOTHING: Final = 0


@final
class Target:
    """One choice. ``optional``: it may be left out. ``words`` is what is chosen, as it is asked for."""

    def __init__(self, what: i64, filter: Filter, optional: bool = False, words: str = "") -> None:
        self.what: i64 = what
        self.filter: Filter = filter
        self.optional: bool = optional
        self.words: str = words

    def refs(self, s: Position, seat: i64, source: i64) -> list[i64]:
        """Everything that may be chosen by this seat."""
        found: list[i64] = []
        if self.what == THING or self.what == THING_OR_HERO:
            for thing in self.filter.anywhere(s, seat, source):
                found.append(thing.id)
        if self.what == HERO or self.what == THING_OR_HERO:
            for other in range(s.seats):
                if self.means_hero(s, other, seat):
                    found.append(FIRST_HERO + other)
        elif self.what == IN_PILE:
            for place in s.pile:
                if self.filter.fits_card(s, place) and not among(found, place + 1):
                    found.append(place + 1)
        elif self.what >= SPELL_LINK:
            for at in range(len(s.chain)):
                if self.means_link(s, at):
                    found.append(at + 1)
        return found

    def allows(self, s: Position, ref: i64, seat: i64, source: i64) -> bool:
        """Whether that may be chosen."""
        if self.what == IN_PILE:
            return ref > 0 and ref <= len(s.cards.all) and self.filter.fits_card(s, ref - 1) and among(s.pile, ref - 1)
        if self.what >= SPELL_LINK:
            return ref > 0 and ref <= len(s.chain) and self.means_link(s, ref - 1)
        if ref >= FIRST_THING:
            thing = None if self.what == HERO else s.find(ref)
            return thing is not None and self.filter.suits(s, thing, seat, source)
        return self.what != THING and ref > 0 and ref <= s.seats and self.means_hero(s, ref - FIRST_HERO, seat)

    def means_hero(self, s: Position, other: i64, seat: i64) -> bool:
        return s.players[other].alive and on_side(self.filter.side, other, seat)

    def means_link(self, s: Position, at: i64) -> bool:
        link = s.chain[at]
        card = s.cards.all[card_of(link)]
        if card.cost > self.filter.most_cost:
            return False
        if self.what == SPELL_LINK:
            return card.type == SPELL and link.program == CAST
        if self.what == ATTACK_LINK:
            return link.program == ATTACK
        return self.what == ANY_LINK or (link.program != ATTACK and link.program != CAST)
