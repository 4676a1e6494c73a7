"""The parts of sentences that every game tells its events in: who, whose, what somebody does, lists and counts."""

from __future__ import annotations

from collections.abc import Sequence

from cardwright.kernel.bits import i64
from cardwright.kernel.state import NOBODY


def is_you(seat: i64, reader: i64) -> bool:
    return seat == reader and seat != NOBODY


def who(seat: i64, reader: i64) -> str:
    """``you`` or ``P2``."""
    return "you" if is_you(seat, reader) else f"P{seat + 1}"


def whose(seat: i64, reader: i64) -> str:
    """``your`` or ``P2's``."""
    return "your" if is_you(seat, reader) else f"P{seat + 1}'s"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def does(seat: i64, reader: i64, deed: str) -> str:
    """``draw a card`` is ``You draw a card.`` or ``P2 draws a card.``"""
    return f"You {deed}." if is_you(seat, reader) else f"P{seat + 1} {third_person(deed)}."


def third_person(deed: str) -> str:
    """``draw a card`` becomes ``draws a card``."""
    verb = deed.split(" ")[0].rstrip(":")
    return third_person_of(verb) + deed[len(verb) :]


def third_person_of(verb: str) -> str:
    if verb in ("are", "have"):
        return "is" if verb == "are" else "has"
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return f"{verb[:-1]}ies"
    return f"{verb}es" if verb.endswith(("s", "x", "z", "ch", "sh", "o")) else f"{verb}s"


def counted(number: i64, noun: str) -> str:
    """``1 card``, ``2 cards``."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def listed(names: Sequence[str]) -> str:
    """``a, b and c``."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"
