"""The questions of the rules."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.chain import RESPOND
from cardwright.kernel.standing_question import StandingQuestion

# Kinds of question; RESPOND is the kernel's.
HERO: Final = "hero"
MULLIGAN: Final = "mulligan"
MAIN: Final = "main"
INTERRUPT: Final = "interrupt"
CLOSING: Final = "closing"
DISCARD: Final = "discard"
SACRIFICE: Final = "sacrifice"
QUESTIONS: Final = (HERO, MULLIGAN, MAIN, INTERRUPT, RESPOND, CLOSING, DISCARD, SACRIFICE)


ASK_HERO: Final = StandingQuestion(HERO, sealed=True)
ASK_MULLIGAN: Final = StandingQuestion(MULLIGAN)
ASK_MOVE: Final = StandingQuestion(MAIN)  # it begins a turn, and
ASK_MAIN: Final = StandingQuestion(MAIN, continues=True)  # goes on with its clock
ASK_INTERRUPT: Final = StandingQuestion(INTERRUPT, optional=True)
ASK_RESPOND: Final = StandingQuestion(RESPOND)
ASK_CLOSING: Final = StandingQuestion(CLOSING)
ASK_DISCARD: Final = StandingQuestion(DISCARD)
