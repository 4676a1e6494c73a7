"""A table without a match: nobody has come yet, or nobody can go on with it."""

from __future__ import annotations

import time
from hashlib import blake2b
from typing import Final

import msgspec
from msgspec import Raw

from cardwright.kernel.state import NOBODY
from cardwright.server.lobby.hosting import hosts
from cardwright.server.store import Store
from cardwright.server.store.rows import ABORTED, CHANGED, STOPPED, TableRecord
from cardwright.server.tables.letters import ToTable
from cardwright.server.tables.pinned import rules_of
from cardwright.server.tables.standing_in import leaving
from cardwright.wire.socket import Done, Refused, Unwatch, Watch
from cardwright.wire.view import Look, Shuffle, Sitting

WAITING: Final = "waiting "  # how the lives of tables without a match begin
OWN: Final = 0  # the number of a request that the server itself makes for a connection


async def waiting_look(store: Store, letter: ToTable, record: TableRecord | None) -> list[Done | Refused | Look]:
    """The answers to a request about a table without a match."""
    request = letter.request
    if record is None:
        return [Refused(request.id, "there is no such table")]
    if isinstance(request, Unwatch):
        return [Done(request.id)]
    nothing_won = record.status == "void" or record.reason in (ABORTED, CHANGED)
    if nothing_won and request.id == OWN and isinstance(request, Watch):
        return [look(record, letter.player.id, len(await store.log.read(record.id)))]
    if record.status == STOPPED and isinstance(request, Watch) and may_watch(record, letter):
        return [Done(request.id), look(record, letter.player.id, len(await store.log.read(record.id)))]
    if record.status != "open":
        return [Refused(request.id, why_nothing(record))]
    if not isinstance(request, Watch):
        return [Refused(request.id, "the match has not begun")]
    if not may_watch(record, letter):
        return [Refused(request.id, why_private(record, request.invite))]
    if request.salt and record.seat_of(letter.player.id) is not None:
        await store.tables.set_salt(record.id, letter.player.id, request.salt)
    return [Done(request.id), look(record, letter.player.id)]


def waits(life: str) -> bool:
    """Whether a life is one of a table without a match."""
    return life.startswith(WAITING)


def life_of(record: TableRecord | None) -> str:
    """The life of a table without a match changes with everything about it; "" if it has a match to run."""
    if record is not None and record.status in ("playing", "over"):
        return ""
    return WAITING + blake2b(msgspec.json.encode(record), digest_size=8).hexdigest()


def may_watch(record: TableRecord, letter: ToTable) -> bool:
    invite = letter.request.invite if isinstance(letter.request, Watch) else ""
    return record.seat_of(letter.player.id) is not None or not why_private(record, invite)


def why_private(record: TableRecord, invite: str) -> str:
    """Why somebody who does not sit at a table may not watch it; "" if they may."""
    if record.kind != "private":
        return ""
    if invite != record.invite:
        return "this table is private; only those who were invited can watch it"
    return "" if record.onlookers else "who opened this table wants no onlookers"


def why_nothing(record: TableRecord) -> str:
    """Why a table has nothing to show."""
    if record.status == STOPPED:
        return "this match has stopped because of a fault in the server; nothing is lost, and it can be reopened"
    if record.status == "void":
        return "this table closed before a match began"
    if record.reason == ABORTED:
        return "this match was left before everybody had played: it has no result"
    if record.reason == CHANGED:
        return "this match ended without a result: its cards or rules have changed since it began"
    return "this match was played with other cards or rules and cannot be shown any more"


def look(record: TableRecord, player: str, number: int = 0) -> Look:
    """The table itself; ``number`` is how many entries the log of its match has."""
    seat = record.seat_of(player)
    return Look(
        table=record.id,
        game=record.game,
        status=record.status,
        seat=NOBODY if seat is None else seat,
        number=number,
        now=time.time(),
        seats=[Sitting(name=s.name, face=s.face, player=s.player or "", bot=s.bot) for s in record.seats],
        onlookers=0,
        position=Raw(b"null"),
        events=[],
        heard=0,
        afresh=True,
        asked=[],
        question=None,
        shuffle=Shuffle(record.commitment),
        rated=record.rated,
        undo="the match has not begun",
        rules=rules_of(record),
        kind=record.kind,
        leaving=leaving(record),
        hosts=hosts(record, player),
        result=record.result,
        reason=record.reason,
        rematch=record.rematch,
    )
