"""Letters: to the node that runs a table, to connections wherever they end, and to everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.server.failures import note_failure
from cardwright.server.store.rows import STOPPED
from cardwright.server.tables import letters
from cardwright.server.tables.letters import Followed, Left, Letter, Moved, Reader, Roll, SentView, ToTable
from cardwright.server.tables.outgoing import OutgoingLetters
from cardwright.server.tables.showing import JSON
from cardwright.server.tables.waiting import life_of, waiting_look
from cardwright.wire.socket import Refused
from cardwright.wire.view import Look

if TYPE_CHECKING:
    from cardwright.server.tables.dispatcher import Dispatcher
    from cardwright.server.tables.live import Live


class Post:
    """Letters to this node are opened at once; the others are collected and travel together."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.cluster = dispatcher.cluster
        self.outgoing = OutgoingLetters(self.cluster, dispatcher.errands.later)

    async def send(self, node: str, letter: Letter) -> None:
        if node == self.cluster.node:
            await self.open(letter)
        else:
            self.outgoing.add(node, letter)

    async def broadcast(self, letter: Letter) -> None:
        await self.cluster.broadcast(letters.ENCODER.encode([letter]))

    async def receive(self, node: str, message: bytes) -> None:
        """From another node, or from this one to all."""
        live = self.dispatcher.running.live
        for letter in letters.DECODER.decode(message):
            if isinstance(letter, ToTable | Roll) and letter.table not in live:
                self.cluster.forget(letter.table)  # another node takes this one for the owner, and may be right or late
            await self.open(letter)

    async def open(self, letter: Letter) -> None:
        dispatcher = self.dispatcher
        match letter:
            case ToTable() | Roll():
                try:
                    await self.route(letter)
                except Exception as error:  # it is sent again
                    note_failure(dispatcher.metrics, "a request to a table failed", error)
            case Left() | Followed():
                if (live := dispatcher.running.live.get(letter.table)) is not None:
                    live.inbox.put_nowait(letter)
            case letters.ToSocket():
                self.to_socket(letter)
            case letters.ToPlayer():
                for socket in dispatcher.connected.of(letter.player):
                    socket.send(letter.message)
            case Moved():
                self.cluster.forget(letter.table)
                await dispatcher.attendance.reconcile([letter.table], back=True)
            case letters.Changed():
                await dispatcher.attendance.reconcile([letter.table])
            case letters.LobbyChanged():
                dispatcher.news.lobby_due.set()
            case letters.Came():
                dispatcher.connected.absent.pop(letter.player, None)
            case letters.Online():
                if letter.node != self.cluster.node:
                    dispatcher.online.hear(letter.node, letter.players)
            case letters.Usage():
                if letter.node != self.cluster.node:
                    dispatcher.limits.hear(letter.used)
                    dispatcher.caps.hear(letter.node, letter.held)
            case letters.SessionsChanged():
                await dispatcher.connected.check_sessions(dispatcher.connected.of(letter.player))

    # To a table.

    async def route(self, letter: ToTable | Roll) -> Live | None:
        """Send a letter to the node that runs the table, which may have to be this one: then the table is returned."""
        live = self.dispatcher.running.live.get(letter.table)
        if live is None:
            owner = await self.cluster.owner(letter.table)
            if owner is not None and owner != self.cluster.node:
                self.outgoing.add(owner, letter)
                return None
            live = await self.dispatcher.running.take(letter.table)
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
        store, broken = self.dispatcher.store, self.dispatcher.running.broken
        record = await store.tables.get(letter.table)
        if record is not None and record.status in ("playing", "over") and letter.table not in broken:
            return
        for message in await waiting_look(store, letter, record):
            gone = isinstance(message, Refused) or (
                isinstance(message, Look) and message.status not in ("open", STOPPED)
            )
            refused, answers = letter.table if gone else "", getattr(message, "id", 0)
            shown = SentView(letter.table, life_of(record)) if isinstance(message, Look) else None
            self.deliver(letter.reader, JSON.encode(message), refused, answers, shown)

    # To a connection.

    def deliver(
        self, reader: Reader, message: bytes, refused: str = "", answers: int = 0, shown: SentView | None = None
    ) -> None:
        letter = letters.ToSocket(reader.socket, message, refused, answers, shown)
        if reader.node == self.cluster.node:
            self.to_socket(letter)
        else:
            self.outgoing.add(reader.node, letter)

    def to_socket(self, letter: letters.ToSocket) -> None:
        socket = self.dispatcher.connected.sockets.get(letter.socket)
        if socket is not None:
            socket.watched.pop(letter.refused, None)
            socket.note_view(letter.shown)
            socket.send(letter.message, letter.answers)
