"""The signs on the board of Pantheon, in Unicode and in ASCII."""

from __future__ import annotations

from typing import Final

from cardwright.cli.display import Display

READY: Final = ("▲", "^")
EXHAUSTED: Final = ("▷", ">")  # turned by 90 degrees, as on a table
FIELD_READY: Final = ("■", "#")
FIELD_EXHAUSTED: Final = ("□", "o")
ENGAGED: Final = ("×", "x")
HERO_READY: Final = ("★", "*")
HERO_EXHAUSTED: Final = ("☆", "o")
TURN: Final = ("►", ">")
ASKED: Final = ("?", "?")
FALLEN: Final = ("†", "+")
USABLE: Final = ("●", "*")
LEGEND: Final = (
    (READY, "a Ready unit"),
    (EXHAUSTED, "an Exhausted unit"),
    (ENGAGED, "a unit whose attack is under way"),
    (FIELD_READY, "a field card"),
    (FIELD_EXHAUSTED, "an Exhausted field card"),
    (HERO_READY, "a hero with an effect to activate"),
    (HERO_EXHAUSTED, "the same, Exhausted"),
    (TURN, "whose turn it is"),
    (ASKED, "who is asked"),
    (FALLEN, "who is out"),
    (USABLE, "a card that can be used now"),
)
LETTERS: Final = (
    ("T", "Taunt"),
    ("S", "Stealth"),
    ("x", "cannot attack"),
    ("!", "has an effect to activate"),
)


def hero_name(name: str) -> str:
    """What a hero is called for short: ``Azgaroth``."""
    return name.partition(",")[0]


def legend(display: Display) -> list[tuple[str, str]]:
    return [*((display.sign(*sign), meaning) for sign, meaning in LEGEND), *LETTERS]
