"""Two guests who play one match after the other, whatever happens to the server, and remember what it acknowledged."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from itertools import zip_longest
from typing import Final, TypeVar

from cardwright.client import Client, Seat
from cardwright.client.errors import Cut, ServerRefused
from cardwright.kernel.errors import CardwrightError
from cardwright.server.store.log import ACT, Entry

PATIENCE_S: Final = 300.0
T = TypeVar("T")


class Duel:
    """``urls`` are the addresses each of the two tries, in order; ``think`` is the longest pause before an answer.

    acknowledged  the actions of each seat that the server said are done, for each table
    acted         set whenever an action is acknowledged
    refused       what the server said no to, which it never should
    """

    def __init__(self, urls: Sequence[Sequence[str]], game: str, seed: int, think: float = 0.0) -> None:
        self._urls = urls
        self._think = think
        self._game = game
        self._chance = random.Random(seed)
        self.acknowledged: dict[str, list[list[int]]] = {}
        self.table = ""
        self.acted = asyncio.Event()
        self.enough = self.ended = False
        self.refused: list[str] = []

    @property
    def actions(self) -> int:
        return sum(len(seat) for seats in self.acknowledged.values() for seat in seats)

    async def run(self) -> None:
        """Play until it is enough; the match under way is played to its end."""
        first, second = (Client.guest(list(urls), patience=PATIENCE_S) for urls in self._urls)
        try:
            async with first, second:
                while not self.enough:
                    await self._match(first, second)
        except CardwrightError as failure:
            self.refused.append(f"a duel ended early: {type(failure).__name__}: {failure}")
        self.ended = True
        self.acted.set()

    async def _match(self, first: Client, second: Client) -> None:
        made = await insist(lambda: first.make(self._game, kind="private"))
        assert made is not None
        await insist(lambda: second.join(made.table, made.invite), once="already")
        self.table, self.acknowledged[made.table] = made.table, [[], []]
        seats = [await first.watch(made.table), await second.watch(made.table)]
        await asyncio.gather(*(self._play(seat) for seat in seats))
        for client in (first, second):
            await client.unwatch(made.table)

    async def _play(self, seat: Seat) -> None:
        async for look in seat.turns():
            assert look.question is not None
            action = self._chance.choice(look.question.legal).action
            await asyncio.sleep(self._chance.uniform(0.0, self._think))
            try:
                await seat.act(action)
            except ServerRefused as refusal:
                self.refused.append(str(refusal))
                continue
            self.acknowledged[seat.table][look.seat].append(action)
            self.acted.set()


async def insist(ask: Callable[[], Awaitable[T]], once: str = "") -> T | None:
    """Ask again until there is an answer; a server that is going down or coming up is no answer.

    None: what was asked happened the first time, though nobody heard so; then a refusal says ``once``.
    """
    asked = False
    while True:
        try:
            return await ask()
        except Cut:
            asked = True
        except ServerRefused as refusal:
            if asked and once and once in str(refusal):
                return None
            if refusal.status < 500:
                raise
            asked = True
        await asyncio.sleep(0.05)


def missing(written: list[Entry], acknowledged: list[list[int]]) -> int:
    """How many of the actions of each seat that were acknowledged are not in a log, or not where they belong."""
    return sum(
        sum(one != other for one, other in zip_longest(actions, by_seat(written, seat)[: len(actions)]))
        for seat, actions in enumerate(acknowledged)
    )


def surplus(written: list[Entry], acknowledged: list[list[int]]) -> int:
    """How many a log holds that nobody was told of: beyond one on its way, they were taken twice."""
    extra = (len(by_seat(written, seat)) - len(actions) for seat, actions in enumerate(acknowledged))
    return sum(max(0, more - 1) for more in extra)


def by_seat(written: list[Entry], seat: int) -> list[int]:
    return [entry.action for entry in written if entry.seat == seat and entry.kind == ACT]
