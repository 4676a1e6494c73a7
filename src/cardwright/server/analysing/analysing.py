"""Which matches this node judges: one at a time, the others in turns, in processes that yield to everything else."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from itertools import takewhile
from secrets import token_hex
from typing import Final

import msgspec
from msgspec.structs import replace

from cardwright.games import load
from cardwright.kernel.errors import CardwrightError
from cardwright.match.analysis import judging_mark
from cardwright.server.analysing.one_analysis import OneAnalysis
from cardwright.server.analysing.told_analysis import told_analysis
from cardwright.server.bots import Bots
from cardwright.server.caps import Caps
from cardwright.server.failures import note_failure
from cardwright.server.metrics import Metrics
from cardwright.server.replays import Replays
from cardwright.server.store import Store
from cardwright.server.store.analyses import DONE, FAILED, RUNNING, WAITING, AnalysisRecord
from cardwright.server.store.away import is_database_away
from cardwright.server.tables.history import cards_of
from cardwright.server.turns import Turns
from cardwright.wire.bodies.analyses import AnalysisState, MatchAnalysis

YIELDING: Final = 19  # to bots, hints and everything else, on the scale of nice
BEAT: Final = 1.0  # seconds between two news of an analysis
PAUSE: Final = 1.0  # seconds between two tries to keep what was found
BROKEN: Final = "the analysis could not be finished; you can ask for it again"


class TooMany(CardwrightError):
    """Somebody wants more analyses than are for them, or more than wait already."""


class Analysing:
    """``under_way`` are those of this node, by table; how far they are is in the store, for every node to tell."""

    def __init__(self, store: Store, caps: Caps, metrics: Metrics) -> None:
        self.store = store
        self.replays = Replays(store)
        self.caps = caps
        self.metrics = metrics
        self.bots = Bots(caps.most["judges"], courtesy=YIELDING)
        self.turns = Turns(1)
        self.worker = token_hex(8)
        self.under_way: dict[str, OneAnalysis] = {}

    async def state(self, table: str) -> AnalysisState:
        """How far the analysis of a match is; refused where there can be none."""
        record = await self.replays.record(table)
        cards_of(load(record.game), record)
        found = await self.store.analyses.get(table, judging_mark(record.game), time.time())
        return AnalysisState() if found is None else told_state(found)

    async def begin(self, table: str, player: str, address: str) -> AnalysisState:
        """Judge a match when its turn comes, unless that is done already or under way at any node."""
        state = await self.state(table)
        if state.state in (WAITING, RUNNING, DONE):
            return state
        record = await self.replays.record(table)
        one = OneAnalysis(table, judging_mark(record.game), (await self.replays.played(record)).replay, player, address)
        self.hold_room(one)
        claimed = False
        try:
            claimed = table not in self.under_way and await self.store.analyses.claim(self.news(one))
        finally:
            if not claimed:
                self.let_go(one)
        if claimed:
            self.under_way[table] = one
            one.task = asyncio.create_task(self.see_to(one))
        return await self.state(table)

    def hold_room(self, one: OneAnalysis) -> None:
        """Refuse one too many; one that is not refused is under way from now on."""
        if self.caps.exceeded("waiting-analyses", len(self.under_way)):
            raise TooMany("many analyses wait for their turn already; try again in a few minutes")
        if not self.caps.hold("analyses", one.player):
            raise TooMany("an analysis that you asked for is under way; wait until it is done")
        if not self.caps.hold("address-analyses", one.address):
            self.caps.let_go("analyses", one.player)
            raise TooMany("several analyses are under way from where you are; wait until one of them is done")

    def let_go(self, one: OneAnalysis) -> None:
        self.caps.let_go("analyses", one.player)
        self.caps.let_go("address-analyses", one.address)

    async def see_to(self, one: OneAnalysis) -> None:
        """From the queue to the end, telling how far it is."""
        telling = asyncio.create_task(self.tell(one))
        try:
            end = await self.judged(one)
            await ended(telling)
            await self.keep(end)
            self.metrics.analyses.labels(end.state).inc()
        except asyncio.CancelledError:
            await ended(telling)
            with suppress(Exception):  # where that fails, nobody's news of it will say so soon
                await self.store.analyses.release(one.table, self.worker)
            raise
        except Exception as problem:
            note_failure(self.metrics, "an analysis was lost", problem, table=one.table)
        finally:
            telling.cancel()
            del self.under_way[one.table]
            self.let_go(one)
        if not self.under_way:
            await self.bots.rest()

    async def judged(self, one: OneAnalysis) -> AnalysisRecord:
        """How it ended: with an outcome, or with a problem."""
        try:
            async with self.turns.of(one.player):
                one.waits = False
                analysis = await one.judge(self.bots)
        except Exception as problem:
            note_failure(self.metrics, "an analysis failed", problem, table=one.table)
            return replace(self.news(one), state=FAILED, problem=BROKEN)
        outcome = msgspec.json.encode(told_analysis(analysis)).decode()
        return replace(self.news(one), state=DONE, outcome=outcome)

    async def tell(self, one: OneAnalysis) -> None:
        """Say how far it is, until it ends; if it is another's by now, it ends here."""
        while await self.keep(self.news(one)):
            await asyncio.sleep(BEAT)
        if one.task is not None:
            one.task.cancel()

    async def keep(self, known: AnalysisRecord) -> bool:
        """Store it, as soon as the database can."""
        while True:
            try:
                return await self.store.analyses.keep(known)
            except Exception as problem:
                if not is_database_away(problem):
                    raise
            await asyncio.sleep(PAUSE)

    def news(self, one: OneAnalysis) -> AnalysisRecord:
        return AnalysisRecord(
            table=one.table,
            mark=one.mark,
            worker=self.worker,
            state=WAITING if one.waits else RUNNING,
            told=time.time(),
            ahead=sum(1 for _ in takewhile(lambda table: table != one.table, self.under_way)) if one.waits else 0,
            judged=len(one.found),
            count=one.count,
        )

    async def stop(self) -> None:
        """End all of them; they can be asked for again."""
        tasks = [one.task for one in self.under_way.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bots.stop()


async def ended(task: asyncio.Task[None]) -> None:
    """End a task."""
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def told_state(known: AnalysisRecord) -> AnalysisState:
    return AnalysisState(
        state=known.state,
        judged=known.judged,
        count=known.count,
        ahead=known.ahead,
        problem=known.problem,
        analysis=msgspec.json.decode(known.outcome, type=MatchAnalysis) if known.outcome else None,
    )
