"""Turns: who asks for much waits for their own, and somebody who asks for little is next."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from cardwright.server.turns import Turns


class Work:
    """Works that end when they are told to, in the order in which they begin."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.begun: list[str] = []
        self.ends: asyncio.Queue[None] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, who: str) -> asyncio.Task[None]:
        self.tasks.append(asyncio.create_task(self.work(who)))
        await settle()
        return self.tasks[-1]

    async def work(self, who: str) -> None:
        async with self.turns.of(who):
            self.begun.append(who)
            await self.ends.get()

    async def end_one(self) -> None:
        self.ends.put_nowait(None)
        await settle()

    async def end_all(self) -> None:
        for _ in self.tasks:
            self.ends.put_nowait(None)
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 60))


def test_somebody_with_one_work_does_not_wait_for_all_works_of_another() -> None:
    async def story() -> None:
        work = Work(Turns(1))
        for _ in range(40):
            await work.ask("flood")
        await work.ask("ann")
        await work.ask("ben")
        for _ in range(3):
            await work.end_one()
        assert set(work.begun[:3]) == {"flood", "ann", "ben"}
        await work.end_all()
        assert len(work.begun) == 42

    run(story())


def test_of_several_places_one_is_for_somebody_else_as_soon_as_it_is_free() -> None:
    async def story() -> None:
        work = Work(Turns(3))
        for _ in range(10):
            await work.ask("flood")
        await work.ask("ann")
        await work.end_one()
        assert work.begun == ["flood"] * 3 + ["ann"]
        await work.end_all()

    run(story())


def test_who_has_used_less_time_is_first() -> None:
    turns = Turns(1)

    async def story() -> None:
        async with turns.of("holder"):
            turns.used |= {"slow": 9.0, "quick": 1.0}
            work = Work(turns)
            await work.ask("slow")
            await work.ask("quick")
        await settle()
        assert work.begun == ["quick"]
        await work.end_one()
        assert work.begun == ["quick", "slow"]
        await work.end_all()

    run(story())


@pytest.mark.parametrize("granted", [False, True])
def test_a_work_that_is_cancelled_while_it_waits_leaves_its_place(granted: bool) -> None:
    async def story() -> None:
        work = Work(Turns(1))
        await work.ask("ann")
        waiting = await work.ask("ben")
        await work.ask("eve")
        if granted:
            work.ends.put_nowait(None)
            await asyncio.sleep(0)
        waiting.cancel()
        await work.end_all()
        assert work.begun in (["ann", "eve"], ["ann", "ben", "eve"])
        assert work.turns.free == 1
        assert work.turns.waiting == 0

    run(story())


def test_nothing_is_remembered_when_nobody_is_there() -> None:
    async def story() -> None:
        turns = Turns(2)
        for number in range(100):
            async with turns.of(f"player {number}"):
                pass
        assert (turns.used, turns.queues, dict(turns.busy), turns.free) == ({}, {}, {}, 2)

    run(story())
