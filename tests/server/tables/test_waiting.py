"""The room in which several wait for the others: who comes, who goes, who is a bot."""

import pytest

from cardwright.client import ServerRefused
from cardwright.wire.view import Look
from tests.server.http.live_server import LiveServer
from tests.server.tables.table_players import guests, run, until


def taken(look: Look) -> int:
    return len([seat for seat in look.seats if seat.name])


def test_a_player_who_waits_sees_the_others_come_and_go_and_the_match_begin(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 4) as (ana, ben, cleo, dan):
            made = await ana.make("template", seats=3, seat=0)
            room = await ana.watch(made.table)
            window = await dan.watch(made.table)
            assert taken(await room.next()) == 1
            await ben.join(made.table, seat=2)
            look = await until(room, lambda look: taken(look) == 2)
            assert [seat.name for seat in look.seats] == [ana.name, "", ben.name]
            assert taken(await until(window, lambda look: taken(look) == 2)) == 2
            await ben.leave(made.table)
            await until(room, lambda look: taken(look) == 1)
            await ben.join(made.table)
            await cleo.join(made.table)
            assert (await until(room, lambda look: look.status == "playing")).question is not None
            assert (await until(window, lambda look: look.status == "playing")).seat == -1

    run(story())


def test_the_host_sees_that_bots_may_join_and_everybody_sees_them(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ana, ben):
            made = await ana.make("template", kind="private", seats=4, seat=0, leaving="bot")
            await ben.join_by(made.invite)
            mine, other = await ana.watch(made.table), await ben.watch(made.table)
            assert (await mine.next()).hosts
            look = await other.next()
            assert (look.hosts, look.leaving) == (False, "bot")
            await ana.put_bot(made.table, 3, "hard")
            await until(other, lambda look: look.seats[3].bot == "hard")
            await ana.put_bot(made.table, 3, "")
            await until(other, lambda look: not look.seats[3].name)
            for seat in (2, 3):
                await ana.put_bot(made.table, seat, "easy")
            begun = await until(other, lambda look: look.status == "playing")
            assert [seat.bot for seat in begun.seats] == ["", "", "easy", "easy"]
            assert not begun.hosts

    run(story())


def test_a_table_that_its_host_closes_is_closed_for_everybody(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ana, ben):
            made = await ana.make("template", seats=3)
            await ben.join(made.table)
            room = await ben.watch(made.table)
            await room.next()
            await ana.leave(made.table)
            assert (await room.end()).status == "void"
            with pytest.raises(ServerRefused, match="closed before a match began"):
                await ana.watch(made.table)

    run(story())


def test_nobody_sees_who_waits_at_a_private_table(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ana, ben):
            made = await ana.make("template", kind="private", seats=3)
            with pytest.raises(ServerRefused, match="private"):
                await ben.watch(made.table)

    run(story())
