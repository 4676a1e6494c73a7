"""What rated matches change, and who leads."""

import asyncio
from pathlib import Path

import pytest

from cardwright.server.glicko import Score, Strength
from cardwright.server.glicko import played as glicko
from cardwright.server.player import Player
from cardwright.server.ratings import leaderboard, ratings_of, settle
from cardwright.server.settings import Settings
from cardwright.server.store import RatingRecord, TableRecord
from cardwright.wire.bodies.lobby import Join, NewTable
from tests.server.lobby.lobby_setup import LobbySetup, setup_at
from tests.server.lobby.test_tables import told


async def played(setup: LobbySetup, first: Player, second: Player, *winners: int, rated: bool = True) -> TableRecord:
    made = await setup.lobby.make(first, NewTable("threelines", rated=rated, seat=0))
    await setup.lobby.join(second, made.table, Join())
    await setup.finish(made.table, *winners)
    record = await setup.table(made.table)
    await rate(setup, record, *(int(bool(winners) and seat not in winners) for seat in range(2)))
    return record


async def rate(setup: LobbySetup, record: TableRecord, *places: int) -> None:
    async with setup.store.database.writing() as db:
        await settle(setup.store, record, places, db, setup.now)


async def rated_by_places(setup: LobbySetup, *places: int) -> tuple[list[int], list[int]]:
    """The ratings and the deviations of strangers who came to these places."""
    people = [await setup.account() for _ in places]
    made = await setup.lobby.make(people[0], NewTable("template", rated=True, seat=0, seats=len(places)))
    for player in people[1:]:
        await setup.lobby.join(player, made.table, Join())
    await rate(setup, await setup.table(made.table), *places)
    found = [(await ratings_of(setup.store, player.id, setup.now))[0] for player in people]
    return [each.rating for each in found], [each.deviation for each in found]


def test_the_winner_rises_and_the_loser_falls(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob = await setup.account("Ann"), await setup.account("Bob")
        await played(setup, ann, bob, 1)
        lead = await leaderboard(setup.store, "threelines", setup.now)
        assert [(each.place, each.name, each.rating, each.games) for each in lead] == [
            (1, "Bob", 1662, 1),
            (2, "Ann", 1338, 1),
        ]
        assert await leaderboard(setup.store, "generals", setup.now) == []

    told(tmp_path, story)


def test_a_draw_between_strangers_makes_both_surer(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob = await setup.account(), await setup.account()
        await played(setup, ann, bob)
        for player in (ann, bob):
            [rating] = await ratings_of(setup.store, player.id, setup.now)
            assert rating.rating == 1500
            assert rating.deviation < 350

    told(tmp_path, story)


def test_a_casual_match_changes_nothing(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob = await setup.account(), await setup.account()
        await played(setup, ann, bob, 0, rated=False)
        assert await leaderboard(setup.store, "threelines", setup.now) == []

    told(tmp_path, story)


def test_the_leaderboard_shows_the_unsure_only_where_nobody_is_sure(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        names = {"Lucky": (2400.0, 300.0), "Known": (1700.0, 60.0), "Rusty": (1900.0, 109.0)}
        for name, (rating, deviation) in names.items():
            player = await setup.account(name)
            updated = setup.now - 100 * 86_400 if name == "Rusty" else setup.now
            await setup.store.ratings.put_all(
                [RatingRecord(player.id, "threelines", rating, deviation, 0.06, 9, updated)]
            )
        lead = await leaderboard(setup.store, "threelines", setup.now)
        assert [each.name for each in lead] == ["Known"]
        later = await leaderboard(setup.store, "threelines", setup.now + 5 * 365 * 86_400)
        assert [each.name for each in later] == ["Lucky", "Rusty", "Known"]

    told(tmp_path, story)


def test_an_idle_player_changes_more(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob = await setup.account(), await setup.account()
        old = RatingRecord(ann.id, "threelines", 1500, 50, 0.06, 9, setup.now - 300 * 86_400)
        await setup.store.ratings.put_all([old, RatingRecord(bob.id, "threelines", 1500, 50, 0.06, 9, setup.now)])
        await played(setup, ann, bob, 0)
        gained = (await ratings_of(setup.store, ann.id, setup.now))[0].rating - 1500
        lost = 1500 - (await ratings_of(setup.store, bob.id, setup.now))[0].rating
        assert gained > 2 * lost > 0

    told(tmp_path, story)


def test_matches_that_end_at_once_all_count(settings: Settings) -> None:
    async def story() -> None:
        async with setup_at(settings) as setup:
            ann, *others = [await setup.account() for _ in range(9)]
            records = []
            for other in others:
                made = await setup.lobby.make(ann, NewTable("threelines", rated=True, seat=0))
                await setup.lobby.join(other, made.table, Join())
                records.append(await setup.table(made.table))
            await asyncio.gather(*(rate(setup, record, 0, 1) for record in records))
            [mine] = await ratings_of(setup.store, ann.id, setup.now)
            assert mine.games == 8
            assert mine.rating > 1800
            assert sum(each.games for each in await leaderboard(setup.store, "threelines", setup.now)) == 16

    asyncio.run(story())


def test_a_player_who_wins_at_a_table_of_three_has_beaten_both(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        (first, second, third), _ = await rated_by_places(setup, 1, 0, 1)
        assert second > 1500 > first == third
        assert second - 1500 == pytest.approx(2 * (1500 - first), rel=0.2)

    told(tmp_path, story)


def test_among_four_each_place_is_worth_more_than_the_next(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ratings, deviations = await rated_by_places(setup, 2, 0, 3, 1)
        assert ratings[1] > ratings[3] > 1500 > ratings[0] > ratings[2]
        assert ratings[1] + ratings[2] == ratings[3] + ratings[0] == 3000
        assert len(set(deviations)) == 1

    told(tmp_path, story)


def test_nobody_knows_who_is_better_of_two_that_share_a_later_place(tmp_path: Path) -> None:
    """The weakest gains nothing by losing beside the strongest."""

    async def story(setup: LobbySetup) -> None:
        people = [await setup.account() for _ in range(3)]
        before = [1900.0, 1500.0, 1100.0]
        known = [RatingRecord(p.id, "template", r, 80, 0.06, 9, setup.now) for p, r in zip(people, before)]
        await setup.store.ratings.put_all(known)
        made = await setup.lobby.make(people[0], NewTable("template", rated=True, seat=0, seats=3))
        for player in people[1:]:
            await setup.lobby.join(player, made.table, Join())
        await rate(setup, await setup.table(made.table), 1, 0, 1)
        after = [(await ratings_of(setup.store, player.id, setup.now))[0].rating for player in people]
        assert after[0] < 1900
        assert after[2] < 1100

    told(tmp_path, story)


def test_a_draw_of_four_strangers_changes_nobodys_rating(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ratings, deviations = await rated_by_places(setup, 0, 0, 0, 0)
        assert ratings == [1500] * 4
        assert max(deviations) < 350

    told(tmp_path, story)


def test_a_table_of_four_tells_more_than_one_of_two_but_not_as_much_as_three(tmp_path: Path) -> None:
    """Three decisions make an order of four, in which each player has a part of one and a half."""

    async def story(setup: LobbySetup) -> None:
        _, [of_two, _] = await rated_by_places(setup, 0, 1)
        _, [of_four, *_] = await rated_by_places(setup, 0, 1, 2, 3)
        stranger = Strength()
        thrice = glicko(stranger, [Score(stranger, 1.0)] * 3).deviation
        assert of_two > of_four > thrice

    told(tmp_path, story)


def test_matches_of_the_same_two_within_a_day_count_less_and_less(settings: Settings) -> None:
    async def story() -> None:
        async with setup_at(settings) as setup:
            ann, bob, cleo = [await setup.account() for _ in range(3)]

            async def gained(other: Player) -> float:
                """What Ann gains by beating somebody, everybody as strong as before."""
                people = (ann, bob, cleo)
                same = [RatingRecord(each.id, "threelines", 1500, 60, 0.06, 50, setup.now) for each in people]
                await setup.store.ratings.put_all(same)
                await played(setup, ann, other, 0)
                found = await setup.store.ratings.get(ann.id, "threelines")
                assert found is not None
                return found.rating - 1500

            first, second, third = await gained(bob), await gained(bob), await gained(bob)
            assert second == pytest.approx(first / 2, rel=0.05)
            assert third == pytest.approx(first / 3, rel=0.05)
            assert await gained(cleo) == pytest.approx(first, rel=0.01)
            setup.now += 86_401
            assert await gained(bob) == pytest.approx(first, rel=0.01)

    asyncio.run(story())


def test_a_private_rated_match_is_in_both_histories_and_a_casual_one_in_none(settings: Settings) -> None:
    async def story() -> None:
        async with setup_at(settings) as setup:
            ann, bob = await setup.account(), await setup.account()
            tables = []
            for rated in (True, False):
                made = await setup.lobby.make(ann, NewTable("threelines", kind="private", rated=rated, seat=0))
                await setup.lobby.join_by_invite(bob, made.invite, Join())
                await setup.finish(made.table, 0)
                tables.append(made.table)
            for player in (ann, bob):
                assert [match.table for match in await setup.lobby.history(player.id)] == tables[:1]

    asyncio.run(story())
