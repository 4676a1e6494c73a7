"""People who play at random."""

from __future__ import annotations

import random

from cardwright.client import Client, Seat
from cardwright.wire.view import Look


async def sit_down(one: Client, other: Client, game: str) -> tuple[Seat, Seat]:
    """Two at a private table; the first seat that comes back is the first client's."""
    made = await one.make(game, kind="private")
    await other.join(made.table, made.invite)
    return await one.watch(made.table), await other.watch(made.table)


async def play_on(seat: Seat, dice: random.Random, most: int = 10_000) -> Look:
    """Answer at random until the match is over, or at most this many times."""
    given = 0
    async for look in seat.turns():
        assert look.question is not None
        await seat.act(dice.choice(look.question.legal))
        given += 1
        if given >= most:
            break
    assert seat.look is not None
    return seat.look
