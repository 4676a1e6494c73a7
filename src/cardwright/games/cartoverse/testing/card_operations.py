"""What the cards of a file do, step by step: ``{"op": "stat", "to": "T1", "atk": 1, "hp": 2, "duration": "turn"}``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.games.cartoverse.effects import asking, who
from cardwright.games.cartoverse.effects import steps as effects
from cardwright.games.cartoverse.effects.filters import EITHER, Filter
from cardwright.games.cartoverse.effects.who import Who
from cardwright.games.cartoverse.model import card
from cardwright.games.cartoverse.model.board import ZONE_WORDS
from cardwright.games.cartoverse.model.card import ANY_JOB, Steps
from cardwright.games.cartoverse.model.state import Duel
from cardwright.kernel.data.codec import NUMBER, TEXT, TRUTH, Json
from cardwright.kernel.effects.things import ANY_SIDE, ENEMY, FRIENDLY, NO_LIMIT
from cardwright.kernel.errors import BadScenario, unknown
from cardwright.kernel.frame import Step
from cardwright.kernel.testing.testbed import needed, table

Op = dict[str, Json]
Maker = Callable[[Op], Step[Duel]]

SIDES: Final[dict[str, int]] = {"any": ANY_SIDE, "friendly": FRIENDLY, "enemy": ENEMY}
KEYWORD_BITS: Final[dict[str, int]] = {word: bit for bit, word in card.KEYWORDS.items() if bit != card.ROOTED}
GROUPS: Final[dict[str, Who]] = {
    "T1": who.TARGET,
    "self": who.ITSELF,
    "you": who.YOU,
    "your_hero": who.YOU,
    "enemy": who.ENEMY_HERO,
    "enemy_hero": who.ENEMY_HERO,
    "both": who.BOTH_HEROES,
    "both_heroes": who.BOTH_HEROES,
    "event_creature": who.EVENT,
    "event_attacker": who.EVENT,
    "enchanted": who.ENCHANTED,
    "this_column": who.IN_THIS_COLUMN,
    "this_zone": who.IN_THIS_ROW,
}
FILTERS: Final = (
    "job",
    "zone",
    "exhausted",
    "other",
    "damaged",
    "keyword",
    "min_atk",
    "max_atk",
    "min_cost",
    "max_cost",
)
DURATIONS: Final = ("turn", "permanent")


def read_steps(ops: Json) -> Steps:
    if not isinstance(ops, list):
        raise BadScenario("ops is a list of steps")
    return tuple([read_step(table(op, "ops")) for op in ops])


def read_step(op: Op) -> Step[Duel]:
    name = one_of(TEXT.decode(needed(op, "op"), "op"), MAKERS, "step")
    for word in op:
        one_of(word, ("op", "to", "n", "atk", "hp", "duration", "how", "zone"), "word of a step")
    return MAKERS[name](op)


# Who a step is about.


def to(op: Op) -> Who:
    value = needed(op, "to")
    return all_of(value) if isinstance(value, dict) else named(value)


def all_of(parts: Op) -> Who:
    """``{"all": "creature", "side": "enemy"}``, or ``{"adjacent_to": "T1", "include_target": true}``."""
    if "adjacent_to" in parts:
        for word in parts:
            one_of(word, ("adjacent_to", "include_target", "side"), "word about what is adjacent")
        too = TRUTH.decode(parts.get("include_target", False), "include_target")
        return who.Adjacent(named(parts["adjacent_to"]), too, side_of(parts))
    if needed(parts, "all") != "creature":
        raise BadScenario(f'all "creature" is understood, not {parts["all"]}')
    return who.All(filter_of(parts))


def named(value: Json) -> Who:
    return GROUPS[one_of(TEXT.decode(value, "to"), GROUPS, "group")]


def side_of(parts: Op) -> int:
    return SIDES[one_of(TEXT.decode(parts.get("side", "any"), "side"), SIDES, "side")]


def filter_of(parts: Op) -> Filter:
    """The creatures of a side that ``filter`` describes."""
    wanted = table(parts.get("filter", {}), "filter")
    for word in wanted:
        one_of(word, FILTERS, "word of a filter")
    return Filter(
        side_of(parts),
        TEXT.decode(wanted.get("job", ANY_JOB), "job"),
        zone_of(wanted) if "zone" in wanted else EITHER,
        int(TRUTH.decode(wanted["exhausted"], "exhausted")) if "exhausted" in wanted else EITHER,
        NUMBER.decode(wanted.get("min_atk", 0), "min_atk"),
        NUMBER.decode(wanted.get("max_atk", NO_LIMIT), "max_atk"),
        NUMBER.decode(wanted.get("min_cost", 0), "min_cost"),
        NUMBER.decode(wanted.get("max_cost", NO_LIMIT), "max_cost"),
        keyword_in(wanted) if "keyword" in wanted else 0,
        TRUTH.decode(wanted.get("other", False), "other"),
        TRUTH.decode(wanted.get("damaged", False), "damaged"),
    )


def zone_of(parts: Op) -> int:
    word = TEXT.decode(needed(parts, "zone"), "zone")
    return ZONE_WORDS.index(one_of(word, ZONE_WORDS, "zone"))


def keyword_in(parts: Op) -> int:
    return KEYWORD_BITS[one_of(TEXT.decode(needed(parts, "keyword"), "keyword"), KEYWORD_BITS, "keyword")]


def one_of(word: str, known: dict[str, int] | dict[str, Who] | dict[str, Maker] | tuple[str, ...], what: str) -> str:
    if word not in known:
        raise unknown(what, word, known)
    return word


# The steps.


def count(op: Op) -> int:
    return NUMBER.decode(op.get("n", 1), "n")


def changes(op: Op) -> Step[Duel]:
    lasts = one_of(TEXT.decode(op.get("duration", "permanent"), "duration"), DURATIONS, "duration")
    atk = NUMBER.decode(op.get("atk", 0), "atk")
    return effects.Gets(atk, NUMBER.decode(op.get("hp", 0), "hp"), to(op), lasts == "permanent")


def discard(op: Op) -> Step[Duel]:
    how = one_of(TEXT.decode(op.get("how", "choose"), "how"), ("choose", "random"), "way to discard")
    return effects.DiscardRandom(count(op), to(op)) if how == "random" else asking.Discard(count(op), to(op))


def negate(op: Op) -> Step[Duel]:
    which = one_of(TEXT.decode(needed(op, "to"), "to"), ("T1", "event_link"), "link")
    return effects.Negate() if which == "T1" else effects.NegateWhatSetItOff()


def recall(op: Op) -> Step[Duel]:
    one_of(TEXT.decode(needed(op, "to"), "to"), ("T1",), "card in a graveyard")
    return effects.Recall()


def summon_fallen(op: Op) -> Step[Duel]:
    one_of(TEXT.decode(needed(op, "to"), "to"), ("T1",), "card in a graveyard")
    return effects.SummonFallen(zone_of(op))


MAKERS: Final[dict[str, Maker]] = {
    "damage": lambda op: effects.Damage(count(op), to(op)),
    "heal": lambda op: effects.Heal(count(op), to(op)),
    "lose_hp": lambda op: effects.LoseHp(count(op), to(op)),
    "stat": changes,
    "destroy": lambda op: effects.Destroy(to(op)),
    "destroy_enchant": lambda op: effects.DestroyEnchant(to(op)),
    "destroy_traps": lambda op: effects.DestroyTraps(to(op)),
    "exhaust": lambda op: effects.Exhaust(to(op)),
    "ready": lambda op: effects.Ready(to(op)),
    "return_to_hand": lambda op: effects.ReturnToHand(to(op)),
    "move_other_zone": lambda op: effects.MoveToOtherZone(to(op)),
    "grave_to_hand": recall,
    "reanimate": summon_fallen,
    "draw": lambda op: effects.Draw(count(op), to(op)),
    "discard": discard,
    "mill": lambda op: effects.Mill(count(op), to(op)),
    "temp_mana": lambda op: effects.ExtraMana(count(op), to(op)),
    "ramp": lambda op: effects.ManaFromDeck(count(op), to(op)),
    "negate": negate,
    "negate_attack_of": lambda op: effects.NegateItsAttack(to(op)),
}
