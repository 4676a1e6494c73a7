"""How what happened in Cartoverse is divided: each paragraph begins with something a player did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardwright.cli.boards.paragraphs import divided
from cardwright.games.cartoverse.model import events
from cardwright.games.cartoverse.model.link import ATTACK, LINKS
from cardwright.kernel.event import Event

BEGINNINGS: Final = (
    *(events.BEGIN, events.MULLIGAN, events.TURN, events.SHARD, events.MANA, events.SUMMON, events.CAST, events.SET),
    *(events.ABILITY, events.HERO_DRAW, events.HERO_REPLACE, events.ATTACK, events.RESOLVE, events.NEGATE),
    *(events.END_TURN, events.LEAVE, events.END),
)
SILENT: Final = (events.READY_ALL, events.PASS, events.OFFER, events.PAY, events.REFILL)
CARD_FIRST: Final = (events.SUMMON, events.RETURN, events.LAY)
THING_FIRST: Final = (events.DIE, events.FALL)


def paragraphs(happened: Sequence[Event]) -> list[list[Event]]:
    """What a player did, and what came of it; an attack goes on with its fight."""
    return divided([event for event in happened if event.kind not in SILENT], begins)


def begins(event: Event) -> bool:
    if event.kind == events.SUMMON:
        return not event.d
    return event.kind in BEGINNINGS and not (event.kind == events.RESOLVE and LINKS[event.b] == ATTACK)


def met(happened: Sequence[Event]) -> dict[int, Event]:
    """For each thing, by number, an event that names its card: so things that are gone still have a name."""
    came = {int(event.b): event for event in happened if event.kind in CARD_FIRST}
    went = {int(event.a): event for event in happened if event.kind in THING_FIRST}
    return came | went
