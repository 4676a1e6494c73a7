"""What a client is told of each game before it draws it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class BotFacts(Struct):
    """A bot: its name, the level it plays at, and what it is like."""

    name: str
    level: str
    temper: str


class GameFacts(Struct):
    """A game in a list: ``blurb`` says in a sentence what it is, ``minutes`` how long a match usually takes.

    lab  whether its cards and options can be changed here
    """

    name: str
    title: str
    blurb: str
    minutes: int
    least_seats: int
    most_seats: int
    decks: bool
    variants: list[str]
    lab: bool = False


class Term(Struct):
    """A word of a game, what it means in a sentence or two, and the number of its rule."""

    word: str
    text: str
    rule: str


class GameDetails(Struct):
    """Everything a client needs to know about a game before it draws it.

    ``lesson`` says what the player should do in each turn of the lesson; null for a game without one.
    """

    name: str
    title: str
    cards: list[dict[str, Any]]
    options: list[dict[str, Any]]
    starters: dict[str, str]
    events: dict[str, list[str]]
    rules: str
    glossary: list[Term]
    lesson: list[list[str]] | None
