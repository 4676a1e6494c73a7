"""The clock: it runs for both, over a restart too, and what is late the rules answer."""

import asyncio
import time
from collections.abc import Callable

import pytest

from cardwright.client import Client
from cardwright.server.settings import Settings
from cardwright.server.store import Entry, open_store
from cardwright.server.tables import live
from cardwright.server.tables.steady_clock import SteadyClock
from tests.server.http.live_server import LiveServer, serving
from tests.server.tables.table_players import against_a_bot, asked, guests, play_some, run, seated, until


def test_a_player_who_is_late_is_answered_for_by_the_rules(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ana, ben):
            one, _ = await seated("threelines", ana, ben, options={"seconds": 1})
            look = await asked(one)
            assert look.seats[0].deadline is not None
            later = await until(one, lambda view: view.number >= 2)
            assert later.question is not None  # the next round
            assert later.now >= look.seats[0].deadline

    run(story())


def test_a_table_that_everybody_left_is_finished_by_the_rules(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ana, ben):
            one, two = await seated("threelines", ana, ben, options={"seconds": 1, "hp": 1})
            table = one.table
            await one.leave()
            await two.leave()
            async with Client.guest(site.url) as cleo:
                end = await (await cleo.watch(table)).end()
            assert end.result is not None

    run(story())


def test_a_deadline_that_fell_while_the_server_was_down_is_played_when_it_is_back(plain: Settings) -> None:
    async def before(url: str) -> tuple[str, str]:
        async with guests(url, 2) as players:
            looks = await play_some(await seated("threelines", *players, options={"seconds": 5}), 1)
            assert looks[1].seats[1].deadline is not None
            return players[1].token, looks[0].table

    async def after(url: str, token: str, table: str) -> None:
        async with Client.session(url, token) as ben:
            look = await (await ben.watch(table)).next()
            assert look.number >= 2

    with serving(plain) as site:
        token, table = run(before(site.url))
    time.sleep(5.1)
    with serving(plain) as site:
        run(after(site.url, token, table))
    assert [entry.kind for entry in run(entries(plain, table))][:2] == ["act", "late"]


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Sets the clock of the machine forward or back, for everything in this process."""
    real = time.time

    def step(seconds: float) -> None:
        monkeypatch.setattr(time, "time", lambda: real() + seconds)

    return step


def test_a_clock_that_is_set_forward_makes_nobody_late(site: LiveServer, set_clock: Callable[[float], None]) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ana, ben):
            one, two = await seated("threelines", ana, ben, options={"seconds": 100})
            look, other = await asked(one), await asked(two)
            set_clock(+3600.0)
            assert look.question is not None
            await one.act(look.question.legal[0])
            later = await until(two, lambda view: view.number == 1)
            assert later.question is not None, "nobody has answered for them"
            assert later.question.number == other.question.number  # type: ignore[union-attr]
            assert later.seats[1].deadline == other.seats[1].deadline

    run(story())


def test_a_clock_that_is_set_back_keeps_nobody_waiting(site: LiveServer, set_clock: Callable[[float], None]) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ana, ben):
            one, _ = await seated("threelines", ana, ben, options={"seconds": 1})
            await asked(one)
            set_clock(-3600.0)
            assert (await until(one, lambda view: view.number >= 2)).question is not None

    run(story())


def test_a_clock_that_is_set_back_while_the_server_is_down_gives_nobody_more_time(
    plain: Settings, set_clock: Callable[[float], None]
) -> None:
    async def before(url: str) -> tuple[str, str]:
        async with guests(url, 2) as players:
            looks = await play_some(await seated("threelines", *players, options={"seconds": 2}), 1)
            return players[1].token, looks[0].table

    async def after(url: str, token: str, table: str) -> None:
        async with Client.session(url, token) as ben:
            await until(await ben.watch(table), lambda view: view.number >= 2)

    with serving(plain) as site:
        token, table = run(before(site.url))
    set_clock(-3600.0)
    with serving(plain) as site:
        run(after(site.url, token, table))


def test_time_in_which_nothing_could_be_saved_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: moment)
    clock = SteadyClock(since=2e9)  # a time to come: the table knows it already
    given = clock.now()
    moment += 60.0
    clock.go_back_to(given)
    moment += 5.0
    assert clock.now() == given + 5.0 == 2e9 + 5.0


async def entries(settings: Settings, table: str) -> list[Entry]:
    store = await open_store(settings)
    try:
        return list(await store.log.read(table))
    finally:
        await store.close()


def test_against_bots_the_clock_can_be_left_off(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 1) as (ana,):
            seat = await against_a_bot("threelines", ana, clock=False)
            look = await asked(seat)
            assert [sitting.deadline for sitting in look.seats] == [None, None]

    run(story())


def test_who_never_comes_back_to_a_table_without_a_clock_has_lost(
    plain: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(url: str) -> None:
        async with guests(url, 2) as (ana, ben):
            seat = await against_a_bot("threelines", ana, clock=False)
            await asked(seat)
            monkeypatch.setattr(live, "ABANDONED", 0.3)
            await asyncio.sleep(0.5)  # while somebody looks, nobody is gone
            assert (await ana.mine())[0].status == "playing"
            await seat.leave()
            watching = await ben.watch(seat.table)
            end = await watching.end()
            assert (end.result, end.reason) == ([1], "conceded")

    with serving(plain) as site:
        run(story(site.url))
