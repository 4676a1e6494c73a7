"""How many may watch a table: onlookers, and connections of one player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.state import NOBODY
from cardwright.server.tables.letters import ToTable

if TYPE_CHECKING:
    from cardwright.server.tables.live import Live


def why_no_room(live: Live, letter: ToTable) -> str:
    """Why a connection may not watch; "" if it may. Those who sit at the table are no onlookers."""
    audience, caps, player = live.audience, live.dispatcher.caps, letter.player.id
    if letter.reader in audience.readers:
        return ""
    own = sum(watching.player.id == player for watching in audience.readers.values())
    if caps.exceeded("table-sockets", own + 1):
        return f"you watch this table through {own} connections already, which is the most; close one first"
    if live.seat_of(player) == NOBODY and caps.exceeded("onlookers", audience.onlookers + 1):
        return f"this table has {audience.onlookers} onlookers already, which is the most; try again later"
    return ""
