"""What Alembic runs for each of its commands: on the connection it was given, in that connection's transaction."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from cardwright.server.store.schema import METADATA


def belongs(_: object, name: str | None, kind: str, *__: object) -> bool:
    """With SQLite the match log is in a file of its own."""
    connection: Connection = context.config.attributes["connection"]
    return connection.dialect.name == "postgresql" or (kind, name) != ("table", "log")


context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    include_object=belongs,
    transactional_ddl=True,
    render_as_batch=True,
    compare_type=True,
)
context.run_migrations()
