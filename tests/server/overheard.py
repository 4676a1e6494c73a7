"""A match of people who ask whatever can be asked, with somebody listening to every byte that each of them receives."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack, suppress

import pytest

from cardwright.client import Client, Seat, ServerRefused
from cardwright.kernel.state import NOBODY
from cardwright.wire.view import Look
from tests.client.local_server import LocalServer
from tests.server.eavesdropping import Ear, Seen

VISITED = (
    "/tables",
    "/tables/mine",
    "/replays/{table}",
    "/replays/{table}/steps",
    "/replays/{table}/steps?seat=0",
    "/players/{player}",
    "/me",
)


async def story(
    server: LocalServer, game: str, most: int, seats: int = 2, variant: str = "standard", seed: int = 0
) -> Ear:
    """Some play, one watches, one comes back by another connection; they ask whatever can be asked."""
    ear = Ear(server.node)
    async with AsyncExitStack() as stack:
        ann, *others, eve = [await stack.enter_async_context(Client.guest(server.url)) for _ in range(seats + 1)]
        made = await ann.make(game, seats=seats, variant=variant)
        ear.table = made.table
        players = {made.seat: ann} | {(await client.join(made.table)).seat: client for client in others}
        for seat, client in players.items():
            client.tapped(ear.at(seat))
        eve.tapped(ear.at(NOBODY))
        await eve.watch(made.table)
        await eve.listen()
        play = [play_and_ask(ear, client, seat, most, seed) for seat, client in players.items()]
        await asyncio.gather(*play, come_back(ear, server, players[0]), look_around(ear, eve))
    return ear


async def play_and_ask(ear: Ear, client: Client, place: int, most: int, seed: int) -> None:
    dice, given = random.Random(place + 100 * seed), 0
    seat = await client.watch(ear.table)
    async for look in seat.turns():
        while place == 1 and look.question is not None and look.question.sealed and 0 in look.asked:
            look = await seat.next()  # there is more to be learned once the other has chosen
        if look.question is None or not look.question.legal:
            continue
        offer = dice.choice(look.question.legal)
        try:
            if dice.random() < 0.4:
                await ask_around(ear, seat, look, offer.action, dice)
            if dice.random() < 0.05:
                await look_around(ear, client)
            if dice.random() < 0.03:
                client.connection.cut()
            if given >= most and place < len(look.seats) - 1:
                await seat.concede()
                break
            if not look.question.optional or dice.random() < 0.2:
                await seat.act(offer)
        except ServerRefused as refused:
            if not refused.closed:
                raise
        given += 1
    await seat.end()


async def ask_around(ear: Ear, seat: Seat, look: Look, action: int, dice: random.Random) -> None:
    """A preview, and things that are not possible."""
    number = ear.number()
    foreseen = await seat.preview(action)
    if ear.number() == number:  # else somebody has moved meanwhile
        ear.previews.append(Seen(look.seat, number, action, foreseen))
    await seat.why(dice.randrange(1 << 40))
    await seat.why("play everything")
    for wrong in (dice.randrange(1 << 40), -5):
        with pytest.raises(ServerRefused):
            await seat.act(wrong)


async def come_back(ear: Ear, server: LocalServer, player: Client) -> None:
    """The first player once more, from another device, in the middle of the match."""
    while ear.number() < 4:
        await asyncio.sleep(0)
    async with Client.session(server.url, player.token).tapped(ear.at(0)) as again:
        seat = await again.watch(ear.table)
        await seat.next()
        again.connection.cut()
        await seat.end()


async def look_around(ear: Ear, client: Client) -> None:
    """Everything HTTP tells about a match that goes on."""
    for path in VISITED:
        with suppress(ServerRefused):
            await client.ask("GET", path.format(table=ear.table, player=client.player))
