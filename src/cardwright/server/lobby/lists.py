"""Tables as a list shows them: in the lobby, among a player's own, in a player's history."""

from __future__ import annotations

from cardwright.server.store.rows import TableRecord
from cardwright.wire.bodies.lobby import Mine
from cardwright.wire.socket import OpenTable


def in_lobby(record: TableRecord) -> OpenTable:
    return OpenTable(
        table=record.id,
        game=record.game,
        variant=record.variant,
        rated=record.rated,
        status=record.status,
        seats=[seat.name for seat in record.seats],
        created=record.created,
    )


def of_player(record: TableRecord, player: str) -> Mine:
    seat = record.seat_of(player)
    return Mine(
        table=record.id,
        game=record.game,
        status=record.status,
        seats=[each.name for each in record.seats],
        seat=-1 if seat is None else seat,
        created=record.created,
        result=record.result,
        kind=record.kind,
        left=seat is not None and record.seats[seat].left,
        reason=record.reason,
    )
