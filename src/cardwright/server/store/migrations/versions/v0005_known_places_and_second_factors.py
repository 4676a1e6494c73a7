"""Where players have logged in from, and the second factors of accounts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "places",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("place", sa.String(64), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("player", "place", name="pk_places"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_places_player", ondelete="CASCADE"),
    )
    op.create_table(
        "factors",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("step", sa.BigInteger, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_factors"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_factors_player", ondelete="CASCADE"),
    )
    op.create_table(
        "recovery",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("player", "code", name="pk_recovery"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_recovery_player", ondelete="CASCADE"),
    )


def downgrade() -> None:
    for name in ("recovery", "factors", "places"):
        op.drop_table(name)
