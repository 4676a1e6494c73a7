"""Bots that play for people who are away, at a table that wants it so, until they come back."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardwright.server.store.log import AWAY, BACK, Entry
from cardwright.server.store.rows import TableRecord

if TYPE_CHECKING:
    from cardwright.server.tables.live import Live

ABSENT: Final = 0  # whoever is gone comes back by looking at the table,
HANDED_OVER: Final = 1  # and whoever has handed his seat over by taking it back


def leaving(record: TableRecord) -> str:
    """Who plays for somebody who is away, as a client is told."""
    return "bot" if record.stand_in else "timeouts"


class StandIns:
    """Whose seats bots play. It is in the log, so that it outlives a node.

    level   of the bots; "" where there are none
    minded  the seats bots play now, each with how it came about
    gone    the seats whose people do not look, each since when
    """

    def __init__(self, live: Live, entries: Sequence[Entry]) -> None:
        self.live = live
        # A person alone with bots keeps nobody waiting: his match waits for him.
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
        """The level of the bot that plays for a person; "" if he plays himself."""
        return self.level if seat in self.minded else ""

    def themselves(self) -> list[int]:
        """The seats of the people who still play, and no bot for them."""
        playing = self.live.table.playing()
        return [seat for seat in self.live.people if seat in playing and seat not in self.minded]

    # Coming and going.

    def why_not(self, seat: int) -> str:
        """Why a bot may not take this seat over; "" if it may."""
        if self.live.over:
            return "the game is over"
        if not self.level:
            return "at this table nobody plays for you: whoever is away is played by the rules' timeouts"
        return "" if seat in self.live.table.playing() else "you are out of this match"

    async def hand_over(self, seat: int, on: bool) -> bool:
        """Let a bot have the seat, or no longer; False if that is so already."""
        if on == (self.minded.get(seat) == HANDED_OVER):
            return False
        await self.live.enter(AWAY if on else BACK, seat, HANDED_OVER if on else 0)
        return True

    async def keep_up(self) -> None:
        """Put bots on the seats of those who have been gone too long; whoever is here again has his seat back."""
        if not self.level or self.live.over:
            return
        changed = self.look_round()
        for kind, seat in changed:
            await self.live.enter(kind, seat, ABSENT)
        if changed:
            await self.live.show()

    def look_round(self) -> list[tuple[str, int]]:
        """Note who is here; who is to be replaced now, and who is back."""
        now, here, playing = time.time(), self.live.audience.here, self.live.table.playing()
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
