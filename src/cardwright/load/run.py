"""A load run: all players connect, sit down, wait a moment, then play for some seconds."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from cardwright.kernel.errors import BadInput, CardwrightError
from cardwright.load.calls import Calls
from cardwright.load.measurements import Measurements, Memory, RunningCount, times
from cardwright.load.own_server import cpu_s, memory_mb
from cardwright.load.raw_socket import connect
from cardwright.load.simulated_player import SimulatedPlayer
from cardwright.wire import VERSION
from cardwright.wire.bodies.lobby import Join, NewTable, Seated

AT_ONCE: Final = 16  # requests under way
TICK_S: Final = 0.002
LAST_ANSWERS_S: Final = 10.0
SETTLE_S: Final = 1.0
Tell = Callable[[str], None]


class Wishes(Struct):
    """What to try.

    pace      actions a second in all; 0 is as many as the server acknowledges
    previews  the share of answers that are previewed, 0 to 1
    pid       the server's process, if it runs here
    options   changes to the rules, by name
    """

    url: str
    game: str
    matches: int
    seconds: float
    pace: float = 0.0
    previews: float = 0.0
    pid: int = 0
    options: dict[str, int | bool | str] = {}


async def run_load(wishes: Wishes, tell: Tell) -> Measurements:
    return await Load(wishes, tell).run()


class Load:
    def __init__(self, wishes: Wishes, tell: Tell) -> None:
        url = urlsplit(wishes.url)
        if url.scheme != "http" or not url.hostname:
            raise BadInput(f'the load speaks plain http://host:port, not "{wishes.url}"')
        self.wishes = wishes
        self.tell = tell
        self.calls = Calls(url.hostname, url.port or 80, AT_ONCE)
        self.count = RunningCount()
        self.players: list[SimulatedPlayer] = []
        self.waiting: list[SimulatedPlayer] = []  # asked, and not yet allowed to answer
        self.playing = False
        self._renewals: set[asyncio.Task[None]] = set()

    async def run(self) -> Measurements:
        alone = self._memory()
        await self._everybody_comes()
        connected = await self._settled()
        await self._everybody_sits_down()
        idle = await self._settled()
        server, here, begin = cpu_s(self.wishes.pid), time.process_time(), time.perf_counter()
        await self._play()
        took = time.perf_counter() - begin
        used, here = cpu_s(self.wishes.pid) - server, time.process_time() - here
        actions = len(self.count.acknowledged)
        memory = self._figured(alone, connected, idle, self._memory()) if self.wishes.pid else None
        await self._last_answers()
        return Measurements(
            game=self.wishes.game,
            matches=self.wishes.matches,
            seconds=round(took, 2),
            actions=actions,
            actions_per_s=round(actions / took, 1),
            acknowledged=times(self.count.acknowledged),
            previews=len(self.count.previewed),
            previewed=times(self.count.previewed),
            ended=self.count.ended,
            errors=self.count.reasons.total(),
            reasons=dict(self.count.reasons.most_common(20)),
            memory=memory,
            cpu=round(used / took, 2) if self.wishes.pid else None,
            load_cpu=round(here / took, 2),
            actions_per_cpu_s=round(actions / used, 1) if self.wishes.pid and used else None,
        )

    # Coming.

    async def _everybody_comes(self) -> None:
        number = 2 * self.wishes.matches
        turn = asyncio.Semaphore(AT_ONCE)

        async def come() -> None:
            async with turn:
                player = SimulatedPlayer(await self.calls.guest(), self.count, self.wishes.previews, self._asked)
                path = f"/api/v{VERSION}/ws"
                player.line = await connect(
                    self.calls.host, self.calls.port, path, player.token, player.hear, player.lost
                )
                self.players.append(player)
                self._progress(len(self.players), number, "players have come")

        await asyncio.gather(*(come() for _ in range(number)))

    async def _everybody_sits_down(self) -> None:
        pairs = list(zip(self.players[::2], self.players[1::2], strict=True))
        seated = 0

        async def begin(pair: tuple[SimulatedPlayer, SimulatedPlayer]) -> None:
            nonlocal seated
            await self._begin(*pair)
            seated += 1
            self._progress(seated, len(pairs), "matches have begun")

        for at in range(0, len(pairs), AT_ONCE):
            await asyncio.gather(*(begin(pair) for pair in pairs[at : at + AT_ONCE]))

    async def _begin(self, one: SimulatedPlayer, other: SimulatedPlayer) -> None:
        """A private table, so that the lobby is left alone."""
        wanted = NewTable(self.wishes.game, kind="private", options=self.wishes.options)
        made = await self.calls.ask(one.token, "/tables", wanted, Seated)
        await self.calls.ask(other.token, f"/tables/{made.table}/join", Join(invite=made.invite), Seated)
        ended = False

        def over() -> None:
            nonlocal ended
            if not ended:
                ended = True
                self._renew(one, other)

        for player in (one, other):
            player.over = over
            player.sit(made.table)

    def _renew(self, one: SimulatedPlayer, other: SimulatedPlayer) -> None:
        """The match is over: the same two begin another."""
        self.count.ended += 1
        if self.playing:
            task = asyncio.create_task(self._begin_again(one, other))
            self._renewals.add(task)
            task.add_done_callback(self._renewals.discard)

    async def _begin_again(self, one: SimulatedPlayer, other: SimulatedPlayer) -> None:
        try:
            await self._begin(one, other)
        except (CardwrightError, OSError, asyncio.IncompleteReadError) as problem:
            self.count.wrong(f"a new match: {problem}")

    # Playing.

    def _asked(self, player: SimulatedPlayer) -> None:
        if self.playing and not self.wishes.pace:
            player.move()
        else:
            self.waiting.append(player)

    async def _play(self) -> None:
        self.playing = True
        begin = shown = time.perf_counter()
        until = begin + self.wishes.seconds
        allowed = 0.0
        if not self.wishes.pace:
            self._let(len(self.waiting))
        last = begin
        while (now := time.perf_counter()) < until:
            if self.wishes.pace:
                # If the server falls behind, the load catches up by a moment's worth at most.
                allowed = min(allowed + self.wishes.pace * (now - last), 1 + self.wishes.pace * 0.05)
                allowed -= self._let(int(allowed))
            last = now
            if now - shown >= 1:
                shown = now
                rate = len(self.count.acknowledged) / (now - begin)
                self.tell(f"{until - now:.0f} s to go, {rate:,.0f} actions/s, {self.count.reasons.total()} errors")
            await asyncio.sleep(TICK_S)
        self.playing = False

    def _let(self, number: int) -> int:
        """Let this many of the waiting players answer."""
        let = min(number, len(self.waiting))
        for _ in range(let):
            at = random.randrange(len(self.waiting))
            self.waiting[at], self.waiting[-1] = self.waiting[-1], self.waiting[at]
            self.waiting.pop().move()
        return let

    async def _last_answers(self) -> None:
        until = time.perf_counter() + LAST_ANSWERS_S
        while any(player.outstanding for player in self.players) and time.perf_counter() < until:
            await asyncio.sleep(0.05)
        for player in self.players:
            if player.outstanding:
                self.count.wrong("no answer came")
            player.close()
        self.calls.close()

    # Measuring.

    def _memory(self) -> float:
        return memory_mb(self.wishes.pid) if self.wishes.pid else 0.0

    async def _settled(self) -> float:
        await asyncio.sleep(SETTLE_S)
        return self._memory()

    def _figured(self, alone: float, connected: float, idle: float, end: float) -> Memory:
        return Memory(
            alone=round(alone, 1),
            connected=round(connected, 1),
            idle=round(idle, 1),
            end=round(end, 1),
            kb_per_connection=round(1024 * (connected - alone) / len(self.players), 1),
            kb_per_idle_match=round(1024 * (idle - connected) / self.wishes.matches, 1),
        )

    def _progress(self, done: int, number: int, what: str) -> None:
        if done == number or done % 100 == 0:
            self.tell(f"{done:,} of {number:,} {what}")
