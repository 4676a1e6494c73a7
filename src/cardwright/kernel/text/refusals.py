"""What every game says no with, in the same words."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.bits import among, i64

GAME_OVER: Final = "the game is over"
GONE: Final = "you have left the game"
LOCKED_IN: Final = "you have already locked in; wait for the others"
NOT_YOUR_MOVE: Final = "it is not your move"
NOT_HELD: Final = "you do not hold that card"
NOTHING_TO_PASS_ON: Final = "there is nothing to pass on"


def too_dear(names: list[str], cost: i64, mana: i64, rule: str, sort: str = "mana") -> str:
    """What costs more mana than there is, by the rule that asks for it."""
    return f"{' and '.join(names)} {'costs' if len(names) == 1 else 'cost'} {cost}; you have {mana} {sort} ({rule})"


def discard_refusal(hand: list[i64], card: i64, is_discard: bool) -> str:
    """Why that is no card of the hand being discarded; "" if it is."""
    if not is_discard:
        return "you have to discard a card"
    return "" if among(hand, card) else NOT_HELD


def no_action(rule: str) -> str:
    return f"that is not something you can do in a turn ({rule})"
