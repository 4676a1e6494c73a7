"""The second factors of accounts, and their recovery codes."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from cardwright.server.store.database import Database, insert_into
from cardwright.server.store.rows import FactorRecord
from cardwright.server.store.schema import FACTORS, RECOVERY


class Factors:
    """At most one for each account. It is on when it is confirmed."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def get(self, player: str) -> FactorRecord | None:
        query = select(FACTORS).where(FACTORS.c.player == player)
        row = await self.database.read(lambda db: db.execute(query).first())
        return FactorRecord(**row._mapping) if row else None

    async def begin(self, player: str, secret: str, now: float) -> bool:
        """A secret that has yet to be confirmed, instead of an earlier one; False if one is on."""
        values = {"player": player, "secret": secret, "confirmed": False, "step": 0, "created": now}

        def work(db: Connection) -> bool:
            fresh = insert_into(db, FACTORS).values(values)
            change = fresh.on_conflict_do_update(
                index_elements=["player"], set_={"secret": secret, "created": now}, where=~FACTORS.c.confirmed
            )
            return db.execute(change).rowcount > 0

        return await self.database.write(work)

    async def confirm(self, player: str, step: int, codes: Sequence[str]) -> bool:
        """Switch it on, with the hashes of its recovery codes; False if there is none to confirm."""
        waiting = (FACTORS.c.player == player) & ~FACTORS.c.confirmed

        def work(db: Connection) -> bool:
            if not db.execute(update(FACTORS).where(waiting).values(confirmed=True, step=step)).rowcount:
                return False
            db.execute(delete(RECOVERY).where(RECOVERY.c.player == player))
            db.execute(insert(RECOVERY), [{"player": player, "code": code} for code in codes])
            return True

        return await self.database.write(work)

    async def use_step(self, player: str, step: int) -> bool:
        """Use the code of a step; False if it, or a later one, has been used."""
        fresh = (FACTORS.c.player == player) & FACTORS.c.confirmed & (FACTORS.c.step < step)
        change = update(FACTORS).where(fresh).values(step=step)
        return await self.database.write(lambda db: db.execute(change).rowcount) > 0

    async def use_code(self, player: str, code: str) -> bool:
        """Use a recovery code, by its hash; False if there is no such code."""
        mine = of(player) & (RECOVERY.c.code == code)
        return await self.database.write(lambda db: db.execute(delete(RECOVERY).where(mine)).rowcount) > 0

    async def codes_left(self, player: str) -> int:
        query = select(func.count()).select_from(RECOVERY).where(of(player))
        return await self.database.read(lambda db: db.scalar(query)) or 0

    async def remove(self, player: str) -> bool:
        """Switch it off; False if there was none."""

        def work(db: Connection) -> bool:
            db.execute(delete(RECOVERY).where(of(player)))
            return db.execute(delete(FACTORS).where(FACTORS.c.player == player)).rowcount > 0

        return await self.database.write(work)


def of(player: str) -> ColumnElement[bool]:
    return RECOVERY.c.player == player
