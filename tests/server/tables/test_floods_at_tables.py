"""One guest who asks too much of tables: onlookers, previews, hints. Others play on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import replace

import pytest

from cardwright.client import Client, ServerRefused
from cardwright.client.seat import Seat
from cardwright.server.settings import Settings
from cardwright.wire.socket import Foreseen
from tests.server.http.live_server import LiveServer, serving
from tests.server.tables.table_players import against_a_bot, asked, guests, run, seated


@contextmanager
def limited(plain: Settings, **limits: str) -> Iterator[LiveServer]:
    named = {name.replace("_", "-"): value for name, value in limits.items()}
    with serving(replace(plain, limited=True, limits=named)) as site:
        yield site


async def answer_once(seats: list[Seat]) -> None:
    for seat in seats:
        look = await asked(seat)
        assert look.question is not None
        await seat.act(look.question.legal[0])


def test_a_table_has_a_limited_number_of_onlookers_and_those_who_sit_there_always_see_it(plain: Settings) -> None:
    with limited(plain, onlookers="2") as site:

        async def story() -> None:
            async with guests(site.url, 5) as (ann, ben, *others):
                made = await ann.make("threelines", seat=0)
                await ben.join(made.table)
                table = [await ann.watch(made.table)]
                for other in others[:2]:
                    await other.watch(made.table)
                with pytest.raises(ServerRefused, match="this table has 2 onlookers already, which is the most"):
                    await others[2].watch(made.table)
                table.append(await ben.watch(made.table))
                await answer_once(table)

        run(story())


def test_a_player_watches_a_table_through_a_limited_number_of_connections(plain: Settings) -> None:
    with limited(plain, table_sockets="2") as site:

        async def story() -> None:
            async with guests(site.url, 3) as (ann, ben, eve), AsyncExitStack() as stack:
                table = await seated("threelines", ann, ben)
                more = [await stack.enter_async_context(Client.session(site.url, eve.token)) for _ in range(2)]
                await eve.watch(table[0].table)
                await more[0].watch(table[0].table)
                with pytest.raises(ServerRefused, match="through 2 connections already"):
                    await more[1].watch(table[0].table)
                await answer_once(table)

        run(story())


def test_previews_are_limited_for_each_player(plain: Settings) -> None:
    with limited(plain, preview="3/600") as site:

        async def story() -> None:
            async with guests(site.url, 2) as players:
                ann, ben = await seated("threelines", *players)
                look = await asked(ann)
                assert look.question is not None
                for _ in range(3):
                    await ann.preview(look.question.legal[0])
                with pytest.raises(ServerRefused, match="that was a lot of previews; wait"):
                    await ann.preview(look.question.legal[0])
                other = await asked(ben)
                assert other.question is not None
                assert (await ben.preview(other.question.legal[0])).worlds > 0

        run(story())


class LongPreview:
    """Somebody else's preview that takes as long as the test wants."""

    def __init__(self, site: LiveServer) -> None:
        self.site = site
        self.begun, self.over = asyncio.Event(), asyncio.Event()

    async def begin(self) -> None:
        self.site.node.dispatcher.errands.later(self.work())
        await self.begun.wait()

    async def work(self) -> None:
        async with self.site.node.dispatcher.previews.of("somebody"):
            self.begun.set()
            await self.over.wait()

    async def end(self) -> None:
        self.over.set()


def test_only_a_few_previews_of_a_player_are_under_way_and_no_answer_waits_for_them(plain: Settings) -> None:
    with limited(plain, previews="2") as site:

        async def story() -> None:
            async with guests(site.url, 2) as players:
                ann, ben = await seated("threelines", *players)
                look, other = await asked(ann), await asked(ben)
                assert look.question is not None
                assert other.question is not None
                long = LongPreview(site)
                await asyncio.to_thread(site.ask, long.begin())
                many = [asyncio.create_task(ben.preview(other.question.legal[0])) for _ in range(6)]
                while sum(task.done() for task in many) < 4:
                    await asyncio.sleep(0.01)
                while site.node.dispatcher.previews.waiting < 2:
                    await asyncio.sleep(0.01)
                assert site.node.dispatcher.previews.waiting == 2
                await ann.act(look.question.legal[0])
                await asyncio.to_thread(site.ask, long.end())
                found = await asyncio.gather(*many, return_exceptions=True)
                refused = [str(one) for one in found if isinstance(one, ServerRefused)]
                assert refused == ["earlier previews of yours are not answered yet; wait for them"] * 4
                assert [one.worlds > 0 for one in found if isinstance(one, Foreseen)] == [True] * 2

        run(story())


def test_nobody_is_told_to_wait_for_no_time_at_all(plain: Settings) -> None:
    with limited(plain, chat="2/1") as site:

        async def story() -> None:
            async with guests(site.url, 2) as players:
                ann, _ = await seated("threelines", *players)
                found = await asyncio.gather(*(ann.say("hello") for _ in range(8)), return_exceptions=True)
                refused = {str(one) for one in found if isinstance(one, ServerRefused)}
                assert refused == {"that was a lot of talk; wait 1 s"}

        run(story())


def test_only_a_few_hints_of_a_player_are_under_way(plain: Settings) -> None:
    with limited(plain, hints="1") as site:

        async def story() -> None:
            async with guests(site.url, 1) as (ann,):
                seat = await against_a_bot("threelines", ann)
                await asked(seat)
                found = await asyncio.gather(*(seat.hint() for _ in range(4)), return_exceptions=True)
                refused = [one for one in found if isinstance(one, ServerRefused)]
                assert len(refused) == 3
                assert {str(one) for one in refused} == {"a hint for you is under way; wait for it"}

        run(story())
