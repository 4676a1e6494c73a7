"""A server of several nodes, which find each other, share out the tables and talk through NATS."""

from __future__ import annotations

import asyncio
import random
from secrets import token_hex
from typing import Final

import structlog
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from cardwright.kernel.errors import BadInput
from cardwright.server.cluster.background import BackgroundTasks
from cardwright.server.cluster.cluster import NodeNotice, Notice, Receive, ignore, ignore_node
from cardwright.server.cluster.nats_connection import UNREACHABLE, NatsConnection
from cardwright.server.cluster.owners import Owner, Owners
from cardwright.server.cluster.presence import Presence

BEATS: Final = 4  # how often a lease is renewed before it would end
SAFELY: Final = 0.9  # the part of a lease after which its holder stops trusting it: before anybody else does
PATIENCE: Final = 2.0  # seconds to wait for an answer about a table
TRIES: Final = 5  # of a claim, when others claim the same table

log = structlog.get_logger("cardwright.cluster")


class Late(Exception):
    """This node has not renewed its lease in time."""


class NatsCluster:
    """One node among others.

    url      the addresses of the NATS servers, with commas in between
    label    how the names of this node begin
    name     what the subjects and buckets begin with: several servers may share a NATS
    seconds  how long a lease lasts
    """

    def __init__(self, url: str, label: str = "node", name: str = "cardwright", seconds: float = 2.0) -> None:
        self.node = ""
        self.on_lost: Notice = ignore
        self.on_back: Notice = ignore
        self.on_node_lost: NodeNotice = ignore_node
        self._label, self._name, self._seconds = label, name, seconds
        self._line = NatsConnection(url, label, name)
        self._copies = 3 if url.count(",") >= 2 else 1  # buckets on three servers outlive one of them
        self._joined = False
        self._heart: asyncio.Future[None] | None = None
        self._leaving = False
        self._trusted_until = 0.0
        self._living: set[str] = set()
        self._gone: set[str] = set()  # a lost name never returns
        self._mine: dict[str, Owner] = {}
        self._others: dict[str, str] = {}  # owners of tables, as far as asked for
        self._inboxes: list[Subscription] = []
        self._errands = BackgroundTasks()

    # Coming and going.

    async def start(self, receive: Receive) -> None:
        self._receive = receive
        await self._connect()
        try:
            await self._join()
        except UNREACHABLE as error:
            await self._line.close()
            raise BadInput(f"the NATS server has no JetStream; start it with -js ({error})") from error
        self._heart = self._errands.run(self._live())

    async def _connect(self) -> None:
        await self._line.connect()
        # A renewal that is not answered must leave time for another.
        hurried, patient = self._line.streams(self._seconds / BEATS), self._line.streams(PATIENCE)
        self._presence = Presence(hurried, f"{self._name}-nodes", self._seconds)
        self._owners = Owners(patient, f"{self._name}-tables")
        await self._line.listen("news", self._hear_news)
        await self._line.listen("all", self._hear)

    async def _join(self) -> None:
        """Join under a new name, and give up the old one."""
        await self._presence.open(self._copies)
        await self._owners.open(self._copies)
        await self._presence.leave()
        before, node = self.node, f"{self._label}-{token_hex(6)}"
        self._inboxes = [
            await self._line.listen(f"node.{node}", self._hear),
            await self._line.listen(f"unheard.{node}.*", self._unheard),
        ]
        sent = self._now()
        await self._presence.join(node)
        self._trust(sent)
        self._living = await self._presence.living() - self._gone
        self.node, self._joined = node, True
        await self._tell("came", node)
        if before:
            await self._tell("went", before)

    async def stop(self) -> None:
        self._leaving = True
        self._errands.cancel()
        if self._heart is None:  # it never began
            return
        await asyncio.gather(self._heart, return_exceptions=True)
        try:
            if self._joined:
                await self._presence.leave()
                await self._tell("went", self.node)
        except UNREACHABLE:
            log.warning("left without notice", node=self.node)  # the lease ends by itself
        self._joined = False
        await self._line.close()

    # Staying alive, and seeing who does not.

    async def _live(self) -> None:
        pause = self._seconds / BEATS
        while not self._leaving:  # before Python 3.12 a cancellation may be lost while an answer is awaited
            await asyncio.sleep(pause)
            pause = self._seconds / BEATS
            try:
                async with asyncio.timeout(max(0.0, self._trusted_until - self._now())):
                    await self._beat()
            except Late:
                await self._come_back()
            except UNREACHABLE:
                pause = self._seconds / 20  # there is little time left
                if self._now() >= self._trusted_until:
                    await self._come_back()

    async def _beat(self) -> None:
        sent = self._now()
        if sent >= self._trusted_until or not await self._presence.renew():
            raise Late
        self._trust(sent)
        living = await self._presence.living()
        missing = self._living - living
        self._living |= living - self._gone
        for node in missing:
            # It may have come after the others were listed.
            if not await self._presence.lives(node):
                self._bury(node)

    async def _come_back(self) -> None:
        log.warning("lost the other nodes", node=self.node)
        self._joined = False
        self._gone.add(self.node)
        self._mine.clear()
        self._others.clear()
        self._living.clear()
        await asyncio.wait([self._errands.run(self.on_lost())])
        while not self._joined and not self._leaving:
            try:
                await self._leave_inboxes()
                await self._join()
            except (BadInput, *UNREACHABLE):
                await asyncio.sleep(self._seconds / BEATS)
        if self._joined:
            log.warning("back among the other nodes", node=self.node)
            self._errands.run(self.on_back())

    async def _leave_inboxes(self) -> None:
        if self._line.closed:
            await self._connect()
            return
        while self._inboxes:
            await self._inboxes.pop().unsubscribe()

    def _bury(self, node: str) -> None:
        """A node is gone for good."""
        self._living.discard(node)
        if node in self._gone:
            return
        self._gone.add(node)
        self._others = {table: owner for table, owner in self._others.items() if owner != node}
        self._errands.run(self.on_node_lost(node))

    async def _lives(self, node: str) -> bool:
        if node in self._gone:
            return False
        if node not in self._living:
            if not await self._presence.lives(node):
                self._bury(node)
                return False
            self._living.add(node)
        return True

    def nodes(self) -> list[str]:
        return sorted(self._living)

    # Who owns what.

    async def owner(self, table: str) -> str | None:
        if table in self._mine:
            return self.node
        known = self._others.get(table)
        if known in self._living:
            return known
        try:
            found = await self._owners.find(table) if self._joined else None
            if found is None or not await self._lives(found.node):
                return None
        except UNREACHABLE:
            return None
        self._others[table] = found.node
        return found.node

    async def claim(self, table: str) -> bool:
        if table in self._mine:
            return True
        try:
            return await self._claim(table) if self._joined else False
        except UNREACHABLE:
            return False

    async def _claim(self, table: str) -> bool:
        before: Owner | None = None
        for _ in range(TRIES):
            node = self.node
            taken = await self._owners.take(table, node, before)
            if taken is not None:
                return await self._keep(table, taken)
            before = await self._owners.find(table)
            if before is not None and before.node != node and await self._lives(before.node):
                self._others[table] = before.node
                return False
        return False

    async def _keep(self, table: str, taken: Owner) -> bool:
        if taken.node != self.node or not self._joined:  # lost in the meantime
            return False
        self._mine[table] = taken
        self._others.pop(table, None)
        await self._tell("owns", self.node, table)
        return True

    def owns(self, table: str) -> bool:
        return table in self._mine

    async def release(self, table: str) -> None:
        owner = self._mine.pop(table, None)
        if owner is None:
            return
        try:
            await self._owners.free(table, owner)
            await self._tell("free", self.node, table)
        except UNREACHABLE:
            log.warning("a table could not be released", table=table)

    async def orphans(self, node: str) -> list[str]:
        try:
            tables = await self._owners.of(node)
        except UNREACHABLE:
            return []
        random.shuffle(tables)
        return tables

    def forget(self, table: str) -> None:
        self._others.pop(table, None)

    # Talking. The sender travels as the address for answers, so nothing need be wrapped; where nobody listens any
    # more, NATS answers to that address itself.

    async def send(self, node: str, message: bytes) -> None:
        if node == self.node:
            await self._receive(node, message)
        elif self._joined:
            await self._line.say(f"node.{node}", message, f"unheard.{self.node}.{node}")

    async def broadcast(self, message: bytes) -> None:
        await self._receive(self.node, message)
        if self._joined:
            await self._line.say("all", message, f"from.{self.node}")

    async def _tell(self, what: str, node: str, table: str = "") -> None:
        """News about the nodes themselves. A node that misses it finds out by asking."""
        await self._line.say("news", f"{what} {node} {table}".encode())

    async def _hear(self, msg: Msg) -> None:
        sender = msg.reply.split(".")[2]
        if self._joined and sender not in self._gone:
            await self._receive(sender, msg.data)

    async def _hear_news(self, msg: Msg) -> None:
        what, node, table = msg.data.decode().split(" ")
        if what == "came" and node not in self._gone:
            self._living.add(node)
        elif what == "went":
            self._bury(node)
        elif what == "owns" and table in self._others:
            self._others[table] = node
        elif what == "free":
            self._others.pop(table, None)

    async def _unheard(self, msg: Msg) -> None:
        """A message came too late: another node may own the tables by now."""
        node = msg.subject.rpartition(".")[2]
        self._others = {table: owner for table, owner in self._others.items() if owner != node}
        try:
            if node not in self._gone and not await self._presence.lives(node):
                self._bury(node)
        except UNREACHABLE:
            return  # the next beat finds out

    # Small things.

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    def _trust(self, sent: float) -> None:
        self._trusted_until = sent + self._seconds * SAFELY
