"""A decision as the table puts it: with a number, so that an answer sent twice is taken once."""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.kernel.decision import Decision
from cardwright.kernel.errors import IllegalAction


class Closed(IllegalAction):
    """The question was open and is no more: somebody was faster, or time ran out."""


@dataclass(frozen=True)
class Question:
    """``after`` is the number of actions that had been taken when it was put."""

    number: int
    seat: int
    decision: Decision
    after: int
