"""The cards whose pictures stand for players, at their seats too."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    for name in ("players", "seats"):
        with op.batch_alter_table(name) as table:
            table.add_column(sa.Column("face", sa.String(80), nullable=False, server_default=""))


def downgrade() -> None:
    for name in ("players", "seats"):
        with op.batch_alter_table(name) as table:
            table.drop_column("face")
