"""The lobby over HTTP: tables to open, join and leave, quick matches, rematches, leaderboards, players."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from cardwright.server.api.endpoint import ANYONE, ROOT, Call, Endpoint, Refusal
from cardwright.server.api.games import game_of
from cardwright.server.lobby import NoSuchTable, NotPermitted
from cardwright.server.ratings import leaderboard, ratings_of
from cardwright.wire.bodies.lobby import Invitation, Join, Mine, NewTable, PutBot, Quick, QuickFacts, Seated
from cardwright.wire.bodies.players import PlayerFacts, Standing
from cardwright.wire.socket import OpenTable

if TYPE_CHECKING:
    from cardwright.server.node import Node


@contextmanager
def lobby_refusals() -> Iterator[None]:
    """What the lobby refuses, with the status that HTTP has for it."""
    try:
        yield
    except NoSuchTable as error:
        raise Refusal(404, str(error)) from None
    except NotPermitted as error:
        raise Refusal(403, str(error)) from None


async def listed(node: Node, _: Call) -> list[OpenTable]:
    return await node.lobby.listed()


async def mine(node: Node, call: Call) -> list[Mine]:
    return await node.lobby.mine(call.me)


async def make(node: Node, call: Call) -> Seated:
    with lobby_refusals():
        return await node.lobby.make(call.me, call.body)


async def join(node: Node, call: Call) -> Seated:
    with lobby_refusals():
        return await node.lobby.join(call.me, call.path["table"], call.body)


async def join_by_invite(node: Node, call: Call) -> Seated:
    with lobby_refusals():
        return await node.lobby.join_by_invite(call.me, call.path["invite"], call.body)


async def put_bot(node: Node, call: Call) -> Seated:
    with lobby_refusals():
        return await node.lobby.put_bot(call.me, call.path["table"], call.body)


async def leave(node: Node, call: Call) -> None:
    with lobby_refusals():
        await node.lobby.leave(call.me, call.path["table"])


async def rematch(node: Node, call: Call) -> Seated:
    with lobby_refusals():
        return await node.dispatcher.rematch(call.me, call.path["table"])  # which tells the onlookers too


async def quick(node: Node, call: Call) -> Seated:
    with lobby_refusals():
        return await node.lobby.quick(call.me, call.body)


async def quick_facts(node: Node, _: Call) -> QuickFacts:
    return await node.lobby.quick_facts(len(node.dispatcher.online.players()))


async def invitation(node: Node, call: Call) -> Invitation:
    with lobby_refusals():
        return await node.lobby.invitation(call.path["invite"])


async def stop_quick(node: Node, call: Call) -> None:
    await node.lobby.stop_quick(call.me.id)


async def leaders(node: Node, call: Call) -> list[Standing]:
    return await leaderboard(node.store, game_of(call.path["game"]).name)


async def player(node: Node, call: Call) -> PlayerFacts:
    found = await node.store.players.get(call.path["player"])
    if found is None:
        raise Refusal(404, "there is no such player")
    ratings = await ratings_of(node.store, found.id)
    return PlayerFacts(found.id, found.name, found.face, found.guest, ratings, await node.lobby.history(found.id))


BUSY: Final = (409,)  # the seat is taken, or the match has begun
ENDPOINTS: Final = (
    Endpoint("GET", f"{ROOT}/tables", listed, None, list[OpenTable], "What can be joined or watched", ANYONE),
    Endpoint("GET", f"{ROOT}/tables/mine", mine, None, list[Mine], "Where the player sits or sat, the newest first"),
    Endpoint("POST", f"{ROOT}/tables", make, NewTable, Seated, "Open a table", limit="table"),
    Endpoint("POST", f"{ROOT}/tables/{{table}}/join", join, Join, Seated, "Sit down at a table", refuses=BUSY),
    Endpoint("GET", f"{ROOT}/tables/join/{{invite}}", invitation, None, Invitation, "Who invites to what", ANYONE),
    Endpoint(
        "POST",
        f"{ROOT}/tables/join/{{invite}}",
        join_by_invite,
        Join,
        Seated,
        "Sit down at the table of an invite",
        refuses=BUSY,
    ),
    Endpoint(
        "POST",
        f"{ROOT}/tables/{{table}}/bots",
        put_bot,
        PutBot,
        Seated,
        "Put a bot on a seat of the player's own table before the match begins, or take it away",
        refuses=BUSY,
    ),
    Endpoint("POST", f"{ROOT}/tables/{{table}}/leave", leave, summary="Get up before the match begins"),
    Endpoint(
        "POST",
        f"{ROOT}/tables/{{table}}/rematch",
        rematch,
        None,
        Seated,
        "Offer a rematch, or accept the one that is offered",
        limit="table",
        refuses=BUSY,
    ),
    Endpoint("POST", f"{ROOT}/quick", quick, Quick, Seated, "Find somebody to play with", limit="table", refuses=BUSY),
    Endpoint("GET", f"{ROOT}/quick", quick_facts, None, QuickFacts, "Who is there, and who looks for a match", ANYONE),
    Endpoint("DELETE", f"{ROOT}/quick", stop_quick, summary="Stop looking for a match"),
    Endpoint(
        "GET",
        f"{ROOT}/leaderboard/{{game}}",
        leaders,
        None,
        list[Standing],
        "The strongest players of a game",
        ANYONE,
    ),
    Endpoint("GET", f"{ROOT}/players/{{player}}", player, None, PlayerFacts, "The public facts of a player", ANYONE),
)
