"""The questions of the rules."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.chain import RESPOND
from cardwright.kernel.mulligan import MULLIGAN
from cardwright.kernel.standing_question import StandingQuestion

# Kinds of question; MULLIGAN and RESPOND are the kernel's.
MAIN: Final = "main"
INTERRUPT: Final = "interrupt"
BLOCK: Final = "block"
TARGET: Final = "target"
DISCARD: Final = "discard"
QUESTIONS: Final = (MULLIGAN, MAIN, INTERRUPT, RESPOND, BLOCK, TARGET, DISCARD)


ASK_MOVE: Final = StandingQuestion(MAIN)  # it begins a turn, and
ASK_MAIN: Final = StandingQuestion(MAIN, continues=True)  # goes on with its clock
ASK_INTERRUPT: Final = StandingQuestion(INTERRUPT, optional=True)
ASK_RESPOND: Final = StandingQuestion(RESPOND)
ASK_DISCARD: Final = StandingQuestion(DISCARD)
