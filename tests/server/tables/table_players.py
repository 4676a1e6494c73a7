"""Players at a table: they log in over the network and play."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, TypeVar

from cardwright.client import Client
from cardwright.client.seat import Seat
from cardwright.kernel.chance import dice
from cardwright.wire.view import Look

T = TypeVar("T")
LONG = 240  # seconds; only a fault takes as long


class EndedEarly(Exception):
    """A match was over before as many answers were given as wanted: some deals are short."""


def run(story: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(story, LONG))


@asynccontextmanager
async def guests(url: str, count: int) -> AsyncIterator[list[Client]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Client.guest(url)) for _ in range(count)]


async def seated(game: str, *players: Client, **wishes: Any) -> list[Seat]:
    """An open table at which these players sit down in order; each sees it from their seat."""
    made = await players[0].make(game, **{"seat": 0, **wishes})
    for player in players[1:]:
        await player.join(made.table)
    return [await player.watch(made.table) for player in players]


async def against_a_bot(game: str, player: Client, bot: str = "easy", **wishes: Any) -> Seat:
    made = await player.make(game, kind="bot", bots=[bot], seat=0, **wishes)
    return await player.watch(made.table)


async def play_out(seat: Seat, seed: int = 1, most: int = 10_000) -> Look:
    """Answer every question at random, until the match is over, or at most ``most`` times."""
    chance = dice(seed)
    async for look in seat.turns():
        if most == 0:
            break
        assert look.question is not None
        if look.question.optional:
            continue
        most -= 1
        legal = look.question.legal
        await seat.act(legal[chance.below(len(legal))])
    assert seat.look is not None
    return seat.look


async def asked(seat: Seat) -> Look:
    """The next view in which this seat is asked something."""
    while True:
        look = await seat.next()
        if look.question is not None:
            return look


async def until(seat: Seat, wanted: Any) -> Look:
    """The next view that is as wanted."""
    while True:
        look = await seat.next()
        if wanted(look):
            return look


async def play_some(seats: list[Seat], count: int, seed: int = 1) -> list[Look]:
    """``count`` answers, each by the first seat that is asked; how the table looks to everybody afterwards."""
    chance = dice(seed)
    looks = [await until(seat, lambda look: look.status == "playing") for seat in seats]
    for _ in range(count):
        place = next((place for place, look in enumerate(looks) if must_answer(look)), None)
        if place is None:
            raise EndedEarly
        legal = looks[place].question.legal  # type: ignore[union-attr]
        number = looks[place].number + 1
        await seats[place].act(legal[chance.below(len(legal))])
        looks = [await until(seat, lambda look, number=number: look.number >= number) for seat in seats]
    return looks


def must_answer(look: Look) -> bool:
    return look.question is not None and not look.question.optional
