"""What a login gives, and how a request is recognised."""

from __future__ import annotations

from msgspec import Struct

from cardwright.server.player import Player


class Login(Struct, frozen=True):
    """Somebody has logged in; nobody else sees the token, and it is not stored."""

    player: Player
    token: str


class Session(Struct, frozen=True):
    """Who makes a request, and in which session; ``renewed`` if it was just extended by thirty days."""

    player: Player
    id: str
    renewed: bool = False
