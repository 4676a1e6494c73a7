"""Friends, what a match changed of the ratings, and whether a private match may be watched."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "friends",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("friend", sa.String(32), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("player", "friend", name="pk_friends"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_friends_player", ondelete="CASCADE"),
    )
    op.create_index("ix_friends_friend", "friends", ["friend"])
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("onlookers", sa.Boolean, nullable=False, server_default=sa.true()))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("rating", sa.Integer))
        seats.add_column(sa.Column("change", sa.Integer))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("change")
        seats.drop_column("rating")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("onlookers")
    op.drop_table("friends")
