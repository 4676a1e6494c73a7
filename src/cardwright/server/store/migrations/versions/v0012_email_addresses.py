"""The e-mail addresses of accounts, and the codes that were sent there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "emails",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("address", sa.String(254), nullable=False, server_default=""),
        sa.Column("waiting", sa.String(254), nullable=False, server_default=""),
        sa.Column("confirmation", sa.String(64), nullable=False, server_default=""),
        sa.Column("confirm_by", sa.Float, nullable=False, server_default="0"),
        sa.Column("recovery", sa.String(64), nullable=False, server_default=""),
        sa.Column("recover_by", sa.Float, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("player", name=op.f("pk_emails")),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_emails_player"), ondelete="CASCADE"),
    )
    op.create_index("ix_emails_address", "emails", ["address"])


def downgrade() -> None:
    op.drop_table("emails")
