"""A player: a guest or an account."""

from __future__ import annotations

from msgspec import Struct


class Player(Struct, frozen=True):
    """``banned`` says why, or is ""; until ``muted_until`` nobody reads what they say."""

    id: str
    name: str
    guest: bool
    banned: str = ""
    moderator: bool = False
    muted_until: float = 0.0
