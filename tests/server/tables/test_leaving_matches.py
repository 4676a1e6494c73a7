"""Matches that hardly began, and players who left: no rating, no result, or a win that is claimed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from cardwright.client import Client
from cardwright.client.seat import Seat
from cardwright.kernel.errors import CardwrightError
from cardwright.server.settings import Settings
from tests.server.http.live_server import CHEAP, LiveServer, serving
from tests.server.tables.table_players import asked, play_some, run, seated, until

WORD = "correct horse"


@pytest.fixture
def each_site(settings: Settings) -> Iterator[LiveServer]:
    """Where a win can be claimed as soon as the others have gone."""
    with serving(replace(settings, limited=False, password_kib=CHEAP, thinkers=1, away=0.0)) as running:
        yield running


@asynccontextmanager
async def two(site: LiveServer, **wishes: Any) -> AsyncIterator[tuple[list[Client], list[Seat]]]:
    """Ana and Ben sit down to a rated match."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Client.register(site.url, name, WORD)) for name in ("Ana", "Ben")]
        yield people, await seated("threelines", *people, **{"rated": True, **wishes})


async def leaders(client: Client) -> list[Any]:
    found: list[Any] = await client.ask("GET", "/leaderboard/threelines")
    return found


def test_a_match_conceded_before_both_have_played_is_not_rated(each_site: LiveServer) -> None:
    async def story() -> None:
        async with two(each_site) as ((ana, _), (one, other)):
            look = await asked(one)
            assert look.question is not None
            await one.act(look.question.legal[0])
            await other.concede()
            end = await one.end()
            assert (end.result, end.reason) == ([0], "conceded early")
            assert await leaders(ana) == []

    run(story())


def test_a_match_conceded_after_both_have_played_is_rated(each_site: LiveServer) -> None:
    async def story() -> None:
        async with two(each_site) as ((ana, _), seats):
            await play_some(seats, 2)
            await seats[1].concede()
            assert (await seats[0].end()).reason == "conceded"
            assert [line["name"] for line in await leaders(ana)] == ["Ana", "Ben"]

    run(story())


def test_a_match_can_be_left_without_a_result_before_both_have_played(each_site: LiveServer) -> None:
    async def story() -> None:
        async with two(each_site) as ((ana, ben), (one, other)):
            look = await asked(one)
            assert look.abort
            assert look.question is not None
            await one.act(look.question.legal[0])
            await other.abort()
            for seat in (one, other):
                end = await until(seat, lambda look: look.status == "over")
                assert (end.result, end.reason) == ([], "aborted")
            assert await leaders(ana) == []
            assert [match["reason"] for match in await ben.ask("GET", "/tables/mine")] == ["aborted"]
            with pytest.raises(CardwrightError, match="left before everybody had played"):
                await one.concede()

    run(story())


def test_a_match_in_which_both_have_played_cannot_be_left_without_a_result(each_site: LiveServer) -> None:
    async def story() -> None:
        async with two(each_site) as (_, seats):
            looks = await play_some(seats, 2)
            assert not looks[0].abort
            with pytest.raises(CardwrightError, match="everybody has played already"):
                await seats[0].abort()

    run(story())


def test_an_aborted_match_stays_aborted_when_the_server_starts_again(settings: Settings) -> None:
    quick = replace(settings, limited=False, password_kib=CHEAP, thinkers=1)

    async def first(site: LiveServer) -> tuple[str, str]:
        async with two(site) as ((ana, _), (one, _other)):
            await asked(one)
            await one.abort()
            return ana.token, one.table

    async def second(url: str, token: str, table: str) -> None:
        async with Client.session(url, token) as ana:
            with pytest.raises(CardwrightError, match="it has no result"):
                await ana.watch(table)

    with serving(quick) as site:
        token, table = run(first(site))
    with serving(quick) as site:
        run(second(site.url, token, table))
        assert site.node.metrics.errors._value.get() == 0


def test_the_win_is_claimed_from_somebody_who_has_left_and_is_rated(each_site: LiveServer) -> None:
    async def story() -> None:
        async with two(each_site) as ((ana, _), seats):
            await play_some(seats, 2)
            with pytest.raises(CardwrightError, match="Ben is here"):
                await seats[0].claim()
            await seats[1].leave()
            look = await until(seats[0], lambda look: not look.seats[1].here)
            assert look.seats[1].claim is not None
            assert look.seats[0].claim is None
            await seats[0].claim()
            end = await seats[0].end()
            assert (end.result, end.reason) == ([0], "claimed")
            assert [line["name"] for line in await leaders(ana)] == ["Ana", "Ben"]

    run(story())


def test_the_win_is_not_claimed_too_early_or_from_somebody_who_never_played(settings: Settings) -> None:
    async def story(site: LiveServer) -> None:
        async with two(site) as (_, seats):
            await seats[1].leave()
            await until(seats[0], lambda look: not look.seats[1].here)
            with pytest.raises(CardwrightError, match="leave this match without a result"):
                await seats[0].claim()
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Client.guest(site.url)) for _ in range(2)]
            seats = await seated("threelines", *people)
            await play_some(seats, 2)
            await seats[1].leave()
            await until(seats[0], lambda look: not look.seats[1].here)
            with pytest.raises(CardwrightError, match="may still come back"):
                await seats[0].claim()

    with serving(replace(settings, limited=False, password_kib=CHEAP, thinkers=1, away=3_600.0)) as site:
        run(story(site))


def test_where_a_bot_plays_for_those_who_leave_nobody_claims_the_win(each_site: LiveServer) -> None:
    async def story() -> None:
        async with two(each_site, rated=False, leaving="bot") as (_, seats):
            await play_some(seats, 2)
            with pytest.raises(CardwrightError, match="a bot plays"):
                await seats[0].claim()

    run(story())
