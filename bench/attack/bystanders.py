"""Those who only want to play: pairs at tables of their own, and one who plays a bot; each answer is timed."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from typing import Any, Final

from bench.attack.visitor import Visitor
from cardwright.load.raw_socket import RawSocket

PAUSE: Final = (0.15, 0.35)  # seconds before an answer
LONG: Final = {"hp": 1000}  # so that a match lasts


class Cores:
    """How long the server has waited for a core so far, in seconds: other programs of this machine want them too.

    Only its main thread counts, which does the work; Linux says how long that was ready to run and did not.
    """

    def __init__(self, server: int) -> None:
        self.file = os.open(f"/proc/{server}/task/{server}/schedstat", os.O_RDONLY)

    def waited(self) -> float:
        return int(os.pread(self.file, 100, 0).split()[1]) / 1e9


class Player:
    """Answers every question at random, and notes how long the server took to acknowledge it."""

    def __init__(self, visitor: Visitor, crowd: Bystanders) -> None:
        self.visitor = visitor
        self.crowd = crowd
        self.token = ""
        self.table = ""
        self.answered = -1
        self.number = 0
        self.sent: dict[int, tuple[float, float]] = {}
        self.waits_since = 0.0  # for the bot
        self.over = asyncio.Event()
        self.line: RawSocket | None = None

    async def come(self) -> None:
        self.token = await self.visitor.guest()
        self.line = await self.visitor.socket(self.token, self.hear, self.lost)

    def sit(self, table: str) -> None:
        self.table, self.answered = table, -1
        self.over.clear()
        self.send(type="watch", table=table)

    def send(self, **message: Any) -> None:
        assert self.line is not None
        self.number += 1
        self.sent[self.number] = (time.perf_counter(), self.crowd.cores.waited())
        self.line.send(json.dumps({"id": self.number, **message}).encode())

    def hear(self, message: bytes) -> None:
        told = json.loads(message)
        if told["type"] == "done":
            self.crowd.acknowledged(*self.sent.pop(told["id"]))
        elif told["type"] in ("refused", "closing"):
            self.crowd.troubles.append(told["reason"])
        elif told["type"] == "view" and told["table"] == self.table:
            self.look(told)

    def look(self, view: Any) -> None:
        if view["status"] == "over":
            self.over.set()
        question = view["question"]
        if question is None or question["number"] == self.answered:
            return
        self.answered = question["number"]
        if self.waits_since:
            self.crowd.bots.append(time.perf_counter() - self.waits_since)
        action = random.choice(question["legal"])["action"]
        asyncio.get_running_loop().call_later(random.uniform(*PAUSE), self.act, question["number"], action)

    def act(self, question: int, action: int) -> None:
        self.send(type="act", table=self.table, question=question, action=action)

    def lost(self) -> None:
        if not self.crowd.leaving:
            self.crowd.troubles.append("a connection was lost")

    def leave(self) -> None:
        if self.line is not None:
            self.line.close()


class BotPlayer(Player):
    """Notes how long the bot takes, too."""

    def act(self, question: int, action: int) -> None:
        super().act(question, action)
        self.waits_since = time.perf_counter()


class Bystanders:
    """``acts`` and ``bots`` are the seconds that answers and bots took, ``troubles`` what went wrong for anybody.

    ``by_the_clock`` has the same answers, the time included in which the machine was busy with something else.
    """

    def __init__(self, port: int, server: int, pairs: int) -> None:
        self.cores = Cores(server)
        self.pairs = [
            [Player(Visitor(port, f"127.0.1.{2 * pair + seat + 1}"), self) for seat in range(2)]
            for pair in range(pairs)
        ]
        self.alone = BotPlayer(Visitor(port, "127.0.1.250"), self)
        self.acts: list[float] = []
        self.by_the_clock: list[float] = []
        self.bots: list[float] = []
        self.troubles: list[str] = []
        self.leaving = False
        self.tasks: list[asyncio.Task[None]] = []

    def acknowledged(self, sent: float, waited: float) -> None:
        took = time.perf_counter() - sent
        self.by_the_clock.append(took)
        self.acts.append(max(0.0, took - (self.cores.waited() - waited)))

    async def come(self) -> None:
        for player in (*(player for pair in self.pairs for player in pair), self.alone):
            await player.come()
        self.tasks = [asyncio.create_task(self.play(pair)) for pair in self.pairs]
        self.tasks.append(asyncio.create_task(self.play_a_bot()))

    async def play(self, pair: list[Player]) -> None:
        """One match after the other."""
        while True:
            wanted = {"game": "threelines", "options": LONG, "seat": 0}
            made = await pair[0].visitor.post("tables", wanted, pair[0].token)
            await pair[1].visitor.post(f"tables/{made['table']}/join", {}, pair[1].token)
            for player in pair:
                player.sit(made["table"])
            for player in pair:
                await player.over.wait()

    async def play_a_bot(self) -> None:
        while True:
            wanted = {"game": "threelines", "kind": "bot", "bots": ["hard"], "options": LONG}
            made = await self.alone.visitor.post("tables", wanted, self.alone.token)
            self.alone.sit(made["table"])
            await self.alone.over.wait()

    def public_table(self) -> str:
        """One that anybody may watch."""
        return self.pairs[0][0].table

    def forget(self) -> None:
        """Begin to measure."""
        self.acts, self.by_the_clock, self.bots, self.troubles = [], [], [], []
        self.troubles += [str(task.exception()) for task in self.tasks if task.done()]

    async def leave(self) -> None:
        self.leaving = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for player in (*(player for pair in self.pairs for player in pair), self.alone):
            player.leave()
