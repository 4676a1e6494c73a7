"""The analyses of finished matches: which node works on one, how far it is, and what came of it."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, delete, or_, select, update

from cardwright.server.store.database import Database, insert_into
from cardwright.server.store.schema import ANALYSES

WAITING: Final = "waiting"
RUNNING: Final = "running"
DONE: Final = "done"
FAILED: Final = "failed"
FORGOTTEN: Final = 10.0  # seconds without news after which nobody works on an analysis any more


class AnalysisRecord(Struct, frozen=True):
    """One match, judged or being judged.

    mark     of what it follows from beside the match; with another mark it is out of date
    worker   who works on it
    told     when that was last said
    ahead    how many others are before it, while it waits
    judged   of ``count`` decisions
    problem  why it failed, as a sentence
    outcome  what was found, as JSON; "" until it is done
    """

    table: str
    mark: str
    worker: str
    state: Literal["waiting", "running", "done", "failed"]
    told: float
    ahead: int = 0
    judged: int = 0
    count: int = 0
    problem: str = ""
    outcome: str = ""


class Analyses:
    """At most one of each match. What somebody worked on and left is nobody's after a while."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def get(self, table: str, mark: str, now: float) -> AnalysisRecord | None:
        """The analysis with this mark, if it is done, has failed, or somebody works on it."""
        alive = or_(ANALYSES.c.state.in_((DONE, FAILED)), ANALYSES.c.told > now - FORGOTTEN)
        query = select(ANALYSES).where(ANALYSES.c.table == table, ANALYSES.c.mark == mark, alive)
        row = await self.database.read(lambda db: db.execute(query).first())
        return AnalysisRecord(**row._mapping) if row else None

    async def claim(self, wanted: AnalysisRecord) -> bool:
        """Begin an analysis. False if it is done, or somebody works on it: True for exactly one caller."""
        values = {name: getattr(wanted, name) for name in wanted.__struct_fields__}
        left = and_(ANALYSES.c.state != DONE, ANALYSES.c.told <= wanted.told - FORGOTTEN)
        free = or_(ANALYSES.c.mark != wanted.mark, ANALYSES.c.state == FAILED, left)

        def work(db: Connection) -> bool:
            fresh = insert_into(db, ANALYSES).values(values)
            changed = fresh.on_conflict_do_update(index_elements=["table"], set_=values, where=free)
            return db.execute(changed).rowcount > 0

        return await self.database.write(work)

    async def keep(self, known: AnalysisRecord) -> bool:
        """What its worker says of it; False if it has ended, or is another's by now."""
        values = {name: getattr(known, name) for name in known.__struct_fields__}
        change = update(ANALYSES).where(in_work(known.table, known.worker)).values(values)
        return await self.database.write(lambda db: db.execute(change).rowcount) > 0

    async def release(self, table: str, worker: str) -> None:
        """Its worker does not finish it: nobody has asked for it, from now on."""
        left = delete(ANALYSES).where(in_work(table, worker))
        await self.database.write(lambda db: db.execute(left).rowcount)


def in_work(table: str, worker: str) -> ColumnElement[bool]:
    under_way = ANALYSES.c.state.in_((WAITING, RUNNING))
    return and_(ANALYSES.c.table == table, ANALYSES.c.worker == worker, under_way)
