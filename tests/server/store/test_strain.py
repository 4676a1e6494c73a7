"""Strange texts, tasks that are cancelled, many at once: the store stays as it is and answers the next."""

import asyncio
import random

import pytest

from cardwright.kernel.errors import BadInput
from cardwright.server.player import Player
from cardwright.server.settings import Settings
from cardwright.server.store.dossier import dossier
from tests.server.store.samples import entry, opened, person, seat_all, table

ANN = person("Ann")


@pytest.mark.parametrize("text", ["a\0b", "\0", "half \ud83d", "\udc00"])
def test_a_text_that_cannot_be_stored_is_refused_with_a_sentence(settings: Settings, text: str) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            await store.players.add(ANN, "hash", 1.0)
            await store.tables.add(table())
            for wrong in (
                store.players.add(Player(id="other", name=text, guest=False), "hash", 1.0),
                store.players.by_name(text),
                store.players.get(text),
                store.decks.save(ANN.id, "generals", "Fast", text, 1.0),
                store.tables.get(text),
                store.tables.take_seat("table", None, ANN, text, ""),
                store.tables.take_seat("table", None, ANN, "", text),
            ):
                with pytest.raises(BadInput, match="characters that cannot be stored"):
                    await wrong
            assert await store.tables.take_seat("table", None, ANN, "Jón Snæ 🂡", "") == 0

    asyncio.run(story())


def test_tasks_that_are_cancelled_leave_nothing_half_done_and_nothing_locked(settings: Settings) -> None:
    chance = random.Random(1)

    async def story() -> None:
        async with opened(settings) as store:
            await store.players.add(ANN, "hash", 1.0)
            for round in range(30):
                id = f"table {round}"
                work = [
                    store.tables.add(table(id)),
                    store.tables.take_seat("table 0", None, ANN, "", ""),
                    store.decks.save(ANN.id, "generals", f"Deck {round}", "3 Imp", 1.0),
                    store.players.by_name("Ann"),
                    store.log.append("match", entry(round + 1)),
                ]
                tasks = [asyncio.ensure_future(one) for one in work]
                for _ in range(chance.randrange(30)):
                    await asyncio.sleep(0)
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                record = await store.tables.get(id)
                assert record is None or len(record.seats) == 2
            await asyncio.wait_for(store.moderation.ban("", ANN.id, "why", 0.0), 60)

    asyncio.run(story())


def test_a_hundred_readers_and_writers_at_once_are_all_served(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            people = [person(f"P{number}") for number in range(100)]
            await asyncio.gather(*(store.players.add(one, "hash", 1.0) for one in people))
            found = await asyncio.gather(*(store.players.by_name(one.name) for one in people))
            assert [pair[0] for pair in found if pair] == people

    asyncio.run(story())


def test_what_is_stored_about_a_player_is_told_on_either_database(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            await store.players.add(ANN, "hash", 1.0)
            await store.tables.add(table())
            await seat_all(store, "table", person("Bob"), ANN)
            for number in range(1, 5):
                await store.log.append("table", entry(number))
            found = await dossier(store, ANN.id)
            assert found["player"]["name"] == "Ann"
            assert [action["number"] for action in found["matches"][0]["actions"]] == [1, 3]

    asyncio.run(story())
