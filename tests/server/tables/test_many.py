"""Matches of several over the socket: people, bots, onlookers, a restart; and what a rated one changes."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from cardwright.client import Client
from cardwright.server.settings import Settings
from tests.server.http.live_server import LiveServer, serving
from tests.server.tables.table_players import asked, guests, play_out, play_some, run, seated, until
from tests.server.tables.test_matches import remembered

SHORT = {"pantheon": {"turn_limit": 12}, "template": {}}  # options with which a random match ends soon


@pytest.mark.parametrize(("game", "seats"), [("template", 4), ("pantheon", 2), ("pantheon", 4), ("pantheon", 6)])
def test_several_guests_play_to_the_end_and_an_onlooker_sees_the_same_result(
    site: LiveServer, game: str, seats: int
) -> None:
    async def story() -> None:
        async with guests(site.url, seats + 1) as players:
            places = await seated(game, *players[:seats], seats=seats, options=SHORT[game])
            watching = await players[-1].watch(places[0].table)
            ends = await asyncio.gather(*(play_out(seat, at) for at, seat in enumerate(places)), watching.end())
            assert len({(str(end.result), str(end.places)) for end in ends}) == 1
            assert [end.seat for end in ends] == [*range(seats), -1]
            assert {at for at, place in enumerate(ends[0].places or []) if place == 0} >= set(ends[0].result or [])

    run(story())


@pytest.mark.parametrize(("game", "seats"), [("template", 4), ("pantheon", 6)])
def test_a_person_plays_several_bots_to_the_end(site: LiveServer, game: str, seats: int) -> None:
    async def story() -> None:
        async with guests(site.url, 1) as (ana,):
            wishes = {"kind": "bot", "seats": seats, "bots": ["easy"] * (seats - 1), "options": SHORT[game]}
            made = await ana.make(game, clock=False, seat=0, **wishes)
            end = await play_out(await ana.watch(made.table), 3)
            assert end.status == "over"
            assert [sitting.bot for sitting in end.seats] == ["", *["easy"] * (seats - 1)]

    run(story())


@pytest.mark.parametrize(("game", "seats"), [("template", 3), ("pantheon", 4)])
def test_a_match_of_several_goes_on_after_the_server_was_started_again(plain: Settings, game: str, seats: int) -> None:
    async def first(url: str) -> tuple[list[str], str, list[object]]:
        async with guests(url, seats) as players:
            looks = await play_some(await seated(game, *players, seats=seats, options=SHORT[game]), 12)
            return [player.token for player in players], looks[0].table, [remembered(look) for look in looks]

    async def second(url: str, tokens: list[str], table: str) -> list[object]:
        async with AsyncExitStack() as stack:
            players = [await stack.enter_async_context(Client.session(url, token)) for token in tokens]
            places = [await player.watch(table) for player in players]
            looks = [await place.next() for place in places]
            again = [await player.watch(table) for player in players]
            ends = await asyncio.gather(*(play_out(seat, at) for at, seat in enumerate(again)))
            assert {end.status for end in ends} == {"over"}
            return [remembered(look) for look in looks]

    with serving(plain) as site:
        tokens, table, before = run(first(site.url))
    with serving(plain) as site:
        assert run(second(site.url, tokens, table)) == before


def test_four_accounts_play_a_rated_match_and_are_rated_by_how_long_they_held_out(site: LiveServer) -> None:
    async def story() -> None:
        names = ("Ana", "Ben", "Cleo", "Dan")
        async with AsyncExitStack() as stack:
            entering = [Client.register(site.url, name, "correct horse") for name in names]
            players = [await stack.enter_async_context(client) for client in entering]
            seats = await seated("pantheon", *players, seats=4, rated=True)
            for seat in seats:
                look = await asked(seat)
                assert look.question is not None
                await seat.act(look.question.legal[0])
            for leaver in (2, 0, 3):
                await seats[leaver].concede()
            end = await seats[1].end()
            assert (end.result, end.places, end.reason) == ([1], [2, 0, 3, 1], "conceded")
            standings = await players[0].ask("GET", "/leaderboard/pantheon")
            assert [line["name"] for line in standings] == ["Ben", "Dan", "Ana", "Cleo"]
            assert [line["games"] for line in standings] == [1] * 4

    run(story())


def test_the_eliminated_watch_on_from_their_seats(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 3) as players:
            seats = await seated("pantheon", *players, seats=3)
            for seat in seats:
                await asked(seat)
            await seats[1].concede()
            look = await until(seats[1], lambda look: look.seats[1].out)
            number = look.number
            first = await until(seats[0], lambda look: look.question is not None)
            assert first.question is not None
            await seats[0].act(first.question.legal[0])
            later = await until(seats[1], lambda look: look.number > number)
            assert (later.seat, later.question) == (1, None)

    run(story())
