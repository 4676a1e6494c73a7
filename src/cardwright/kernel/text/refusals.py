"""What every game says no with, in the same words."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.bits import i64

GAME_OVER: Final = "the game is over"
GONE: Final = "you have left the game"
LOCKED_IN: Final = "you have already locked in; wait for the others"
NOT_YOUR_MOVE: Final = "it is not your move"
NOT_HELD: Final = "you do not hold that card"


def too_dear(names: list[str], cost: i64, mana: i64, rule: str, sort: str = "mana") -> str:
    """What costs more mana than there is, by the rule that asks for it."""
    return f"{' and '.join(names)} {'costs' if len(names) == 1 else 'cost'} {cost}; you have {mana} {sort} ({rule})"
