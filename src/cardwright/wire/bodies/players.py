"""Players as everybody may know them."""

from __future__ import annotations

from msgspec import Struct

from cardwright.wire.bodies.lobby import Mine


class Standing(Struct):
    """A line of a leaderboard."""

    place: int
    player: str
    name: str
    rating: int
    deviation: int
    games: int
    face: str = ""


class Rated(Struct):
    """How strong a player is at a game. The smaller the ``deviation``, the more certain that is."""

    game: str
    rating: int
    deviation: int
    games: int


class PlayerFacts(Struct):
    """What everybody may know of a player; ``played`` are the latest matches that were rated or public."""

    player: str
    name: str
    face: str
    guest: bool
    ratings: list[Rated]
    played: list[Mine]
