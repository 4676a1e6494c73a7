"""What the maker of a table may do while it waits for players: put bots on its seats, and take them away."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.errors import BadInput
from cardwright.server.lobby.refusals import NotPermitted
from cardwright.server.lobby.seating import Seating
from cardwright.server.lobby.terms import bot_at, check_level, terms_again
from cardwright.server.player import Player
from cardwright.server.store.rows import REMATCH, SeatRecord, TableRecord
from cardwright.wire.bodies.lobby import PutBot, Seated

HOSTED: Final = ("open", "private", REMATCH)  # the kinds of table that belong to a player


def hosts(record: TableRecord, player: str) -> bool:
    """Whether this player may put bots on the seats."""
    mine = record.maker == player and record.kind in HOSTED
    return mine and record.status == "open" and not record.rated and record.seat_of(player) is not None


class Hosting:
    """Bots come and go as people do; when the last free seat is taken, the match begins."""

    def __init__(self, seating: Seating) -> None:
        self.seating: Seating = seating

    async def put_bot(self, player: Player, record: TableRecord, wanted: PutBot) -> Seated:
        """Put a bot of this level on a seat where nobody sits, or another bot; "" makes the seat free again."""
        check_host(record, player)
        seat, level = wanted.seat, wanted.bot
        if not 0 <= seat < record.size:
            raise BadInput(f"there is no seat {seat + 1} at this table; there are 1 to {record.size}")
        if level:
            check_level(level)
        bot = bot_at(terms_again(record, record.kind), seat, level, record.seats) if level else SeatRecord(seat)
        await self.seating.store.tables.put_bot(record.id, bot)
        return await self.seating.follow(record, player)


def check_host(record: TableRecord, player: Player) -> None:
    if record.rated:
        raise NotPermitted("games with bots are not rated")
    if record.kind not in HOSTED or record.maker != player.id:
        raise NotPermitted("only the player who opened a table can put bots on its seats")
