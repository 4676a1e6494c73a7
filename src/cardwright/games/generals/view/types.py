"""What programs outside are told of a position and of an action, in types; the web client's are written from these."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

TileKind = Literal["spring", "dry", "creep", "hallowed", "sand", "flourish"]


class ShownUntil(TypedDict):
    """The turn at whose start or end a mark goes."""

    turn: int
    at: Literal["start", "end"]


class ShownMark(TypedDict):
    """Something that lies on a unit: the card it comes from, and what it changes; null leaves a number alone."""

    card: int
    attack: int | None
    health: int | None
    keywords: list[str]
    sets: bool
    aura: bool
    until: ShownUntil | None


class ShownCardMark(ShownMark):
    """Something that lies on a card in hand, with what it adds to the cost."""

    cost: int


class ShownIntent(TypedDict):
    """What a unit that acts alone is going to do; where several squares are named, chance picks."""

    to: list[str]
    attack: list[str]


class ShownPrinted(TypedDict):
    attack: int
    health: int


class ShownUnit(TypedDict):
    """A unit on the board."""

    number: int
    card: int
    owner: int
    square: str
    general: bool
    attack: int
    health: int
    most: int
    printed: ShownPrinted
    keywords: list[str]
    amounts: dict[str, int]
    status: list[str]
    within: int | None
    countdown: int | None
    moves: int
    attacks: int
    marks: list[ShownMark]
    threat: list[str]
    intends: ShownIntent | None
    backstab: list[str]


class ShownTile(TypedDict):
    kind: TileKind
    card: int
    owner: int
    square: str


class ShownCard(TypedDict):
    """A card in a hand; -1 is one the reader may not know, and nothing else is said of it."""

    card: int
    cost: NotRequired[int]
    attack: NotRequired[int | None]
    health: NotRequired[int | None]
    marks: NotRequired[list[ShownCardMark]]


class ShownArtifact(TypedDict):
    card: int
    durability: int
    most: int


class ShownBloodbound(TypedDict):
    """The bloodbound spell; ``next`` is how many own turns it takes until it is ready."""

    card: int
    cost: int
    ready: bool
    next: int
    calendar: list[int]


class ShownTrial(TypedDict):
    card: int
    steps: int | None
    needed: int | None
    met: bool


class ShownPlayer(TypedDict):
    """A player; ``turns`` counts the own turns so far."""

    general: int | None
    turns: int
    mana: int
    crystals: int
    bonus: int
    hand: list[ShownCard | None]
    deck: int
    deck_cards: dict[str, int] | None
    artifacts: list[ShownArtifact]
    bloodbound: ShownBloodbound | None
    graveyard: list[int]
    played: list[int]
    cast: list[int]
    broken: list[int]
    replaces: int
    trial: ShownTrial | None
    mechaz0r: int


class ShownFollowing(TypedDict):
    """The card being played and what is to be chosen for it next."""

    card: int
    chosen: list[str]
    text: str


class Shown(TypedDict):
    """A position as a client draws it."""

    turn: int
    mover: int
    following: ShownFollowing | None
    units: list[ShownUnit]
    tiles: list[ShownTile]
    players: list[ShownPlayer]


WayParts = TypedDict("WayParts", {"kind": Literal["move", "attack"], "from": str, "to": str})


class PlayParts(TypedDict):
    """``slot`` is counted from 1; no ``square``: on none in particular."""

    kind: Literal["play"]
    slot: int
    card: str | None
    square: str | None


class CastParts(TypedDict):
    kind: Literal["cast"]
    card: str | None
    square: str | None


class ReplaceParts(TypedDict):
    kind: Literal["replace"]
    slot: int
    card: str | None


class ChooseParts(TypedDict):
    kind: Literal["choose"]
    square: str


class MulliganParts(TypedDict):
    kind: Literal["mulligan"]
    slots: list[int]


class PlainParts(TypedDict):
    kind: Literal["end", "enough", "take back", "concede"]


Parts = WayParts | PlayParts | CastParts | ReplaceParts | ChooseParts | MulliganParts | PlainParts
