"""Full positions that fit what a seat knows: the worlds an agent thinks in."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.chance import Chance
from cardwright.kernel.game import Game
from cardwright.kernel.state import LOCKED, OPEN, S, State

SEEDS: Final = 2**31 - 1  # a seed for a world is drawn below this


def imagined(game: Game[S], seen: S, seat: int, seed: int) -> S:
    """A world this seat cannot tell from the real one, with every secret answer of the others still to be given.

    A sampled answer is any legal one; a player who has locked in chose better than that, so they choose again.
    """
    world = game.sample(seen, seat, seed)
    world.telling = world.stepping = False
    for other in range(int(seen.seats)):
        if seen.sealed[other] == LOCKED:
            world.sealed[other] = OPEN
    return world


def movers(s: State) -> list[int]:
    """The seats that move now: all that seal an answer together, or the one that is asked first."""
    seats = [int(seat) for seat in s.asked()]
    if len(seats) < 2:
        return seats
    decision = s.decision(seats[0])
    return seats if decision is not None and decision.sealed else seats[:1]


def drawn(chance: Chance, shares: list[float]) -> int:
    """A place, as likely as its share."""
    left = int(chance.below(SEEDS)) / SEEDS
    for place, share in enumerate(shares):
        left -= share
        if left < 0.0:
            return place
    return len(shares) - 1
