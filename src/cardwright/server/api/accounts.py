"""Logging in, managing an account, and leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec.structs import asdict

from cardwright.server.accounts.place import device_in, new_device
from cardwright.server.accounts.session import Login
from cardwright.server.api.counting import count
from cardwright.server.api.endpoint import ACCOUNT, ANYONE, ROOT, Call, Endpoint, Refusal
from cardwright.server.player import Player
from cardwright.server.store.likeness import key
from cardwright.wire.bodies.accounts import (
    Confirmation,
    Credentials,
    Enrolment,
    Entered,
    FactorRemoval,
    FactorState,
    FirstCode,
    LoginCredentials,
    Me,
    NewFace,
    NewName,
    NewPassword,
    Recovery,
    RecoveryCode,
    RecoveryCodes,
    SessionSeen,
)

if TYPE_CHECKING:
    from cardwright.server.node import Node

ASKED: Final = {"token": Literal["1"]}


async def register(node: Node, call: Call) -> Entered:
    return await let_in(node, call, await node.accounts.register(call.body.name, call.body.password, call.agent))


async def login(node: Node, call: Call) -> Entered:
    """Who guesses somebody's password from elsewhere does not shut them out where they have logged in before."""
    body, name = call.body, key(call.body.name)
    place = await node.accounts.known_place(body.name, device_in(call.request.headers), call.address)
    if place:
        count(node.limits, "login known", name, place)
    else:
        count(node.limits, "login name", name)

    def before_code(player: Player) -> None:
        count(node.limits, "code", player.id, place)

    entry = await node.accounts.login(body.name, body.password, call.agent, body.code, before_code)
    return await let_in(node, call, entry)


async def guest(node: Node, call: Call) -> Entered:
    return await let_in(node, call, await node.accounts.guest(call.agent))


async def become_account(node: Node, call: Call) -> Entered:
    entry = await node.accounts.keep(call.entered, call.body.name, call.body.password, call.agent)
    await node.dispatcher.sessions_changed(call.me.id)
    return await show(node, call, entry)


async def let_in(node: Node, call: Call, entry: Login) -> Entered:
    """Somebody has logged in; an earlier session in this browser ends."""
    if call.player is not None:
        await node.accounts.leave(call.entered)
        await node.dispatcher.sessions_changed(call.me.id)
    return await show(node, call, entry)


async def show(node: Node, call: Call, entry: Login) -> Entered:
    """The new token, in the cookie or in the answer: never in both, so that no page can read the token of a cookie."""
    told = Entered(**asdict(told_of(entry.player)))
    if "token" in call.query:
        told.token = entry.token
    else:
        call.grant = entry.token
    if not entry.player.guest:
        await remember(node, call, entry.player)
    return told


async def remember(node: Node, call: Call, player: Player) -> None:
    """The place is known from now on; a program is known by its address alone."""
    device = device_in(call.request.headers)
    if not device and call.grant is not None:
        device = call.device = new_device()
    await node.accounts.remember_place(player, device, call.address)


def told_of(player: Player) -> Me:
    return Me(player.id, player.name, player.guest, player.moderator, player.face)


async def me(_: Node, call: Call) -> Me:
    return told_of(call.me)


async def choose_name(node: Node, call: Call) -> Me:
    return told_of(await node.accounts.rename(call.me, call.body.name))


async def choose_face(node: Node, call: Call) -> Me:
    return told_of(await node.accounts.choose_face(call.me, call.body.face))


async def logout(node: Node, call: Call) -> None:
    await node.accounts.leave(call.entered)
    await node.dispatcher.sessions_changed(call.me.id)
    call.grant = ""


async def change_password(node: Node, call: Call) -> None:
    await node.accounts.change_password(call.entered, call.body.old, call.body.new)
    await node.accounts.remember_place(call.me, device_in(call.request.headers), call.address)
    await node.dispatcher.sessions_changed(call.me.id)


async def make_recovery_code(node: Node, call: Call) -> RecoveryCode:
    return RecoveryCode(await node.accounts.make_recovery_code(call.me, call.body.password))


async def recover(node: Node, call: Call) -> None:
    """A code is guessed no faster than a password."""
    count(node.limits, "login name", key(call.body.name))
    player = await node.accounts.recover(call.body.name, call.body.code, call.body.password)
    await node.dispatcher.sessions_changed(player.id)


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


async def second_factor(node: Node, call: Call) -> FactorState:
    return await node.accounts.second_factor.state(call.me.id)


async def enrol(node: Node, call: Call) -> Enrolment:
    await node.accounts.check_password(call.me, call.body.password)
    return await node.accounts.second_factor.enrol(call.me)


async def confirm(node: Node, call: Call) -> RecoveryCodes:
    return RecoveryCodes(await node.accounts.second_factor.confirm(call.me.id, call.body.code))


async def remove(node: Node, call: Call) -> None:
    await node.accounts.check_password(call.me, call.body.password)
    count(node.limits, "code", call.me.id, call.session)
    await node.accounts.second_factor.check(call.me.id, call.body.code)
    await node.store.factors.remove(call.me.id)


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
    Endpoint("POST", path("login"), login, LoginCredentials, Entered, "Log in with an account", ANYONE, "login", ASKED),
    Endpoint("POST", path("guest"), guest, None, Entered, "Log in as a guest", ANYONE, "guest", ASKED, (409,), 201),
    Endpoint("POST", path("logout"), logout, summary="End this session"),
    Endpoint("GET", path("me"), me, answer=Me, summary="Who is logged in"),
    Endpoint("PUT", path("me/name"), choose_name, NewName, Me, "A guest chooses a name", limit="name", refuses=(409,)),
    Endpoint("PUT", path("me/face"), choose_face, NewFace, Me, "A player chooses a card for a face", limit="name"),
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
        path("me/recovery-code"),
        make_recovery_code,
        Confirmation,
        RecoveryCode,
        "A code that sets a new password once",
        who=ACCOUNT,
        limit="password",
    ),
    Endpoint(
        "POST",
        path("recover"),
        recover,
        Recovery,
        summary="Set a new password by a recovery code, and end all sessions",
        who=ANYONE,
        limit="login",
        refuses=(403,),
    ),
    Endpoint(
        "POST",
        path("me/delete"),
        delete,
        Confirmation,
        summary="Delete the account for good; its games stay, played by someone",
        limit="password",
    ),
    Endpoint(
        "GET",
        path("me/second-factor"),
        second_factor,
        answer=FactorState,
        summary="Whether logging in needs a code",
        who=ACCOUNT,
    ),
    Endpoint(
        "POST",
        path("me/second-factor"),
        enrol,
        Confirmation,
        Enrolment,
        "A secret for an app that makes codes; it counts once it is confirmed",
        who=ACCOUNT,
        limit="password",
    ),
    Endpoint(
        "PUT",
        path("me/second-factor"),
        confirm,
        FirstCode,
        RecoveryCodes,
        "Switch the second factor on by the first code of the app",
        who=ACCOUNT,
        limit="password",
    ),
    Endpoint(
        "POST",
        path("me/second-factor/remove"),
        remove,
        FactorRemoval,
        summary="Switch the second factor off",
        who=ACCOUNT,
        limit="password",
    ),
    Endpoint("GET", path("me/sessions"), sessions, answer=list[SessionSeen], summary="All sessions of the player"),
    Endpoint("DELETE", path("me/sessions"), end_others, summary="End every session but this one"),
    Endpoint("DELETE", path("me/sessions/{session}"), end_session, summary="End one session"),
)
