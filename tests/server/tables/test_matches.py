"""Whole matches over the socket: people, bots, onlookers, a restart, a cut."""

import asyncio

import pytest

from cardwright.client import Client
from cardwright.server.settings import Settings
from tests.server.http.live_server import LiveServer, serving
from tests.server.tables.table_players import against_a_bot, asked, guests, play_out, play_some, run, seated, until

GAMES = ("threelines", "generals")
LASTING = {"threelines": {"hp": 60}, "generals": {}}  # options with which no match ends within a few answers


@pytest.mark.parametrize("game", GAMES)
def test_two_guests_play_to_the_end_and_an_onlooker_sees_the_same_result(site: LiveServer, game: str) -> None:
    async def story() -> None:
        async with guests(site.url, 3) as (ana, ben, cleo):
            one, two = await seated(game, ana, ben)
            watching = await cleo.watch(one.table)
            ends = await asyncio.gather(play_out(one, 1), play_out(two, 2), watching.end())
            assert len({str(end.result) for end in ends}) == 1
            assert [end.status for end in ends] == ["over"] * 3
            assert [end.seat for end in ends] == [0, 1, -1]
            assert ends[2].question is None
            assert ends[0].shuffle.secret != ""

    run(story())


def test_two_accounts_play_a_rated_match_and_their_ratings_move(site: LiveServer) -> None:
    async def story() -> None:
        async with (
            Client.register(site.url, "Ana", "correct horse") as ana,
            Client.register(site.url, "Ben", "correct horse") as ben,
        ):
            one, two = await seated("threelines", ana, ben, rated=True)
            await play_some([one, two], 2)
            await two.concede()
            look = await one.end()
            assert (look.result, look.reason) == ([0], "conceded")
            standings = await ana.ask("GET", "/leaderboard/threelines")
            assert [line["name"] for line in standings] == ["Ana", "Ben"]
            assert standings[0]["rating"] > 1500 > standings[1]["rating"]

    run(story())


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_a_bot_to_the_end(site: LiveServer, game: str) -> None:
    async def story() -> None:
        async with guests(site.url, 1) as (ana,):
            seat = await against_a_bot(game, ana, clock=False)
            look = await play_out(seat, 3)
            assert look.status == "over"
            assert look.seats[1].bot == "easy"

    run(story())


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_after_the_server_was_started_again(plain: Settings, game: str) -> None:
    async def first(url: str) -> tuple[list[str], str, list[object]]:
        async with guests(url, 2) as players:
            looks = await play_some(await seated(game, *players, options=LASTING[game]), 6)
            return [player.token for player in players], looks[0].table, [remembered(look) for look in looks]

    async def second(url: str, tokens: list[str], table: str) -> list[object]:
        async with Client.session(url, tokens[0]) as ana, Client.session(url, tokens[1]) as ben:
            seats = [await ana.watch(table), await ben.watch(table)]
            looks = [await seat.next() for seat in seats]
            async with Client.session(url, tokens[0]) as ana, Client.session(url, tokens[1]) as ben:
                again = [await ana.watch(table), await ben.watch(table)]
                ends = await asyncio.gather(play_out(again[0], 5), play_out(again[1], 6))
            assert [end.status for end in ends] == ["over", "over"]
            return [remembered(look) for look in looks]

    with serving(plain) as site:
        tokens, table, before = run(first(site.url))
    with serving(plain) as site:
        assert run(second(site.url, tokens, table)) == before


def remembered(look: object) -> object:
    """All of a view that a restart must not change."""
    names = ("table", "seat", "number", "position", "heard", "asked", "question", "shuffle", "undo")
    found = {name: getattr(look, name) for name in names}
    found["position"] = bytes(found["position"])
    found["deadlines"] = [seat.deadline for seat in look.seats]  # type: ignore[attr-defined]
    return found


def test_a_cut_connection_comes_back_to_the_same_prompt(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ana, ben):
            one, two = await seated("threelines", ana, ben)
            before = await asked(one)
            ana.connection.cut()
            after = await until(one, lambda look: look.question is not None)
            assert before.question == after.question
            assert await asyncio.gather(play_out(one, 1, 2), play_out(two, 2, 2))

    run(story())


def test_the_others_see_who_is_there(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ana, ben):
            one, two = await seated("threelines", ana, ben)
            await until(one, lambda look: [seat.here for seat in look.seats] == [True, True])
            await two.leave()
            await until(one, lambda look: [seat.here for seat in look.seats] == [True, False])

    run(story())
