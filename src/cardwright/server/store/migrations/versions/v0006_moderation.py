"""Moderators, mutes, reports, and what moderators did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    with op.batch_alter_table("players") as players:
        players.add_column(sa.Column("moderator", sa.Boolean, nullable=False, server_default=sa.false()))
        players.add_column(sa.Column("muted_until", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("accused", sa.String(32), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("talk", sa.Text, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(["reporter"], ["players.id"], name="fk_reports_reporter", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["accused"], ["players.id"], name="fk_reports_accused", ondelete="CASCADE"),
    )
    op.create_index("ix_reports_open", "reports", ["open", "at"])
    op.create_table(
        "deeds",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("deed", sa.String(10), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("report", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deeds"),
    )
    op.create_index("ix_deeds_at", "deeds", ["at"])
    op.create_index("ix_deeds_player", "deeds", ["player"])


def downgrade() -> None:
    for name in ("deeds", "reports"):
        op.drop_table(name)
    with op.batch_alter_table("players") as players:
        players.drop_column("muted_until")
        players.drop_column("moderator")
