"""Lines about one player that end in remarks: ``Roar ready``, ``2/3 bonus 1``, ``finished 3, played 1``."""

from __future__ import annotations

from typing import Any, Final

from cardwright.kernel.bits import i64
from cardwright.kernel.data.fields import PerSeat
from cardwright.kernel.state import S
from cardwright.kernel.text.notation import NOTHING, FieldLine, SeatLine, split
from cardwright.kernel.text.remarks import Remarks

NO_REMARKS: Final = Remarks("remark", [])


class RemarksLine(SeatLine[S]):
    """``P1.tally: finished 3, played 1``: nothing but remarks."""

    def __init__(self, players: PerSeat, seat: i64, word: str, remarks: Remarks = NO_REMARKS, dot: str = ".") -> None:
        super().__init__(seat, word, dot)
        self.players: PerSeat = players
        self.remarks: Remarks = remarks

    def player(self, s: S) -> Any:
        return getattr(s, self.players.name)[self.seat]

    def write(self, s: S) -> str:
        return ", ".join(self.remarks.write(s, self.player(s))) or NOTHING

    def read(self, s: S, value: str) -> None:
        for part in split(value):
            self.remarks.read(s, self.player(s), part.split())


class MainLine(RemarksLine[S]):
    """Something, and remarks after it."""

    def main(self, s: S, player: Any) -> str:
        raise NotImplementedError

    def read_main(self, s: S, player: Any, value: str) -> None:
        raise NotImplementedError

    def write(self, s: S) -> str:
        player = self.player(s)
        return " ".join([self.main(s, player), *self.remarks.write(s, player)])

    def read(self, s: S, value: str) -> None:
        """The first remark ends what comes before it."""
        words = value.split()
        size = next((at for at, word in enumerate(words) if at and word.lower() in self.remarks.words), len(words))
        self.read_main(s, self.player(s), " ".join(words[:size]))
        rest = words[size:]
        while rest:
            self.remarks.read(s, self.player(s), rest)


class CardLine(MainLine[S]):
    """``P1.hero: Sister Elowen exhausted``: the card of a field, or none (-1)."""

    def main(self, s: S, player: Any) -> str:
        place = getattr(player, self.word)
        return NOTHING if place < 0 else s.cards.told(place)

    def read_main(self, s: S, player: Any, value: str) -> None:
        setattr(player, self.word, -1 if value in ("", NOTHING) else s.cards.find(value))


class PairLine(MainLine[S]):
    """``P1.health: 18/21``: two numbers, the first of which may be less than the other; one alone is both."""

    def __init__(
        self, players: PerSeat, seat: i64, one: str, other: str, remarks: Remarks = NO_REMARKS, dot: str = "."
    ) -> None:
        super().__init__(players, seat, one, remarks, dot)
        self.lines: list[FieldLine[S]] = [
            FieldLine(players.record.fields[name], "", players.name, seat) for name in (one, other)
        ]

    def main(self, s: S, player: Any) -> str:
        return "/".join([line.write(s) for line in self.lines])

    def read_main(self, s: S, player: Any, value: str) -> None:
        one, _, other = value.partition("/")
        self.lines[0].read(s, one.strip())
        self.lines[1].read(s, other.strip() or one.strip())
