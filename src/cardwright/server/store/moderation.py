"""Reports, and what moderators did about them: every deed is written down in the transaction that does it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, select, update
from uuid_utils import uuid7

from cardwright.server.store.database import Database
from cardwright.server.store.refusals import StoreRefusal
from cardwright.server.store.rows import DeedRecord, ReportRecord, Spoken
from cardwright.server.store.schema import DEEDS, PLAYERS, REPORTS, SESSIONS

MOST: Final = 200  # reports or deeds in one list
OPERATOR: Final = ""  # who uses `cardwright admin`, which needs no account


class Moderation:
    """``by`` is the moderator's id, or OPERATOR."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Reports.

    async def report(self, report: ReportRecord) -> None:
        values = msgspec.structs.asdict(report) | {"talk": msgspec.json.encode(report.talk).decode()}
        await self.database.write(lambda db: db.execute(insert(REPORTS), values).rowcount)

    async def reports(self, is_open: bool) -> list[ReportRecord]:
        """Those that wait, the oldest first, or those that are closed, the newest first."""
        order = REPORTS.c.at if is_open else REPORTS.c.at.desc()
        return await self.find(REPORTS.c.open == is_open, order)

    async def about(self, player: str) -> list[ReportRecord]:
        """Those that a player made, or that were made about them."""
        return await self.find((REPORTS.c.reporter == player) | (REPORTS.c.accused == player), REPORTS.c.at)

    async def find(self, where: ColumnElement[bool], order: ColumnElement[float]) -> list[ReportRecord]:
        query = select(REPORTS).where(where).order_by(order, REPORTS.c.id).limit(MOST)
        rows = await self.database.read(lambda db: db.execute(query).mappings().all())
        return [ReportRecord(**{**row, "talk": msgspec.json.decode(row["talk"], type=list[Spoken])}) for row in rows]

    async def set_open(self, by: str, report: str, is_open: bool, why: str, now: float) -> bool:
        """Close a report or open it again; False if there is no such report, or it is so already."""

        def work(db: Connection) -> bool:
            row = db.execute(select(REPORTS.c.accused, REPORTS.c.open).where(REPORTS.c.id == report)).first()
            if row is None or row.open == is_open:
                return False
            db.execute(update(REPORTS).where(REPORTS.c.id == report).values(open=is_open))
            note(db, by, "reopen" if is_open else "close", row.accused, why, now, report)
            return True

        return await self.database.write(work)

    # Players.

    async def ban(self, by: str, player: str, why: str, now: float) -> None:
        """Shut a player out and end their sessions."""

        def work(db: Connection) -> None:
            change(db, player, banned=why)
            db.execute(delete(SESSIONS).where(SESSIONS.c.player == player))
            note(db, by, "ban", player, why, now)

        await self.database.write(work)

    async def unban(self, by: str, player: str, why: str, now: float) -> None:
        def work(db: Connection) -> None:
            change(db, player, banned="")
            note(db, by, "unban", player, why, now)

        await self.database.write(work)

    async def mute(self, by: str, player: str, until: float, why: str, now: float) -> None:
        """Let nobody read what a player says until then."""

        def work(db: Connection) -> None:
            change(db, player, muted_until=until)
            note(db, by, "mute", player, why, now)

        await self.database.write(work)

    async def unmute(self, by: str, player: str, why: str, now: float) -> None:
        def work(db: Connection) -> None:
            change(db, player, muted_until=0.0)
            note(db, by, "unmute", player, why, now)

        await self.database.write(work)

    async def appoint(self, player: str, moderator: bool, now: float) -> None:
        """Make a player a moderator, or an ordinary player again; only the operator does."""

        def work(db: Connection) -> None:
            change(db, player, moderator=moderator)
            note(db, OPERATOR, "appoint" if moderator else "dismiss", player, "", now)

        await self.database.write(work)

    # What was done.

    async def deeds(self, player: str = "") -> Sequence[DeedRecord]:
        """The latest deeds, the newest first; all, or those that concern one player."""
        query = select(DEEDS).order_by(DEEDS.c.at.desc(), DEEDS.c.id.desc()).limit(MOST)
        if player:
            query = query.where(DEEDS.c.player == player)
        rows = await self.database.read(lambda db: db.execute(query).mappings().all())
        return [DeedRecord(**row) for row in rows]


def change(db: Connection, player: str, **values: Any) -> None:
    kept = (PLAYERS.c.id == player) & ~PLAYERS.c.deleted
    if not db.execute(update(PLAYERS).where(kept).values(values)).rowcount:
        raise StoreRefusal("there is no such player")


def note(db: Connection, by: str, deed: str, player: str, why: str, now: float, report: str = "") -> None:
    values = {"id": uuid7().hex, "at": now, "by": by, "deed": deed, "player": player, "why": why, "report": report}
    db.execute(insert(DEEDS), values)
