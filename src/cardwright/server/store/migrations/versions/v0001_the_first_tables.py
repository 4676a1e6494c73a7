"""The first tables: players, sessions, decks, tables, seats, ratings, mutes, and with PostgreSQL the match log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("key", sa.String(120)),
        sa.Column("password", sa.String(200)),
        sa.Column("guest", sa.Boolean, nullable=False),
        sa.Column("banned", sa.String(200), nullable=False),
        sa.Column("deleted", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sa.UniqueConstraint("key", name="uq_players_key"),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("agent", sa.String(200), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_sessions_player", ondelete="CASCADE"),
    )
    op.create_index("ix_sessions_player", "sessions", ["player"])
    op.create_index("ix_sessions_expires", "sessions", ["expires"])
    op.create_table(
        "decks",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_decks"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_decks_player", ondelete="CASCADE"),
        sa.UniqueConstraint("player", "game", "name", name="uq_decks_player"),
    )
    op.create_index("ix_decks_player", "decks", ["player"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("variant", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("cards", sa.String(64), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("invite", sa.String(40), nullable=False),
        sa.Column("maker", sa.String(32), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("start", sa.Text),
        sa.Column("result", sa.Text),
        sa.Column("reason", sa.String(40), nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("rematch", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("started", sa.Float),
        sa.Column("ended", sa.Float),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status", "tables", ["status", "kind", "game"])
    op.create_index("ix_tables_invite", "tables", ["invite"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.String(32)),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("deck", sa.Text, nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table", ondelete="CASCADE"),
        sa.UniqueConstraint("table", "player", name="uq_seats_table"),
    )
    op.create_index("ix_seats_player", "seats", ["player"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("player", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_ratings_player", ondelete="CASCADE"),
    )
    op.create_index("ix_ratings_game", "ratings", ["game", "rating"])
    op.create_table(
        "mutes",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("muted", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("player", "muted", name="pk_mutes"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_mutes_player", ondelete="CASCADE"),
    )
    if op.get_bind().dialect.name == "postgresql":
        add_log()


def add_log() -> None:
    op.create_table(
        "log",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.BigInteger, nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("match", "number", name="pk_log"),
    )


def downgrade() -> None:
    names = ["mutes", "ratings", "seats", "tables", "decks", "sessions", "players"]
    if op.get_bind().dialect.name == "postgresql":
        names.append("log")
    for name in names:
        op.drop_table(name)
