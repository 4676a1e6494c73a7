"""The analyses of finished matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("worker", sa.String(32), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("told", sa.Float, nullable=False),
        sa.Column("ahead", sa.Integer, nullable=False),
        sa.Column("judged", sa.Integer, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("problem", sa.String(200), nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_analyses")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_analyses_table"), ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("analyses")
