"""The tables of the database, besides the match log."""

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

from cardwright.server.store.text_column import LongText, ShortText

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
    Column("id", ShortText(32), primary_key=True),
    Column("name", ShortText(40), nullable=False),
    Column("key", ShortText(120), unique=True),  # the name without case (which can be longer); null once deleted
    Column("skeleton", ShortText(200), unique=True),  # what it looks like; null also where an older name looks the same
    Column("password", ShortText(200)),  # null: a guest, or deleted
    Column("recovery", ShortText(64), nullable=False, default=""),  # a hash of the code that sets a new one, or ""
    Column("guest", Boolean, nullable=False),
    Column("banned", ShortText(200), nullable=False, default=""),  # why, or ""
    Column("moderator", Boolean, nullable=False, default=False),
    Column("muted_until", Float, nullable=False, default=0.0),
    Column("deleted", Boolean, nullable=False, default=False),
    Column("face", ShortText(80), nullable=False, default=""),  # the card whose picture they chose, or ""
    Column("created", Float, nullable=False),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", ShortText(64), primary_key=True),  # a hash of the cookie, which only its owner has
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("agent", ShortText(200), nullable=False, default=""),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("expires", Float, nullable=False, index=True),
)

DECKS: Final = Table(
    "decks",
    METADATA,
    Column("id", ShortText(32), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", ShortText(40), nullable=False),
    Column("name", ShortText(60), nullable=False),
    Column("text", LongText(), nullable=False),
    Column("updated", Float, nullable=False),
    UniqueConstraint("player", "game", "name"),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", ShortText(32), primary_key=True),
    Column("game", ShortText(40), nullable=False),
    Column("variant", ShortText(40), nullable=False),
    Column("options", LongText(), nullable=False),  # JSON: every option of the match, so that it never changes
    Column("cards", ShortText(64), nullable=False),  # the digest of the cards it is played with
    Column("rules", ShortText(64), nullable=False, default=""),  # and of the rules
    Column("changes", LongText(), nullable=False, default="{}"),  # JSON: what is printed on cards instead, by key
    Column("size", Integer, nullable=False),  # how many seats
    Column("kind", ShortText(10), nullable=False),  # open, private, quick, rematch, bot, lesson
    Column("rated", Boolean, nullable=False),
    Column("clock", Boolean, nullable=False),
    Column("stand_in", ShortText(40), nullable=False, default=""),  # the bot that plays for people who are away, or ""
    Column("status", ShortText(10), nullable=False),  # open, playing, over, void
    Column("invite", ShortText(40), nullable=False, default=""),
    Column("maker", ShortText(32), nullable=False, default=""),
    Column("onlookers", Boolean, nullable=False, default=True),  # whether who has the invite may watch
    Column("secret", ShortText(64), nullable=False),  # half of the shuffle; nobody may see it before the end
    Column("commitment", ShortText(64), nullable=False),
    Column("shuffle", Integer, nullable=False, default=1),  # its version
    Column("start", LongText()),  # JSON: the position it begins from, where that is not a new match
    Column("result", LongText()),  # JSON: the winners
    Column("reason", ShortText(40), nullable=False, default=""),
    Column("mark", ShortText(64), nullable=False, default=""),  # the digest of the last position
    Column("rematch", ShortText(32), nullable=False, default=""),  # the table that followed
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
    Column("player", ShortText(32), index=True),  # null: a bot, or nobody yet
    Column("bot", ShortText(40), nullable=False, default=""),
    Column("name", ShortText(40), nullable=False, default=""),
    Column("face", ShortText(80), nullable=False, default=""),
    Column("deck", LongText(), nullable=False, default=""),
    Column("salt", ShortText(64), nullable=False, default=""),
    Column("fill", Boolean, nullable=False, default=False),  # whether the player of a quick match accepts bots
    Column("left", Boolean, nullable=False, default=False),  # whether the player has stopped, though others play on
    Column("rating", Integer),  # before the match, once it is over and was rated
    Column("change", Integer),  # and what the match made of it
    UniqueConstraint("table", "player"),  # nobody plays against themselves
)

ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("mark", ShortText(64), nullable=False),  # of the rules and the bots it follows from
    Column("worker", ShortText(32), nullable=False),  # who works on it, of all nodes
    Column("state", ShortText(10), nullable=False),  # waiting, running, done, failed
    Column("told", Float, nullable=False),  # when the worker last said so
    Column("ahead", Integer, nullable=False),
    Column("judged", Integer, nullable=False),
    Column("count", Integer, nullable=False),
    Column("problem", ShortText(200), nullable=False),
    Column("outcome", LongText(), nullable=False),  # JSON, or ""
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("game", ShortText(40), primary_key=True),
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
    Column("muted", ShortText(32), primary_key=True),
)

FRIENDS: Final = Table(
    "friends",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("friend", ShortText(32), primary_key=True, index=True),  # they are friends when both have said so
    Column("since", Float, nullable=False),
)

PLACES: Final = Table(
    "places",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("place", ShortText(64), primary_key=True),  # a hash of the player with a browser's cookie, or a network
    Column("seen", Float, nullable=False),
)

FACTORS: Final = Table(
    "factors",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("secret", ShortText(64), nullable=False),  # what the player's app has too
    Column("confirmed", Boolean, nullable=False),
    Column("step", BigInteger, nullable=False),  # of the last code that was used; none works twice
    Column("created", Float, nullable=False),
)

RECOVERY: Final = Table(
    "recovery",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("code", ShortText(64), primary_key=True),  # a hash; gone once used
)

EMAILS: Final = Table(
    "emails",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("address", ShortText(254), nullable=False, default="", index=True),  # confirmed, or ""
    Column("waiting", ShortText(254), nullable=False, default=""),  # to be confirmed, or ""
    Column("confirmation", ShortText(64), nullable=False, default=""),  # a hash of the code that confirms it
    Column("confirm_by", Float, nullable=False, default=0.0),
    Column("recovery", ShortText(64), nullable=False, default=""),  # a hash of the code that was sent to the address
    Column("recover_by", Float, nullable=False, default=0.0),
)

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", ShortText(32), primary_key=True),
    Column("at", Float, nullable=False),
    Column("reporter", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("accused", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("table", ShortText(32), nullable=False),
    Column("reason", LongText(), nullable=False),
    Column("talk", LongText(), nullable=False),  # JSON: what was said at the table, by whom
    Column("open", Boolean, nullable=False),
    Index("ix_reports_open", "open", "at"),
)

DEEDS: Final = Table(
    "deeds",
    METADATA,
    Column("id", ShortText(32), primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("by", ShortText(32), nullable=False),  # the moderator; "" is the operator
    Column("deed", ShortText(10), nullable=False),  # mute, unmute, ban, unban, close, reopen, appoint, dismiss
    Column("player", ShortText(32), nullable=False, index=True),
    Column("why", LongText(), nullable=False),
    Column("report", ShortText(32), nullable=False),
)

# On PostgreSQL the match log is in the same database; on SQLite in a file of its own (see log.py).
LOG: Final = Table(
    "log",
    METADATA,
    Column("match", ShortText(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", ShortText(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", BigInteger, nullable=False),
    Column("mark", ShortText(64), nullable=False, default=""),
)
