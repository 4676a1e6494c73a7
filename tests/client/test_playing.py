"""Whole matches by the Python client, over real sockets."""

import asyncio
import random
from pathlib import Path

import pytest

from cardwright.agents import agent_named
from cardwright.client import Client, ServerRefused, play, play_seat
from cardwright.kernel.errors import BadInput, IllegalAction
from cardwright.match.shuffle import commitment_of
from cardwright.wire.socket import Matched
from tests.client.local_server import local_server
from tests.client.random_players import play_on, sit_down


@pytest.mark.parametrize("game", ["template", "threelines"])
def test_two_guests_play_a_match_to_the_end(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with (
            local_server(tmp_path) as server,
            Client.guest(server.url) as ann,
            Client.guest(server.url) as bob,
        ):
            seats = await sit_down(ann, bob, game)
            ends = await asyncio.gather(*(play_on(seat, random.Random(7)) for seat in seats))
            assert ends[0].status == ends[1].status == "over"
            assert ends[0].result == ends[1].result
            assert sorted(end.seat for end in ends) == [0, 1]
            assert commitment_of(ends[0].shuffle.secret) == ends[0].shuffle.commitment
            assert server.errors() == []

    asyncio.run(story())


def test_quick_match_brings_two_players_together(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            local_server(tmp_path) as server,
            Client.guest(server.url) as ann,
            Client.guest(server.url) as bob,
        ):
            waiting = await ann.quick("threelines")
            seat = await ann.watch(waiting.table)
            assert not waiting.begun
            assert (await seat.next()).status == "open"
            found = await bob.quick("threelines")
            assert (found.table, found.begun) == (waiting.table, True)
            assert await ann.news() == Matched(waiting.table)
            while (look := await seat.next()).status == "open":  # somebody has come, and the match is about to begin
                pass
            assert look.status == "playing"

    asyncio.run(story())


def test_an_agent_plays_online_and_finds_another(tmp_path: Path) -> None:
    async def story() -> None:
        async with local_server(tmp_path) as server:
            agents = [agent_named("greedy"), agent_named("random")]
            ends = await asyncio.gather(*(asyncio.to_thread(play, server.url, "threelines", agent) for agent in agents))
            assert [end.status for end in ends] == ["over", "over"]
            assert ends[0].result == ends[1].result

    asyncio.run(story())


def test_an_agent_plays_with_the_options_of_its_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            local_server(tmp_path) as server,
            Client.guest(server.url) as ann,
            Client.guest(server.url) as bob,
        ):
            made = await ann.make("threelines", kind="private", options={"hp": 9})
            await bob.join(made.table, made.invite)
            seats = [await client.watch(made.table) for client in (ann, bob)]
            ends = await asyncio.gather(*(play_seat(seat, agent_named("greedy")) for seat in seats))
            assert [end.status for end in ends] == ["over", "over"]
            assert [seat.rules.options["hp"] for seat in seats if seat.rules is not None] == [9, 9]

    asyncio.run(story())


def test_an_answer_is_an_offer_its_number_or_a_players_words(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            local_server(tmp_path) as server,
            Client.guest(server.url) as ann,
            Client.guest(server.url) as bob,
        ):
            one, other = await sit_down(ann, bob, "threelines")
            for look, seat in [(await one.next(), one), (await other.next(), other)]:
                assert look.question is not None
                assert not (await seat.act(look.question.legal[0].text)).repeated
            while (look := await one.next()).number < 2:
                pass
            assert look.question is not None
            await one.act(look.question.legal[-1].action)
            assert (await one.act(look.question.legal[-1])).repeated

    asyncio.run(story())


def test_a_refusal_is_an_error_with_the_servers_reason(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            local_server(tmp_path) as server,
            Client.guest(server.url) as ann,
            Client.guest(server.url) as bob,
        ):
            one, other = await sit_down(ann, bob, "threelines")
            with pytest.raises(IllegalAction, match="you are not asked anything now"):
                await one.act(0)  # nothing has been looked at yet
            await one.next()
            with pytest.raises(ServerRefused) as refused:
                await one.act(12345)
            assert refused.value.reason
            assert await one.why(12345) == refused.value.reason
            with pytest.raises(ServerRefused, match="there is no such table"):
                await ann.watch("nowhere")
            with pytest.raises(BadInput, match="at most 16384 bytes"):
                await other.say("long " * 4000)
            with pytest.raises(ServerRefused, match="no such table") as lost:
                await ann.join("nowhere")
            assert lost.value.status == 404

    asyncio.run(story())


def test_a_preview_shows_what_would_come_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            local_server(tmp_path) as server,
            Client.guest(server.url) as ann,
            Client.guest(server.url) as bob,
        ):
            one, _ = await sit_down(ann, bob, "threelines")
            look = await one.next()
            assert look.question is not None
            foreseen = await one.preview(look.question.legal[0])
            assert foreseen.worlds >= 1
            assert foreseen.outcomes
            assert await server.node.store.log.read(look.table) == []

    asyncio.run(story())


def test_an_onlooker_sees_the_match_and_can_do_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            local_server(tmp_path) as server,
            Client.guest(server.url) as ann,
            Client.guest(server.url) as bob,
            Client.guest(server.url) as eve,
        ):
            made = await ann.make("threelines")
            assert [table.table for table in await eve.tables()] == [made.table]
            await bob.join(made.table)
            place = await eve.watch(made.table)
            look = await place.next()
            assert (look.seat, look.question) == (-1, None)
            with pytest.raises(ServerRefused, match="you are watching"):
                await place.concede()
            seats = [await client.watch(made.table) for client in (ann, bob)]
            await asyncio.gather(*(play_on(seat, random.Random(3)) for seat in seats))
            assert (await place.end()).result is not None

    asyncio.run(story())


def test_who_reads_seldom_misses_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            local_server(tmp_path) as server,
            Client.guest(server.url) as ann,
            Client.guest(server.url) as bob,
            Client.guest(server.url) as eve,
        ):
            made = await ann.make("threelines")
            await bob.join(made.table)
            place = await eve.watch(made.table)
            seats = [await client.watch(made.table) for client in (ann, bob)]
            await asyncio.gather(*(play_on(seat, random.Random(5)) for seat in seats))
            again = await (await ann.watch(made.table)).next()
            while (look := await place.next()).status != "over":
                pass
            assert len(look.events) == look.heard == again.heard
            assert look.events[-1].word == "end"

    asyncio.run(story())


def test_talk_and_a_rematch(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            local_server(tmp_path) as server,
            Client.guest(server.url) as ann,
            Client.guest(server.url) as bob,
        ):
            one, other = await sit_down(ann, bob, "threelines")
            await one.say("good luck")
            await other.concede()
            assert (await one.end()).reason == "conceded"
            await one.rematch()
            await other.rematch()
            while not (look := await one.next()).rematch:
                pass
            again = await ann.watch(look.rematch)
            while (look := await again.next()).status != "playing":
                pass
            assert [said.text for said in other.chat] == ["good luck"]

    asyncio.run(story())


def test_accounts_come_in_by_name_and_password(tmp_path: Path) -> None:
    async def story() -> None:
        async with local_server(tmp_path) as server:
            async with Client.register(server.url, "Ann", "correct horse") as ann:
                assert (ann.name, (await ann.me()).guest) == ("Ann", False)
                token = ann.token
            async with Client.login(server.url, "ann", "correct horse") as ann:
                assert ann.name == "Ann"
            async with Client.session(server.url, token) as ann:
                assert ann.name == "Ann"
            with pytest.raises(ServerRefused) as refused:
                async with Client.login(server.url, "Ann", "wrong horse"):
                    pass
            assert refused.value.status in (400, 401, 403)
            with pytest.raises(ServerRefused, match="log in first"):
                async with Client.session(server.url, "nonsense"):
                    pass

    asyncio.run(story())


def test_what_is_not_an_address_is_refused() -> None:
    with pytest.raises(BadInput, match="http://host:port"):
        Client.guest("localhost:8080")
