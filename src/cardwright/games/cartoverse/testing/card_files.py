"""Cards printed from a file: the facts of a card, and what it does in the notation of card files.

``{"kind": "cast", "targets": [{"what": "creature", "side": "any"}], "ops": [{"op": "damage", "to": "T1", "n": 2}]}``
"""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.cards.choices import COLUMN, CREATURE, ROW
from cardwright.games.cartoverse.effects.asking import ChooseTarget
from cardwright.games.cartoverse.model import card, target
from cardwright.games.cartoverse.model.card import (
    ANY_JOB,
    ENCHANTS,
    Activation,
    Card,
    Numbers,
    OnCast,
    Rule,
    Stamp,
    Static,
    Steps,
    Trigger,
)
from cardwright.games.cartoverse.model.target import Target
from cardwright.games.cartoverse.testing.card_operations import (
    KEYWORD_BITS,
    filter_of,
    keyword_in,
    one_of,
    read_steps,
)
from cardwright.kernel.data.codec import NUMBER, TEXT, TRUTH, Json, Many
from cardwright.kernel.errors import BadScenario
from cardwright.kernel.testing.testbed import needed, table

LIST: Final = Many(TEXT)

TYPES: Final = {"Hero": card.HERO, "Shard": card.SHARD, "Creature": card.CREATURE, "Spell": "", "Trap": card.TRAP}
SPELL_TYPES: Final = {
    "Cast": card.CAST,
    "Burst": card.BURST,
    "Row Enchant": card.ROW_ENCHANT,
    "Column Enchant": card.COLUMN_ENCHANT,
    "Creature Enchant": card.CREATURE_ENCHANT,
    "Hero Enchant": card.HERO_ENCHANT,
}
LAID_ON: Final[dict[str, Target]] = {
    card.ROW_ENCHANT: ROW,
    card.COLUMN_ENCHANT: COLUMN,
    card.CREATURE_ENCHANT: CREATURE,
}
FACTS: Final = (
    *("id", "name", "type", "spell_type", "faction", "rarity", "cost", "loyalty", "basic", "token"),
    *("atk", "hp", "job", "keywords", "text", "abilities"),
)
# What sets a triggered effect off; whose turn it is makes a difference at its start and end.
HEARS: Final[dict[str, int]] = {
    "on_play": card.SHARD_PLAYED,
    "on_convert": card.CONVERTED,
    "on_summon": card.SUMMONED,
    "on_death": card.DIED,
    "on_attack": card.ATTACKS,
    "on_block": card.BLOCKS,
    "whenever_friendly_creature_dies": card.FRIENDLY_DIES,
}
TURNS: Final[dict[str, dict[str, int]]] = {
    "start_of_turn": {"controller": card.START, "each": card.EACH_START, "enchanted_owner": card.BEARER_START},
    "end_of_turn": {"controller": card.END, "each": card.EACH_END, "enchanted_owner": card.BEARER_END},
}
TRAPS: Final[dict[str, int]] = {
    "enemy_attack_declared": card.ENEMY_ATTACKS,
    "enemy_spell_used": card.ENEMY_SPELL,
    "enemy_spell_used_first_link": card.ENEMY_OPENS,
    "friendly_creature_died": card.FRIENDLY_DIES,
    "enemy_creature_summoned": card.ENEMY_SUMMONS,
    "your_hero_damaged": card.HERO_HURT,
}
SCOPES: Final[dict[str, int]] = {
    "this_zone": card.THIS_ZONE,
    "this_column": card.THIS_COLUMN,
    "enchanted": card.THE_ENCHANTED,
    "friendly_others": card.FRIENDLY_OTHERS,
    "friendly_all": card.ALL_FRIENDLY,
    "enemy_all": card.ALL_ENEMIES,
    "all": card.EVERY_CREATURE,
}
WHAT: Final[dict[str, int]] = {
    "creature": target.CREATURE,
    "hero": target.HERO,
    "creature_or_hero": target.CREATURE_OR_HERO,
    "enchant": target.ENCHANT,
    "grave_creature": target.IN_GRAVEYARD,
    "spell_link": target.SPELL_LINK,
    "attack_link": target.ATTACK_LINK,
    "ability_link": target.ABILITY_LINK,
    "link": target.ANY_LINK,
}
KINDS: Final = ("cast", "activated", "static", "trap", *HEARS, *TURNS)


def read_card(key: str, facts: Json) -> Card:
    """A card out of a file; what it says is printed on it, what it does is read from its abilities."""
    where = f"cards.{key}"
    parts = table(facts, where)
    for word in parts:
        one_of(word, FACTS, "fact about a card")
    type_ = type_of(parts, where)
    numbers = [NUMBER.decode(parts.get(word, 0), f"{where}.{word}") for word in ("cost", "loyalty", "atk", "hp")]
    return Card(
        TEXT.decode(parts.get("name", key), f"{where}.name"),
        type_,
        TEXT.decode(parts.get("faction", card.NEUTRAL), f"{where}.faction"),
        Numbers(numbers[0], numbers[1], numbers[2], numbers[3]),
        TEXT.decode(parts.get("text", ""), f"{where}.text"),
        *rules_of(type_, parts, where),
        stamp=Stamp(
            TEXT.decode(parts.get("job", ANY_JOB), f"{where}.job"),
            TEXT.decode(parts.get("rarity", "Common"), f"{where}.rarity").lower(),
            TRUTH.decode(parts.get("basic", False), f"{where}.basic"),
            TRUTH.decode(parts.get("token", False), f"{where}.token"),
        ),
        key=key,
        set_="scenario",
    )


def type_of(parts: dict[str, Json], where: str) -> str:
    word = one_of(TEXT.decode(needed(parts, "type"), f"{where}.type"), tuple(TYPES), "type of card")
    if word != "Spell":
        return TYPES[word]
    spell = TEXT.decode(needed(parts, "spell_type"), f"{where}.spell_type")
    return SPELL_TYPES[one_of(spell, tuple(SPELL_TYPES), "type of spell")]


def rules_of(type_: str, parts: dict[str, Json], where: str) -> list[Rule]:
    """Its keywords and its abilities; an enchant is laid somewhere, whatever else it says."""
    found: list[Rule] = [
        KEYWORD_BITS[one_of(word, KEYWORD_BITS, "keyword")] for word in LIST.decode(parts.get("keywords", []), where)
    ]
    abilities = [table(ability, f"{where}.abilities") for ability in parts.get("abilities", [])]
    if type_ in ENCHANTS:
        found.append(OnCast((), LAID_ON.get(type_)))
    return found + [read_ability(ability) for ability in abilities]


def read_ability(ability: dict[str, Json]) -> Rule:
    kind = one_of(TEXT.decode(needed(ability, "kind"), "kind"), KINDS, "kind of ability")
    for word in ability:
        one_of(
            word,
            ("kind", "name", "targets", "cost", "cooldown", "ops", "effect", "trigger", "whose"),
            "word of an ability",
        )
    if kind == "static":
        return static_of(table(needed(ability, "effect"), "effect"))
    steps, chosen = read_steps(ability.get("ops", [])), target_in(ability)
    if kind == "cast":
        return OnCast(steps, chosen)
    if kind == "activated":
        return activation_of(ability, steps, chosen)
    return Trigger(hears(kind, ability), steps if chosen is None else (ChooseTarget(chosen), *steps))


def hears(kind: str, ability: dict[str, Json]) -> int:
    if kind == "trap":
        return TRAPS[one_of(TEXT.decode(needed(ability, "trigger"), "trigger"), TRAPS, "trigger of a trap")]
    if kind in HEARS:
        return HEARS[kind]
    whose = TEXT.decode(ability.get("whose", "controller"), "whose")
    return TURNS[kind][one_of(whose, TURNS[kind], "player whose turn it is")]


def activation_of(ability: dict[str, Json], steps: Steps, chosen: Target | None) -> Activation:
    """What it costs; a creature becomes exhausted whether its file says so or not (C29)."""
    cost = table(ability.get("cost", {}), "cost")
    for word in cost:
        one_of(word, ("exhaust", "mana", "discard"), "cost")
    return Activation(
        TEXT.decode(ability.get("name", ""), "name"),
        steps,
        chosen,
        NUMBER.decode(cost.get("mana", 0), "mana"),
        NUMBER.decode(cost.get("discard", 0), "discard"),
        NUMBER.decode(ability.get("cooldown", 0), "cooldown"),
    )


def static_of(effect: dict[str, Json]) -> Static:
    for word in effect:
        one_of(word, ("static", "scope", "atk", "hp", "keyword", "filter", "n"), "word of a static effect")
    what = TEXT.decode(needed(effect, "static"), "static")
    one_of(what, ("aura", "no_ready", "loyalty_discount"), "static effect")
    if what == "loyalty_discount":
        return Static(card.NOBODY_ELSE, discount=NUMBER.decode(needed(effect, "n"), "n"))
    scope = SCOPES[one_of(TEXT.decode(needed(effect, "scope"), "scope"), SCOPES, "scope")]
    wanted = table(effect.get("filter", {}), "filter")
    for word in wanted:
        one_of(word, ("job",), "word of a filter for what holds")
    job = TEXT.decode(wanted.get("job", ANY_JOB), "job")
    if what == "no_ready":
        return Static(scope, keys=card.ROOTED, job=job)
    keys = keyword_in(effect) if "keyword" in effect else 0
    atk = NUMBER.decode(effect.get("atk", 0), "atk")
    return Static(scope, atk, NUMBER.decode(effect.get("hp", 0), "hp"), keys, job)


def target_in(ability: dict[str, Json]) -> Target | None:
    targets = ability.get("targets", [])
    if not targets:
        return None
    if len(targets) > 1:
        raise BadScenario("one thing can be chosen for an effect")
    parts = table(targets[0], "targets")
    for word in parts:
        one_of(word, ("what", "side", "filter"), "word of a target")
    what = one_of(TEXT.decode(needed(parts, "what"), "what"), WHAT, "target")
    return Target(WHAT[what], filter_of(parts), what.replace("_", " "))
