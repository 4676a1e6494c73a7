"""Every number and every contested ruling of Magpies."""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.kernel import options
from cardwright.kernel.bits import i64
from cardwright.kernel.chain import EVERYBODY_ELSE, FACING
from cardwright.kernel.options import number, ruling, switch


@dataclass(frozen=True)
class Options(options.Options):
    """The defaults are the standard game."""

    glitter: i64 = number(3, "glitter each magpie begins with (R1)", 0, 20)
    deal: i64 = number(3, "cards dealt to each magpie (R1)", 0, 4)
    draws: i64 = number(1, "cards drawn at the beginning of a round (R4)", 0, 3)
    rounds: i64 = number(5, "rounds in a game (R3)", 1, 20)
    bid_limit: i64 = number(2, "the most one may bid for the lead (R6)", 0, 10)
    goal: i64 = number(12, "glitter that ends the game at once (R22)", 1, 100)
    windows: str = ruling(EVERYBODY_ELSE, "who may follow up on their own card (R11)", FACING)
    charms: str = ruling("wait", "charms wait for the whole table, or act between two cards (R16)", "at once")
    butting_in: bool = switch(False, "whether quick cards may interrupt a magpie that thinks (R19)")
    seconds: i64 = number(60, "time for every answer, in seconds (R20)", 1, 3600)
