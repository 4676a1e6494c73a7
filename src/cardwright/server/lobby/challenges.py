"""Challenges: a friend is asked to sit down at a table that waits for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.errors import BadInput
from cardwright.server.lobby.refusals import NotPermitted
from cardwright.server.player import Player
from cardwright.server.store import Store
from cardwright.wire.bodies.lobby import NewTable, Seated
from cardwright.wire.socket import Challenged

if TYPE_CHECKING:
    from cardwright.server.lobby.seating import Announcer


class Challenges:
    """Only friends can be challenged; a stranger's screen stays quiet."""

    def __init__(self, store: Store, announcer: Announcer) -> None:
        self.store: Store = store
        self.announcer: Announcer = announcer

    async def check(self, player: Player, wanted: NewTable) -> None:
        """Refuse a challenge that could not be sent."""
        if not wanted.challenge:
            return
        if wanted.kind != "private":
            raise BadInput(f'a friend is challenged at a private table, not at one of the kind "{wanted.kind[:40]}"')
        if not await self.store.friends.are(player.id, wanted.challenge):
            raise NotPermitted("only friends can be challenged: ask them to be one first")

    async def send(self, player: Player, wanted: NewTable, seated: Seated) -> None:
        """Tell the friend, wherever they are connected."""
        if wanted.challenge:
            message = Challenged(seated.table, wanted.game, seated.invite, player.name)
            await self.announcer.notify(wanted.challenge, message)
