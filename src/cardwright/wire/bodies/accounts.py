"""Accounts: logging in, names, passwords, second factors, sessions."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cardwright.wire.bodies.body import Body

Name = Annotated[str, Meta(min_length=2, max_length=24, description="letters, digits, space, - and _")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Code = Annotated[str, Meta(max_length=40)]


class Credentials(Body):
    name: Name
    password: Password


class LoginCredentials(Credentials):
    """``code`` is that of the second factor, where the account has one: of the app, or a recovery code."""

    code: Code = ""


class FirstCode(Body):
    """The first code of the player's app, which switches the second factor on."""

    code: Code


class FactorRemoval(Body):
    """What it takes to remove a second factor: the password, and one more code."""

    password: Password
    code: Code


class NewName(Body):
    """What a guest wants to be called."""

    name: Name


class NewFace(Body):
    """The card whose picture stands for the player, as GAME/KEY; "" for none."""

    face: Annotated[str, Meta(max_length=80)]


class NewPassword(Body):
    old: Password
    new: Password


class Confirmation(Body):
    """The password again, before a step that cannot be undone; "" for a guest."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Me(Struct):
    """Who is logged in; ``moderator``: they may see reports, and mute and ban. ``face`` is the card they chose."""

    player: str
    name: str
    guest: bool
    moderator: bool = False
    face: str = ""


class Entered(Me):
    """Who has just logged in. ``token`` is for a program that asked for it by ``?token=1``; a browser gets a cookie."""

    token: str = ""


class FactorState(Struct):
    """Whether the second factor is on, and how many recovery codes are left."""

    on: bool
    codes: int


class Enrolment(Struct):
    """What the player's app needs: the ``secret``, or the ``address`` it is in, or the ``picture`` of that address.

    The picture is a QR code as the address of an image (data:image/svg+xml).
    """

    secret: str
    address: str
    picture: str


class RecoveryCodes(Struct):
    """Each lets the player in once without the app. They are shown only now."""

    codes: list[str]


class RecoveryCode(Struct):
    """Sets a new password once. It is shown only now."""

    code: str


class Recovery(Credentials):
    """A new password by a recovery code."""

    code: Code


class SessionSeen(Struct):
    """One of a player's sessions; ``current`` is the one that asks."""

    session: str
    created: float
    seen: float
    agent: str
    current: bool
