"""Brings the database to its present form, step by step; each step is a file in versions/."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text

from cardwright.kernel.errors import BadInput
from cardwright.server.store.database import Database

LOCK = 0x63617264  # any number, the same in all nodes


def config(connection: Connection) -> Config:
    """What Alembic is told; env.py finds the connection in it."""
    made = Config(attributes={"connection": connection})
    made.set_main_option("script_location", str(Path(__file__).parent))
    made.set_main_option("path_separator", "os")
    return made


def upgrade(connection: Connection, revision: str = "head") -> None:
    command.upgrade(config(connection), revision)


def downgrade(connection: Connection, revision: str = "base") -> None:
    command.downgrade(config(connection), revision)


async def bring_up_to_date(database: Database) -> None:
    """All steps, or nothing; of several nodes that start at once, one does them and the others wait."""
    try:
        await database.write(upgrade_alone)
    except CommandError as error:
        raise BadInput(f"the database was made by another version of Cardwright: {error}") from None


def upgrade_alone(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # SQLite has one writer anyway
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    upgrade(connection)
