"""A question at a table: a decision with a number, so that an answer sent twice counts once."""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.kernel.decision import Decision
from cardwright.kernel.errors import IllegalAction


class Closed(IllegalAction):
    """The question is no longer open: somebody was faster, or time ran out."""


@dataclass(frozen=True)
class Question:
    """``after`` is the number of actions before it."""

    number: int
    seat: int
    decision: Decision
    after: int
