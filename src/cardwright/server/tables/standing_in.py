"""Bots that play for people who are away, at tables that allow it, until they come back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardwright.server.store.log import AWAY, BACK, Entry
from cardwright.server.store.rows import TableRecord

if TYPE_CHECKING:
    from cardwright.server.tables.live import Live

ABSENT: Final = 0  # a player who has gone comes back by watching the table,
HANDED_OVER: Final = 1  # and one who has handed over the seat by taking it back


def leaving(record: TableRecord) -> str:
    """Who plays for absent players, as a client reads it."""
    return "bot" if record.stand_in else "timeouts"


class StandIns:
    """The seats that bots play for people. It is in the log, so that it outlives a node.

    level   of the bots; "" where people are not replaced
    minded  the seats that bots play now, each with the reason
    gone    the seats whose players do not watch, each with the time since when
    """

    def __init__(self, live: Live, entries: Sequence[Entry]) -> None:
        self.live = live
        # A person alone with bots keeps nobody waiting: the match waits for them.
        self.level = live.record.stand_in if live.record.clock and len(live.people) > 1 else ""
        self.minded: dict[int, int] = {}
        self.gone: dict[int, float] = {}
        for entry in entries:
            self.note(entry)

    def note(self, entry: Entry) -> None:
        """What an entry of the log says about it."""
        if entry.kind == AWAY:
            self.minded[entry.seat] = entry.action
        elif entry.kind == BACK:
            self.minded.pop(entry.seat, None)

    def bot_of(self, seat: int) -> str:
        """The level of the bot that plays for a person; "" if the person plays."""
        return self.level if seat in self.minded else ""

    def themselves(self) -> list[int]:
        """The seats that people still play themselves."""
        playing = self.live.table.playing()
        return [seat for seat in self.live.people if seat in playing and seat not in self.minded]

    # Coming and going.

    def why_not(self, seat: int) -> str:
        """Why a bot may not take this seat over; "" if it may."""
        if self.live.over:
            return "the game is over"
        if not self.level:
            return "no bot can play for you at this table: the rules answer when your time runs out"
        return "" if seat in self.live.table.playing() else "you are out of this match"

    async def hand_over(self, seat: int, on: bool) -> bool:
        """Give the seat to a bot, or back to the player; False if nothing changes."""
        if on == (self.minded.get(seat) == HANDED_OVER):
            return False
        await self.live.enter(AWAY if on else BACK, seat, HANDED_OVER if on else 0)
        return True

    async def keep_up(self) -> None:
        """Put bots on the seats of players who have been gone too long; players who are back get their seats."""
        if not self.level or self.live.over:
            return
        changed = self.look_round()
        for kind, seat in changed:
            await self.live.enter(kind, seat, ABSENT)
        if changed:
            await self.live.show()

    def look_round(self) -> list[tuple[str, int]]:
        """Note who is here; returns who must be replaced now, and who is back."""
        now, here, playing = self.live.clock.now(), self.live.audience.here, self.live.table.playing()
        changed: list[tuple[str, int]] = []
        for seat in self.live.people:
            if seat in here:
                self.gone.pop(seat, None)
                if self.minded.get(seat) == ABSENT:
                    changed.append((BACK, seat))
                continue
            since = self.gone.setdefault(seat, now)
            if since + self.live.dispatcher.grace <= now and seat in playing and seat not in self.minded:
                changed.append((AWAY, seat))
        return changed

    def due(self) -> float | None:
        """When the next person has been gone too long."""
        if not self.level:
            return None
        waiting = [seat for seat in self.themselves() if seat in self.gone]
        return min((self.gone[seat] + self.live.dispatcher.grace for seat in waiting), default=None)
