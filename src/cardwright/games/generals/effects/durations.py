"""How long an enchantment lasts."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.model.enchantment import FOREVER
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.rules.enchant import until_end_of_next_turn, until_end_of_turn, until_next_turn
from cardwright.kernel.bits import i64

THIS_TURN: Final = 1  # to the end of this turn
YOUR_NEXT_TURN: Final = 2  # to the start of the player's next turn
END_OF_THEIR_TURN: Final = 3  # to the end of the opponent's next turn
END_OF_YOUR_TURN: Final = 4  # to the end of the player's next turn


def until(s: Battle, lasts: i64, seat: i64) -> i64:
    """The moment at which something that lasts so long ends (see ``Mark``)."""
    if lasts == THIS_TURN:
        return until_end_of_turn(s)
    if lasts == YOUR_NEXT_TURN:
        return until_next_turn(s, seat)
    if lasts == END_OF_THEIR_TURN:
        return until_end_of_next_turn(s, 1 - seat)
    if lasts == END_OF_YOUR_TURN:
        return until_end_of_next_turn(s, seat)
    return FOREVER
