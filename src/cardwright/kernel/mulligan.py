"""The mulligan: before a match everybody chooses in secret, once, which cards of the hand to exchange.

An answer packs a set of places of the hand, as bits. Which places may be chosen, how many of them, and what becomes
of the cards there is the game's own rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.kernel.action import FIRST_KIND, operand, pack
from cardwright.kernel.bits import BIT, i64, members
from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.standing_question import StandingQuestion
from cardwright.kernel.state import S

MULLIGAN: Final = "mulligan"  # the kind of question, and the word for an answer
EXCHANGE: Final = FIRST_KIND  # the kind of answer
KEEP_ALL: Final = FIRST_KIND  # the packed answer that exchanges nothing
MOST_PLACES: Final = 10  # of a hand, in an answer
KEEP_WORDS: Final = ("none", "nothing", "-", "keep")
ASK_MULLIGAN: Final = StandingQuestion(MULLIGAN, sealed=True)
KNOWN: Final[dict[i64, list[i64]]] = {}  # by how many places there are to choose from, and which


def ask_mulligan(s: S, seconds: i64) -> None:
    """Ask everybody."""
    for seat in s.seated():
        s.ask(ASK_MULLIGAN.to(seat, seconds))


def exchanges(places: i64, most: i64) -> list[i64]:
    """Every answer: at most ``most`` of these places. Not to be changed: it is shared."""
    key = most << MOST_PLACES | places
    known = KNOWN.get(key)
    if known is None:
        known = [pack(EXCHANGE, chosen) for chosen in range(places + 1) if may_exchange(chosen, places, most)]
        KNOWN[key] = known
    return known


def may_exchange(chosen: i64, places: i64, most: i64) -> bool:
    return chosen & ~places == 0 and len(members(chosen)) <= most


def exchange_refusal(action: i64, places: i64, most: i64, rule: str) -> str:
    """Why that is no answer; "" if it is."""
    if action < 0 or action != pack(EXCHANGE, operand(action, 0)):
        return f"first choose which cards to exchange ({rule})"
    if may_exchange(operand(action, 0), places, most):
        return ""
    return f"you may exchange at most {most} of your cards ({rule})"


def exchange_text(action: i64) -> str:
    """``mulligan 1 4``, or ``mulligan none``."""
    places = members(operand(action, 0))
    return f"{MULLIGAN} {' '.join(str(place + 1) for place in places) or KEEP_WORDS[0]}"


def read_exchange(text: str, rule: str, place_of: Callable[[str], int]) -> int:
    """``1 4`` or ``none``; ``place_of`` finds the place that a word means, or -1."""
    if text.lower() in KEEP_WORDS:
        return KEEP_ALL
    places = [place_of(word) for word in text.replace(",", " ").split()]
    if not places or min(places) < 0:
        raise IllegalAction(f'"mulligan" takes the cards to exchange: "mulligan 1 4", or "mulligan none" ({rule})')
    chosen: i64 = 0
    for place in places:
        chosen |= BIT[place]
    return pack(EXCHANGE, chosen)


def numbered_place(word: str) -> int:
    """``4`` as the fourth place of the hand."""
    return int(word) - 1 if word.isdecimal() and int(word) <= MOST_PLACES else -1


def exchange_parts(action: i64) -> dict[str, object]:
    """The same for a program to read."""
    return {"kind": MULLIGAN, "slots": [int(place) + 1 for place in members(operand(action, 0))]}
