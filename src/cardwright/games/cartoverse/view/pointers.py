"""Numbers for what actions and links name: heroes, rows, columns, slots, enchants, cards, links of the chain."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.cartoverse.model.board import (
    FIRST_COLUMN,
    FIRST_HERO,
    FIRST_ROW,
    FIRST_THING,
    PLACES,
    SLOTS,
    SPOTS,
)
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.model.target import IN_GRAVEYARD, SPELL_LINK, Target
from cardwright.kernel.bits import i64
from cardwright.kernel.tensors.moves import Region

ENCHANTS: Final = 12  # enchants in play that have a row, in the order they were played; later ones have none
LINKS: Final = 8  # links of the chain that have one, the latest
HEROES: Final = 1
ROWS: Final = 3
COLUMNS: Final = 7
OWN_SLOTS: Final = COLUMNS + SLOTS
LAID: Final = OWN_SLOTS + SPOTS
CARDS: Final = LAID + ENCHANTS


@final
class Pointers:
    """0 points to nothing; of heroes, rows and slots the observer's come first."""

    def __init__(self, cards: i64) -> None:
        self.links: i64 = CARDS + cards
        self.last: i64 = self.links + LINKS - 1

    def regions(self) -> list[Region]:
        return [
            Region("heroes", 2, "sides"),
            Region("rows", 4),
            Region("columns", SLOTS),
            Region("slots", SPOTS, "slots"),
            Region("enchants", ENCHANTS, "enchants"),
            Region("cards", self.links - CARDS, "cards"),
            Region("links", LINKS, "chain"),
        ]

    def to(self, s: Duel, observer: i64, ref: i64) -> i64:
        """The pointer to a hero, a row, a column, a creature (its slot) or an enchant; 0 for what is gone."""
        if ref < FIRST_HERO:
            return 0
        if ref < FIRST_ROW:
            return HEROES + (ref - FIRST_HERO ^ observer)
        if ref < FIRST_COLUMN:
            return ROWS + (ref - FIRST_ROW ^ observer << 1)
        if ref < FIRST_THING:
            return COLUMNS + ref - FIRST_COLUMN
        creature = s.find(ref)
        if creature is not None:
            return OWN_SLOTS + (0 if creature.owner == observer else PLACES) + creature.place
        for row in range(min(len(s.enchants), ENCHANTS)):
            if s.enchants[row].id == ref:
                return LAID + row
        return 0

    def to_link(self, s: Duel, place: i64) -> i64:
        """The pointer to a link of the chain, by its place; the latest has the first row."""
        row = len(s.chain) - 1 - place
        return self.links + row if 0 <= row < LINKS else 0

    def to_target(self, s: Duel, observer: i64, target: Target | None, ref: i64) -> i64:
        if ref == 0:
            return 0
        if target is not None and target.what == IN_GRAVEYARD:
            return CARDS + ref - 1
        if target is not None and target.what >= SPELL_LINK:
            return self.to_link(s, ref - 1)
        return self.to(s, observer, ref)
