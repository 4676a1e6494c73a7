"""The plain cards that scenarios are played with, so that they depend on no other: ``t_c22`` is a creature with 2/2."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.testing.card_files import read_card
from cardwright.kernel.data.codec import Json

Facts = dict[str, Json]

CREATURE: Final[Facts] = {"what": "creature", "side": "any"}
HERO: Final[Facts] = {"what": "hero", "side": "any"}
HEAL: Final[Facts] = {"op": "heal", "to": "your_hero", "n": 1}
DRAW: Final[Facts] = {"op": "draw", "to": "you", "n": 1}
SHARD: Final = "Draw a card. At the start of your next turn this becomes a mana."


def spell(kind: str, cost: int, text: str, *ops: Facts, target: Facts | None = None) -> Facts:
    """``Cast`` or ``Burst``."""
    targets = [] if target is None else [target]
    return kit("Spell", text, ability("cast", *ops, targets=targets), spell_type=kind, cost=cost)


def enchant(kind: str, cost: int, text: str, rule: Facts) -> Facts:
    return kit("Spell", text, rule, spell_type=f"{kind} Enchant", cost=cost)


def creature(line: str, text: str = "", *abilities: Facts, cost: int = 1, **more: Json) -> Facts:
    """``2/1`` is what it has."""
    atk, _, hp = line.partition("/")
    return kit("Creature", text, *abilities, cost=cost, atk=int(atk), hp=int(hp), job="Warrior", **more)


def trap(trigger: str, text: str, op: Facts) -> Facts:
    return kit("Trap", text, ability("trap", op, trigger=trigger), cost=1)


def hero(text: str, *abilities: Facts) -> Facts:
    return kit("Hero", text, *abilities, faction="Home", hp=20)


def kit(type_: str, text: str, *abilities: Facts, **more: Json) -> Facts:
    return {"type": type_, "text": text, "abilities": list(abilities), **more}


def ability(kind: str, *ops: Facts, **more: Json) -> Facts:
    return {"kind": kind, "ops": list(ops), **more}


def activated(name: str, cost: Facts, op: Facts, *targets: Facts, cooldown: int = 0) -> Facts:
    return ability("activated", op, name=name, cost=cost, targets=list(targets), cooldown=cooldown)


def aura(scope: str, atk: int, hp: int) -> Facts:
    return {"kind": "static", "effect": {"static": "aura", "scope": scope, "atk": atk, "hp": hp}}


def damage(n: int, to: Json = "T1") -> Facts:
    return {"op": "damage", "to": to, "n": n}


def stat(atk: int, hp: int, to: Json = "T1") -> Facts:
    return {"op": "stat", "to": to, "atk": atk, "hp": hp, "duration": "turn"}


PING: Final = activated("Ping", {"exhaust": True}, damage(1), CREATURE)
AROUND: Final[Facts] = {"adjacent_to": "T1", "include_target": True, "side": "any"}
EVERY_CREATURE: Final[Facts] = {"all": "creature", "side": "any"}
MAGES: Final[Facts] = {**EVERY_CREATURE, "filter": {"job": "Mage"}}

SPELLS: Final[dict[str, Facts]] = {
    "t_cast3": spell("Cast", 2, "Deal 3 damage to target creature.", damage(3), target=CREATURE),
    "t_aoe3": spell(
        "Cast", 3, "Deal 3 damage to target creature and all adjacent creatures.", damage(3, AROUND), target=CREATURE
    ),
    "t_burst2": spell("Burst", 1, "Deal 2 damage to target creature.", damage(2), target=CREATURE),
    "t_face2": spell("Burst", 1, "Deal 2 damage to target hero.", damage(2), target=HERO),
    "t_both5": spell("Cast", 1, "Deal 5 damage to each hero.", damage(5, "both_heroes")),
    "t_buff": spell("Burst", 1, "Target creature gets +2/+2 this turn.", stat(2, 2), target=CREATURE),
    "t_negate": spell("Burst", 1, "Negate target spell.", {"op": "negate", "to": "T1"}, target={"what": "spell_link"}),
    "t_draw": spell("Cast", 1, "Draw a card.", DRAW),
    "t_sweep": spell("Cast", 2, "Deal 1 damage to each creature.", damage(1, EVERY_CREATURE)),
    "t_mages": spell("Cast", 1, "All Mages get +1/+0 this turn.", stat(1, 0, MAGES)),
    "t_move": spell(
        "Cast",
        1,
        "Move target creature to the other zone of its side, same column if empty, otherwise the first empty slot "
        "from the left.",
        {"op": "move_other_zone", "to": "T1"},
        target=CREATURE,
    ),
    "t_dispel": spell(
        "Cast", 1, "Destroy target enchant.", {"op": "destroy_enchant", "to": "T1"}, target={"what": "enchant"}
    ),
    "t_coin": {
        **spell(
            "Cast",
            0,
            "Gain 1 mana this turn only. Remove this card from the game.",
            {"op": "temp_mana", "to": "you", "n": 1},
        ),
        "token": True,
    },
}
ENCHANTS: Final[dict[str, Facts]] = {
    "t_row": enchant("Row", 2, "Creatures in this zone have +1/+1.", aura("this_zone", 1, 1)),
    "t_col": enchant("Column", 2, "Creatures in this column have +0/+2.", aura("this_column", 0, 2)),
    "t_cench": enchant("Creature", 1, "The enchanted creature has +2/+2.", aura("enchanted", 2, 2)),
    "t_hench": enchant("Hero", 2, "At the start of your turn, your hero gains 1 HP.", ability("start_of_turn", HEAL)),
}
ATTACKER: Final = "When an enemy creature declares an attack: "
TRAPS: Final[dict[str, Facts]] = {
    "t_trap_att": trap(
        "enemy_attack_declared", f"{ATTACKER}Deal 2 damage to that creature.", damage(2, "event_creature")
    ),
    "t_trap_weak": trap(
        "enemy_attack_declared", f"{ATTACKER}That creature gets -1/-0 this turn.", stat(-1, 0, "event_creature")
    ),
    "t_trap_spell": trap(
        "enemy_spell_used", "When the enemy uses a spell: Deal 1 damage to the enemy hero.", damage(1, "enemy_hero")
    ),
    "t_trap_die": trap(
        "friendly_creature_died",
        "When a friendly creature dies: Deal 2 damage to the enemy hero.",
        damage(2, "enemy_hero"),
    ),
    "t_trap_sum": trap(
        "enemy_creature_summoned",
        "When the enemy summons a creature: Deal 2 damage to that creature.",
        damage(2, "event_creature"),
    ),
    "t_trap_hurt": trap(
        "your_hero_damaged",
        "When your hero is dealt damage: Deal 2 damage to the enemy hero.",
        damage(2, "enemy_hero"),
    ),
}
CREATURES: Final[dict[str, Facts]] = {
    "t_c22": creature("2/2", cost=2),
    "t_c11": creature("1/1"),
    "t_swift21": creature("2/1", "Swift.", cost=2, keywords=["Swift"]),
    "t_ping12": creature("1/2", "Exhaust: Deal 1 damage to target creature.", PING),
    "t_deathhit11": creature(
        "1/1", "On death: Deal 1 damage to the enemy hero.", ability("on_death", damage(1, "enemy_hero"))
    ),
    "t_deathheal11": creature("1/1", "On death: Your hero gains 1 HP.", ability("on_death", HEAL)),
    "t_deathdraw11": creature("1/1", "On death: Draw a card.", ability("on_death", DRAW)),
    "t_out0": creature("1/2", faction="Away"),
    "t_out1": creature("1/2", faction="Away", loyalty=1),
    "t_home": creature("1/2", faction="Home", loyalty=1),
    **{f"f_{letter}": creature("1/1", cost=9) for letter in "abcdefgh"},
}
SHARDS: Final[dict[str, Facts]] = {
    "t_shard": kit("Shard", SHARD, faction="Home", basic=True),
    "t_shard_away": kit("Shard", SHARD, faction="Away", basic=True),
    "t_shard_special_away": kit(
        "Shard", f"{SHARD}\nOn play: Your hero gains 1 HP.", ability("on_play", HEAL), faction="Away", loyalty=1
    ),
}
HEROES: Final[dict[str, Facts]] = {
    "plain": hero(""),
    "zap": hero(
        "Zap — 1 mana: Deal 1 damage to target creature.\nRest — no cost: Your hero gains 1 HP.",
        activated("Zap", {"mana": 1}, damage(1), CREATURE),
        activated("Rest", {}, HEAL),
    ),
    "cool": hero(
        "Burn — no cost, cooldown 2: Deal 1 damage to the enemy hero.",
        activated("Burn", {}, damage(1, "enemy_hero"), cooldown=2),
    ),
    "pitch": hero("Study — discard a card: Draw a card.", activated("Study", {"discard": 1}, DRAW)),
}
FACTS: Final[dict[str, Facts]] = {**SPELLS, **ENCHANTS, **TRAPS, **CREATURES, **SHARDS, **HEROES}

KIT: Final = [read_card(key, facts) for key, facts in FACTS.items()]
