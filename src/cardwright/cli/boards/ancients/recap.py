"""How what happened in Ancients is divided: each paragraph begins with something a player did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardwright.cli.boards.paragraphs import divided
from cardwright.games.ancients.model import events
from cardwright.kernel.event import Event

BEGINNINGS: Final = (
    *(events.BEGIN, events.ROUND, events.DEPLOY, events.PLAY, events.ABILITY, events.USE_ITEM, events.MOVE),
    *(events.SWAP, events.TRAVEL, events.CLAIM, events.PASS, events.COMBAT, events.NIGHT_ENDS, events.LEFTOVER),
    *(events.SHOP, events.BUY, events.REROLL, events.CLOSE, events.END),
)
NAMING: Final = (
    *(events.SPAWN, events.SUMMON, events.DEPLOY, events.ARRIVE, events.DEATH, events.DAMAGE, events.BOUNCE),
    *(events.REPLACED, events.DESTROY),
)


def paragraphs(happened: Sequence[Event]) -> list[list[Event]]:
    """What a player did, and what came of it; the strikes of a combat stand in its own."""
    return divided(happened, lambda event: event.kind in BEGINNINGS)


def met(happened: Sequence[Event]) -> dict[int, Event]:
    """For each unit, by number, an event that names its card."""
    return {int(event.a): event for event in happened if event.kind in NAMING}
