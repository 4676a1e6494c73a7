"""Brings together what a node does for tables, connections and the lobby."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import structlog

from cardwright.server.bots import Bots
from cardwright.server.caps import Caps
from cardwright.server.cluster.cluster import Cluster
from cardwright.server.limits import Limits
from cardwright.server.metrics import Metrics
from cardwright.server.player import Player
from cardwright.server.settings import AWAY, GRACE
from cardwright.server.store import Store
from cardwright.server.tables.attendance import Attendance
from cardwright.server.tables.connected import Connected
from cardwright.server.tables.endings import Endings
from cardwright.server.tables.errands import Errands
from cardwright.server.tables.letters import Changed, Followed, LobbyChanged, Moved, SessionsChanged, ToPlayer
from cardwright.server.tables.news import News
from cardwright.server.tables.orphans import Orphans
from cardwright.server.tables.post import Post
from cardwright.server.tables.running import RunningTables
from cardwright.server.tables.showing import JSON
from cardwright.server.tables.who_is_online import WhoIsOnline
from cardwright.server.turns import Turns
from cardwright.wire.bodies.lobby import Seated
from cardwright.wire.socket import Answer, Matched

log = structlog.get_logger("cardwright.tables")

Rematch = Callable[[Player, str], Awaitable[Seated]]


class Dispatcher:
    """Each part is one concern of the node, and asks this one for the others.

    errands     what runs beside everything else
    connected   the connections that end here, and
    attendance  which tables they watch
    running     the tables this node runs,
    orphans     those that nobody runs, and
    endings     how matches end
    post        letters to tables, connections and other nodes
    online      who is connected anywhere
    news        what is said about all that in rounds
    """

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
        self.errands = Errands(metrics)
        self.connected = Connected(self)
        self.attendance = Attendance(self)
        self.running = RunningTables(self)
        self.orphans = Orphans(self)
        self.endings = Endings(self)
        self.post = Post(self)
        self.online = WhoIsOnline(self.connected.players)
        self.news = News(self)
        self.rematches: Rematch | None = None

    # Life.

    async def start(self) -> None:
        self.cluster.on_node_lost = self.orphans.node_lost
        self.cluster.on_lost = self.orphans.cut_off
        self.cluster.on_back = self.orphans.back
        await self.cluster.start(self.post.receive)
        await self.orphans.sweep()
        for work in (
            self.orphans.sweep_for_ever,
            self.news.tell_who_is_online_for_ever,
            self.attendance.reconcile_for_ever,
            self.news.tell_lobby_for_ever,
            self.news.tell_usage_for_ever,
        ):
            self.errands.begin_round(work())

    async def stop(self) -> None:
        """Stop all tables; their logs are enough to go on."""
        self.news.lobby_due.set()
        await self.errands.stop(self.running.stop())
        self.running.live.clear()

    # What the lobby says.

    async def begun(self, table: str) -> None:
        """A match has begun: run it, and tell everybody who waits for it."""
        live = await self.running.take(table)
        if live is not None:
            log.info("a match has begun", table=table, game=live.record.game, kind=live.record.kind)
            for seat in live.record.seats:
                if seat.player:
                    await self.notify(seat.player, Matched(table))
        await self.post.broadcast(Moved(table))
        await self.lobby_changed()

    async def notify(self, player: str, message: Answer) -> None:
        """To every connection of a player, on any node."""
        await self.post.broadcast(ToPlayer(player, JSON.encode(message)))

    async def lobby_changed(self) -> None:
        await self.post.broadcast(LobbyChanged())

    async def changed(self, table: str) -> None:
        await self.post.broadcast(Changed(table))

    # What players do elsewhere.

    async def rematch(self, player: Player, table: str) -> Seated:
        """Offer or accept a rematch; everybody at the table learns where it is."""
        assert self.rematches is not None
        seated = await self.rematches(player, table)
        await self.post.broadcast(Followed(table, seated.table))
        return seated

    async def sessions_changed(self, player: str) -> None:
        """Some of a player's sessions have ended, so their connections end too, on any node."""
        await self.post.broadcast(SessionsChanged(player))
