"""What can happen in threelines, and who is told what."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.event import EventKind

COIN: Final = 0
ROUND: Final = 1
DRAW: Final = 2
MANA: Final = 3
PLACE: Final = 4
STRIKE: Final = 5
DESTROY: Final = 6
AVATAR: Final = 7
END: Final = 8

KINDS: Final[list[EventKind]] = [
    EventKind("coin", ()),  # the seat is the first player
    EventKind("round", ("round",)),
    EventKind("draw", ("card",), secret=("card",)),
    EventKind("mana", ("gained", "mana")),
    EventKind("place", ("card", "line", "cost")),
    EventKind("strike", ("card", "line", "target", "left")),  # left: the target's defence afterwards
    EventKind("destroy", ("card", "line")),
    EventKind("avatar", ("card", "line", "damage", "hp")),  # the seat is the one that is hit
    EventKind("end", ("reason",)),
]

# Reasons for the end.
BY_HP: Final = 0
BOTH_DOWN: Final = 1
OUT_OF_CARDS: Final = 2
IDLE: Final = 3
ROUND_LIMIT: Final = 4
CONCEDED: Final = 5
