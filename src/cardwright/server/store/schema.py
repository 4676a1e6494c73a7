"""The tables of the database, beside the match log."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    UniqueConstraint,
)

from cardwright.server.store.words import Prose, Words

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("id", Words(32), primary_key=True),
    Column("name", Words(40), nullable=False),
    Column("key", Words(120), unique=True),  # the name without case (which can be longer); null once deleted
    Column("password", Words(200)),  # null: a guest, or deleted
    Column("guest", Boolean, nullable=False),
    Column("banned", Words(200), nullable=False, default=""),  # why, if so
    Column("deleted", Boolean, nullable=False, default=False),
    Column("created", Float, nullable=False),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", Words(64), primary_key=True),  # a hash of the cookie, which only its owner has
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("agent", Words(200), nullable=False, default=""),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("expires", Float, nullable=False, index=True),
)

DECKS: Final = Table(
    "decks",
    METADATA,
    Column("id", Words(32), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", Words(40), nullable=False),
    Column("name", Words(60), nullable=False),
    Column("text", Prose(), nullable=False),
    Column("updated", Float, nullable=False),
    UniqueConstraint("player", "game", "name"),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Words(32), primary_key=True),
    Column("game", Words(40), nullable=False),
    Column("variant", Words(40), nullable=False),
    Column("options", Prose(), nullable=False),  # JSON: every option of the match, so that it never changes
    Column("cards", Words(64), nullable=False),  # the digest of the cards it is played with
    Column("size", Integer, nullable=False),  # how many seats
    Column("kind", Words(10), nullable=False),  # open, private, quick, rematch, bot, lesson
    Column("rated", Boolean, nullable=False),
    Column("clock", Boolean, nullable=False),
    Column("stand_in", Words(40), nullable=False, default=""),  # the bot that plays for whoever is away; "" none does
    Column("status", Words(10), nullable=False),  # open, playing, over, void
    Column("invite", Words(40), nullable=False, default=""),
    Column("maker", Words(32), nullable=False, default=""),
    Column("secret", Words(64), nullable=False),  # half of the shuffle; nobody may see it before the end
    Column("commitment", Words(64), nullable=False),
    Column("start", Prose()),  # JSON: the position it begins from, where that is not a new match
    Column("result", Prose()),  # JSON: the winners
    Column("reason", Words(40), nullable=False, default=""),
    Column("mark", Words(64), nullable=False, default=""),  # the digest of the last position
    Column("rematch", Words(32), nullable=False, default=""),  # the table that followed
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Index("ix_tables_status", "status", "kind", "game"),
    Index("ix_tables_invite", "invite"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", Words(32), index=True),  # null: a bot, or nobody yet
    Column("bot", Words(40), nullable=False, default=""),
    Column("name", Words(40), nullable=False, default=""),
    Column("deck", Prose(), nullable=False, default=""),
    Column("salt", Words(64), nullable=False, default=""),
    Column("fill", Boolean, nullable=False, default=False),  # whether he would play with bots, of a quick match
    Column("left", Boolean, nullable=False, default=False),  # whether he plays there no longer, though others do
    UniqueConstraint("table", "player"),  # nobody plays himself
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Words(40), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", Float, nullable=False),
    Index("ix_ratings_game", "game", "rating"),
)

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", Words(32), primary_key=True),
)

# On PostgreSQL the match log is in the same database; on SQLite in a file of its own (see log.py).
LOG: Final = Table(
    "log",
    METADATA,
    Column("match", Words(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", Words(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", BigInteger, nullable=False),
    Column("mark", Words(64), nullable=False, default=""),
)
