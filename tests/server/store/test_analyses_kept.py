"""The analyses of matches: begun once, taken over when nobody works on them any more, gone with their match."""

import asyncio

from msgspec.structs import replace
from sqlalchemy import delete

from cardwright.server.settings import Settings
from cardwright.server.store.analyses import DONE, FAILED, FORGOTTEN, RUNNING, WAITING, AnalysisRecord
from cardwright.server.store.schema import TABLES
from tests.server.store.samples import opened, table

NOW = 1000.0
WANTED = AnalysisRecord("table", "mark", "one", WAITING, NOW, count=3)


def test_of_many_who_begin_the_same_one_does(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            await store.tables.add(table())
            claims = [store.analyses.claim(replace(WANTED, worker=str(number))) for number in range(8)]
            assert sorted(await asyncio.gather(*claims)) == [False] * 7 + [True]

    asyncio.run(story())


def test_what_its_worker_says_counts_until_it_has_ended(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            await store.tables.add(table())
            assert await store.analyses.get("table", "mark", NOW) is None
            await store.analyses.claim(WANTED)
            running = replace(WANTED, state=RUNNING, judged=2)
            assert await store.analyses.keep(running)
            assert not await store.analyses.keep(replace(running, worker="another"))
            assert await store.analyses.get("table", "mark", NOW) == running
            done = replace(running, state=DONE, judged=3, outcome="{}")
            assert await store.analyses.keep(done)
            assert not await store.analyses.keep(running)
            await store.analyses.release("table", "one")
            assert await store.analyses.get("table", "mark", NOW + 2 * FORGOTTEN) == done
            assert await store.analyses.get("table", "other mark", NOW) is None

    asyncio.run(story())


def test_one_whose_worker_is_silent_is_nobodys_and_is_begun_again(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            await store.tables.add(table())
            await store.analyses.claim(WANTED)
            later = replace(WANTED, worker="another", told=NOW + FORGOTTEN)
            assert not await store.analyses.claim(replace(later, told=later.told - 1))
            assert await store.analyses.get("table", "mark", later.told) is None
            assert await store.analyses.claim(later)
            assert not await store.analyses.keep(replace(WANTED, state=DONE))

    asyncio.run(story())


def test_one_that_failed_is_out_of_date_or_was_given_up_is_begun_again_at_once(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            await store.tables.add(table())
            await store.analyses.claim(WANTED)
            await store.analyses.keep(replace(WANTED, state=FAILED, problem="no"))
            assert await store.analyses.claim(WANTED)
            assert await store.analyses.claim(replace(WANTED, mark="newer"))
            await store.analyses.release("table", "one")
            assert await store.analyses.get("table", "newer", NOW) is None
            assert await store.analyses.claim(WANTED)

    asyncio.run(story())


def test_it_goes_with_its_match(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            await store.tables.add(table())
            await store.analyses.claim(WANTED)
            await store.database.write(lambda db: db.execute(delete(TABLES)).rowcount)
            assert await store.analyses.get("table", "mark", NOW) is None

    asyncio.run(story())
