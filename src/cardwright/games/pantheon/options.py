"""Every number and every contested ruling of Pantheon."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardwright.kernel import options
from cardwright.kernel.bits import i64
from cardwright.kernel.options import number, ruling, switch

DECK: Final = "deck"
SUPPLY: Final = "supply"


@dataclass(frozen=True)
class Options(options.Options):
    """The defaults are the standard game."""

    offers: i64 = number(3, "heroes offered to each player (R1)", 1, 3)
    deal: i64 = number(3, "cards drawn before the first turn (R2)", 0, 7)
    draws: i64 = number(2, "cards drawn at the start of a turn (R30)", 0, 5)
    swaps: i64 = number(2, "cards that may be swapped in the Mulligan (R31)", 0, 3)
    hand_limit: i64 = number(7, "cards a player may keep at the end of the turn (R41)", 1, 20)
    mana_copies: i64 = number(80, "Mana cards in a set of the deck (P5)", 0, 200)
    mana_source: str = ruling(DECK, "Mana is drawn from the deck, or taken from a supply (P7)", SUPPLY)
    units_enter_ready: bool = switch(True, "whether units enter Ready and may attack at once (P17)")
    first_turn_draw: i64 = number(2, "cards drawn at the start of the first turn of the game (P11)", 0, 5)
    together: str = ruling("draw", "who wins when the last heroes die at once: nobody, or (P47)", "turn player")
    ask_everybody: bool = switch(False, "whether players are asked who, as everybody can see, have no answer (R47)")
    turn_limit: i64 = number(200, "turns after which the game is a draw (P51)", 2, 1000)
    turn_seconds: i64 = number(90, "time for a turn, in seconds (P50)", 5, 3600)
    answer_seconds: i64 = number(20, "time for a reaction or a choice, in seconds (P50)", 3, 3600)


EVEN: Final = Options(first_turn_draw=0)
