"""Names that look alike count as the same. Of those that already do, the oldest keeps the likeness."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from cardwright.server.store.likeness import skeleton

revision = "0004"
down_revision = "0003"

PLAYERS = sa.table("players", *map(sa.column, ("id", "name", "key", "created", "skeleton")))


def upgrade() -> None:
    with op.batch_alter_table("players") as players:
        players.add_column(sa.Column("skeleton", sa.String(200)))
    seen: set[str] = set()
    connection = op.get_bind()
    named = sa.select(PLAYERS.c.id, PLAYERS.c.name).where(PLAYERS.c.key.is_not(None))
    for id, name in connection.execute(named.order_by(PLAYERS.c.created, PLAYERS.c.id)).all():
        like = skeleton(name)
        if like not in seen:
            seen.add(like)
            connection.execute(sa.update(PLAYERS).where(PLAYERS.c.id == id).values(skeleton=like))
    with op.batch_alter_table("players") as players:
        players.create_unique_constraint("uq_players_skeleton", ["skeleton"])


def downgrade() -> None:
    with op.batch_alter_table("players") as players:
        players.drop_constraint("uq_players_skeleton", type_="unique")
        players.drop_column("skeleton")
