"""The lines of a position in text that are about one player."""

from __future__ import annotations

from typing import Any, Final, final

from cardwright.games.pantheon.model.bounds import LARGEST
from cardwright.games.pantheon.model.state import NO_HERO, PLAYERS, Player, Position
from cardwright.games.pantheon.text.field_lines import read_thing, write_thing
from cardwright.kernel.bits import i64
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.text.notation import (
    NOTHING,
    UNSEEN,
    Line,
    SeatLine,
    read_number,
    read_seat,
    seat_lines,
    split,
    write_cards,
)
from cardwright.kernel.text.remarks import Remark, Remarks, following

EXHAUSTED: Final = " exhausted"
USED: Final = " used"
PLACED: Final = " placed"


@final
class Truce(Remark):
    """``truce P2+P3``: whose units may not attack."""

    def write(self, s: Any, holder: Any) -> str:
        seats = [seat for seat in range(s.seats) if holder.truce >> seat & 1]
        return f"{self.word} {'+'.join(f'P{seat + 1}' for seat in seats)}" if seats else ""

    def read(self, s: Any, holder: Any, words: list[str]) -> None:
        for name in following(words, self.word).split("+"):
            holder.truce |= 1 << read_seat(name, s.seats)


TALLY: Final = Remarks("count", [Remark("finished", usual=-1), Remark("played"), Truce("truce")])


class OfPlayer(SeatLine[Position]):
    """A line about one player: ``P1.hand``."""

    def player(self, s: Position) -> Player:
        return s.players[self.seat]


@final
class Hero(OfPlayer):
    """``P1.hero: Sister Elowen exhausted``; ``used`` once its effect of the turn has happened."""

    word = "hero"

    def write(self, s: Position) -> str:
        player = self.player(s)
        name = NOTHING if player.hero == NO_HERO else s.cards.name(player.hero)
        return f"{name}{'' if player.awake else EXHAUSTED}{USED if player.used else ''}"

    def read(self, s: Position, value: str) -> None:
        player = self.player(s)
        rest = value.removesuffix(USED)
        player.used = rest != value
        name = rest.removesuffix(EXHAUSTED)
        player.awake = name == rest
        player.hero = NO_HERO if name in ("", NOTHING) else s.cards.find(name)


@final
class Offers(OfPlayer):
    """``P1.offers: Sister Elowen; Aurelion, Dawnfather``, the heroes to choose from."""

    word = "offers"

    def write(self, s: Position) -> str:
        return "; ".join(write_cards(s.cards, [hero]) for hero in self.player(s).offers) or NOTHING

    def read(self, s: Position, value: str) -> None:
        self.player(s).offers = [HIDDEN if name == UNSEEN else s.cards.find(name) for name in split(value, ";")]


@final
class Health(OfPlayer):
    """``P1.health: 18/21``: what is left, of what it was."""

    word = "health"

    def write(self, s: Position) -> str:
        player = self.player(s)
        return f"{player.health}/{player.most}"

    def read(self, s: Position, value: str) -> None:
        left, _, most = value.partition("/")
        player = self.player(s)
        player.health = read_number(left, -LARGEST, LARGEST)
        player.most = read_number(most or left, 0, LARGEST)


@final
class Mana(OfPlayer):
    """``P1.mana: 2/5``: Ready ones, of all; ``2/5 placed`` once a Mana was placed this turn."""

    word = "mana"

    def write(self, s: Position) -> str:
        player = self.player(s)
        return f"{player.ready}/{player.ready + player.spent}{PLACED if player.placed else ''}"

    def read(self, s: Position, value: str) -> None:
        player = self.player(s)
        numbers = value.removesuffix(PLACED)
        player.placed = numbers != value
        ready, _, of = numbers.partition("/")
        player.ready = read_number(ready, 0, LARGEST)
        player.spent = read_number(of or ready, int(player.ready), LARGEST) - player.ready


@final
class OnField(OfPlayer):
    """``P1.field: Imp Kindler [17] exhausted; War Camp [21]``, in order of entering."""

    word = "field"

    def write(self, s: Position) -> str:
        return "; ".join(write_thing(s, thing) for thing in self.player(s).field) or NOTHING

    def read(self, s: Position, value: str) -> None:
        self.player(s).field = [read_thing(s, self.seat, part) for part in split(value, ";")]


@final
class Tally(OfPlayer):
    """``P1.tally: finished 3, played 1, truce P2+P3``: turns finished, units played this turn, who may not attack."""

    word = "tally"

    def write(self, s: Position) -> str:
        return ", ".join(TALLY.write(s, self.player(s)))

    def read(self, s: Position, value: str) -> None:
        for part in split(value):
            TALLY.read(s, self.player(s), part.split())


@final
class Out(OfPlayer):
    """``P2.out: 1``, the first who was eliminated; ``-`` for a player who is alive."""

    word = "out"

    def write(self, s: Position) -> str:
        player = self.player(s)
        return NOTHING if player.alive else str(player.place)

    def read(self, s: Position, value: str) -> None:
        player = self.player(s)
        player.alive = value in ("", NOTHING)
        player.place = 0 if player.alive else read_number(value, 1, int(s.seats))


def lines_about(seat: i64) -> list[Line[Position]]:
    """All of them, in the order they are written."""
    hand = seat_lines(PLAYERS, seat, "hand")
    return [Hero(seat), Offers(seat), Health(seat), Mana(seat), *hand, OnField(seat), Tally(seat), Out(seat)]
