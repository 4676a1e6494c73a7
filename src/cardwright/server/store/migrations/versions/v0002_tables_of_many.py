"""Tables of more than two: who plays for somebody who is away, who would play with bots, who has left a match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("stand_in", sa.String(40), nullable=False, server_default=""))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("fill", sa.Boolean, nullable=False, server_default=sa.false()))
        seats.add_column(sa.Column("left", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("left")
        seats.drop_column("fill")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("stand_in")
