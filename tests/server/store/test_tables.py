"""Tables: seats are taken once, matches begin and end once."""

import asyncio
from collections import Counter

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from cardwright.server.settings import Settings
from cardwright.server.store import AlreadySeated, NotOpen, RatingRecord, SeatRecord, SeatTaken, Store
from cardwright.server.store.ratings import Known, Met
from tests.server.store.samples import opened, person, seat_all, table

ANN = person("Ann")
BOB = person("Bob")
CID = person("Cid")


def test_a_table_comes_back_as_it_was(settings: Settings) -> None:
    whole = table(
        "whole",
        size=3,
        start={"round": 3, "hands": [[1, 2], []], "text": "„Jon“"},
        invite="let-me-in",
        maker=ANN.id,
        rated=True,
        seats=[SeatRecord(0, ANN.id, "", "Ann", "3 Imp", "salt"), SeatRecord(1, None, "easy", "Easy"), SeatRecord(2)],
    )

    async def story() -> None:
        async with opened(settings) as store:
            await store.tables.add(whole)
            assert await store.tables.get("whole") == whole
            assert await store.tables.by_invite("let-me-in") == whole
            assert await store.tables.get("another") is None
            assert await store.tables.by_invite("") is None
            assert whole.seat_of(ANN.id) == 0
            assert whole.seat_of(BOB.id) is None

    asyncio.run(story())


def test_of_many_who_want_one_seat_exactly_one_gets_it(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as one, opened(settings) as other:
            await one.tables.add(table(size=3))
            people = [person(f"P{number}") for number in range(30)]
            stores = [one, other] * 15
            tries = [s.tables.take_seat("table", 1, who, "", "") for s, who in zip(stores, people)]
            told = await asyncio.gather(*tries, return_exceptions=True)
            assert Counter(type(answer) for answer in told) == {int: 1, SeatTaken: 29}
            record = await one.tables.get("table")
            assert record
            assert record.seats[1].player == people[[type(answer) for answer in told].index(int)].id
            assert record.seats[0].free
            assert record.seats[2].free

    asyncio.run(story())


def test_of_many_who_want_any_seat_as_many_sit_as_there_are_seats(settings: Settings) -> None:
    async def story() -> list[object]:
        async with opened(settings) as store:
            await store.tables.add(table(size=4))
            tries = [store.tables.take_seat("table", None, person(f"P{number}"), "", "") for number in range(20)]
            return list(await asyncio.gather(*tries, return_exceptions=True))

    told = asyncio.run(story())
    assert sorted(answer for answer in told if isinstance(answer, int)) == [0, 1, 2, 3]
    assert sum(isinstance(answer, SeatTaken) for answer in told) == 16


def test_nobody_plays_himself(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            await store.tables.add(table())
            tries = [store.tables.take_seat("table", seat, ANN, "", "") for seat in (0, 1)]
            told = await asyncio.gather(*tries, return_exceptions=True)
            assert Counter(type(answer) for answer in told) == {int: 1, AlreadySeated: 1}

    asyncio.run(story())


def test_a_bots_seat_is_not_free(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            await store.tables.add(table(seats=[SeatRecord(0, None, "hard", "Hard"), SeatRecord(1)]))
            with pytest.raises(SeatTaken, match="seat 1 is not free"):
                await store.tables.take_seat("table", 0, ANN, "", "")
            assert await store.tables.take_seat("table", None, ANN, "3 Imp", "salt") == 1
            with pytest.raises(SeatTaken, match="all seats"):
                await store.tables.take_seat("table", None, BOB, "", "")
            assert await store.tables.begin("table", 2.0)

    asyncio.run(story())


def test_a_match_begins_once_and_only_when_all_seats_are_taken(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as one, opened(settings) as other:
            await one.tables.add(table())
            await seat_all(one, "table", ANN)
            assert not await one.tables.begin("table", 1.0)
            await seat_all(one, "table", BOB)
            told = await asyncio.gather(*(s.tables.begin("table", 2.0) for s in [one, other] * 10))
            assert sum(told) == 1
            assert await one.tables.running() == ["table"]
            record = await one.tables.get("table")
            assert record
            assert (record.status, record.started) == ("playing", 2.0)

    asyncio.run(story())


def test_the_last_seat_and_the_beginning_never_cross(settings: Settings) -> None:
    """A player stands up while others try to begin: either they sat when it began, or it did not begin."""

    async def story() -> None:
        async with opened(settings) as store:
            for number in range(20):
                id = f"table {number}"
                await store.tables.add(table(id))
                await seat_all(store, id, ANN, BOB)
                begun, left = await asyncio.gather(store.tables.begin(id, 1.0), store.tables.leave_seat(id, BOB.id))
                record = await store.tables.get(id)
                assert record
                assert begun is not left
                assert record.seats[1].free is left
                assert (record.status == "playing") is begun

    asyncio.run(story())


def test_a_match_that_has_begun_takes_nobody_and_lets_nobody_go(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            await store.tables.add(table())
            await seat_all(store, "table", ANN, BOB)
            assert await store.tables.set_salt("table", ANN.id, "pepper")
            assert not await store.tables.set_salt("table", CID.id, "pepper")
            await store.tables.begin("table", 1.0)
            assert not await store.tables.set_salt("table", ANN.id, "more")
            assert not await store.tables.leave_seat("table", ANN.id)
            assert not await store.tables.void("table")
            with pytest.raises(NotOpen, match="has already begun"):
                await store.tables.take_seat("table", None, CID, "", "")
            with pytest.raises(NotOpen, match="no such table"):
                await store.tables.take_seat("another", None, CID, "", "")
            record = await store.tables.get("table")
            assert record
            assert [seat.salt for seat in record.seats] == ["pepper", ""]

    asyncio.run(story())


def test_a_match_ends_once(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as one, opened(settings) as other:
            await one.tables.add(table())
            assert not await one.tables.finish("table", [0], "won", "m", 3.0)  # nobody has played
            await seat_all(one, "table", ANN, BOB)
            await one.tables.begin("table", 2.0)
            tries = [s.tables.finish("table", [n], "won", f"m{n}", 3.0) for n, s in enumerate([one, other] * 5)]
            told = await asyncio.gather(*tries)
            assert sum(told) == 1
            record = await other.tables.get("table")
            assert record
            assert (record.status, record.result, record.mark) == ("over", [told.index(True)], f"m{told.index(True)}")
            assert (record.reason, record.ended) == ("won", 3.0)
            assert await one.tables.running() == []

    asyncio.run(story())


def test_a_draw_is_not_a_missing_result(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            await store.tables.add(table())
            await seat_all(store, "table", ANN, BOB)
            await store.tables.begin("table", 2.0)
            await store.tables.finish("table", (), "drawn", "m", 3.0)
            record = await store.tables.get("table")
            assert record
            assert record.result == []

    asyncio.run(story())


def test_one_table_follows_another(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            await store.tables.add(table())
            told = await asyncio.gather(*(store.tables.set_rematch("table", f"next {n}") for n in range(10)))
            record = await store.tables.get("table")
            assert record
            assert sum(told) == 1
            assert record.rematch == f"next {told.index(True)}"

    asyncio.run(story())


def test_the_lobby_lists_what_can_be_joined_or_watched(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            for when, kind in enumerate(["open", "private", "quick", "bot"]):
                for status in ("open", "playing", "over", "void"):
                    await store.tables.add(table(f"{kind} {status}", kind=kind, status=status, created=float(when)))
            assert [record.id for record in await store.tables.listed()] == [
                "quick playing",
                "open open",
                "open playing",
            ]

    asyncio.run(story())


def test_a_quick_match_is_offered_to_others_the_longest_waiting_first(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            offers = [
                ("b", False, "generals"),
                ("a", False, "generals"),
                ("r", True, "generals"),
                ("t", False, "ancients"),
            ]
            for when, (id, rated, game) in enumerate(offers):
                await store.tables.add(table(id, kind="quick", rated=rated, game=game, created=float(when)))
            await seat_all(store, "a", ANN)
            await seat_all(store, "b", BOB)
            assert [record.id for record in await store.tables.quick("generals", 2, CID.id)] == ["b", "a", "r"]
            assert [record.id for record in await store.tables.quick("generals", 2, BOB.id)] == ["a", "r"]

    asyncio.run(story())


def test_a_player_finds_their_tables_but_not_those_that_closed_without_a_match(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            for when, id in enumerate(["first", "second", "third"]):
                await store.tables.add(table(id, created=float(when)))
                await seat_all(store, id, ANN)
            await seat_all(store, "second", BOB)
            await store.tables.void("third")
            assert [record.id for record in await store.tables.of_player(ANN.id, 2)] == ["second", "first"]
            assert [record.id for record in await store.tables.all_of_player(ANN.id, 2)] == ["third", "second"]
            assert [record.id for record in await store.tables.of_player(BOB.id, 9)] == ["second"]
            assert await store.tables.unfinished(ANN.id) == 2

    asyncio.run(story())


def test_a_match_ends_together_with_what_belongs_to_its_end(settings: Settings) -> None:
    def win(known: Known, _: Met) -> list[RatingRecord]:
        games = known[ANN.id].games if ANN.id in known else 0
        return [RatingRecord(ANN.id, "threelines", 1600.0, 50.0, 0.06, games + 1, 3.0)]

    async def story() -> None:
        async with opened(settings) as one, opened(settings) as other:
            await one.players.add(ANN, "hash", 1.0)
            for number in range(20):
                await one.tables.add(table(f"table {number}"))
                await seat_all(one, f"table {number}", ANN, BOB)
                await one.tables.begin(f"table {number}", 2.0)

            async def end(store: Store, id: str) -> bool:
                async def also(db: AsyncConnection) -> None:
                    await store.ratings.change(db, table(id), [ANN.id], 0.0, win)

                return await store.tables.finish(id, [0], "won", "m", 3.0, also)

            told = await asyncio.gather(*(end(store, f"table {n}") for n in range(20) for store in (one, other)))
            rating = await one.ratings.get(ANN.id, "threelines")
            assert sum(told) == 20
            assert rating
            assert rating.games == 20

    asyncio.run(story())


def test_a_match_whose_end_cannot_be_written_whole_goes_on(settings: Settings) -> None:
    async def fails(_: AsyncConnection) -> None:
        raise RuntimeError("no")

    async def story() -> None:
        async with opened(settings) as store:
            await store.tables.add(table())
            await seat_all(store, "table", ANN, BOB)
            await store.tables.begin("table", 2.0)
            with pytest.raises(RuntimeError, match="no"):
                await store.tables.finish("table", [0], "won", "m", 3.0, fails)
            assert await store.tables.running() == ["table"]

    asyncio.run(story())
