"""Comparisons that players order: how they are told, ended, limited, and kept from being noticed."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from cardwright.client import Client, ServerRefused
from cardwright.server.lab.comparison_order import order_of
from cardwright.server.settings import Settings
from cardwright.wire.socket import Compare, Compared, Comparing, Done, StopComparing
from tests.server.http.live_server import CHEAP, LiveServer, serving
from tests.server.tables.table_players import guests, run

GIANT: dict[str, Any] = {"Jon Snow": {"attack": 40, "defence": 90, "cost": 1}}
SLIGHT: dict[str, Any] = {"Jon Snow": {"title": "the Tall"}}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path / "data", password_kib=CHEAP, thinkers=1, lab=True)


@pytest.fixture
def site(settings: Settings) -> Iterator[LiveServer]:
    with serving(settings) as running:
        yield running


def begin(client: Client, **wishes: Any) -> "asyncio.Task[Any]":
    """Order a comparison that lasts long, unless the wishes say otherwise."""
    wanted = {"game": "threelines", "cards": SLIGHT, "precision": 1.0, **wishes}
    return asyncio.create_task(client.connection.ask(Compare(0, **wanted)))


async def news(client: Client) -> Comparing:
    told = await client.news()
    assert isinstance(told, Comparing)
    return told


async def playing(client: Client) -> Comparing:
    """The first news with pairs in it."""
    while not (told := await news(client)).pairs:
        pass
    return told


async def nobody_compares(site: LiveServer) -> None:
    comparisons = site.node.comparisons
    while comparisons.running or comparisons.waiting or any("comparisons" in key[0] for key in site.node.caps.held):
        await asyncio.sleep(0.01)


def test_a_comparison_tells_how_far_it_is_and_ends_with_the_report(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 1) as (ann,):
            answer = begin(ann, cards=GIANT, precision=20)
            told = await playing(ann)
            assert told.low <= told.difference <= told.high
            assert told.answer.startswith("Jon Snow at 40 attack, ")
            done = await answer
            assert isinstance(done, Compared)
            assert done.settled
            assert f"<h1>{done.answer}</h1>" in done.report

    run(story())


def test_who_stops_it_gets_the_report_of_what_is_known(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 1) as (ann,):
            answer = begin(ann)
            await playing(ann)
            assert isinstance(await ann.connection.ask(StopComparing(0)), Done)
            done = await answer
            assert isinstance(done, Compared)
            assert not done.settled
            assert "What was changed" in done.report
            await nobody_compares(site)

    run(story())


def test_one_is_played_at_a_time_and_the_next_when_nobody_looks_any_more(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ann, bob):
            first = begin(ann)
            await playing(ann)
            (one,) = site.node.comparisons.running
            assert one.process is not None
            process = psutil.Process(one.process.process.pid)
            assert process.nice() >= 10
            with pytest.raises(ServerRefused, match="a comparison of yours is under way"):
                await begin(ann)
            second = begin(bob)
            assert (await news(bob)).ahead == 1
            await ann.connection.ask(StopComparing(0, report=False))
            with pytest.raises(ServerRefused, match="the comparison was stopped"):
                await first
            await playing(bob)
            assert not process.is_running()
            second.cancel()
        await nobody_compares(site)  # both have gone

    run(story())


def test_the_processes_end_with_the_server(settings: Settings) -> None:
    async def story(site: LiveServer) -> psutil.Process:
        async with guests(site.url, 1) as (ann,):
            answer = begin(ann)
            await playing(ann)
            found = psutil.Process(site.node.comparisons.running[0].process.process.pid)  # type: ignore[union-attr]
            answer.cancel()
            site.ask(site.node.comparisons.stop())
            return found

    with serving(settings) as site:
        assert not run(story(site)).is_running()


REFUSED: tuple[tuple[dict[str, Any], str], ...] = (
    ({"cards": {}}, "nothing is changed yet"),
    ({"cards": {"Nobody": {"cost": 1}}}, 'there is no card "Nobody"'),
    ({"cards": {"Jon Snow": {"card": "…"}}}, "its numbers and texts can be changed here, but not what it does"),
    ({"cards": {}, "options": {"hp": 0}}, "hp is a whole number from 1 to 1000, not 0"),
    ({"variant": "wild"}, 'there is no variant "wild"'),
    ({"game": "generals", "cards": {"Wraithling": {"attack": 2}}}, "no deck that comes with Generals holds Wraithling"),
)


def test_what_cannot_be_compared_is_refused_with_a_sentence(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 1) as (ann,):
            for wishes, problem in REFUSED:
                with pytest.raises(ServerRefused, match=problem):
                    await begin(ann, **wishes)
                await nobody_compares(site)

    run(story())


def test_a_server_without_a_laboratory_compares_nothing(tmp_path: Path) -> None:
    async def story(site: LiveServer) -> None:
        async with guests(site.url, 1) as (ann,):
            with pytest.raises(ServerRefused, match="nobody can change cards or rules on this server"):
                await begin(ann)

    with serving(Settings(data=tmp_path / "data", password_kib=CHEAP, thinkers=1)) as site:
        run(story(site))


def test_a_deck_of_ones_own_meets_all_that_come_with_the_game() -> None:
    wanted = Compare(0, "generals", cards={"Silverguard Knight": {"mana": 2}}, deck="argeon highmayne")
    order = order_of(wanted, 60).decode()
    assert order.count("Argeon Highmayne") == 2  # its name, and its leader
    assert "Kaleos Xaan" in order
