"""The players whose chat a player does not want to read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.server.api.endpoint import ROOT, Call, Endpoint, Refusal

if TYPE_CHECKING:
    from cardwright.server.node import Node

MOST: Final = 1_000


async def listed(node: Node, call: Call) -> list[str]:
    return sorted(await node.store.mutes.of(call.me.id))


async def mute(node: Node, call: Call) -> None:
    other = await node.store.players.get(call.path["player"])
    if other is None:
        raise Refusal(404, "there is no such player")
    if other.id == call.me.id:
        raise Refusal(409, "you cannot mute yourself")
    if len(await node.store.mutes.of(call.me.id)) >= MOST:
        raise Refusal(409, f"you have already muted {MOST} players, which is the most")
    await node.store.mutes.add(call.me.id, other.id)


async def unmute(node: Node, call: Call) -> None:
    await node.store.mutes.remove(call.me.id, call.path["player"])


ENDPOINTS: Final = (
    Endpoint("GET", f"{ROOT}/mutes", listed, answer=list[str], summary="The muted players"),
    Endpoint("PUT", f"{ROOT}/mutes/{{player}}", mute, summary="Stop reading a player's chat", refuses=(409,)),
    Endpoint("DELETE", f"{ROOT}/mutes/{{player}}", unmute, summary="Read a player's chat again"),
)
