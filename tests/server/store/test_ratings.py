"""Ratings: written together, changed one after another."""

import asyncio
from collections.abc import Iterable

from msgspec.structs import replace

from cardwright.server.settings import Settings
from cardwright.server.store import RatingRecord, Store
from cardwright.server.store.ratings import Known, Met
from tests.server.store.samples import opened, person, table

ANN = person("Ann")
BOB = person("Bob")


def rating(player: str, points: float, game: str = "threelines") -> RatingRecord:
    return RatingRecord(player, game, points, 350.0, 0.06, 1, 1.0)


def test_the_strongest_come_first_and_the_banned_not_at_all(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            people = [person(name) for name in ("Ann", "Bob", "Cid", "Dan")]
            for number, player in enumerate(people):
                await store.players.add(player, "hash", 1.0)
                await store.ratings.put_all([rating(player.id, 1500.0 + number), rating(player.id, 1.0, "generals")])
            await store.moderation.ban("", people[3].id, "cheats", 0.0)
            top = await store.ratings.top("threelines", 2)
            assert [(line.name, line.rating) for line in top] == [("Cid", 1502.0), ("Bob", 1501.0)]
            assert await store.ratings.get(ANN.id, "threelines") == replace(rating(ANN.id, 1500.0), name="Ann")
            assert await store.ratings.get(ANN.id, "ancients") is None
            assert [line.game for line in await store.ratings.of(ANN.id)] == ["generals", "threelines"]

    asyncio.run(story())


def test_matches_that_end_at_once_are_all_counted(settings: Settings) -> None:
    def one_more(known: Known, _: Met) -> Iterable[RatingRecord]:
        for player in (ANN, BOB):
            before = known.get(player.id)
            games = before.games if before else 0
            yield RatingRecord(player.id, "threelines", 1500.0 + games, 350.0, 0.06, games + 1, 1.0)

    async def count(store: Store, who: list[str]) -> None:
        async with store.database.writing() as db:
            await store.ratings.change(db, table(), who, 0.0, one_more)

    async def story() -> None:
        async with opened(settings) as one, opened(settings) as other:
            for player in (ANN, BOB):
                await one.players.add(player, "hash", 1.0)
            sides = [(one, [ANN.id, BOB.id]), (other, [BOB.id, ANN.id])] * 10
            await asyncio.gather(*(count(store, who) for store, who in sides))
            lines = [await one.ratings.get(player.id, "threelines") for player in (ANN, BOB)]
            assert [line.games for line in lines if line] == [20, 20]

    asyncio.run(story())
