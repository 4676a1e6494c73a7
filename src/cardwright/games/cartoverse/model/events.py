"""What can happen in Cartoverse, and what is told of it."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.event import EventKind

BEGIN: Final = 0
MULLIGAN: Final = 1
SPECIAL: Final = 2
TURN: Final = 3
CONVERT: Final = 4
REFILL: Final = 5
READY_ALL: Final = 6
DRAW: Final = 7
NO_CARD: Final = 8
SHARD: Final = 9
MANA: Final = 10
RAMP: Final = 11
EXTRA: Final = 12
PAY: Final = 13
LOYALTY: Final = 14
SUMMON: Final = 15
CAST: Final = 16
LAY: Final = 17
SET: Final = 18
ABILITY: Final = 19
HERO_DRAW: Final = 20
HERO_REPLACE: Final = 21
ATTACK: Final = 22
BLOCK: Final = 23
NO_COMBAT: Final = 24
COMBAT: Final = 25
RESOLVE: Final = 26
NEGATE: Final = 27
TRIGGER: Final = 28
TRAP: Final = 29
DAMAGE: Final = 30
HURT: Final = 31
LOSE: Final = 32
MEND: Final = 33
HEAL: Final = 34
CHANGE: Final = 35
EXHAUST: Final = 36
READY: Final = 37
DIE: Final = 38
FALL: Final = 39
TRAP_GONE: Final = 40
MOVE: Final = 41
RETURN: Final = 42
RECALL: Final = 43
DISCARD: Final = 44
MILL: Final = 45
REMOVE: Final = 46
OFFER: Final = 47
PASS: Final = 48
END_TURN: Final = 49
LEAVE: Final = 50
END: Final = 51
FIZZLE: Final = 52

# ``seat`` is the player it is about; ``target`` and ``on`` are references (board.py), ``place`` is a slot of theirs.
KINDS: Final = [
    EventKind("begin", ()),
    EventKind("mulligan", ("count",)),
    EventKind("special", ("card",)),
    EventKind("turn", ("number",)),
    EventKind("convert", ("card",)),
    EventKind("refill", ("mana",)),
    EventKind("ready_all", ()),
    EventKind("draw", ("card",), ("card",)),
    EventKind("no_card", ("amount", "left")),
    EventKind("shard", ("card",)),
    EventKind("mana", ("card",)),
    EventKind("ramp", ("card",)),
    EventKind("extra", ("mana",)),
    EventKind("pay", ("mana",)),
    EventKind("loyalty", ("amount", "left", "card"), ("card",)),
    EventKind("summon", ("card", "thing", "place", "fallen")),
    EventKind("cast", ("card", "target")),
    EventKind("lay", ("card", "thing", "on")),
    EventKind("set", ("card", "thing"), ("card",)),
    EventKind("ability", ("source", "card", "target", "which")),
    EventKind("hero_draw", ()),
    EventKind("hero_replace", ("card",), ("card",)),
    EventKind("attack", ("attacker", "defender", "card")),
    EventKind("block", ("blocker", "attacker", "card")),
    EventKind("no_combat", ("attacker", "card")),
    EventKind("combat", ("attacker", "defender", "attack", "defence")),
    EventKind("resolve", ("card", "link", "source", "which")),
    EventKind("negate", ("card", "link", "source", "which")),
    EventKind("trigger", ("source", "card")),
    EventKind("trap", ("card", "thing")),
    EventKind("damage", ("thing", "amount", "left", "card")),
    EventKind("hurt", ("amount", "left")),
    EventKind("lose", ("amount", "left")),
    EventKind("mend", ("thing", "amount", "left", "card")),
    EventKind("heal", ("amount", "left")),
    EventKind("change", ("thing", "atk", "hp", "permanent")),
    EventKind("exhaust", ("thing", "card")),
    EventKind("ready", ("thing", "card")),
    EventKind("die", ("thing", "card")),
    EventKind("fall", ("thing", "card")),
    EventKind("trap_gone", ("card", "thing")),
    EventKind("move", ("thing", "place", "card")),
    EventKind("return", ("card", "thing")),
    EventKind("recall", ("card",)),
    EventKind("discard", ("card",)),
    EventKind("mill", ("card",)),
    EventKind("remove", ("card",)),
    EventKind("offer", ()),
    EventKind("pass", ()),
    EventKind("end_turn", ()),
    EventKind("leave", ()),
    EventKind("end", ("reason",)),
    EventKind("fizzle", ("card", "link", "source", "which")),
]

# Why a game ended.
HERO_FELL: Final = 0
TOGETHER: Final = 1
TURN_LIMIT: Final = 2
GAVE_UP: Final = 3
