"""Which passwords are too easy: those that people choose most, and what is made of them, of words, dates and keys."""

from __future__ import annotations

from threading import Lock
from typing import Final

from zxcvbn import zxcvbn  # type: ignore[import-untyped]

from cardwright.kernel.errors import BadInput

FEWEST_GUESSES: Final = 1_000_000  # a year of guessing at the pace that is allowed for one name
EXAMINED: Final = 72  # characters; longer passwords are judged by their beginning
TURN: Final = Lock()  # the library keeps the words of one caller where another would find them


def check_strength(password: str, name: str) -> None:
    """Refuse a password that somebody who knows the player's name would guess soon."""
    with TURN:
        found = zxcvbn(password[:EXAMINED], user_inputs=[name, *name.split(), "cardwright"])
    if found["guesses"] < FEWEST_GUESSES:
        raise BadInput("this password is too easy to guess: take a longer one, such as three words that nobody expects")
