"""A code with which the owner of an account sets a new password."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    with op.batch_alter_table("players") as players:
        players.add_column(sa.Column("recovery", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("players") as players:
        players.drop_column("recovery")
