"""Who watches which table, said again and again until both sides agree; no lost letter leaves anybody out.

The node of a connection knows what the connection watches and the last view that has reached it. It says so to the
owner of the table, in a ``Roll``, every second and whenever something has come back. The owner lets in who is missing,
lets go who has gone, and shows the table again to those whom a view has not reached. Requests that may be lost are
asked again the same way.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from cardwright.server.failures import note_failure
from cardwright.server.tables.letters import Roll
from cardwright.server.tables.waiting import life_of, waits

if TYPE_CHECKING:
    from cardwright.server.socket import Socket
    from cardwright.server.tables.dispatcher import Dispatcher
    from cardwright.server.tables.live import Live

EVERY: Final = 1.0  # seconds between two rolls


class Attendance:
    """The connections of one node, by table."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.troubled = False

    async def reconcile_for_ever(self) -> None:
        while await self.dispatcher.errands.pause(EVERY):
            await self.reconcile(self.tables())

    def tables(self) -> list[str]:
        """Every table that matters here: it is run here, or somebody here watches it or waits for its answer."""
        sockets = self.dispatcher.connected.sockets.values()
        return list({*self.dispatcher.running.live, *(table for socket in sockets for table in socket.tables())})

    async def reconcile(self, tables: Iterable[str], back: bool = False) -> None:
        """Bring both sides together. ``back``: something has returned, so that nobody need wait for lost answers."""
        sockets: dict[str, list[Socket]] = defaultdict(list)
        for socket in list(self.dispatcher.connected.sockets.values()):
            for table in socket.tables():
                sockets[table].append(socket)
        try:
            await self.bring_together({table: sockets[table] for table in tables}, back)
        except Exception as error:
            note_failure(self.dispatcher.metrics, "who watches which table could not be settled", error)
            self.troubled = True

    async def bring_together(self, sockets: dict[str, list[Socket]], back: bool) -> None:
        nowhere = []
        for table, there in sockets.items():
            live = self.dispatcher.running.live.get(table)
            if live is not None and not self.dispatcher.cluster.owns(table):
                self.dispatcher.running.lose(live)
            elif live is not None:
                self.see_to(live, there)
            elif there and not await self.tell_owner(table, there):
                nowhere.append(table)
                continue
            await self.ask_again(table, there, back)
        if nowhere:
            await self.look_up({table: sockets[table] for table in nowhere}, back)

    def see_to(self, live: Live, there: list[Socket]) -> None:
        """A table that is run here: nothing is lost on the way, but somebody may not have got in or out."""
        table, node = live.record.id, self.dispatcher.cluster.node
        watching = {socket.reader for socket in there if table in socket.watched}
        if watching != {reader for reader in live.audience.readers if reader.node == node}:
            live.call(self.roll(table, there))

    async def tell_owner(self, table: str, there: list[Socket]) -> bool:
        """Send the roll to the node that runs the table; False if none does, as far as is known."""
        if all(table in socket.watched and waits(socket.watched[table].life) for socket in there):
            return False
        owner = await self.dispatcher.cluster.owner(table)
        if owner is None or owner == self.dispatcher.cluster.node:
            return False
        await self.dispatcher.post.send(owner, self.roll(table, there))
        return True

    def roll(self, table: str, there: list[Socket]) -> Roll:
        watching = [socket for socket in there if table in socket.watched]
        return Roll(table, self.dispatcher.cluster.node, [socket.present(table) for socket in watching])

    async def look_up(self, sockets: dict[str, list[Socket]], back: bool) -> None:
        """Tables that nobody runs: they wait for players, or for somebody to run them, or are gone."""
        records = await self.dispatcher.store.tables.some(list(sockets))
        back, self.troubled = back or self.troubled, False
        for table, there in sockets.items():
            life = life_of(records.get(table))
            if waits(life) or table in self.dispatcher.running.broken:
                for socket in there:
                    if table in socket.watched and socket.watched[table].life != life:
                        await self.dispatcher.post.route(socket.watch_letter(table))
            else:
                await self.dispatcher.post.route(self.roll(table, there))
            await self.ask_again(table, there, back)

    async def ask_again(self, table: str, there: list[Socket], back: bool) -> None:
        """Requests without an answer may have been lost on their way, or with the node that ran the table."""
        live = self.dispatcher.running.live.get(table)
        for socket in there:
            for passed in socket.overdue(table, live, back):
                await socket.ask(passed)

    def gone(self, node: str) -> None:
        """Nobody on that node watches anything any more."""
        for live in self.dispatcher.running.live.values():
            live.call(Roll(live.record.id, node, []))
