"""Positions of Magpies in text, as they are while nothing is under way."""

from __future__ import annotations

from typing import final

from cardwright.games.template.model.actions import QUESTIONS
from cardwright.games.template.model.state import PLAYED, SET_OFF, Charm, Position
from cardwright.games.template.rules.atoms import ears
from cardwright.kernel.bits import i64
from cardwright.kernel.chain import CHAIN, RESPOND
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.text.notation import NOTHING, Line, SeatsLine, read_cards, read_number, read_seat, write_cards


@final
class Round(Line[Position]):
    key = "round"

    def write(self, s: Position) -> str:
        return str(s.round)

    def read(self, s: Position, value: str) -> None:
        s.round = read_number(value, 1, int(s.options.rounds))


@final
class Playing(Line[Position]):
    """``playing: P1, P3``, those who have not given up; everybody, if the line is left out."""

    key = "playing"

    def write(self, s: Position) -> str:
        return write_seats(s.playing())

    def read(self, s: Position, value: str) -> None:
        seats = read_seats(value, s.seats)
        for seat in range(s.seats):
            s.players[seat].playing = seat in seats


@final
class Order(Line[Position]):
    """``order: P2, P1``, who has yet to take a turn this round; nobody while the bids are to come."""

    key = "order"

    def write(self, s: Position) -> str:
        return write_seats(s.order)

    def read(self, s: Position, value: str) -> None:
        s.order = read_seats(value, s.seats)
        s.bidding = not s.order


@final
class Charms(Line[Position]):
    """``charms: P2 Copper Bell, P1 Weathercock``, in the order in which they were played."""

    key = "charms"

    def write(self, s: Position) -> str:
        return ", ".join(f"P{charm.seat + 1} {s.cards.name(charm.card)}" for charm in s.charms) or NOTHING

    def read(self, s: Position, value: str) -> None:
        for part in split(value):
            seat, _, name = part.partition(" ")
            s.charms.append(Charm(s.cards.find(name), read_seat(seat, s.seats)))
        s.ears = ears(s)


@final
class Pile(Line[Position]):
    """``deck: Caw, Preen``, the top card first; ``discard``, the oldest first."""

    def __init__(self, key: str) -> None:
        self.key = key

    def write(self, s: Position) -> str:
        return write_cards(s.cards, s.deck[::-1] if self.key == "deck" else s.discard)

    def read(self, s: Position, value: str) -> None:
        if self.key == "deck":
            s.deck = read_cards(s.cards, value)[::-1]
        else:
            s.discard = read_cards(s.cards, value)


@final
class Hand(Line[Position]):
    """``P1.hand: Caw, Preen``."""

    def __init__(self, seat: i64) -> None:
        self.key = f"P{seat + 1}.hand"
        self.seat: i64 = seat

    def write(self, s: Position) -> str:
        return write_cards(s.cards, s.players[self.seat].hand)

    def read(self, s: Position, value: str) -> None:
        s.players[self.seat].hand = read_cards(s.cards, value)


@final
class Glitter(Line[Position]):
    """``P1.glitter: 4``."""

    def __init__(self, seat: i64) -> None:
        self.key = f"P{seat + 1}.glitter"
        self.seat: i64 = seat

    def write(self, s: Position) -> str:
        return str(s.players[self.seat].glitter)

    def read(self, s: Position, value: str) -> None:
        s.players[self.seat].glitter = read_number(value, 0, 1000)


def lines_of(seats: i64) -> list[Line[Position]]:
    """Every line of the notation, in the order it is written."""
    lines: list[Line[Position]] = [SeatsLine(), Round(), Playing(), Order()]
    for seat in range(seats):
        lines.append(Glitter(seat))
        lines.append(Hand(seat))
    return [*lines, Charms(), Pile("deck"), Pile("discard")]


def split(value: str) -> list[str]:
    return [] if value in ("", NOTHING) else [part.strip() for part in value.split(",")]


def write_seats(seats: list[i64]) -> str:
    return ", ".join(f"P{seat + 1}" for seat in seats) or NOTHING


def read_seats(value: str, seats: i64) -> list[i64]:
    return [read_seat(part, seats) for part in split(value)]


def check(s: Position) -> None:
    """Refuse what no game can have."""
    if len(s.players) != s.seats:
        raise BadPosition(f"there are {s.seats} seats and {len(s.players)} players")
    if not s.playing():
        raise BadPosition("somebody must still be playing")
    for seat in s.order:
        if seat not in s.playing() or s.order.count(seat) > 1:
            raise BadPosition(f"P{seat + 1} cannot be in the order of turns, or not twice")
    for charm in s.charms:
        if charm.seat not in s.playing():
            raise BadPosition(f"a charm cannot lie in front of P{charm.seat + 1}, who is not playing")
    check_effects(s)
    if s.ears != ears(s):
        raise BadPosition(f"the charms in play listen for {ears(s)}, not for {s.ears}")


def check_effects(s: Position) -> None:
    """Each effect is the chain's or a card's, and an answer is asked for only where there is something to answer."""
    for decision in s.waiting:
        if decision.kind not in QUESTIONS or (decision.kind == RESPOND and not s.chain):
            raise BadPosition(f'nobody can be asked "{decision.kind}" here')
    for frame in s.agenda + s.chain + s.queue:
        if frame.program not in (CHAIN, PLAYED, SET_OFF):
            raise BadPosition(f'there is no program "{frame.program}"')
        if frame.source < 0 or frame.source >= len(s.cards.all):
            raise BadPosition(f"there is no card number {frame.source}")
