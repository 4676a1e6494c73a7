"""What logging in gives, and what a request shows to be recognised."""

from __future__ import annotations

from msgspec import Struct

from cardwright.server.player import Player


class Login(Struct, frozen=True):
    """Somebody has come in; the token is shown to nobody else and not kept."""

    player: Player
    token: str


class Session(Struct, frozen=True):
    """Who makes a request, by which session; ``renewed`` when it has just been given another thirty days."""

    player: Player
    id: str
    renewed: bool = False
