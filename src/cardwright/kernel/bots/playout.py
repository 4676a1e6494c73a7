"""Random play to the end, through the same calls every host uses."""

from __future__ import annotations

from cardwright.kernel.bits import i64
from cardwright.kernel.chance import Chance
from cardwright.kernel.game import Game
from cardwright.kernel.state import S


class Tally:
    """What random play amounted to."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.offered: i64 = 0  # legal actions listed, in all


def playout(game: Game[S], s: S, dice: Chance, tally: Tally, limit: i64 = 1_000_000) -> None:
    """Play uniformly at random until the game is over, or ``limit`` decisions have been made."""
    decisions: i64 = 0
    offered: i64 = 0
    while s.result is None and decisions < limit:
        seat = s.next_seat()
        actions = game.legal(s, seat)
        count: i64 = len(actions)
        game.apply(s, seat, actions[dice.below(count)])
        decisions += 1
        offered += count
    tally.decisions += decisions
    tally.offered += offered


def clones(game: Game[S], s: S, times: i64) -> None:
    """Copy a position many times; what the benchmark measures."""
    while times > 0:
        game.clone(s)
        times -= 1
