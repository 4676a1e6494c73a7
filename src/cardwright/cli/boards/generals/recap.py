"""How what happened in Generals is divided: each paragraph begins with something a player did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardwright.cli.boards.paragraphs import divided
from cardwright.games.generals.model import events
from cardwright.games.generals.model.card import GENERAL
from cardwright.games.generals.model.state import Battle
from cardwright.kernel.event import Event

BEGINNINGS: Final = (
    *(events.MOVED, events.ATTACKED, events.CAST, events.SUMMONED, events.EQUIPPED, events.REPLACED),
    *(events.TURN, events.MULLIGAN, events.DREW, events.READY),
)


def paragraphs(s: Battle, happened: Sequence[Event]) -> list[list[Event]]:
    """What somebody did, with what came of it; the death of a general stands alone."""
    return divided(happened, lambda event: event.kind in BEGINNINGS or falls(s, event))


def falls(s: Battle, event: Event) -> bool:
    return event.kind == events.DIED and event.a >= 0 and s.cards.all[event.a].type == GENERAL
