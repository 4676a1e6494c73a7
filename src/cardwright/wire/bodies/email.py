"""The e-mail address of an account, and how a forgotten password can be replaced."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cardwright.wire.bodies.accounts import Code, Password
from cardwright.wire.bodies.body import Body

Address = Annotated[str, Meta(max_length=254)]


class EmailState(Struct):
    """The e-mail address of an account; ``waiting`` is one that has yet to be confirmed. Either may be "".

    ``possible`` is whether this server sends e-mail.
    """

    possible: bool
    address: str
    waiting: str


class EmailAddress(Body):
    """Where a recovery code is to be sent, if an account has confirmed it."""

    address: Address


class NewEmail(EmailAddress):
    """An address for the account, with the password again."""

    password: Password


class EmailCode(Body):
    """The code that was sent to an address, which confirms it."""

    code: Code


class RecoveryWays(Struct):
    """How a forgotten password can be replaced, besides by the recovery code one has kept: ``email`` sends one."""

    email: bool
