"""Who compares what at this node: one at a time, the others in turns, each no longer than is fair."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from cardwright.kernel.errors import BadInput
from cardwright.server.caps import Caps
from cardwright.server.failures import note_failure
from cardwright.server.lab.comparison_order import order_of
from cardwright.server.lab.comparison_process import ComparisonNews, ComparisonProcess
from cardwright.server.limits import Limits, whole_seconds
from cardwright.server.lobby.refusals import NotPermitted
from cardwright.server.metrics import Metrics
from cardwright.server.turns import Turns
from cardwright.wire.socket import Compare, Compared, Comparing, Refused

GRACE: Final = 20.0  # seconds beyond its time after which a process is ended
STOPPED: Final = "the comparison was stopped"
FAILED: Final = "the comparison ended without an answer; try again, or change something else"

Tell = Callable[[Comparing | Compared | Refused], None]


class OneComparison:
    """What one connection has ordered, from the moment it waits for its turn."""

    def __init__(self, request: Compare, order: bytes, player: str, address: str, tell: Tell) -> None:
        self.request = request
        self.order = order
        self.player = player
        self.address = address
        self.tell = tell
        self.process: ComparisonProcess | None = None
        self.task: asyncio.Task[None] | None = None

    def stop(self, report: bool) -> None:
        """End it with the ``report`` of what is known so far, or because nobody looks at it any more."""
        if report and self.process is not None:
            self.process.stop()
        elif self.task is not None:
            self.task.cancel()

    async def play(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                self.process = await ComparisonProcess.start(self.order)
                async for news in self.process.news():
                    self.pass_on(news)
                    if news.report or news.refused:
                        return
        except TimeoutError:
            pass
        finally:
            if self.process is not None:
                await self.process.end()
        self.tell(Refused(self.request.id, FAILED))

    def pass_on(self, news: ComparisonNews) -> None:
        number = self.request.id
        if news.refused:
            self.tell(Refused(number, news.refused))
        elif news.report:
            self.tell(Compared(number, news.answer, news.settled, news.report))
        else:
            self.tell(Comparing(number, 0, news.pairs, news.difference, news.low, news.high, news.answer, news.seconds))


class Comparisons:
    """``waiting`` and ``running`` are those of this node."""

    def __init__(self, allowed: bool, limits: Limits, caps: Caps, metrics: Metrics) -> None:
        self.allowed = allowed
        self.limits = limits
        self.caps = caps
        self.metrics = metrics
        self.turns = Turns(caps.most["running-comparisons"])
        self.waiting: list[OneComparison] = []
        self.running: list[OneComparison] = []

    def begin(self, request: Compare, player: str, address: str, tell: Tell) -> OneComparison:
        """Play it when its turn comes; what may not be, or is too much, is refused with a sentence."""
        if not self.allowed:
            raise NotPermitted("nobody can change cards or rules on this server")
        order = order_of(request, self.caps.most["comparison-seconds"])
        self.check_room(player, address)
        one = OneComparison(request, order, player, address, tell)
        self.waiting.append(one)
        one.task = asyncio.create_task(self.see_to(one))
        one.task.add_done_callback(lambda _: self.forget(one))
        return one

    def check_room(self, player: str, address: str) -> None:
        """Refuse one too many; one that is not refused is under way from now on."""
        if self.caps.exceeded("waiting-comparisons", len(self.waiting) + 1):
            raise BadInput("many comparisons wait for their turn already; try again in a few minutes")
        if not self.caps.hold("comparisons", player):
            raise BadInput("a comparison of yours is under way; stop it before you begin another")
        if not self.caps.hold("address-comparisons", address):
            self.caps.let_go("comparisons", player)
            raise BadInput("several comparisons are under way from where you are; wait until one of them ends")
        wait = self.limits.hit("comparison", player)
        if wait is not None:
            self.let_go(player, address)
            raise BadInput(f"those were many comparisons; wait {whole_seconds(wait)} s")

    def let_go(self, player: str, address: str) -> None:
        self.caps.let_go("comparisons", player)
        self.caps.let_go("address-comparisons", address)

    async def see_to(self, one: OneComparison) -> None:
        """From the queue to the end."""
        self.tell_waiting()
        try:
            async with self.turns.of(one.player):
                self.waiting.remove(one)
                self.running.append(one)
                await one.play(self.caps.most["comparison-seconds"] + GRACE)
        except Exception as problem:
            note_failure(self.metrics, "a comparison failed", problem, game=one.request.game)
            one.tell(Refused(one.request.id, FAILED))

    def forget(self, one: OneComparison) -> None:
        """It has ended, however that came."""
        assert one.task is not None
        if one.task.cancelled():
            one.tell(Refused(one.request.id, STOPPED))
        for some in (self.waiting, self.running):
            if one in some:
                some.remove(one)
        self.let_go(one.player, one.address)
        self.tell_waiting()

    def tell_waiting(self) -> None:
        """Those who wait, how many are before them."""
        for place, one in enumerate(self.waiting):
            one.tell(Comparing(one.request.id, place + len(self.running)))

    async def stop(self) -> None:
        """End all of them."""
        tasks = [one.task for one in (*self.waiting, *self.running) if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
