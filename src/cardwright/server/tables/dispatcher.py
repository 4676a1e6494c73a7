"""Finds the owner of every table, runs the tables that are this node's, and passes messages on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from cardwright.kernel.errors import BadReplay
from cardwright.server.bots import Bots
from cardwright.server.caps import Caps
from cardwright.server.cluster.cluster import Cluster
from cardwright.server.failures import note_failure
from cardwright.server.glicko import CENTRE
from cardwright.server.limits import Limits
from cardwright.server.metrics import Metrics
from cardwright.server.player import Player
from cardwright.server.settings import AWAY, GRACE
from cardwright.server.store import Store
from cardwright.server.store.rows import ABORTED, CHANGED, EARLY, STOPPED, TableRecord
from cardwright.server.tables import letters
from cardwright.server.tables.attendance import Attendance
from cardwright.server.tables.failing import Failures
from cardwright.server.tables.history import PlayedOtherwise, replayed
from cardwright.server.tables.letters import Followed, Left, Letter, Moved, Reader, Roll, SentView, ToTable
from cardwright.server.tables.live import STOP, Live
from cardwright.server.tables.outgoing import OutgoingLetters
from cardwright.server.tables.showing import JSON
from cardwright.server.tables.waiting import life_of, waiting_look
from cardwright.server.tables.who_is_online import WhoIsOnline
from cardwright.server.turns import Turns
from cardwright.wire.bodies import Seated
from cardwright.wire.socket import Answer, Matched, Refused, Tables
from cardwright.wire.view import Look

if TYPE_CHECKING:
    from cardwright.server.socket import Socket

ONLINE_PACE: Final = 3.0  # seconds between two times that nodes tell each other who is there
SWEEP: Final = 2.0  # seconds between two looks for matches that nobody runs
TAKEN_AT_ONCE: Final = 16  # matches that are read from their logs together
PATIENCE: Final = 5.0  # seconds for tasks to finish when the dispatcher stops
USAGE_PACE: Final = 1.0  # seconds between two letters about what callers have used
MOST_USERS: Final = 500  # callers in one such letter: those who use most
LOBBY_PACE: Final = 0.25  # seconds between two lists of the lobby

log = structlog.get_logger("cardwright.desk")

Settle = Callable[[TableRecord, list[int], AsyncConnection], Awaitable[None]]
Listed = Callable[[], Awaitable[Tables]]
Rematch = Callable[[Player, str], Awaitable[Seated]]


class Dispatcher:
    """``live`` are the tables this node runs; ``sockets`` the connections that end here."""

    def __init__(
        self,
        store: Store,
        cluster: Cluster,
        bots: Bots,
        metrics: Metrics,
        limits: Limits,
        caps: Caps,
        grace: float = GRACE,
        away: float = AWAY,
    ) -> None:
        self.store = store
        self.cluster = cluster
        self.bots = bots
        self.metrics = metrics
        self.limits = limits
        self.caps = caps
        self.previews = Turns(1)
        self.grace = grace  # seconds after which a bot plays for somebody who has gone, if the table allows it
        self.away = away  # seconds after which the win may be claimed from players who have gone
        self.bot_pace = 1.0
        self.live: dict[str, Live] = {}
        self.sockets: dict[int, Socket] = {}
        self.attendance = Attendance(self)
        self.outgoing = OutgoingLetters(cluster, self.later)
        self.online = WhoIsOnline(self.connected)
        self.absent: dict[str, float] = {}  # who left, and when
        self.taking: dict[str, asyncio.Task[Live | None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.settle: Settle | None = None  # what else to do when a match is over; set by the lobby
        self.listed: Listed | None = None
        self.recover: Callable[[], Awaitable[None]] | None = None  # does what else a dead node may have left undone
        self.rematches: Rematch | None = None
        self.lobby_due = asyncio.Event()
        self.draining = False
        self.stopping = asyncio.Event()
        self.rounds: list[asyncio.Task[None]] = []
        self.broken: set[str] = set()  # finished matches that cannot be shown here
        self.failures = Failures(self)

    # Life.

    async def start(self) -> None:
        self.cluster.on_node_lost = self.node_lost
        self.cluster.on_lost = self.cut_off
        self.cluster.on_back = self.back
        await self.cluster.start(self.receive)
        await self.sweep()
        for work in (
            self.sweep_for_ever,
            self.tell_who_is_online_for_ever,
            self.attendance.reconcile_for_ever,
            self.tell_lobby_for_ever,
            self.tell_usage_for_ever,
        ):
            self.rounds.append(asyncio.create_task(work()))

    async def stop(self) -> None:
        """Stop all tables, each when it has finished its current step; their logs are enough to go on."""
        self.draining = True
        self.stopping.set()
        self.lobby_due.set()
        for live in self.live.values():
            live.inbox.put_nowait(STOP)
        under_way = [*self.rounds, *(live.task for live in self.live.values())]
        if under_way:
            await asyncio.wait(under_way, timeout=PATIENCE)
        for task in (*under_way, *self.tasks):
            task.cancel()
        await asyncio.gather(*under_way, *self.tasks, return_exceptions=True)
        self.live.clear()

    async def pause(self, seconds: float) -> bool:
        """Wait; False when the dispatcher is about to stop."""
        try:
            await asyncio.wait_for(self.stopping.wait(), seconds)
        except TimeoutError:
            return True
        return False

    def keep(self, task: asyncio.Task[None]) -> None:
        """Hold a task until it is done; its error is logged, not lost."""
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            note_failure(self.metrics, "a task failed", error)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        self.keep(asyncio.create_task(work))

    # Tables: who runs them.

    async def begun(self, table: str) -> None:
        """A match has begun: run it, and tell everybody who waits for it."""
        live = await self.take(table)
        if live is not None:
            log.info("a match has begun", table=table, game=live.record.game, kind=live.record.kind)
            for seat in live.record.seats:
                if seat.player:
                    await self.notify(seat.player, Matched(table))
        await self.broadcast(Moved(table))
        await self.lobby_changed()

    async def take(self, table: str) -> Live | None:
        """Run a table here, unless another node does; None also if there is no match to run."""
        if table in self.live or self.draining or table in self.failures.resting:
            return self.live.get(table)
        if table not in self.taking:
            self.taking[table] = asyncio.create_task(self.read_again(table))
            self.taking[table].add_done_callback(lambda _: self.taking.pop(table, None))
        return await asyncio.shield(self.taking[table])

    async def read_again(self, table: str) -> Live | None:
        """A match from the store; others who want it meanwhile wait for the same one."""
        record = await self.store.tables.get(table)
        if record is None or record.status not in ("playing", "over") or not await self.cluster.claim(table):
            return None
        if record.reason == ABORTED:
            self.broken.add(table)
            return None
        entries = await self.store.log.read(table)
        try:
            match = replayed(record, entries)
        except PlayedOtherwise as problem:
            await self.end_without_result(record, str(problem))
            return None
        except BadReplay as problem:
            self.failures.stop(table, problem)
            return None
        except Exception as error:
            self.failures.note(table, error)
            return None
        ratings = await self.ratings(record)
        if not self.cluster.owns(table):  # this node was cut off while it read: another may run the match by now
            return None
        live = Live(self, record, match, entries, ratings)
        self.live[table] = live
        self.metrics.tables.set(len(self.live))
        return live

    async def end_without_result(self, record: TableRecord, why: str) -> None:
        """End a match that began with other cards or rules; nobody wins or loses."""
        self.broken.add(record.id)
        if await self.store.tables.finish(record.id, [], CHANGED, record.mark, time.time()):
            log.warning("a match ended without a result", table=record.id, game=record.game, reason=why)
            self.later(self.broadcast(Moved(record.id)))  # and those who watch it ask again
            await self.lobby_changed()

    async def abort(self, live: Live) -> None:
        """End a match that has hardly begun; nobody wins or loses."""
        table = live.record.id
        if await self.store.tables.finish(table, [], ABORTED, live.table.digest(), time.time()):
            log.info("a match was left without a result", table=table, game=live.record.game)
        live.record.status, live.record.reason = "over", ABORTED
        self.broken.add(table)
        self.close(live)
        self.later(self.gone(table))  # later, so that nobody who asked for it asks again

    async def gone(self, table: str) -> None:
        """Those who watch a match that was left see that, and so does the lobby."""
        await self.broadcast(Moved(table))
        await self.lobby_changed()

    async def ratings(self, record: TableRecord) -> dict[int, int]:
        found: dict[int, int] = {}
        for seat in record.seats:
            if seat.rating is not None:
                found[seat.seat] = seat.rating
                continue
            if record.rated and seat.player:
                rating = await self.store.ratings.get(seat.player, record.game)
                found[seat.seat] = round(CENTRE if rating is None else rating.rating)
        return found

    def close(self, live: Live) -> None:
        """Nobody watches a finished match any more."""
        if self.live.pop(live.record.id, None) is not None:
            self.metrics.tables.set(len(self.live))
            self.later(self.cluster.release(live.record.id))

    def lose(self, live: Live) -> None:
        """The match is no longer this node's, or its log is uncertain: its watchers ask again, and it is read again."""
        if self.live.pop(live.record.id, None) is not None:
            self.metrics.tables.set(len(self.live))
        live.task.cancel()
        self.later(self.broadcast(Moved(live.record.id)))

    def fail(self, live: Live, error: Exception) -> None:
        """A match failed here."""
        if self.live.pop(live.record.id, None) is not None:
            self.metrics.tables.set(len(self.live))
        self.failures.note(live.record.id, error)

    async def stopped(self, table: str) -> None:
        """A match that failed does not go on until somebody reopens it; those who watch it are told."""
        await self.cluster.release(table)
        await self.broadcast(Moved(table))
        await self.lobby_changed()

    async def sweep(self) -> None:
        """Run every match that nobody runs."""
        self.metrics.stopped_tables.set(len(await self.store.tables.stopped()))
        if self.recover is not None:
            await self.recover()
        free = []
        for table in await self.store.tables.running():
            if table not in self.live and await self.cluster.owner(table) in (None, self.cluster.node):
                free.append(table)
        await self.take_all(free)

    async def take_all(self, tables: list[str]) -> None:
        """Several at a time, since most of it is waiting for the database; their watchers ask again."""
        turns = asyncio.Semaphore(TAKEN_AT_ONCE)

        async def take(table: str) -> None:
            async with turns:
                if await self.take(table) is not None:
                    await self.broadcast(Moved(table))

        await asyncio.gather(*(take(table) for table in tables))

    async def sweep_for_ever(self) -> None:
        while await self.pause(SWEEP):
            await self.sweep_if_possible()

    async def sweep_if_possible(self) -> None:
        try:
            await self.sweep()
        except Exception as error:
            note_failure(self.metrics, "looking for matches that nobody runs failed", error)

    async def node_lost(self, node: str) -> None:
        """Another node is gone: its matches go on here, and those who watch its tables ask again."""
        log.warning("a node is gone", lost=node)
        self.attendance.gone(node)
        try:
            await self.take_all(await self.cluster.orphans(node))
        except Exception as error:
            note_failure(self.metrics, "the matches of a node that is gone could not be taken over yet", error)

    async def cut_off(self) -> None:
        """This node cannot reach the others: they will take over its tables, so it lets go of them."""
        log.warning("cut off from the other nodes; tables are let go")
        for live in list(self.live.values()):
            self.lose(live)

    async def back(self) -> None:
        """This node has rejoined the others; its readers ask for their tables, wherever those are now."""
        log.info("back among the other nodes", node=self.cluster.node)
        await self.sweep_if_possible()
        await self.attendance.reconcile(self.attendance.tables(), back=True)

    async def finished(self, record: TableRecord, result: list[int], places: list[int], reason: str, mark: str) -> None:
        """Write down the end of a match; its consequences happen exactly once."""
        counts = reason != EARLY
        also = partial(self.settle, record, places) if self.settle is not None and counts else None
        if await self.store.tables.finish(record.id, result, reason, mark, time.time(), also):
            log.info("a match is over", table=record.id, game=record.game, result=result, reason=reason)
        if record.rated and (stored := await self.store.tables.get(record.id)) is not None:
            record.seats = stored.seats  # with what has become of the ratings
        await self.lobby_changed()

    async def rematch(self, player: Player, table: str) -> Seated:
        """Offer or accept a rematch; everybody at the table learns where it is."""
        assert self.rematches is not None
        seated = await self.rematches(player, table)
        await self.broadcast(Followed(table, seated.table))
        return seated

    # Messages.

    async def send(self, node: str, letter: Letter) -> None:
        if node == self.cluster.node:
            await self.open(letter)
        else:
            self.outgoing.add(node, letter)

    async def broadcast(self, letter: Letter) -> None:
        await self.cluster.broadcast(letters.ENCODER.encode([letter]))

    async def receive(self, node: str, message: bytes) -> None:
        """From another node, or from this one to all."""
        for letter in letters.DECODER.decode(message):
            if isinstance(letter, ToTable | Roll) and letter.table not in self.live:
                self.cluster.forget(letter.table)  # another node takes this one for the owner, and may be right or late
            await self.open(letter)

    async def open(self, letter: Letter) -> None:
        match letter:
            case ToTable() | Roll():
                try:
                    await self.route(letter)
                except Exception as error:  # it is sent again
                    note_failure(self.metrics, "a request to a table failed", error)
            case Left() | Followed():
                if letter.table in self.live:
                    self.live[letter.table].inbox.put_nowait(letter)
            case letters.ToSocket():
                self.to_socket(letter)
            case letters.ToPlayer():
                for socket in list(self.sockets.values()):
                    if socket.player.id == letter.player:
                        socket.send(letter.message)
            case Moved():
                self.cluster.forget(letter.table)
                await self.attendance.reconcile([letter.table], back=True)
            case letters.Changed():
                await self.attendance.reconcile([letter.table])
            case letters.LobbyChanged():
                self.lobby_due.set()
            case letters.Came():
                self.absent.pop(letter.player, None)
            case letters.Online():
                if letter.node != self.cluster.node:
                    self.online.hear(letter.node, letter.players)
            case letters.Usage():
                if letter.node != self.cluster.node:
                    self.limits.hear(letter.used)
                    self.caps.hear(letter.node, letter.held)
            case letters.SessionsChanged():
                await self.check_sessions([s for s in self.sockets.values() if s.player.id == letter.player])

    async def route(self, letter: ToTable | Roll) -> Live | None:
        """Send a letter to the node that runs the table, which may have to be this one: then the table is returned."""
        live = self.live.get(letter.table)
        if live is None:
            owner = await self.cluster.owner(letter.table)
            if owner is not None and owner != self.cluster.node:
                self.outgoing.add(owner, letter)
                return None
            live = await self.take(letter.table)
        if isinstance(letter, Roll):
            if live is not None and not live.audience.agrees_with(letter):
                live.call(letter)
        elif live is not None:
            live.inbox.put_nowait(letter)
        else:
            await self.answer_without_match(letter)
        return live

    async def answer_without_match(self, letter: ToTable) -> None:
        """The table has not begun, or does not exist.

        A match that another node has just taken, or that is out of reach while this node is cut off, is asked for again
        when it has moved.
        """
        record = await self.store.tables.get(letter.table)
        if record is not None and record.status in ("playing", "over") and letter.table not in self.broken:
            return
        for message in await waiting_look(self.store, letter, record):
            gone = isinstance(message, Refused) or (
                isinstance(message, Look) and message.status not in ("open", STOPPED)
            )
            refused, answers = letter.table if gone else "", getattr(message, "id", 0)
            shown = SentView(letter.table, life_of(record)) if isinstance(message, Look) else None
            self.deliver(letter.reader, JSON.encode(message), refused, answers, shown)

    def deliver(
        self, reader: Reader, message: bytes, refused: str = "", answers: int = 0, shown: SentView | None = None
    ) -> None:
        letter = letters.ToSocket(reader.socket, message, refused, answers, shown)
        if reader.node == self.cluster.node:
            self.to_socket(letter)
        else:
            self.outgoing.add(reader.node, letter)

    def to_socket(self, letter: letters.ToSocket) -> None:
        socket = self.sockets.get(letter.socket)
        if socket is not None:
            socket.watched.pop(letter.refused, None)
            socket.note_view(letter.shown)
            socket.send(letter.message, letter.answers)

    async def notify(self, player: str, message: Answer) -> None:
        """To every connection of a player, on any node."""
        await self.broadcast(letters.ToPlayer(player, JSON.encode(message)))

    async def sessions_changed(self, player: str) -> None:
        """Some of a player's sessions have ended, so their connections end too, on any node."""
        await self.broadcast(letters.SessionsChanged(player))

    # Connections.

    async def came(self, socket: Socket) -> None:
        self.sockets[socket.number] = socket
        self.metrics.sockets.set(len(self.sockets))
        await self.broadcast(letters.Came(socket.player.id))

    def connected(self) -> set[str]:
        """The players who have a connection to this node."""
        return {socket.player.id for socket in self.sockets.values()}

    async def tell_who_is_online_for_ever(self) -> None:
        while await self.pause(ONLINE_PACE):
            if len(self.cluster.nodes()) > 1:
                await self.broadcast(letters.Online(self.cluster.node, sorted(self.connected())))

    def went(self, socket: Socket) -> None:
        """A player without connections is absent from now on, as far as this node knows."""
        del self.sockets[socket.number]
        self.metrics.sockets.set(len(self.sockets))
        if all(other.player.id != socket.player.id for other in self.sockets.values()):
            self.absent[socket.player.id] = time.monotonic()

    async def check_sessions(self, sockets: list[Socket]) -> None:
        """End the connections of sessions that have ended."""
        living = await self.store.sessions.living([socket.session for socket in sockets], time.time())
        for socket in sockets:
            if socket.session not in living:
                socket.end("your session has ended; log in again")

    def long_absent(self, seconds: float) -> list[str]:
        """The players who have been gone for ``seconds``, each returned once."""
        before = time.monotonic() - seconds
        gone = [player for player, since in self.absent.items() if since <= before]
        for player in gone:
            del self.absent[player]
        return gone

    # Limits that hold for all nodes together.

    async def tell_usage_for_ever(self) -> None:
        while await self.pause(USAGE_PACE):
            used = self.limits.tell(MOST_USERS)
            if len(self.cluster.nodes()) > 1:
                await self.broadcast(letters.Usage(self.cluster.node, used, self.caps.tell(MOST_USERS)))

    # The lobby's list.

    async def lobby_changed(self) -> None:
        await self.broadcast(letters.LobbyChanged())

    async def changed(self, table: str) -> None:
        await self.broadcast(letters.Changed(table))

    async def tell_lobby_for_ever(self) -> None:
        """Send the list to those who want it, not too often."""
        while await self.pause(LOBBY_PACE):
            await self.lobby_due.wait()
            self.lobby_due.clear()
            wanting = [socket for socket in self.sockets.values() if socket.in_lobby]
            if wanting and self.listed is not None:
                try:
                    message = JSON.encode(await self.listed())
                except Exception as error:
                    note_failure(self.metrics, "the list of tables could not be read", error)
                else:
                    for socket in wanting:
                        socket.send(message)
