"""Numbers for what actions and links name: heroes and things on fields, cards, links of the chain."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.pantheon.model.state import FIRST_HERO, FIRST_THING, Position
from cardwright.games.pantheon.model.target import IN_PILE, SPELL_LINK, Target
from cardwright.kernel.bits import i64
from cardwright.kernel.tensors.moves import Region

FIELD: Final = 16  # things of a field that have a row; later ones have none
LINKS: Final = 8  # links of the chain that have one, the latest


@final
class Pointers:
    """0 points to nothing; seats are counted clockwise from the observer, things in the order they came."""

    def __init__(self, seats: i64, cards: i64) -> None:
        self.seats: i64 = seats
        self.things: i64 = 1 + seats
        self.cards: i64 = self.things + seats * FIELD
        self.links: i64 = self.cards + cards
        self.last: i64 = self.links + LINKS - 1

    def regions(self) -> list[Region]:
        return [
            Region("seats", self.seats, "seats"),
            Region("things", self.cards - self.things, "things"),
            Region("cards", self.links - self.cards, "cards"),
            Region("links", LINKS, "chain"),
        ]

    def turned(self, seat: i64, observer: i64) -> i64:
        """How far a seat is from the observer, clockwise."""
        return seat - observer if seat >= observer else seat - observer + self.seats

    def to(self, s: Position, observer: i64, ref: i64) -> i64:
        """The pointer to a hero or a thing; 0 for one that is gone or has no row."""
        if ref < FIRST_HERO:
            return 0
        if ref < FIRST_THING:
            return 1 + self.turned(ref - FIRST_HERO, observer)
        for seat in range(s.seats):
            field = s.players[seat].field
            for row in range(min(len(field), FIELD)):
                if field[row].id == ref:
                    return self.things + self.turned(seat, observer) * FIELD + row
        return 0

    def to_link(self, s: Position, place: i64) -> i64:
        """The pointer to a link of the chain, by its place; the latest has the first row."""
        row = len(s.chain) - 1 - place
        return self.links + row if 0 <= row < LINKS else 0

    def to_target(self, s: Position, observer: i64, target: Target, ref: i64) -> i64:
        if ref == 0:
            return 0
        if target.what == IN_PILE:
            return self.cards + ref - 1
        return self.to_link(s, ref - 1) if target.what >= SPELL_LINK else self.to(s, observer, ref)
