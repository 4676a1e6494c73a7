"""An account's friends: asked, accepted, and seen when they are there."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from cardwright.server.api.endpoint import ACCOUNT, ROOT, Call, Endpoint, Refusal
from cardwright.server.store.friends import FriendRecord
from cardwright.server.store.rows import PUBLIC
from cardwright.wire.bodies.friends import FriendFacts, NewFriend

if TYPE_CHECKING:
    from cardwright.server.node import Node

MOST: Final = 200
LATEST: Final = 5  # of a friend's tables, among which one may be watched


async def listed(node: Node, call: Call) -> list[FriendFacts]:
    muted = await node.store.mutes.of(call.me.id)
    known = [each for each in await node.store.friends.of(call.me.id) if each.asked or each.player not in muted]
    return [await facts(node, each) for each in known]


async def facts(node: Node, friend: FriendRecord) -> FriendFacts:
    state = "friend" if friend.asked and friend.asks else "asked" if friend.asked else "asks"
    if state != "friend":
        return FriendFacts(friend.player, friend.name, state, False, face=friend.face)
    online, table = node.dispatcher.online.has(friend.player), await played(node, friend.player)
    return FriendFacts(friend.player, friend.name, state, online, table, friend.face)


async def played(node: Node, player: str) -> str:
    """The table where somebody plays a match that anybody can watch."""
    tables = await node.store.tables.of_player(player, LATEST)
    return next((table.id for table in tables if table.status == "playing" and table.kind in PUBLIC), "")


async def add(node: Node, call: Call) -> None:
    """Ask somebody to be a friend, or say yes to who asks."""
    found = await node.store.players.by_name(" ".join(call.body.name.split())) if call.body.name else None
    other = found[0] if found else await node.store.players.get(call.body.player) if call.body.player else None
    if other is None or other.guest:
        raise Refusal(404, f'there is no account "{call.body.name}"' if call.body.name else "there is no such account")
    if other.id == call.me.id:
        raise Refusal(409, "you cannot be a friend of your own")
    if len(await node.store.friends.of(call.me.id)) >= MOST:
        raise Refusal(409, f"there are already {MOST} names on your list, which is the most")
    await node.store.friends.add(call.me.id, other.id, time.time())


async def remove(node: Node, call: Call) -> None:
    await node.store.friends.remove(call.me.id, call.path["player"])


ENDPOINTS: Final = (
    Endpoint("GET", f"{ROOT}/friends", listed, answer=list[FriendFacts], summary="The player's friends", who=ACCOUNT),
    Endpoint(
        "POST",
        f"{ROOT}/friends",
        add,
        NewFriend,
        summary="Ask somebody to be a friend, or say yes",
        who=ACCOUNT,
        limit="friend",
        refuses=(404, 409),
    ),
    Endpoint("DELETE", f"{ROOT}/friends/{{player}}", remove, summary="Be friends no more, or say no", who=ACCOUNT),
)
