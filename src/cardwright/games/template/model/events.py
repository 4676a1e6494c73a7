"""What can happen in Magpies, and who is told what."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.event import EventKind

DAWN: Final = 0
DRAW: Final = 1
SHUFFLE: Final = 2
BID: Final = 3
LEAD: Final = 4
FORAGE: Final = 5
PLAY: Final = 6
RESOLVE: Final = 7
NEGATE: Final = 8
FIZZLE: Final = 9
GAIN: Final = 10
LOSE: Final = 11
STEAL: Final = 12
TAKE: Final = 13
LOOK: Final = 14
CHARM: Final = 15
SET_OFF: Final = 16
DISCARD: Final = 17
LEAVE: Final = 18
END: Final = 19

# The seat of an event is the magpie that does it, or to whom it happens.
KINDS: Final[list[EventKind]] = [
    EventKind("dawn", ("round",)),
    EventKind("draw", ("card",), secret=("card",)),
    EventKind("shuffle", ()),
    EventKind("bid", ("amount",)),
    EventKind("lead", ("paid",)),
    EventKind("forage", ()),
    EventKind("play", ("card",)),
    EventKind("resolve", ("card",)),
    EventKind("negate", ("card",)),  # the seat is the one that negates
    EventKind("fizzle", ("card",)),
    EventKind("gain", ("amount", "glitter")),
    EventKind("lose", ("amount", "glitter")),
    EventKind("steal", ("victim", "amount")),
    EventKind("take", ("victim", "card"), secret=("card",)),
    EventKind("look", ("count",)),
    EventKind("charm", ("card",)),
    EventKind("set off", ("card",)),
    EventKind("discard", ("card",)),
    EventKind("leave", ()),
    EventKind("end", ("reason",)),
]

# Reasons for the end.
GOAL: Final = 0
LAST_ROUND: Final = 1
LAST_MAGPIE: Final = 2
