"""What can happen in generals, as the players are told it."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.event import EventKind

TURN: Final = 0
MOVED: Final = 1
ATTACKED: Final = 2
DAMAGED: Final = 3
HEALED: Final = 4
DIED: Final = 5
REMOVED: Final = 6
SUMMONED: Final = 7
TRANSFORMED: Final = 8
CAST: Final = 9
EQUIPPED: Final = 10
BROKE: Final = 11
DREW: Final = 12
BURNED: Final = 13
ADDED: Final = 14
REPLACED: Final = 15
MANA: Final = 16
DISPELLED: Final = 17
ENCHANTED: Final = 18
TILE: Final = 19
CONTROL: Final = 20
RETURNED: Final = 21
PROGRESS: Final = 22
MULLIGAN: Final = 23
EMPTY_DECK: Final = 24
READY: Final = 25
REVEALED: Final = 26
TRIAL: Final = 27
DISCARDED: Final = 28
CHANGED: Final = 29
SHUFFLED: Final = 30

KINDS: Final = [
    EventKind("turn", ("turn",)),
    EventKind("moved", ("card", "from", "to")),
    EventKind("attacked", ("card", "from", "target", "to")),
    EventKind("damaged", ("card", "at", "amount", "left")),
    EventKind("healed", ("card", "at", "amount", "left")),
    EventKind("died", ("card", "at")),
    EventKind("removed", ("card", "at")),
    EventKind("summoned", ("card", "at")),
    EventKind("transformed", ("card", "at", "was")),
    EventKind("cast", ("card", "at")),
    EventKind("equipped", ("card",)),
    EventKind("broke", ("card",)),
    EventKind("drew", ("card",), ("card",)),
    EventKind("burned", ("card",), ("card",)),
    EventKind("added", ("card",), ("card",)),
    EventKind("replaced", ("card", "drawn"), ("card", "drawn")),
    EventKind("mana", ("amount",)),
    EventKind("dispelled", ("at",)),
    EventKind("enchanted", ("card", "at", "attack", "health")),
    EventKind("tile", ("kind", "at")),
    EventKind("control", ("card", "at")),
    EventKind("returned", ("card", "at")),
    EventKind("progress", ("steps",)),
    EventKind("mulligan", ("count",)),
    EventKind("empty deck", ("amount",)),
    EventKind("ready", ("card",)),
    EventKind("revealed", ("card", "at")),
    EventKind("trial", ("count", "met")),
    EventKind("discarded", ("card",), ("card",)),
    EventKind("changed", ("card", "was"), ("card", "was")),
    EventKind("shuffled", ("card",), ("card",)),
]
