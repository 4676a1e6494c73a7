"""Reports, mutes and bans, as moderators see and make them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cardwright.wire.bodies.body import Body

Why = Annotated[str, Meta(min_length=1, max_length=200)]


class ReasonGiven(Body):
    """Why a moderator does something; a banned player is told it."""

    why: Why


class MuteFor(ReasonGiven):
    """For how many hours nobody reads what the player says."""

    hours: Annotated[float, Meta(gt=0, le=8_760)]


class UnderReview(Struct):
    """What a moderator sees of a player: why they are banned, or "", and until when they are muted, or 0."""

    player: str
    name: str
    guest: bool
    moderator: bool
    banned: str
    muted_until: float


class SpokenLine(Struct):
    at: float
    name: str
    text: str
    emote: str


class ReportShown(Struct):
    """A complaint about a player, the match it is about, and what was said at its table before.

    status, ended  those of the table, as in ``Mine``
    """

    report: str
    at: float
    open: bool
    reporter: str
    reporter_name: str
    accused: UnderReview
    reason: str
    table: str
    game: str
    status: str
    ended: str
    talk: list[SpokenLine]


class DeedShown(Struct):
    """What a moderator did: ``by`` is "" for the operator, ``report`` the report it closed or opened, or ""."""

    at: float
    by: str
    deed: str
    player: str
    name: str
    why: str
    report: str
