"""The questions of the rules."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.standing_question import StandingQuestion

DEPLOY: Final = "deploy"
MAIN: Final = "main"
SHOP: Final = "shop"
QUESTIONS: Final = (DEPLOY, MAIN, SHOP)

ASK_DEPLOY: Final = StandingQuestion(DEPLOY, sealed=True)  # one hero after the other, secret until all are placed
ASK_MOVE: Final = StandingQuestion(MAIN)  # a new turn
ASK_ON: Final = StandingQuestion(MAIN, continues=True)  # the same turn goes on after a Quickcast
ASK_SHOP: Final = StandingQuestion(SHOP)  # the shop opens, and
ASK_SHOPPING: Final = StandingQuestion(SHOP, continues=True)  # goes on
