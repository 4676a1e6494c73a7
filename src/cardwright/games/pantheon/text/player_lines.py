"""The lines of a position in text that are about one player."""

from __future__ import annotations

from typing import Any, Final, final

from cardwright.games.pantheon.model.bounds import LARGEST
from cardwright.games.pantheon.model.state import PLAYER, PLAYERS, Player, Position, Thing
from cardwright.games.pantheon.text.field_lines import read_thing, write_thing
from cardwright.kernel.bits import i64
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.text.notation import (
    NOTHING,
    UNSEEN,
    Line,
    ListLine,
    SeatLine,
    read_number,
    read_seat,
    seat_lines,
)
from cardwright.kernel.text.remark_lines import CardLine, MainLine, PairLine, RemarksLine
from cardwright.kernel.text.remarks import Remark, Remarks, following


@final
class TruceRemark(Remark):
    """``truce P2+P3``: whose units may not attack."""

    def write(self, s: Any, holder: Any) -> str:
        seats = [seat for seat in range(s.seats) if holder.truce >> seat & 1]
        return f"{self.word} {'+'.join(f'P{seat + 1}' for seat in seats)}" if seats else ""

    def read(self, s: Any, holder: Any, words: list[str]) -> None:
        for name in following(words, self.word).split("+"):
            holder.truce |= 1 << read_seat(name, s.seats)


HERO: Final = Remarks("word about a hero", [Remark("exhausted", "awake", usual=True), Remark("used", usual=False)])
TALLY: Final = Remarks("count", [Remark("finished", usual=-1), Remark("played"), TruceRemark("truce")])


@final
class OffersLine(ListLine[Position]):
    """``P1.offers: Sister Elowen; Aurelion, Dawnfather``, the heroes to choose from."""

    by = ";"

    def read_one(self, s: Position, text: str) -> int:
        return HIDDEN if text == UNSEEN else s.cards.find(text)


@final
class OnFieldLine(ListLine[Position]):
    """``P1.field: Imp Kindler [17] exhausted; War Camp [21]``, in order of entering."""

    by = ";"

    def write_one(self, s: Position, item: Thing) -> str:
        return write_thing(s, item)

    def read_one(self, s: Position, text: str) -> Thing:
        return read_thing(s, self.seat, text)


@final
class ManaLine(MainLine[Position]):
    """``P1.mana: 2/5``: Ready ones, of all; ``2/5 placed`` once a Mana was placed this turn."""

    def main(self, s: Position, player: Player) -> str:
        return f"{player.ready}/{player.ready + player.spent}"

    def read_main(self, s: Position, player: Player, value: str) -> None:
        ready, _, of = value.partition("/")
        player.ready = read_number(ready, 0, LARGEST)
        player.spent = read_number(of or ready, int(player.ready), LARGEST) - player.ready


@final
class OutLine(SeatLine[Position]):
    """``P2.out: 1``, the first who was eliminated; ``-`` for a player who is alive."""

    def write(self, s: Position) -> str:
        player = s.players[self.seat]
        return NOTHING if player.alive else str(player.place)

    def read(self, s: Position, value: str) -> None:
        player = s.players[self.seat]
        player.alive = value in ("", NOTHING)
        player.place = 0 if player.alive else read_number(value, 1, int(s.seats))


def lines_about(seat: i64) -> list[Line[Position]]:
    """All of them, in the order they are written: ``P1.hero: Sister Elowen exhausted``, ``P1.health: 18/21`` …"""
    fields = PLAYER.fields
    return [
        CardLine(PLAYERS, seat, "hero", HERO),
        OffersLine(fields["offers"], "", "players", seat),
        PairLine(PLAYERS, seat, "health", "most"),
        ManaLine(PLAYERS, seat, "mana", Remarks("word about mana", [Remark("placed", usual=False)])),
        *seat_lines(PLAYERS, seat, "hand"),
        OnFieldLine(fields["field"], "", "players", seat),
        RemarksLine(PLAYERS, seat, "tally", TALLY),
        OutLine(seat, "out"),
    ]
