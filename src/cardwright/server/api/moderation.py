"""What moderators see and do: reports with what was said, mutes, bans, and the list of what was done."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated, Final, Literal

from msgspec import Meta

from cardwright.server.api.endpoint import MODERATOR, ROOT, Call, Endpoint, Refusal
from cardwright.server.player import Player
from cardwright.server.store.rows import DeedRecord, ReportRecord
from cardwright.wire.bodies.moderation import DeedShown, MuteFor, ReasonGiven, ReportShown, SpokenLine, UnderReview

if TYPE_CHECKING:
    from cardwright.server.node import Node

HOUR: Final = 3_600.0
WHICH: Final = {"status": Literal["open", "closed"]}
BY_NAME: Final = {"name": Annotated[str, Meta(max_length=40)]}


class Names:
    """Looks each player up once."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.known: dict[str, Player | None] = {}

    async def of(self, player: str) -> str:
        found = await self.player(player)
        return found.name if found else ""

    async def player(self, id: str) -> Player | None:
        if id not in self.known:
            self.known[id] = await self.node.store.players.get(id)
        return self.known[id]


async def reports(node: Node, call: Call) -> list[ReportShown]:
    names = Names(node)
    found = await node.store.moderation.reports(call.query.get("status", "open") == "open")
    return [await shown(node, names, report) for report in found]


async def shown(node: Node, names: Names, report: ReportRecord) -> ReportShown:
    table, accused = await node.store.tables.get(report.table), await names.player(report.accused)
    assert accused is not None
    return ReportShown(
        report=report.id,
        at=report.at,
        open=report.open,
        reporter=report.reporter,
        reporter_name=await names.of(report.reporter),
        accused=reviewed(accused),
        reason=report.reason,
        table=report.table,
        game=table.game if table else "",
        status=table.status if table else "",
        ended=table.reason if table else "",
        talk=[SpokenLine(line.at, await names.of(line.player), line.text, line.emote) for line in report.talk],
    )


def reviewed(player: Player) -> UnderReview:
    muted = player.muted_until if player.muted_until > time.time() else 0.0
    return UnderReview(player.id, player.name, player.guest, player.moderator, player.banned, muted)


async def close(node: Node, call: Call) -> None:
    await set_open(node, call, False)


async def reopen(node: Node, call: Call) -> None:
    await set_open(node, call, True)


async def set_open(node: Node, call: Call, is_open: bool) -> None:
    report, why = call.path["report"], call.body.why
    if not await node.store.moderation.set_open(call.me.id, report, is_open, why, time.time()):
        raise Refusal(404, f"there is no such report that is {'closed' if is_open else 'open'}")


async def named(node: Node, call: Call) -> UnderReview:
    found = await node.store.players.by_name(call.query.get("name", ""))
    if found is None:
        raise Refusal(404, "there is no player of that name")
    return reviewed(found[0])


async def accused(node: Node, call: Call) -> Player:
    """The player a deed is about; moderators are out of each other's reach."""
    found = await node.store.players.get(call.path["player"])
    if found is None:
        raise Refusal(404, "there is no such player")
    if found.moderator:
        raise Refusal(409, f"{found.name} is a moderator: only the operator can do that")
    return found


async def mute(node: Node, call: Call) -> None:
    player, now = await accused(node, call), time.time()
    await node.store.moderation.mute(call.me.id, player.id, now + call.body.hours * HOUR, call.body.why, now)


async def unmute(node: Node, call: Call) -> None:
    await node.store.moderation.unmute(call.me.id, (await accused(node, call)).id, call.body.why, time.time())


async def ban(node: Node, call: Call) -> None:
    player = await accused(node, call)
    await node.store.moderation.ban(call.me.id, player.id, call.body.why, time.time())
    await node.dispatcher.sessions_changed(player.id)


async def unban(node: Node, call: Call) -> None:
    await node.store.moderation.unban(call.me.id, (await accused(node, call)).id, call.body.why, time.time())


async def deeds(node: Node, _: Call) -> list[DeedShown]:
    names = Names(node)
    return [await deed_shown(names, deed) for deed in await node.store.moderation.deeds()]


async def deed_shown(names: Names, deed: DeedRecord) -> DeedShown:
    by, player = await names.of(deed.by) if deed.by else "", await names.of(deed.player)
    return DeedShown(deed.at, by, deed.deed, deed.player, player, deed.why, deed.report)


def path(rest: str) -> str:
    return f"{ROOT}/moderation/{rest}"


ENDPOINTS: Final = (
    Endpoint("GET", path("reports"), reports, None, list[ReportShown], "Reports and talk", MODERATOR, query=WHICH),
    Endpoint("POST", path("reports/{report}/close"), close, ReasonGiven, None, "Close a report", MODERATOR),
    Endpoint("POST", path("reports/{report}/reopen"), reopen, ReasonGiven, None, "Open a report again", MODERATOR),
    Endpoint(
        "GET", path("player"), named, None, UnderReview, "A player by name", MODERATOR, query=BY_NAME, refuses=(404,)
    ),
    Endpoint(
        "POST",
        path("players/{player}/mute"),
        mute,
        MuteFor,
        None,
        "Let a player say nothing for some hours",
        MODERATOR,
        refuses=(409,),
    ),
    Endpoint(
        "POST", path("players/{player}/unmute"), unmute, ReasonGiven, None, "Lift a mute", MODERATOR, refuses=(409,)
    ),
    Endpoint(
        "POST", path("players/{player}/ban"), ban, ReasonGiven, None, "Shut a player out", MODERATOR, refuses=(409,)
    ),
    Endpoint("POST", path("players/{player}/unban"), unban, ReasonGiven, None, "Lift a ban", MODERATOR, refuses=(409,)),
    Endpoint("GET", path("deeds"), deeds, None, list[DeedShown], "What moderators did, the newest first", MODERATOR),
)
