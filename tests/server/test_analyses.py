"""Matches that players have analysed: what everybody is told of them, and that nobody at a table waits for it."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import psutil
import pytest
from httpx2 import Response

from cardwright.client import Client
from cardwright.games import load
from cardwright.kernel.data.replay import read_replay
from cardwright.match.analysis import USUAL_BUDGET, USUAL_SEED, Analysis, judged, moments
from cardwright.server.analysing.analysing import YIELDING
from cardwright.server.analysing.told_analysis import told_analysis
from cardwright.server.bots import PATIENCE, Bots
from cardwright.server.settings import Settings
from cardwright.server.store.schema import ANALYSES, TABLES
from cardwright.server.thinker import COURTESY
from cardwright.wire.bodies.analyses import AnalysisState
from tests.server.http.live_server import CHEAP, LiveServer, reason, serving
from tests.server.tables.table_players import EndedEarly, against_a_bot, asked, guests, play_out, play_some, run, seated

SOME, MANY = 24, 60  # actions of a match that takes a second to analyse, or several
SOON = 0.1  # seconds


@pytest.fixture(autouse=True)
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judges that yield to the bots, but hardly to the other tests on this machine."""
    monkeypatch.setattr("cardwright.server.analysing.analysing.YIELDING", COURTESY + 1)


@pytest.fixture
def plain(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path / "data", password_kib=CHEAP, thinkers=1)


@pytest.fixture
def site(plain: Settings) -> Iterator[LiveServer]:
    with serving(plain) as running:
        yield running


async def short_match(*players: Client) -> str:
    """A private match of Threelines, to its end. The table."""
    made = await players[0].make("threelines", kind="private", seat=0)
    await players[1].join_by(made.invite)
    seats = [await player.watch(made.table) for player in players]
    await asyncio.gather(*(play_out(seat, number) for number, seat in enumerate(seats)))
    return made.table


async def long_match(*players: Client, actions: int = MANY) -> str:
    """A match of Generals that takes a while to analyse. The table."""
    for _ in range(5):
        seats = await seated("generals", *players)
        with suppress(EndedEarly):
            await play_some(seats, actions)
            await seats[0].concede()
            return seats[0].table
    raise AssertionError(f"no match lasted for {actions} actions")


async def kept(site: LiveServer, table: str) -> None:
    """Wait until the end of a match is stored."""
    with site.program() as visitor:
        while visitor.get(f"replays/{table}").status_code != 200:
            await asyncio.sleep(SOON)


def analysis(site: LiveServer, table: str) -> AnalysisState:
    """What a visitor without an account is told."""
    with site.program() as visitor:
        return read(visitor.get(f"replays/{table}/analysis"))


def read(answer: Response) -> AnalysisState:
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=AnalysisState)


def ask(site: LiveServer, player: Client, table: str) -> Response:
    with site.program(player.token) as program:
        return program.post(f"replays/{table}/analysis")


async def until(site: LiveServer, table: str, *states: str) -> AnalysisState:
    while (found := analysis(site, table)).state not in states:
        await asyncio.sleep(SOON)
    return found


async def judging(site: LiveServer, table: str) -> None:
    """Wait until some decisions are judged, and others are not."""
    one = site.node.analysing.under_way[table]
    while not one.found:
        await asyncio.sleep(SOON / 10)
    assert len(one.found) < one.count


def processes(bots: Bots) -> list[psutil.Process]:
    return [psutil.Process(thinker.process.pid) for thinker in (*bots.busy, *bots.idle)]


def judges(site: LiveServer) -> list[psutil.Process]:
    return processes(site.node.analysing.bots)


def yields(bots: Bots) -> list[int]:
    """How much each process yields to others, on the scale of nice."""
    return [process.nice() for process in processes(bots)]


def test_who_has_the_link_is_told_what_the_command_line_says_of_the_match(settings: Settings) -> None:
    async def story(site: LiveServer) -> None:
        async with guests(site.url, 2) as (ann, bob):
            table = await short_match(ann, bob)
            await kept(site, table)
            assert analysis(site, table) == AnalysisState()
            assert read(ask(site, ann, table)).state in ("waiting", "running")
            found = await until(site, table, "done", "failed")
            assert (found.judged, found.problem) == (found.count, "")
            assert found.analysis == here(site, table)
            assert read(ask(site, bob, table)) == found  # and nothing is judged again
            assert outcomes(site) == {"done": 1}

    with serving(replace(settings, password_kib=CHEAP, thinkers=1)) as site:
        run(story(site))


def here(site: LiveServer, table: str) -> Any:
    """The same analysis of the downloaded match, made in this process."""
    with site.program() as visitor:
        replay = read_replay(visitor.get(f"replays/{table}").text)
    game: Any = load(replay.game)
    found = [judged(game, one, USUAL_BUDGET, USUAL_SEED + one.step) for one in moments(game, replay)]
    return told_analysis(Analysis(replay, found))


def outcomes(site: LiveServer) -> dict[str, float]:
    """How many analyses ended how."""
    samples = (sample for family in site.node.metrics.analyses.collect() for sample in family.samples)
    return {sample.labels["outcome"]: sample.value for sample in samples if sample.name.endswith("_total")}


def test_a_hard_bot_answers_as_soon_as_ever_while_a_match_is_analysed(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 3) as (ann, bob, cem):
            table = await long_match(ann, bob)
            await kept(site, table)
            seat = await against_a_bot("threelines", cem, "hard", options={"hp": 60})
            look = await asked(seat)
            await seat.act(look.question.legal[0])  # type: ignore[union-attr]
            look = await asked(seat)  # now there is a process for the bot
            ask(site, ann, table)
            await judging(site, table)
            began = time.monotonic()
            await seat.act(look.question.legal[0])  # type: ignore[union-attr]
            await asked(seat)
            assert time.monotonic() - began < PATIENCE  # of its own thought, not that of a stand-in
            assert site.node.analysing.under_way[table].count > len(site.node.analysing.under_way[table].found)
            own, most = psutil.Process().nice(), 19  # how much this process yields, and how much one can
            assert set(yields(site.node.bots)) == {min(most, own + COURTESY)}
            assert set(yields(site.node.analysing.bots)) == {min(most, own + COURTESY + 1)}
            assert YIELDING > COURTESY

    run(story())


def test_one_match_is_analysed_at_a_time_and_its_processes_end_after_the_last(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ann, bob):
            first, second = await short_match(ann, bob), await short_match(bob, ann)
            await kept(site, second)
            ask(site, ann, first)
            later = read(ask(site, bob, second))
            assert (later.state, later.ahead) == ("waiting", 1)
            await until(site, second, "done")
            assert analysis(site, first).state == "done"
            while judges(site):
                await asyncio.sleep(SOON)

    run(story())


def test_nobody_takes_all_the_time_of_the_judges(plain: Settings) -> None:
    async def story(site: LiveServer) -> None:
        async with guests(site.url, 2) as (ann, bob):
            tables = [await long_match(ann, bob), await short_match(ann, bob), await short_match(ann, bob)]
            await kept(site, tables[2])
            ask(site, ann, tables[0])
            refused = ask(site, ann, tables[1])
            assert (refused.status_code, reason(refused)) == (
                429,
                "an analysis that you asked for is under way; wait until it is done",
            )
            assert refused.headers["Retry-After"]
            assert ask(site, bob, tables[1]).status_code == 200
            full = ask(site, bob, tables[2])
            assert "many analyses wait" in reason(full)
            assert read(ask(site, bob, tables[0])).state in ("waiting", "running")  # it is asked for already

    limits = {"analyses": "1", "waiting-analyses": "1"}
    with serving(replace(plain, limits=limits)) as site:
        run(story(site))


def test_several_from_one_address_take_no_more_than_it_may_have(plain: Settings) -> None:
    async def story(site: LiveServer) -> None:
        async with guests(site.url, 2) as (ann, bob):
            tables = [await long_match(ann, bob), await short_match(ann, bob)]
            await kept(site, tables[1])
            ask(site, ann, tables[0])
            assert "several analyses are under way from where you are" in reason(ask(site, bob, tables[1]))

    limits = {"address-analyses": "1"}
    with serving(replace(plain, limits=limits)) as site:
        run(story(site))


def test_what_cannot_be_analysed_is_refused_with_a_sentence(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ann, bob):
            table = await short_match(ann, bob)
            await kept(site, table)
            under_way = (await seated("threelines", ann, bob))[0].table
            with site.program(ann.token) as player, site.program() as visitor:
                for method in (player.get, player.post):
                    assert method("replays/nothing/analysis").status_code == 404
                    assert reason(method(f"replays/{under_way}/analysis")).startswith("this match is not over")
                assert visitor.post(f"replays/{table}/analysis").status_code == 401
                site.ask(site.node.store.tables.change(TABLES.c.id == table, {"cards": "other"}))
                for method in (player.get, player.post):
                    refused = method(f"replays/{table}/analysis")
                    assert refused.status_code == 409
                    assert "played with other cards" in reason(refused)

    run(story())


def test_an_analysis_by_other_bots_or_rules_is_not_shown_and_made_again(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ann, bob):
            table = await short_match(ann, bob)
            await kept(site, table)
            ask(site, ann, table)
            found = await until(site, table, "done")
            older = ANALYSES.update().where(ANALYSES.c.table == table).values(mark="older")
            site.ask(site.node.store.database.write(lambda db: db.execute(older).rowcount))
            assert analysis(site, table).state == "none"
            ask(site, ann, table)
            assert await until(site, table, "done") == found

    run(story())


def test_a_match_in_which_nobody_had_a_choice_has_an_empty_analysis(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ann, bob):
            seats = await seated("threelines", ann, bob)
            await seats[0].concede()
            await kept(site, seats[0].table)
            ask(site, ann, seats[0].table)
            found = (await until(site, seats[0].table, "done", "failed")).analysis
            assert found is not None
            assert (found.seats, found.mistakes) == ([], [])

    run(story())


def test_an_analysis_whose_process_dies_says_so_and_can_be_asked_for_again(
    site: LiveServer, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ann, bob):
            table = await long_match(ann, bob, actions=SOME)
            await kept(site, table)
            ask(site, ann, table)
            await judging(site, table)
            for process in judges(site):
                process.kill()
            assert (await until(site, table, "failed", "done")).problem.startswith("the analysis could not be finished")
            assert read(ask(site, bob, table)).state in ("waiting", "running")
            assert (await until(site, table, "failed", "done")).analysis == here(site, table)

    run(story())
    assert "an analysis failed" in capsys.readouterr().out


def test_after_a_restart_an_analysis_that_was_cut_off_can_be_asked_for_again(plain: Settings) -> None:
    async def begin(site: LiveServer) -> tuple[str, list[psutil.Process]]:
        async with guests(site.url, 2) as (ann, bob):
            table = await long_match(ann, bob, actions=SOME)
            await kept(site, table)
            ask(site, ann, table)
            await judging(site, table)
            return table, judges(site)

    async def go_on(site: LiveServer, table: str) -> None:
        async with guests(site.url, 1) as (cem,):
            assert analysis(site, table).state == "none"
            ask(site, cem, table)
            assert (await until(site, table, "done", "failed")).state == "done"

    with serving(plain) as site:
        table, processes = run(begin(site))
    assert not any(process.is_running() for process in processes)
    with serving(plain) as site:
        run(go_on(site, table))


def test_two_nodes_do_not_analyse_the_same_match_twice(postgres_url: str, tmp_path: Path) -> None:
    async def story(one: LiveServer, other: LiveServer, table: str) -> None:
        async with guests(one.url, 1) as (ann,), guests(other.url, 1) as (bob,):
            ask(one, ann, table)
            await judging(one, table)
            assert read(ask(other, bob, table)).state in ("waiting", "running")
            assert not other.node.analysing.under_way
            assert (await until(other, table, "done", "failed")).state == "done"
            while not outcomes(one):  # it is counted once it is kept
                await asyncio.sleep(SOON)
            assert (outcomes(one), outcomes(other)) == ({"done": 1}, {})

    async def played(site: LiveServer) -> str:
        async with guests(site.url, 2) as (ann, bob):
            table = await long_match(ann, bob, actions=SOME)
            await kept(site, table)
            return table

    settings = Settings(data=tmp_path, database=postgres_url, password_kib=CHEAP, thinkers=1)
    with ExitStack() as stack:
        one = stack.enter_context(serving(settings))
        table = run(played(one))
        run(story(one, stack.enter_context(serving(settings)), table))
