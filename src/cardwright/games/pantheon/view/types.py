"""What programs outside are told of a position and of an action, in types; the web client's are written from these.

Whatever can be pointed at is named: ``hero:2``, ``thing:17``, ``pile:firebolt``, ``link:1``. Cards are numbers, -1 for
one the reader may not know.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

LinkKind = Literal["play", "cast", "activate", "attack"]
Phase = Literal["heroes", "before", "start", "turn", "closing", "end", "over"]


class ShownThing(TypedDict):
    """A unit or a field card on somebody's field."""

    id: int
    card: int
    unit: bool
    power: int
    printed: int
    lent: int
    grown: int
    aura: int
    ready: bool
    engaged: bool
    taunt: bool
    stealth: bool
    barred: bool
    activates: bool


class ShownSeat(TypedDict):
    """A player; ``truce`` are those whose units may not attack this player until the player's next turn."""

    hero: int | None
    offers: list[int]
    health: int
    most: int
    awake: bool
    alive: bool
    place: int
    hand: list[int]
    ready: int
    spent: int
    placed: bool
    finished: int
    open: bool
    truce: list[int]
    discount: int
    field: list[ShownThing]


class ShownLink(TypedDict):
    """A link of the chain."""

    kind: LinkKind
    seat: int
    card: int
    source: str | None
    targets: list[str]
    negated: bool


class ShownDemand(TypedDict):
    """What somebody has to choose in the middle of something."""

    kind: Literal["discard", "sacrifice"]
    seat: int
    count: int


class Shown(TypedDict):
    """A position as a client draws it."""

    turn: int
    player: int
    phase: Phase
    deck: int
    pile: list[int]
    priority: int | None
    asking: list[int]
    seats: list[ShownSeat]
    chain: list[ShownLink]
    limit: int
    asked: ShownDemand | None


class PlainParts(TypedDict):
    kind: Literal["pass", "mana", "end"]


class HeroParts(TypedDict):
    kind: Literal["hero"]
    card: str


class SwapParts(TypedDict):
    kind: Literal["swap"]
    cards: list[str]


class DiscardParts(TypedDict):
    kind: Literal["discard"]
    card: str


class SacrificeParts(TypedDict):
    kind: Literal["sacrifice"]
    unit: str


class AttackParts(TypedDict):
    kind: Literal["attack"]
    attacker: str
    defender: str


class UseParts(TypedDict):
    """A card that is played or cast, with what was chosen for it and paid for it."""

    kind: Literal["play", "cast"]
    card: str
    targets: list[str]
    sacrifice: NotRequired[str]


class ActivateParts(TypedDict):
    kind: Literal["activate"]
    source: str
    targets: list[str]
    sacrifice: NotRequired[str]


Parts = PlainParts | HeroParts | SwapParts | DiscardParts | SacrificeParts | AttackParts | UseParts | ActivateParts
