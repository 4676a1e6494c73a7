"""Positions of Magpies in text, as they are while nothing is under way."""

from __future__ import annotations

from typing import final

from cardwright.games.template.model.actions import QUESTIONS
from cardwright.games.template.model.state import PLAYED, PLAYERS, POSITION, SET_OFF, Charm, Position
from cardwright.games.template.rules.atoms import ears
from cardwright.kernel.bits import i64
from cardwright.kernel.chain import CHAIN, RESPOND
from cardwright.kernel.data.soundness import check_asked
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.text.notation import (
    FieldLine,
    Line,
    ListLine,
    SeatsLine,
    read_seat,
    read_seats,
    seat_lines,
    write_seats,
)


@final
class RoundLine(FieldLine[Position]):
    def bounds(self, s: Position) -> tuple[int, int]:
        return 1, int(s.options.rounds)


@final
class PlayingLine(Line[Position]):
    """``playing: P1, P3``, those who have not given up; everybody, if the line is left out."""

    key = "playing"

    def write(self, s: Position) -> str:
        return write_seats(s.seated())

    def read(self, s: Position, value: str) -> None:
        seats = read_seats(value, s.seats)
        for seat in range(s.seats):
            s.players[seat].playing = seat in seats


@final
class CharmsLine(ListLine[Position]):
    """``charms: P2 Copper Bell, P1 Weathercock``, in the order in which they were played."""

    def write_one(self, s: Position, item: Charm) -> str:
        return f"P{item.seat + 1} {s.cards.name(item.card)}"

    def read_one(self, s: Position, text: str) -> Charm:
        seat, _, name = text.partition(" ")
        return Charm(s.cards.find(name), read_seat(seat, s.seats))


def lines_of(seats: i64) -> list[Line[Position]]:
    """Every line of the notation, in the order it is written."""
    fields = POSITION.fields
    lines: list[Line[Position]] = [SeatsLine(), RoundLine(fields["round"]), PlayingLine(), FieldLine(fields["order"])]
    for seat in range(seats):
        lines += seat_lines(PLAYERS, seat, "glitter", "hand")
    return [*lines, CharmsLine(fields["charms"]), ListLine(fields["deck"]), ListLine(fields["discard"])]


def check(s: Position) -> None:
    """Refuse what no game can have."""
    if not s.seated():
        raise BadPosition("somebody must still be playing")
    for seat in s.order:
        if seat not in s.seated() or s.order.count(seat) > 1:
            raise BadPosition(f"P{seat + 1} cannot be in the order of turns, or not twice")
    for charm in s.charms:
        if charm.seat not in s.seated():
            raise BadPosition(f"a charm cannot lie in front of P{charm.seat + 1}, who is not playing")
    check_effects(s)
    if s.ears != ears(s):
        raise BadPosition(f"the charms in play listen for {ears(s)}, not for {s.ears}")


def check_effects(s: Position) -> None:
    """Each effect is the chain's or a card's, and an answer is asked for only where there is something to answer."""
    for decision in s.waiting:
        check_asked(decision.kind, QUESTIONS, decision.kind != RESPOND or len(s.chain) > 0)
    for frame in (*s.agenda, *s.chain, *s.queue):
        if frame.program not in (CHAIN, PLAYED, SET_OFF):
            raise BadPosition(f'there is no program "{frame.program}"')
        if frame.source < 0 or frame.source >= len(s.cards.all):
            raise BadPosition(f"there is no card number {frame.source}")
