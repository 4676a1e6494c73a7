"""One answer to a question, packed into one integer: a kind in the low bits, then up to four operands.

A game may pack its own way where speed asks for it; its ``actions.py`` is then the only file that knows.
"""

from __future__ import annotations

from typing import Final

from cardwright.kernel.bits import i64
from cardwright.kernel.decision import Decision

KIND_BITS: Final = 5
OPERAND_BITS: Final = 10
KIND_MASK: Final = 31
OPERAND_MASK: Final = 1023

Actions = list[i64]  # what a seat may do, in a fixed order

PASS: Final = 0  # nothing, or nothing more
PICK: Final = 1  # one of the things offered
FIRST_KIND: Final = 2  # a game numbers its own kinds from here


def pack(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    return kind | a << 5 | b << 15 | c << 25 | d << 35


def kind_of(action: i64) -> i64:
    return action & KIND_MASK


def operand(action: i64, position: i64) -> i64:
    return action >> (KIND_BITS + OPERAND_BITS * position) & OPERAND_MASK


def is_pick(action: i64) -> bool:
    return action & KIND_MASK == PICK


def picked(action: i64) -> i64:
    """The thing chosen by a pick."""
    return action >> KIND_BITS


def picks(decision: Decision) -> list[i64]:
    """The answers to a plain choice: each thing offered, and "enough" once that is allowed."""
    answers: list[i64] = [pack(PICK, option) for option in decision.options]
    if decision.least <= 0:
        answers.append(PASS)
    return answers


def pick_refusal(decision: Decision, action: i64) -> str:
    """Why that does not answer a plain choice; "" if it does."""
    if action == PASS:
        return "" if decision.least <= 0 else f"{decision.least} more must be chosen"
    if is_pick(action) and int(picked(action)) in decision.options:
        return ""
    return "that is not one of the things offered"
