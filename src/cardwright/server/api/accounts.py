"""Logging in, managing an account, and leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from cardwright.server.accounts.session import Login
from cardwright.server.api.answering import too_often
from cardwright.server.api.endpoint import ACCOUNT, ANYONE, ROOT, Call, Endpoint, Refusal
from cardwright.server.store.players import key
from cardwright.wire.bodies import Confirmation, Credentials, Entered, Me, NewPassword, SessionSeen

if TYPE_CHECKING:
    from cardwright.server.node import Node

ASKED: Final = {"token": Literal["1"]}


async def register(node: Node, call: Call) -> Entered:
    return await let_in(node, call, await node.accounts.register(call.body.name, call.body.password, call.agent))


async def login(node: Node, call: Call) -> Entered:
    wait = node.limits.hit("login name", key(call.body.name))
    if wait is not None:
        raise too_often(wait)
    return await let_in(node, call, await node.accounts.login(call.body.name, call.body.password, call.agent))


async def guest(node: Node, call: Call) -> Entered:
    return await let_in(node, call, await node.accounts.guest(call.agent))


async def become_account(node: Node, call: Call) -> Entered:
    entry = await node.accounts.keep(call.entered, call.body.name, call.body.password, call.agent)
    await node.dispatcher.sessions_changed(call.me.id)
    return show(call, entry)


async def let_in(node: Node, call: Call, entry: Login) -> Entered:
    """Somebody has logged in; an earlier session in this browser ends."""
    if call.player is not None:
        await node.accounts.leave(call.entered)
        await node.dispatcher.sessions_changed(call.me.id)
    return show(call, entry)


def show(call: Call, entry: Login) -> Entered:
    """The new token, in the cookie or in the answer: never in both, so that no page can read the token of a cookie."""
    told = Entered(entry.player.id, entry.player.name, entry.player.guest)
    if "token" in call.query:
        told.token = entry.token
    else:
        call.grant = entry.token
    return told


async def me(_: Node, call: Call) -> Me:
    return Me(call.me.id, call.me.name, call.me.guest)


async def logout(node: Node, call: Call) -> None:
    await node.accounts.leave(call.entered)
    await node.dispatcher.sessions_changed(call.me.id)
    call.grant = ""


async def change_password(node: Node, call: Call) -> None:
    await node.accounts.change_password(call.entered, call.body.old, call.body.new)
    await node.dispatcher.sessions_changed(call.me.id)


async def delete(node: Node, call: Call) -> None:
    await node.accounts.delete(call.me, call.body.password)
    await node.dispatcher.sessions_changed(call.me.id)
    call.grant = ""


async def sessions(node: Node, call: Call) -> list[SessionSeen]:
    return [
        SessionSeen(record.id, record.created, record.seen, record.agent, record.id == call.session)
        for record in await node.accounts.sessions(call.me)
    ]


async def end_session(node: Node, call: Call) -> None:
    if not await node.store.sessions.end(call.path["session"], call.me.id):
        raise Refusal(404, "you have no such session")
    await node.dispatcher.sessions_changed(call.me.id)


async def end_others(node: Node, call: Call) -> None:
    await node.store.sessions.end_all(call.me.id, but=call.session)
    await node.dispatcher.sessions_changed(call.me.id)


def path(rest: str) -> str:
    return f"{ROOT}/{rest}"


ENDPOINTS: Final = (
    Endpoint(
        "POST",
        path("register"),
        register,
        Credentials,
        Entered,
        "Make an account and log in",
        ANYONE,
        "register",
        ASKED,
        (409,),
        201,
    ),
    Endpoint("POST", path("login"), login, Credentials, Entered, "Log in with an account", ANYONE, "login", ASKED),
    Endpoint("POST", path("guest"), guest, None, Entered, "Log in as a guest", ANYONE, "guest", ASKED, (409,), 201),
    Endpoint("POST", path("logout"), logout, summary="End this session"),
    Endpoint("GET", path("me"), me, answer=Me, summary="Who is logged in"),
    Endpoint(
        "POST",
        path("me/register"),
        become_account,
        Credentials,
        Entered,
        "A guest becomes an account and keeps every game",
        limit="register",
        query=ASKED,
        refuses=(409,),
    ),
    Endpoint(
        "PUT",
        path("me/password"),
        change_password,
        NewPassword,
        summary="Change the password, and end all other sessions",
        who=ACCOUNT,
        limit="password",
    ),
    Endpoint(
        "POST",
        path("me/delete"),
        delete,
        Confirmation,
        summary="Delete the account for good; its games stay, played by someone",
        limit="password",
    ),
    Endpoint("GET", path("me/sessions"), sessions, answer=list[SessionSeen], summary="All sessions of the player"),
    Endpoint("DELETE", path("me/sessions"), end_others, summary="End every session but this one"),
    Endpoint("DELETE", path("me/sessions/{session}"), end_session, summary="End one session"),
)
