"""Finished matches: step by step, whole, and to play on from."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from cardwright.wire.bodies.body import Body
from cardwright.wire.view import CardChanges, Told


class Step(Struct):
    """A step of a replay: what was done to get there, and what happened; ``position`` and ``shown`` as in a view."""

    number: int
    seat: int | None
    action: str
    events: list[Told]
    position: Any
    shown: Any = None


class Steps(Struct):
    """A stretch of a replay as one seat saw it (-1 an onlooker), or whole (None).

    bots  the level of the bot in each seat, "" for a person
    mine  where the asker sat, if they did
    changes  how the cards differed from the game's own; null where they did not
    """

    table: str
    game: str
    seat: int | None
    players: list[str]
    bots: list[str]
    mine: int | None
    total: int
    steps: list[Step]
    result: list[int] | None
    changes: CardChanges | None = None


class Proof(Struct):
    """The proof of the shuffle of a match, and how the match ended.

    salts     what each seat added, in the order of the seats
    ended     when, in seconds since 1970
    conceded  the seat that gave up, if one did
    """

    table: str
    commitment: str
    secret: str
    salts: list[str]
    ended: float | None
    conceded: int | None


class ReplayFile(Struct):
    """A whole match, as ``cardwright replay`` and ``cardwright verify`` read it.

    seed     its key, in hexadecimal digits; the number of a match that is older than keys
    changes  what was printed on cards instead, by key
    """

    cardwright: int
    game: str
    options: dict[str, int | bool | str]
    cards: str
    rules: str
    seed: int | str
    seats: int
    players: list[str]
    start: Any
    decks: list[str]
    moves: list[tuple[int, int]]
    marks: dict[str, str]
    result: list[int] | None
    proof: Proof
    changes: dict[str, dict[str, int | str]] = {}


class PlayOn(Body):
    """Continue from a step of a replay: from this seat's view, with hidden cards dealt again."""

    step: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=5)]
    kind: str = "bot"
    bots: list[str] = field(default_factory=list)
