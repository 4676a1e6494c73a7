"""The log of the matches: in order, once each, durable when it says so."""

import asyncio

import pytest

from cardwright.server.settings import Settings
from cardwright.server.store import Entry, Store, Taken, Unconfirmed
from tests.server.store.samples import entry, opened


def test_entries_come_back_as_they_were_and_in_order(settings: Settings) -> None:
    extremes = [entry(1, 2**63 - 1), entry(2, -(2**63)), Entry(3, 1763000000.123456, "take back", 5, 0, "m" * 64)]

    async def story() -> list[Entry]:
        async with opened(settings) as store:
            for one in extremes:
                await store.log.append("match", one)
            await store.log.append("another", entry(1))
            return await store.log.read("match")

    assert asyncio.run(story()) == extremes


def test_an_action_of_more_than_64_bits_is_refused_and_spoils_no_other(settings: Settings) -> None:
    async def story() -> list[object]:
        async with opened(settings) as store:
            tries = [store.log.append("match", one) for one in (entry(1), entry(2, 2**63), entry(3))]
            return list(await asyncio.gather(*tries, return_exceptions=True))

    first, second, third = asyncio.run(story())
    assert (first, third) == (None, None)
    assert isinstance(second, OverflowError)


def test_a_number_is_taken_once(settings: Settings) -> None:
    async def story() -> list[Entry]:
        async with opened(settings) as store:
            await store.log.append("match", entry(1))
            with pytest.raises(Taken, match="entry 1 of match match"):
                await store.log.append("match", entry(1, 99))
            return await store.log.read("match")

    assert asyncio.run(story()) == [entry(1)]


def test_of_many_who_want_one_number_at_once_exactly_one_gets_it(settings: Settings) -> None:
    async def story() -> tuple[list[object], list[Entry]]:
        async with opened(settings) as store:
            tries = [store.log.append("match", entry(1, action)) for action in range(50)]
            told = await asyncio.gather(*tries, return_exceptions=True)
            return list(told), await store.log.read("match")

    told, kept = asyncio.run(story())
    winners = [action for action, answer in enumerate(told) if answer is None]
    assert len(winners) == 1
    assert all(isinstance(answer, Taken) for answer in told if answer is not None)
    assert [one.action for one in kept] == winners


def test_among_many_that_are_written_together_only_those_that_were_taken_are_refused(settings: Settings) -> None:
    async def story() -> tuple[list[object], list[Entry], list[Entry]]:
        async with opened(settings) as store:
            for number in (3, 70, 101):
                await store.log.append("match", entry(number, 99))
            tries = [store.log.append("match", entry(number)) for number in range(1, 102)]
            tries.append(store.log.append("another", entry(1)))
            told = await asyncio.gather(*tries, return_exceptions=True)
            return list(told), await store.log.read("match"), await store.log.read("another")

    told, kept, other = asyncio.run(story())
    assert [number for number, answer in enumerate(told, 1) if isinstance(answer, Taken)] == [3, 70, 101]
    assert [answer for answer in told if answer is not None and not isinstance(answer, Taken)] == []
    assert [one.number for one in kept] == list(range(1, 102))
    assert [one.number for one in kept if one.action == 99] == [3, 70, 101]
    assert other == [entry(1)]


def test_two_nodes_never_both_write_the_same_number(settings: Settings) -> None:
    async def story() -> tuple[list[int], list[int], int]:
        async with opened(settings) as one, opened(settings) as other:

            async def write(store: Store, action: int) -> list[int]:
                mine = []
                for number in range(1, 101):
                    try:
                        await store.log.append("match", entry(number, action))
                        mine.append(number)
                    except Taken:
                        pass
                return mine

            first, second = await asyncio.gather(write(one, 1), write(other, 2))
            kept = await one.log.read("match")
            assert [e.number for e in kept if e.action == 1] == first
            return first, second, len(kept)

    first, second, kept = asyncio.run(story())
    assert sorted(first + second) == list(range(1, 101))
    assert kept == 100


def test_twenty_writers_at_once_lose_nothing_and_share_transactions(settings: Settings) -> None:
    groups: list[int] = []

    async def story() -> list[list[int]]:
        async with opened(settings) as store:
            store.log.watcher = lambda size, _: groups.append(size)

            async def write(match: str) -> None:
                for number in range(1, 101):
                    await store.log.append(match, entry(number))

            await asyncio.gather(*(write(f"match {number}") for number in range(20)))
            return [[e.number for e in await store.log.read(f"match {number}")] for number in range(20)]

    assert asyncio.run(story()) == [list(range(1, 101))] * 20
    assert sum(groups) == 2000
    assert len(groups) < 1500


def test_closing_waits_for_everything_that_was_given(settings: Settings) -> None:
    async def story() -> tuple[list[BaseException | None], int]:
        async with opened(settings) as store:
            tasks = [asyncio.create_task(store.log.append("match", entry(number))) for number in range(1, 3001)]
            await asyncio.sleep(0)  # each of them has handed its entry over
        told = list(await asyncio.gather(*tasks, return_exceptions=True))
        async with opened(settings) as store:
            return told, len(await store.log.read("match"))

    told, kept = asyncio.run(story())
    assert told == [None] * 3000
    assert kept == 3000


def test_a_closed_log_takes_nothing(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            pass
        with pytest.raises(Unconfirmed, match="closed"):
            await store.log.append("match", entry(1))

    asyncio.run(story())


def test_a_player_who_gives_up_waiting_disturbs_nobody(settings: Settings) -> None:
    async def story() -> list[int]:
        async with opened(settings) as store:
            impatient = asyncio.create_task(store.log.append("match", entry(1)))
            patient = asyncio.create_task(store.log.append("match", entry(2)))
            await asyncio.sleep(0)
            impatient.cancel()
            await patient
            return [e.number for e in await store.log.read("match")]

    assert asyncio.run(story())[-1] == 2
