"""What rated matches change, and who leads."""

import asyncio
from pathlib import Path

import pytest

from cardwright.server.glicko import Score, Strength
from cardwright.server.glicko import played as glicko
from cardwright.server.player import Player
from cardwright.server.ratings import leaderboard, ratings_of, settle
from cardwright.server.settings import Settings
from cardwright.server.store import Rating, TableRecord
from cardwright.wire.bodies import Join, NewTable
from tests.server.lobby.places import House, house_at
from tests.server.lobby.test_tables import told


async def played(house: House, first: Player, second: Player, *winners: int, rated: bool = True) -> TableRecord:
    made = await house.lobby.make(first, NewTable("threelines", rated=rated, seat=0))
    await house.lobby.join(second, made.table, Join())
    await house.finish(made.table, *winners)
    record = await house.table(made.table)
    await rate(house, record, *(int(bool(winners) and seat not in winners) for seat in range(2)))
    return record


async def rate(house: House, record: TableRecord, *places: int) -> None:
    async with house.store.database.writing() as db:
        await settle(house.store, record, places, db, house.now)


async def rated_by_places(house: House, *places: int) -> tuple[list[int], list[int]]:
    """The ratings and the deviations of strangers who came to these places."""
    people = [await house.account() for _ in places]
    made = await house.lobby.make(people[0], NewTable("template", rated=True, seat=0, seats=len(places)))
    for player in people[1:]:
        await house.lobby.join(player, made.table, Join())
    await rate(house, await house.table(made.table), *places)
    found = [(await ratings_of(house.store, player.id, house.now))[0] for player in people]
    return [each.rating for each in found], [each.deviation for each in found]


def test_the_winner_rises_and_the_loser_falls(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.account("Ann"), await house.account("Bob")
        await played(house, ann, bob, 1)
        lead = await leaderboard(house.store, "threelines", house.now)
        assert [(each.place, each.name, each.rating, each.games) for each in lead] == [
            (1, "Bob", 1662, 1),
            (2, "Ann", 1338, 1),
        ]
        assert await leaderboard(house.store, "generals", house.now) == []

    told(tmp_path, story)


def test_a_draw_between_strangers_makes_both_surer(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.account(), await house.account()
        await played(house, ann, bob)
        for player in (ann, bob):
            [rating] = await ratings_of(house.store, player.id, house.now)
            assert rating.rating == 1500
            assert rating.deviation < 350

    told(tmp_path, story)


def test_a_casual_match_changes_nothing(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.account(), await house.account()
        await played(house, ann, bob, 0, rated=False)
        assert await leaderboard(house.store, "threelines", house.now) == []

    told(tmp_path, story)


def test_the_leaderboard_shows_the_unsure_only_where_nobody_is_sure(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        names = {"Lucky": (2400.0, 300.0), "Known": (1700.0, 60.0), "Rusty": (1900.0, 109.0)}
        for name, (rating, deviation) in names.items():
            player = await house.account(name)
            updated = house.now - 100 * 86_400 if name == "Rusty" else house.now
            await house.store.ratings.put_all([Rating(player.id, "threelines", rating, deviation, 0.06, 9, updated)])
        lead = await leaderboard(house.store, "threelines", house.now)
        assert [each.name for each in lead] == ["Known"]
        later = await leaderboard(house.store, "threelines", house.now + 5 * 365 * 86_400)
        assert [each.name for each in later] == ["Lucky", "Rusty", "Known"]

    told(tmp_path, story)


def test_an_idle_player_changes_more(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.account(), await house.account()
        old = Rating(ann.id, "threelines", 1500, 50, 0.06, 9, house.now - 300 * 86_400)
        await house.store.ratings.put_all([old, Rating(bob.id, "threelines", 1500, 50, 0.06, 9, house.now)])
        await played(house, ann, bob, 0)
        gained = (await ratings_of(house.store, ann.id, house.now))[0].rating - 1500
        lost = 1500 - (await ratings_of(house.store, bob.id, house.now))[0].rating
        assert gained > 2 * lost > 0

    told(tmp_path, story)


def test_matches_that_end_at_once_all_count(settings: Settings) -> None:
    async def story() -> None:
        async with house_at(settings) as house:
            ann, *others = [await house.account() for _ in range(9)]
            records = []
            for other in others:
                made = await house.lobby.make(ann, NewTable("threelines", rated=True, seat=0))
                await house.lobby.join(other, made.table, Join())
                records.append(await house.table(made.table))
            await asyncio.gather(*(rate(house, record, 0, 1) for record in records))
            [mine] = await ratings_of(house.store, ann.id, house.now)
            assert mine.games == 8
            assert mine.rating > 1800
            assert sum(each.games for each in await leaderboard(house.store, "threelines", house.now)) == 16

    asyncio.run(story())


def test_whoever_wins_at_a_table_of_three_has_beaten_both(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        (first, second, third), _ = await rated_by_places(house, 1, 0, 1)
        assert second > 1500 > first == third
        assert second - 1500 == pytest.approx(2 * (1500 - first), rel=0.2)

    told(tmp_path, story)


def test_among_four_each_place_is_worth_more_than_the_next(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ratings, deviations = await rated_by_places(house, 2, 0, 3, 1)
        assert ratings[1] > ratings[3] > 1500 > ratings[0] > ratings[2]
        assert ratings[1] + ratings[2] == ratings[3] + ratings[0] == 3000
        assert len(set(deviations)) == 1

    told(tmp_path, story)


def test_nobody_knows_who_is_better_of_two_that_share_a_later_place(tmp_path: Path) -> None:
    """The weakest gains nothing by losing beside the strongest."""

    async def story(house: House) -> None:
        people = [await house.account() for _ in range(3)]
        before = [1900.0, 1500.0, 1100.0]
        known = [Rating(p.id, "template", r, 80, 0.06, 9, house.now) for p, r in zip(people, before)]
        await house.store.ratings.put_all(known)
        made = await house.lobby.make(people[0], NewTable("template", rated=True, seat=0, seats=3))
        for player in people[1:]:
            await house.lobby.join(player, made.table, Join())
        await rate(house, await house.table(made.table), 1, 0, 1)
        after = [(await ratings_of(house.store, player.id, house.now))[0].rating for player in people]
        assert after[0] < 1900
        assert after[2] < 1100

    told(tmp_path, story)


def test_a_draw_of_four_strangers_changes_nobodys_rating(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ratings, deviations = await rated_by_places(house, 0, 0, 0, 0)
        assert ratings == [1500] * 4
        assert max(deviations) < 350

    told(tmp_path, story)


def test_a_table_of_four_tells_more_than_one_of_two_but_not_as_much_as_three(tmp_path: Path) -> None:
    """Three decisions make an order of four, in which each player has a part of one and a half."""

    async def story(house: House) -> None:
        _, [of_two, _] = await rated_by_places(house, 0, 1)
        _, [of_four, *_] = await rated_by_places(house, 0, 1, 2, 3)
        stranger = Strength()
        thrice = glicko(stranger, [Score(stranger, 1.0)] * 3).deviation
        assert of_two > of_four > thrice

    told(tmp_path, story)
