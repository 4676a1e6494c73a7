"""What programs outside are told of a position and of an action, in types; the web client's are written from these."""

from __future__ import annotations

from typing import Literal, TypedDict


class ShownPlayer(TypedDict):
    """A side; a card is its number, -1 one that may not be known (in the hand) or no card (on a line).

    ``chosen`` is the choice for this round where the reader may know it: for each line the card of the hand that goes
    there, counted from 0, -1 for none.
    """

    hp: int
    mana: int
    hand: list[int]
    lines: list[int]
    defence: list[int]
    chosen: list[int] | None


class Shown(TypedDict):
    """A position as a client draws it."""

    round: int
    first: int
    deck: int
    discard: list[int]
    players: list[ShownPlayer]


class PlaceParts(TypedDict):
    """The key of the card that goes on each line."""

    kind: Literal["place"]
    left: str | None
    center: str | None
    right: str | None


Parts = PlaceParts
