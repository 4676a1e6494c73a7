"""A player: a guest or an account."""

from __future__ import annotations

from msgspec import Struct


class Player(Struct, frozen=True):
    """``banned`` says why, or is ""; until ``muted_until`` nobody reads what they say.

    ``face`` is a card whose picture stands for the player, as GAME/KEY, or "" for none that they have chosen.
    """

    id: str
    name: str
    guest: bool
    banned: str = ""
    moderator: bool = False
    muted_until: float = 0.0
    face: str = ""
