"""What can happen in Pantheon, and what is told of it."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.event import EventKind

BEGIN: Final = 0
CHOOSE_HERO: Final = 1
TURN: Final = 2
DRAW: Final = 3
RESHUFFLE: Final = 4
SWAP: Final = 5
DISCARD: Final = 6
READY_ALL: Final = 7
MANA: Final = 8
PLAY: Final = 9
CAST: Final = 10
ACTIVATE: Final = 11
ATTACK: Final = 12
RESOLVE: Final = 13
NEGATE: Final = 14
FIZZLE: Final = 15
COMBAT: Final = 16
DAMAGE: Final = 17
HEAL: Final = 18
LOSE: Final = 19
POWER: Final = 20
KEYWORD: Final = 21
EXHAUST: Final = 22
READY: Final = 23
DESTROY: Final = 24
SACRIFICE: Final = 25
SUMMON: Final = 26
RETURN: Final = 27
RECALL: Final = 28
TRIGGER: Final = 29
ELIMINATE: Final = 30
LEAVE: Final = 31
END_TURN: Final = 32
END: Final = 33
PASS: Final = 34
READY_MANA: Final = 35
TRUCE: Final = 36
OFFER: Final = 37
PAY: Final = 38

KINDS: Final = [
    EventKind("begin", ()),
    EventKind("choose_hero", ("card",)),
    EventKind("turn", ("number",)),
    EventKind("draw", ("card",), ("card",)),
    EventKind("reshuffle", ("cards",)),
    EventKind("swap", ("count",)),
    EventKind("discard", ("card",)),
    EventKind("ready_all", ()),
    EventKind("mana", ("exhausted",)),
    EventKind("play", ("card", "thing", "target", "other")),
    EventKind("cast", ("card", "target", "other")),
    EventKind("activate", ("source", "card", "target", "other")),
    EventKind("attack", ("attacker", "defender", "card")),
    EventKind("resolve", ("card", "link")),
    EventKind("negate", ("card", "link")),
    EventKind("fizzle", ("card", "link")),
    EventKind("combat", ("attacker", "defender", "attack", "defence")),
    EventKind("damage", ("target", "amount", "left", "card")),
    EventKind("heal", ("amount", "left")),
    EventKind("lose", ("amount", "left")),
    EventKind("power", ("thing", "change", "now", "permanent")),
    EventKind("keyword", ("thing", "keyword", "gained", "card")),
    EventKind("exhaust", ("target", "card")),
    EventKind("ready", ("target", "card")),
    EventKind("destroy", ("thing", "card")),
    EventKind("sacrifice", ("thing", "card")),
    EventKind("summon", ("card", "thing")),
    EventKind("return", ("card", "thing")),
    EventKind("recall", ("card",)),
    EventKind("trigger", ("source", "card")),
    EventKind("eliminate", ("place",)),
    EventKind("leave", ()),
    EventKind("end_turn", ()),
    EventKind("end", ("reason",)),
    EventKind("pass", ()),
    EventKind("ready_mana", ("count",)),
    EventKind("truce", ("with",)),
    EventKind("offer", ()),
    EventKind("pay", ("mana",)),
]

# Why a game ended.
LAST_HERO: Final = 0
TOGETHER: Final = 1
TURN_LIMIT: Final = 2
