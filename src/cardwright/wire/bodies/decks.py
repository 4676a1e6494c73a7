"""The decks that players bring, and the doubts about them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cardwright.wire.bodies.body import Body

Text = Annotated[str, Meta(max_length=4000)]


class DeckText(Body):
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    text: Text


class DoubtfulLine(Struct):
    """A line of a deck, or a code, that cannot be read."""

    line: str
    problem: str
    near: list[str]  # the names of the cards that may be meant


class DeckRead(Struct):
    text: str  # the list of cards: of a code, the one behind it
    code: str  # "" where there is none, as for a deck with lines in doubt
    doubts: list[DoubtfulLine]


class DeckKept(Struct):
    deck: str
    game: str
    name: str
    text: str
    problems: list[str]  # why it may not be played; empty if it may
    updated: float
