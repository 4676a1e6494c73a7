"""Quick match: new players find those who wait, and nobody is left over."""

import asyncio
from pathlib import Path

from cardwright.kernel.errors import CardwrightError
from cardwright.server.lobby import Lobby, NotPermitted
from cardwright.server.lobby.quick import quick_terms
from cardwright.server.settings import Settings
from cardwright.server.store import RatingRecord
from cardwright.wire.bodies.lobby import Join, NewTable, Quick
from tests.server.lobby.lobby_setup import LobbySetup, setup_at
from tests.server.lobby.test_tables import refusal, told


def test_the_second_finds_the_first(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob = await setup.guest(), await setup.guest()
        waits = await setup.lobby.quick(ann, Quick("threelines", salt="a"))
        assert not waits.begun
        found = await setup.lobby.quick(bob, Quick("threelines", salt="b"))
        assert found.begun
        assert found.table == waits.table
        assert setup.announcer.matches == [waits.table]
        assert {seat.salt for seat in (await setup.table(found.table)).seats} == {"a", "b"}

    told(tmp_path, story)


def test_asking_again_gives_the_same_table_before_and_while_it_is_played(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob = await setup.guest(), await setup.guest()
        first = await setup.lobby.quick(ann, Quick("threelines"))
        assert await setup.lobby.quick(ann, Quick("threelines")) == first
        await setup.lobby.quick(bob, Quick("threelines"))
        again = await setup.lobby.quick(ann, Quick("threelines"))
        assert (again.table, again.begun) == (first.table, True)
        await setup.finish(first.table, 0)
        assert (await setup.lobby.quick(ann, Quick("threelines"))).table != first.table

    told(tmp_path, story)


def test_games_and_rated_and_casual_are_kept_apart(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        players = [await setup.account() for _ in range(3)]
        await setup.lobby.quick(players[0], Quick("threelines"))
        await setup.lobby.quick(players[1], Quick("threelines", rated=True))
        await setup.lobby.quick(players[2], Quick("generals"))
        assert setup.announcer.matches == []
        found = await setup.lobby.quick(players[2], Quick("threelines", rated=True))
        assert found.begun
        assert (await setup.table(found.table)).rated

    told(tmp_path, story)


def test_a_guest_finds_no_rated_match(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        guest = await setup.guest()
        assert "for accounts" in await refusal(setup.lobby.quick(guest, Quick("threelines", rated=True)), NotPermitted)

    told(tmp_path, story)


def test_a_player_who_waits_can_stop(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob = await setup.guest(), await setup.guest()
        waits = await setup.lobby.quick(ann, Quick("threelines"))
        assert await setup.lobby.stop_quick(ann.id)
        assert not await setup.lobby.stop_quick(ann.id)
        assert (await setup.table(waits.table)).status == "void"
        assert not (await setup.lobby.quick(bob, Quick("threelines"))).begun

    told(tmp_path, story)


def test_the_nearest_in_strength_is_found(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        strengths = {"Weak": 1200.0, "Near": 1480.0, "Strong": 1900.0}
        tables = {}
        for name, rating in strengths.items():
            player = await setup.account(name)
            await setup.store.ratings.put_all([RatingRecord(player.id, "threelines", rating, 50, 0.06, 9, setup.now)])
            wait = setup.lobby.quick_match.wait  # side by side, as when they asked on other nodes
            tables[name] = await wait(player, quick_terms(Quick("threelines", rated=True)), Join())
        newcomer = await setup.account()
        found = await setup.lobby.quick(newcomer, Quick("threelines", rated=True))
        assert found.table == tables["Near"].table

    told(tmp_path, story)


def test_nobody_is_matched_with_somebody_who_came_an_hour_ago(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob = await setup.guest(), await setup.guest()
        old = await setup.lobby.quick(ann, Quick("threelines"))
        setup.now += 3601
        assert not (await setup.lobby.quick(bob, Quick("threelines"))).begun
        assert (await setup.table(old.table)).status == "void"

    told(tmp_path, story)


def test_a_quick_match_is_not_joined_by_its_id(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob = await setup.guest(), await setup.guest()
        waits = await setup.lobby.quick(ann, Quick("threelines"))
        assert "quick match" in await refusal(setup.lobby.join(bob, waits.table, Join()), NotPermitted)

    told(tmp_path, story)


async def fifty_come(setup: LobbySetup, *lobbies: Lobby) -> None:
    """Each asks twice, all at once; every second one elsewhere, if there is another lobby."""
    players = [await setup.guest() for _ in range(50)]
    asked = [(lobbies[at % len(lobbies)], player) for at, player in enumerate(players * 2)]
    seated = await asyncio.gather(*(lobby.quick(player, Quick("threelines")) for lobby, player in asked))
    tables = {each.table for each in seated}
    assert len(tables) == 25
    assert sorted(setup.announcer.matches) == sorted(tables)
    sitting = [seat.player for table in tables for seat in (await setup.table(table)).seats]
    assert sorted(filter(None, sitting)) == sorted(player.id for player in players)


def test_fifty_who_come_at_once_make_twenty_five_matches(settings: Settings) -> None:
    async def story() -> None:
        async with setup_at(settings) as setup:
            await fifty_come(setup, setup.lobby)

    asyncio.run(story())


def test_fifty_who_come_at_once_to_two_nodes_make_twenty_five_matches(postgres_url: str) -> None:
    async def story() -> None:
        settings = Settings(database=postgres_url)
        async with setup_at(settings) as setup, setup_at(settings) as other:
            await fifty_come(setup, setup.lobby, Lobby(other.store, setup.announcer, lambda: setup.now))

    asyncio.run(story())


def test_two_join_the_last_seat_on_two_nodes_and_one_gets_it(postgres_url: str) -> None:
    async def story() -> None:
        settings = Settings(database=postgres_url)
        async with setup_at(settings) as setup, setup_at(settings) as second:
            other = Lobby(second.store, setup.announcer, lambda: setup.now)
            for _ in range(10):
                ann, bob, cem = [await setup.guest() for _ in range(3)]
                made = await setup.lobby.make(ann, NewTable("threelines"))
                came = (setup.lobby.join(bob, made.table, Join()), other.join(cem, made.table, Join()))
                ended = await asyncio.gather(*came, return_exceptions=True)
                assert sorted(isinstance(each, CardwrightError) for each in ended) == [False, True]
            assert len(setup.announcer.matches) == len(set(setup.announcer.matches)) == 10

    asyncio.run(story())
