"""One match that is judged: its decisions, shared out among the processes that judge."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from cardwright.kernel.data.replay import Replay
from cardwright.kernel.game import CONCEDE
from cardwright.match.analysis import Analysis, Judgement
from cardwright.server.analysing.judging_task import JudgingTask, judging_tasks
from cardwright.server.bots import Bots


class Unjudged(Exception):
    """Nothing came of a decision."""


class OneAnalysis:
    """What somebody has asked for, from the moment it waits for its turn."""

    def __init__(self, table: str, mark: str, replay: Replay, player: str, address: str) -> None:
        self.table = table
        self.mark = mark
        self.replay = replay
        self.player = player
        self.address = address
        self.count = sum(action != CONCEDE for _, action in replay.moves)
        self.waits = True
        self.found: list[Judgement] = []
        self.task: asyncio.Task[None] | None = None

    async def judge(self, bots: Bots) -> Analysis:
        """As many decisions at once as there are processes."""
        tasks = judging_tasks(self.replay)
        async with asyncio.TaskGroup() as group:
            for _ in range(bots.workers):
                group.create_task(self.judge_some(tasks, bots))
        if len(self.found) < self.count:
            raise Unjudged("the processes were stopped")
        return Analysis(self.replay, self.found)

    async def judge_some(self, tasks: Iterator[JudgingTask], bots: Bots) -> None:
        for task in tasks:
            judgement = await bots.done(self.player, task)
            if judgement is None:
                raise Unjudged(f"step {task.step}")
            self.found.append(judgement)
