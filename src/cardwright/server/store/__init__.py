"""Everything a server keeps: players, sessions, decks, tables, ratings, and the log of the matches."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from cardwright.kernel.errors import BadInput
from cardwright.server.settings import Settings
from cardwright.server.store.analyses import Analyses
from cardwright.server.store.database import Database
from cardwright.server.store.decks import Decks
from cardwright.server.store.email_addresses import EmailAddresses
from cardwright.server.store.factors import Factors
from cardwright.server.store.files import DATABASE, LOG, prepare
from cardwright.server.store.friends import Friends
from cardwright.server.store.known_places import KnownPlaces
from cardwright.server.store.log import Entry, MatchLog, Taken, Unconfirmed
from cardwright.server.store.migrations import bring_up_to_date
from cardwright.server.store.moderation import Moderation
from cardwright.server.store.mutes import Mutes
from cardwright.server.store.players import Players
from cardwright.server.store.postgres_database import PostgresDatabase
from cardwright.server.store.postgres_log import FAILURES, open_postgres_log
from cardwright.server.store.ratings import Ratings
from cardwright.server.store.refusals import AlreadySeated, NameTaken, NotOpen, SeatTaken, StoreRefusal
from cardwright.server.store.rows import DeckRecord, RatingRecord, SeatRecord, SessionRecord, TableRecord
from cardwright.server.store.sessions import Sessions
from cardwright.server.store.sqlite_database import SqliteDatabase
from cardwright.server.store.sqlite_log import SqliteLog
from cardwright.server.store.tables import Tables

__all__ = [
    "Store",
    "open_store",
    "AlreadySeated",
    "DeckRecord",
    "Entry",
    "MatchLog",
    "NameTaken",
    "NotOpen",
    "RatingRecord",
    "StoreRefusal",
    "SeatRecord",
    "SeatTaken",
    "SessionRecord",
    "TableRecord",
    "Taken",
    "Unconfirmed",
]


PROBE: Final = text("UPDATE alembic_version SET version_num = version_num")


@dataclass(frozen=True)
class Store:
    """Everything, open; ``close`` returns when all of it is durable."""

    database: Database
    log: MatchLog
    players: Players
    sessions: Sessions
    decks: Decks
    tables: Tables
    analyses: Analyses
    ratings: Ratings
    mutes: Mutes
    friends: Friends
    places: KnownPlaces
    factors: Factors
    emails: EmailAddresses
    moderation: Moderation

    @property
    def engine(self) -> AsyncEngine:
        return self.database.engine

    async def probe(self) -> None:
        """Write something that changes nothing wherever the server writes; raises what keeps it from being stored."""
        await self.database.write(lambda db: db.execute(PROBE).rowcount)
        await self.log.probe()

    async def close(self) -> None:
        await self.log.close()
        await self.database.close()


async def open_store(settings: Settings) -> Store:
    """Open what the settings name, and create or update it if necessary; raises ``BadInput`` if that fails."""
    async with opening(settings) as database:
        await bring_up_to_date(database)
        log = await open_log(settings)
    return Store(
        database=database,
        log=log,
        players=Players(database),
        sessions=Sessions(database),
        decks=Decks(database),
        tables=Tables(database),
        analyses=Analyses(database),
        ratings=Ratings(database),
        mutes=Mutes(database),
        friends=Friends(database),
        places=KnownPlaces(database),
        factors=Factors(database),
        emails=EmailAddresses(database),
        moderation=Moderation(database),
    )


async def open_log(settings: Settings) -> MatchLog:
    if settings.database:
        return await open_postgres_log(settings.database)
    return SqliteLog(settings.data / LOG)


@asynccontextmanager
async def opening(settings: Settings) -> AsyncIterator[Database]:
    database: Database | None = None
    try:
        if not settings.database:
            prepare(settings.data)
            database = SqliteDatabase(settings.data / DATABASE)
        else:
            database = PostgresDatabase(settings.database)
        yield database
    except (*FAILURES, sqlite3.Error, SQLAlchemyError) as error:
        reason = getattr(error, "orig", None) or error
        where = "the database" if settings.database else f"the data folder {settings.data}"
        if database is not None:
            await database.close()
        raise BadInput(f"{where} cannot be used: {reason}") from error
    except BaseException:
        if database is not None:
            await database.close()
        raise
