"""Bots think in processes of their own, and an answer always comes."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import psutil
import pytest

from cardwright.agents import agent_named
from cardwright.agents.named import Level
from cardwright.agents.search import Search
from cardwright.games import NAMES, load
from cardwright.server.bots import Bots
from cardwright.server.tables.thinking import PACES
from cardwright.server.tasks import AgentCalled, ThinkingTask
from tests.server import bad_bots

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def bots(workers: int = 1) -> AsyncIterator[Bots]:
    made = Bots(workers, called=bad_bots.called)
    made.grace = 120.0  # a busy machine must not look like a bot that never ends
    try:
        yield made
    finally:
        await made.stop()


@asynccontextmanager
async def door(patch: pytest.MonkeyPatch) -> AsyncIterator[asyncio.Queue[int]]:
    """Where a brooding bot tells its process."""
    told: asyncio.Queue[int] = asyncio.Queue()

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        told.put_nowait(int(await reader.readline()))
        writer.close()

    server = await asyncio.start_server(hear, "127.0.0.1", 0)
    patch.setenv(bad_bots.DOOR, str(server.sockets[0].getsockname()[1]))
    yield told
    server.close()


class Asked:
    """A position in which a seat is asked, as a bot is shown it."""

    def __init__(self, name: str, s: Any, seat: int) -> None:
        game = load(name)
        self.name, self.seat = name, seat
        self.seen = json.dumps(game.encode(game.mask(s, seat))).encode()
        self.legal = [int(action) for action in game.legal(s, seat)]

    async def put(self, bots: Bots, agent: str, seed: int = 1, player: str = "ann") -> int:
        return await bots.think(player, ThinkingTask(self.name, self.seen, self.seat, self.legal, agent, seed))


def first_question(name: str = "generals") -> Asked:
    game = load(name)
    s = game.new(game.options()(), 5)
    return Asked(name, s, int(s.next_seat()))


def outcomes(bots: Bots) -> dict[str, float]:
    """How many thoughts ended how."""
    found = bots.metrics.thoughts.collect()
    return {
        sample.labels["outcome"]: sample.value
        for family in found
        for sample in family.samples
        if sample.name.endswith("_total")
    }


def positions(name: str, seed: int) -> Iterator[tuple[Any, int]]:
    """Every position of a random match, with a seat that is asked there, in the middle of effects or not."""
    game = load(name)
    chance = random.Random(seed)
    s = game.new(game.options()(), seed, game.most_seats)
    while s.result is None:
        asked = [int(d.seat) for d in s.waiting if game.legal(s, d.seat)]
        yield s, chance.choice(asked)
        seat = chance.choice(asked)
        game.apply(s, seat, chance.choice(list(game.legal(s, seat))))


@pytest.mark.parametrize("name", NAMES)
def test_what_a_bot_is_shown_can_be_read_again_wherever_it_is_asked(name: str) -> None:
    game = load(name)
    for seed in range(3):
        for s, seat in positions(name, seed):
            asked = Asked(name, s, seat)
            seen = game.decode(json.loads(asked.seen))
            assert game.encode(seen) == game.encode(game.mask(s, seat))
            assert [int(action) for action in game.legal(seen, seat)] == asked.legal


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_answers_as_it_would_at_the_table(name: str) -> None:
    async def ask() -> None:
        async with bots() as thinking:
            for at, (s, seat) in enumerate(positions(name, 3)):
                asked = Asked(name, s, seat)
                game = load(name)
                here = agent_named("search:3it").choose(game, game.mask(s, seat), seat, game.legal(s, seat), at)
                assert await asked.put(thinking, "search:3it", at) == here
                if at == 12:
                    return

    asyncio.run(ask())


def test_twenty_tables_play_to_the_end_at_once() -> None:
    async def table(thinking: Bots, name: str, seed: int) -> None:
        game = load(name)
        s = game.new(game.options()(), seed)
        while s.result is None:
            seat = int(s.next_seat())
            agent = "easy" if seat else "greedy"
            game.apply(s, seat, await Asked(name, s, seat).put(thinking, agent, seed))

    async def play() -> None:
        async with bots(2) as thinking:
            names = ["threelines", "template"] * 10
            await asyncio.gather(*(table(thinking, name, seed) for seed, name in enumerate(names)))
            assert set(outcomes(thinking)) == {"answered"}
            assert len(thinking.idle) <= thinking.workers

    asyncio.run(play())


def test_first_come_is_first_served() -> None:
    async def ask() -> None:
        answered: list[int] = []

        async def one(thinking: Bots, number: int) -> None:
            await first_question().put(thinking, "greedy", number)
            answered.append(number)

        async with bots() as thinking:
            await asyncio.gather(*(one(thinking, number) for number in range(8)))
        assert answered == list(range(8))

    asyncio.run(ask())


def test_no_process_is_started_before_a_bot_is_asked_and_it_is_kept() -> None:
    async def ask() -> None:
        async with bots(2) as thinking:
            assert thinking.idle == []
            await first_question().put(thinking, "random")
            kept = thinking.idle[0].process.pid
            await first_question().put(thinking, "random")
            assert [thinker.process.pid for thinker in thinking.idle] == [kept]
        assert not psutil.pid_exists(kept or 0)

    asyncio.run(ask())


def test_where_one_action_is_allowed_nobody_thinks() -> None:
    async def ask() -> None:
        async with bots() as thinking:
            assert await thinking.think("ann", ThinkingTask("generals", b"", 0, [7], "hard", 1)) == 7
            assert thinking.idle == []

    asyncio.run(ask())


def test_somebody_answers_for_a_bot_whose_process_is_killed_in_mid_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        asked = first_question()
        async with door(monkeypatch) as told, bots() as thinking:
            answer = asyncio.create_task(asked.put(thinking, "brooder"))
            os.kill(await told.get(), signal.SIGKILL)
            assert await answer in asked.legal
            assert outcomes(thinking) == {"died": 1, "answered": 1}
            assert await asked.put(thinking, "greedy") == await answer

    asyncio.run(ask())


def test_somebody_answers_for_a_bot_that_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        asked = first_question()
        async with door(monkeypatch), bots() as thinking:
            await asked.put(thinking, "greedy")
            first = thinking.idle[0].process.pid or 0
            thinking.grace = 0.2
            assert await asked.put(thinking, "brooder") in asked.legal
            assert "late" in outcomes(thinking)
            assert not psutil.pid_exists(first)

    asyncio.run(ask())


@pytest.mark.parametrize("agent", ["cheat", "fool", "nobody"])
def test_somebody_answers_for_a_bot_that_fails(agent: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def ask() -> None:
        asked = first_question()
        async with bots() as thinking:
            assert await asked.put(thinking, agent) in asked.legal
            assert outcomes(thinking) == {"failed": 1, "answered": 1}

    asyncio.run(ask())
    assert "a bot gave no answer" in capsys.readouterr().out


def test_something_is_answered_even_where_nobody_can_think() -> None:
    async def ask() -> None:
        async with bots() as thinking:
            unreadable = ThinkingTask("generals", b"{}", 0, [3, 4, 5], "easy", 1)
            assert await thinking.think("ann", unreadable) in (3, 4, 5)
            assert outcomes(thinking) == {"failed": 2}

    asyncio.run(ask())


def test_thoughts_under_way_are_cancelled_when_the_bots_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        async with door(monkeypatch) as told, bots() as thinking:
            answers = [asyncio.create_task(first_question().put(thinking, "brooder")) for _ in range(3)]
            await told.get()
            await thinking.stop()
            for answer in answers:
                with pytest.raises(asyncio.CancelledError):
                    await answer

    asyncio.run(ask())


HOST = """
import asyncio
from tests.server.test_bots import bots, first_question

async def ask():
    async with bots() as thinking:
        await first_question().put(thinking, "brooder")

if __name__ == "__main__":
    asyncio.run(ask())
"""


def test_the_processes_end_with_a_server_that_is_killed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def ask() -> None:
        (tmp_path / "host.py").write_text(HOST)
        async with door(monkeypatch) as told:
            environment = {**os.environ, "PYTHONPATH": str(ROOT)}
            host = subprocess.Popen([sys.executable, tmp_path / "host.py"], env=environment)
            thinker = psutil.Process(await told.get())
            assert host.pid in {parent.pid for parent in thinker.parents()}
            host.kill()
            host.wait()
            await asyncio.to_thread(thinker.wait, 60)

    asyncio.run(ask())


def test_a_bot_of_one_player_does_not_wait_for_all_bots_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[int] = []

    async def story() -> None:
        async with bots() as thinking:
            honest = thinking.answer

            def answer(thought: ThinkingTask, asked: float) -> int:
                order.append(thought.seed)
                return honest(thought, asked)

            monkeypatch.setattr(thinking, "answer", answer)
            question = first_question("threelines")
            many = [question.put(thinking, "easy", seed, "flood") for seed in range(8)]
            await asyncio.gather(*many, question.put(thinking, "easy", 100, "ann"))

    asyncio.run(story())
    assert order.index(100) == 1
    assert len(order) == 9


@pytest.mark.parametrize("game", NAMES)
def test_every_level_may_think_for_its_time_and_answers_after_it(game: str) -> None:
    for level, pace in PACES.items():
        player = Level(level).player(game)
        seconds = player.budget.milliseconds / 1000 if isinstance(player, Search) else 0.0
        assert ThinkingTask(game, b"", 0, [], level, 1).seconds(agent_named) >= seconds
        assert seconds < pace


class Echo(msgspec.Struct):
    """A task that is no bot's: it says where it is done."""

    game: str = "none"
    agent: str = "nobody"

    def seconds(self, called: AgentCalled) -> float:
        return 0.0

    def done(self, called: AgentCalled) -> int:
        return os.getpid()


class Flop(Echo):
    def done(self, called: AgentCalled) -> int:
        raise ZeroDivisionError


def test_the_processes_do_other_tasks_too_and_one_that_goes_wrong_does_no_harm() -> None:
    async def ask() -> None:
        async with bots() as thinking:
            first = await thinking.done("ann", Echo())
            assert first not in (None, os.getpid())
            assert await thinking.done("ann", Flop()) is None
            assert await thinking.done("ann", Echo()) == first
            assert outcomes(thinking) == {"answered": 2, "failed": 1}

    asyncio.run(ask())
