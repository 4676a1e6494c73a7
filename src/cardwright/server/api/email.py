"""The e-mail address of an account, and recovery codes sent there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.server.accounts.email_recovery import tidy_address
from cardwright.server.api.counting import count
from cardwright.server.api.endpoint import ACCOUNT, ANYONE, ROOT, Call, Endpoint, Refusal
from cardwright.wire.bodies.accounts import Confirmation
from cardwright.wire.bodies.email import EmailAddress, EmailCode, EmailState, NewEmail, RecoveryWays

if TYPE_CHECKING:
    from cardwright.server.node import Node


async def state(node: Node, call: Call) -> EmailState:
    return await node.accounts.email.state(call.me.id)


async def propose(node: Node, call: Call) -> None:
    check_open(node)
    address = tidy_address(call.body.address)
    count(node.limits, "password", call.me.id)
    await node.accounts.check_password(call.me, call.body.password)
    count(node.limits, "mailbox", address)
    await node.accounts.email.propose(call.me, address)


async def confirm(node: Node, call: Call) -> None:
    await node.accounts.email.confirm(call.me, call.body.code)


async def remove(node: Node, call: Call) -> None:
    await node.accounts.check_password(call.me, call.body.password)
    await node.accounts.email.remove(call.me)


async def ways(node: Node, _: Call) -> RecoveryWays:
    return RecoveryWays(node.outbox.is_open)


async def ask(node: Node, call: Call) -> None:
    """The answer is the same, and comes as soon, whether anybody has the address or not."""
    check_open(node)
    address = tidy_address(call.body.address)
    count(node.limits, "mailbox", address)
    node.accounts.email.ask(address)


def check_open(node: Node) -> None:
    if not node.outbox.is_open:
        raise Refusal(409, "this server sends no e-mail")


def path(rest: str) -> str:
    return f"{ROOT}/{rest}"


ENDPOINTS: Final = (
    Endpoint("GET", path("me/email"), state, answer=EmailState, summary="One's own e-mail address", who=ACCOUNT),
    Endpoint(
        "POST",
        path("me/email"),
        propose,
        NewEmail,
        summary="Give an e-mail address, to which a code is sent",
        who=ACCOUNT,
        limit="email",
        refuses=(409,),
    ),
    Endpoint(
        "PUT",
        path("me/email"),
        confirm,
        EmailCode,
        summary="Confirm the address by the code",
        who=ACCOUNT,
        limit="password",
    ),
    Endpoint(
        "POST",
        path("me/email/remove"),
        remove,
        Confirmation,
        summary="Forget the address",
        who=ACCOUNT,
        limit="password",
    ),
    Endpoint(
        "GET",
        path("recover"),
        ways,
        answer=RecoveryWays,
        summary="How a forgotten password can be replaced here",
        who=ANYONE,
    ),
    Endpoint(
        "POST",
        path("recover/email"),
        ask,
        EmailAddress,
        summary="Send a recovery code to an address, if an account has confirmed it",
        who=ANYONE,
        limit="email",
        refuses=(409,),
    ),
)
