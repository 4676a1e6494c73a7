"""Who is connected, and what becomes of those who are not."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest

from cardwright.client import Client, ServerRefused
from cardwright.server import chores
from cardwright.wire.socket import Closing
from tests.server.http.live_server import LiveServer
from tests.server.tables.table_players import guests, run, seated

T = TypeVar("T")


def test_logging_out_ends_the_connection(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 1) as (ana,):
            await ana.ask("POST", "/logout")
            while not isinstance(news := await ana.news(), Closing):
                pass
            assert news.reason == "your session has ended; log in again"

    run(story())


def test_a_banned_player_is_put_out_when_the_server_next_looks(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ana, ben):
            await site_does(site, ban(site, ana.player))
            while not isinstance(await ana.news(), Closing):
                pass
            assert (await ben.me()).name == ben.name

    run(story())


def test_nobody_is_matched_with_somebody_who_has_gone(site: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chores, "ABSENT", 0.0)

    async def story() -> None:
        async with Client.guest(site.url) as ana:
            left = await ana.quick("threelines")
        async with Client.guest(site.url) as ben:
            await until_gone(site)
            await site_does(site, chores.do_chores(site.node))
            found = await ben.quick("threelines")
            assert found.table != left.table
            assert not found.begun

    run(story())


def test_who_comes_back_in_time_is_still_looked_for(site: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chores, "ABSENT", 0.0)

    async def story() -> None:
        async with Client.guest(site.url) as ana:
            left = await ana.quick("threelines")
        async with Client.session(site.url, ana.token), Client.guest(site.url) as ben:
            await site_does(site, chores.do_chores(site.node))
            assert (await ben.quick("threelines")).table == left.table

    run(story())


def test_a_match_that_a_server_died_on_before_it_began_begins_later(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ana, ben):
            made = await ana.make("threelines", seat=0)
            ben_himself = await site_does(site, site.node.store.players.get(ben.player))
            assert ben_himself is not None
            await site_does(site, site.node.store.tables.take_seat(made.table, 1, ben_himself, "", ""))
            await site_does(site, site.node.dispatcher.orphans.sweep())
            assert (await ben.mine())[0].status == "playing"

    run(story())


def test_a_private_table_is_seen_by_invitation_only(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 3) as (ana, ben, cleo):
            made = await ana.make("threelines", kind="private")
            await ben.join_by(made.invite)
            with pytest.raises(ServerRefused, match="this table is private"):
                await cleo.watch(made.table)
            assert (await (await cleo.watch(made.table, made.invite)).next()).seat == -1

    run(story())


def test_a_table_nobody_has_joined_can_be_watched_until_it_begins(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ana, ben):
            made = await ana.make("threelines")
            seat = await ana.watch(made.table)
            look = await seat.next()
            assert (look.status, look.shuffle.commitment) == ("open", made.commitment)
            await ben.join(made.table)
            while look.status == "open":
                look = await seat.next()
            assert look.question is not None

    run(story())


def test_a_rematch_is_offered_accepted_and_followed(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 3) as (ana, ben, cleo):
            one, two = await seated("threelines", ana, ben)
            watching = await cleo.watch(one.table)
            await one.concede()
            await watching.end()
            await one.rematch()
            await two.rematch()
            look = await watching.next()
            while not look.rematch:
                look = await watching.next()
            again = await (await ben.watch(look.rematch)).next()
            assert (again.status, again.seat) == ("playing", 0)

    run(story())


async def ban(site: LiveServer, player: str) -> None:
    await site.node.store.moderation.ban("", player, "cheating", 0.0)
    await chores.do_chores(site.node)


async def until_gone(site: LiveServer) -> None:
    """Until the server has noticed that a connection is closed."""
    while len(site.node.dispatcher.connected.sockets) > 1:
        await asyncio.sleep(0.01)


async def site_does(site: LiveServer, what: Coroutine[Any, Any, T]) -> T:
    """Run something where the server runs, from the loop of the players."""
    return await asyncio.to_thread(site.ask, what)
