"""Lines about one player: hands with the cooldowns of items, heroes out of play, secret placements."""

from __future__ import annotations

from typing import Any, Final, final

from cardwright.games.ancients.model.fields import PLAYERS
from cardwright.games.ancients.model.player import PENDING_BITS, PENDING_MASK, placement
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import ITEM_BITS, ITEM_MASK
from cardwright.games.ancients.text.place_words import read_place, written_place
from cardwright.games.ancients.text.unit_words import read_unit, write_unit
from cardwright.kernel.bits import i64
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.text.notation import (
    NOTHING,
    UNSEEN,
    Line,
    ListLine,
    SeatLine,
    read_number,
    seat_lines,
    split,
)

MOST_COOLDOWN: Final = 99


@final
class CopiesLine(ListLine[Position]):
    """``P1.hand: Skullbell, Gag of Thorns (2)``, an item with the rounds of its cooldown."""

    def write_one(self, s: Position, item: Any) -> str:
        if item == HIDDEN:
            return UNSEEN
        rounds = item >> ITEM_BITS
        return f"{s.cards.told(item & ITEM_MASK)}{f' ({rounds})' if rounds else ''}"

    def read_one(self, s: Position, text: str) -> Any:
        if text == UNSEEN:
            return HIDDEN
        name, bracket, rest = text.partition(" (")
        rounds = read_number(rest.removesuffix(")"), 0, MOST_COOLDOWN) if bracket else 0
        return s.cards.find(name) | rounds << ITEM_BITS


@final
class HeroesLine(SeatLine[Position]):
    """``P1.fountain: Uldo the Breaker [5] ready 7``, heroes out of play."""

    def write(self, s: Position) -> str:
        return "; ".join(write_unit(s, hero) for hero in getattr(s.players[self.seat], self.word)) or NOTHING

    def read(self, s: Position, value: str) -> None:
        setattr(s.players[self.seat], self.word, [read_unit(s, self.seat, part) for part in split(value, ";")])


@final
class PendingLine(SeatLine[Position]):
    """``P1.pending: 4 L1.P1.support.2``, secret placements of heroes by number."""

    word = "pending"

    def write(self, s: Position) -> str:
        secrets = s.players[self.seat].pending
        return ", ".join(f"{one >> PENDING_BITS} {written_place(one & PENDING_MASK)}" for one in secrets) or NOTHING

    def read(self, s: Position, value: str) -> None:
        found: list[i64] = []
        for part in split(value):
            number, _, place = part.partition(" ")
            where = read_place(place)
            if where < 0:
                raise BadPosition(f'"{place}" is not a place')
            found.append(placement(read_number(number, 1, 1_000_000), where))
        s.players[self.seat].pending = found


@final
class LastLine(SeatLine[Position]):
    """``P1.last: Skullbell, 4, 23, -1``: the last card, its caster's number, the numbers of what was chosen."""

    word = "last"

    def write(self, s: Position) -> str:
        last = s.players[self.seat].last
        return ", ".join([s.cards.told(last[0]), *(str(number) for number in last[1:])]) if last else NOTHING

    def read(self, s: Position, value: str) -> None:
        parts = split(value)
        if parts:
            numbers = [read_number(part, -1, 1_000_000) for part in parts[1:]]
            s.players[self.seat].last = (s.cards.find(parts[0]), *numbers)


@final
class PlayedCardsLine(SeatLine[Position]):
    """``P1.played: Skullbell, Mend Bark``, oldest first."""

    word = "played"

    def write(self, s: Position) -> str:
        return ", ".join(s.cards.told(card) for card in s.players[self.seat].played) or NOTHING

    def read(self, s: Position, value: str) -> None:
        s.players[self.seat].played = tuple(s.cards.find(part) for part in split(value))


def lines_about(seat: i64) -> list[Line[Position]]:
    """All lines of one player, in the order in which they are written."""
    fields = PLAYERS.record.fields
    return [
        *seat_lines(PLAYERS, seat, "gold"),
        CopiesLine(fields["hand"], "", PLAYERS.name, seat),
        CopiesLine(fields["overflow"], "", PLAYERS.name, seat),
        *seat_lines(PLAYERS, seat, "deck", "items", "offers", "aside", "rerolled", "shopping"),
        HeroesLine(seat, "fountain"),
        HeroesLine(seat, "travelling"),
        *seat_lines(PLAYERS, seat, "ab"),
        PendingLine(seat),
        PlayedCardsLine(seat),
        LastLine(seat),
    ]
