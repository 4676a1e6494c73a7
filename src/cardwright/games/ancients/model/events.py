"""What can happen in Ancients, and what is told of it. Places are numbers (see board.py), units have theirs."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.event import EventKind

BEGIN: Final = 0
ROUND: Final = 1
DRAW: Final = 2
OVERFLOW: Final = 3
ENTER_HAND: Final = 4
RUNE: Final = 5
SPAWN: Final = 6
MEGA: Final = 7
ARRIVE: Final = 8
DEPLOY: Final = 9
BLESS: Final = 10
AGGRO: Final = 11
TURN: Final = 12
PLAY: Final = 13
ABILITY: Final = 14
USE_ITEM: Final = 15
EQUIP: Final = 16
MOVE: Final = 17
SWAP: Final = 18
TRAVEL: Final = 19
CLAIM: Final = 20
PASS: Final = 21
COMBAT: Final = 22
STRIKE: Final = 23
DAMAGE: Final = 24
TOWER_DAMAGE: Final = 25
HEAL: Final = 26
DECAY: Final = 27
DEATH: Final = 28
BOUNTY: Final = 29
SHIELD: Final = 30
TOWER: Final = 31
NIGHT_ENDS: Final = 32
STATUS: Final = 33
FIGURES: Final = 34
KEYWORD: Final = 35
PURGE: Final = 36
TRIGGER: Final = 37
SUMMON: Final = 38
REPLACED: Final = 39
BOUNCE: Final = 40
DESTROY: Final = 41
GOLD: Final = 42
MANA: Final = 43
LEFTOVER: Final = 44
SHOP: Final = 45
BUY: Final = 46
REROLL: Final = 47
CLOSE: Final = 48
TARGET: Final = 49
CONCEDE: Final = 50
END: Final = 51
RETURN: Final = 52
SAVED: Final = 53
ANCIENT_DAMAGE: Final = 54

KINDS: Final = [
    EventKind("begin", ()),
    EventKind("round", ("round", "night")),
    EventKind("draw", ("card",), ("card",)),
    EventKind("overflow", ("waiting",)),
    EventKind("enter_hand", ("card",), ("card",)),
    EventKind("rune", ("card",)),
    EventKind("spawn", ("unit", "card", "place")),
    EventKind("mega", ("unit", "card", "mega")),
    EventKind("arrive", ("unit", "card", "place")),
    EventKind("deploy", ("unit", "card", "place")),
    EventKind("bless", ("unit", "attack", "armor", "health")),
    EventKind("aggro", ("unit", "card", "hero", "herocard")),
    EventKind("turn", ()),
    EventKind("play", ("card", "caster", "first", "second")),
    EventKind("ability", ("unit", "card", "first", "second")),
    EventKind("use_item", ("unit", "card", "first", "second")),
    EventKind("equip", ("unit", "card", "replaced")),
    EventKind("move", ("unit", "card", "from", "to")),
    EventKind("swap", ("unit", "card", "other", "othercard")),
    EventKind("travel", ("unit", "card", "lane", "place"), ("place",)),
    EventKind("claim", ("unit", "card")),
    EventKind("pass", ()),
    EventKind("combat", ()),
    EventKind("strike", ("unit", "target", "amount", "how")),
    EventKind("damage", ("unit", "card", "amount", "left")),
    EventKind("tower_damage", ("place", "amount", "left")),
    EventKind("heal", ("unit", "card", "amount", "left")),
    EventKind("decay", ("unit", "card", "amount", "left")),
    EventKind("death", ("unit", "card", "place")),
    EventKind("bounty", ("unit", "card", "gold")),
    EventKind("shield", ("unit", "card")),
    EventKind("tower", ("place",)),
    EventKind("night_ends", ()),
    EventKind("status", ("unit", "card", "status", "turns")),
    EventKind("figures", ("unit", "attack", "armor", "health")),
    EventKind("keyword", ("unit", "card", "traits", "ranks")),
    EventKind("purge", ("unit", "card")),
    EventKind("trigger", ("unit", "card")),
    EventKind("summon", ("unit", "card", "place")),
    EventKind("replaced", ("unit", "card", "place")),
    EventKind("bounce", ("unit", "card", "place")),
    EventKind("destroy", ("unit", "card", "place")),
    EventKind("gold", ("gold", "now")),
    EventKind("mana", ("place", "mana", "now")),
    EventKind("leftover", ("gold", "now")),
    EventKind("shop", ()),
    EventKind("buy", ("card", "price"), ("card",)),
    EventKind("reroll", ("price",)),
    EventKind("close", ()),
    EventKind("target", ("unit", "card", "target", "targetcard")),
    EventKind("concede", ()),
    EventKind("end", ("reason",)),
    EventKind("return", ("card",), ("card",)),
    EventKind("saved", ("unit", "card")),
    EventKind("ancient_damage", ("place", "amount", "left", "mana")),
]

# How a blow is dealt.
BY_STRIKE: Final = 0
BY_CLEAVE: Final = 1
BY_RETALIATE: Final = 2
BY_SIEGE: Final = 3
BY_EXCESS: Final = 4  # Trample or Feeble
HOW_WORDS: Final = ("strike", "cleave", "retaliate", "siege", "excess")

# What the number of a status stands for; the ailments are their bits (see keywords.py).
STUN: Final = 64
SILENCE: Final = 128

# Why a game ended.
ANCIENT_FELL: Final = 0
BOTH_TOWERS: Final = 1
MORE_GOLD: Final = 2  # both lost at once
EQUAL_GOLD: Final = 3
ROUNDS_OVER: Final = 4  # the last round is over, and gold decided
ROUNDS_DRAWN: Final = 5
