"""The signs on the board of Cartoverse, in Unicode and in ASCII, and the letters on creatures."""

from __future__ import annotations

from typing import Final

from cardwright.cli.display import Display
from cardwright.games.cartoverse.model.card import DRAIN, ELUSIVE, ROOTED, SWIFT, VIGILANT, WARDED, Card

READY: Final = ("▲", "^")
EXHAUSTED: Final = ("▷", ">")
ATTACKING: Final = ("×", "x")
EMPTY: Final = ("·", ".")
LOOKED_AT: Final = ("●", "#")
NEAR: Final = ("◎", "@")
TURN: Final = ("►", ">")
ASKED: Final = ("?", "?")
USABLE: Final = ("●", "*")
FACE_DOWN: Final = ("▒", "?")
LEGEND: Final = (
    (READY, "a ready creature"),
    (EXHAUSTED, "an exhausted creature"),
    (ATTACKING, "a creature whose attack is under way"),
    (LOOKED_AT, "what you look at"),
    (NEAR, "a slot adjacent to it"),
    (FACE_DOWN, "a trap, face down"),
    (TURN, "whose turn it is"),
    (ASKED, "who is asked"),
    (USABLE, "a card that can be used now"),
)
LETTERS: Final[dict[int, tuple[str, str]]] = {
    ELUSIVE: ("E", "Elusive"),
    VIGILANT: ("V", "Vigilant"),
    WARDED: ("W", "Warded"),
    DRAIN: ("D", "Drain"),
    SWIFT: ("S", "Swift"),
    ROOTED: ("x", "does not become ready by itself"),
}
ABLE: Final = ("!", "has an ability")
ENCHANTED: Final = ("+", "has an enchant on it")


def letters(keys: int, card: Card) -> str:
    """Its keywords, and whether it has an ability."""
    found = [letter for key, (letter, _) in LETTERS.items() if keys & key]
    return "".join([*found, *([ABLE[0]] if card.abilities else [])])


def legend(display: Display) -> list[tuple[str, str]]:
    return [*((display.sign(*sign), meaning) for sign, meaning in LEGEND), *LETTERS.values(), ABLE, ENCHANTED]


def hero_name(name: str) -> str:
    """What a hero is called for short: ``Ser Aldous``."""
    return name.partition(",")[0]
