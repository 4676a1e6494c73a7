"""A player: a guest or an account."""

from __future__ import annotations

from msgspec import Struct


class Player(Struct, frozen=True):
    """``banned`` says why, or is ""."""

    id: str
    name: str
    guest: bool
    banned: str = ""
