"""Cards printed from a file: the facts of a card, and what it does in the notation of card files.

``{"kind": "cast", "targets": [{"what": "unit", "side": "any"}], "ops": [{"op": "damage", "to": "T1", "n": 2}]}``
"""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.effects import conditions
from cardwright.games.pantheon.effects.amounts import HAND_SIZE
from cardwright.games.pantheon.effects.conditions import BY_ANOTHER, YOUR_TURN, Condition
from cardwright.games.pantheon.model import card, target
from cardwright.games.pantheon.model.card import Activation, Card, Numbers, OnPlay, Rule, Static, Steps, Trigger
from cardwright.games.pantheon.model.target import Target
from cardwright.games.pantheon.testing.card_operations import KEYWORD_BITS, group_of, read_steps
from cardwright.kernel.bits import i64
from cardwright.kernel.data.codec import NUMBER, TEXT, TRUTH, Json, Many
from cardwright.kernel.effects.conditions import AtMost, Both
from cardwright.kernel.errors import BadScenario, unknown
from cardwright.kernel.testing.testbed import needed, table

LIST: Final = Many(TEXT)

# What sets a triggered effect off, and what has to hold for it.
HEARS: Final[dict[str, int]] = {
    "start_of_turn": card.START,
    "end_of_turn": card.END,
    "when_destroyed": card.DESTROYED,
    "when_declares_attack": card.ATTACKS,
    "after_combat_with_hero": card.HERO_HIT,
    "after_combat_kill": card.KILL,
    "whenever_friendly_unit_attacks": card.FRIENDLY_ATTACKS,
    "whenever_enemy_unit_destroyed": card.UNIT_DESTROYED,
}
CONDITIONS: Final[dict[str, Condition]] = {
    "self_stealthed": conditions.Stealthed(),
    "your_turn": YOUR_TURN,
    "defender_is_unit": conditions.AgainstUnit(),
}
HAND_AT_MOST: Final = "hand_at_most_"
WHAT: Final[dict[str, int]] = {
    "unit": target.THING,
    "field_card": target.THING,
    "hero": target.HERO,
    "unit_or_hero": target.THING_OR_HERO,
    "discard_unit": target.IN_PILE,
    "spell_link": target.SPELL_LINK,
    "attack_link": target.ATTACK_LINK,
    "effect_link": target.EFFECT_LINK,
}


def read_card(key: str, facts: Json) -> Card:
    """A card out of a file; what it says is printed on it, what it does is read from its abilities."""
    where = f"cards.{key}"
    parts = table(facts, where)
    draft = Draft()
    for ability in parts.get("abilities", []):
        draft.add(table(ability, f"{where}.abilities"))
    numbers = [NUMBER.decode(parts.get(word, 0), f"{where}.{word}") for word in ("cost", "power", "health")]
    return Card(
        TEXT.decode(parts.get("name", key), f"{where}.name"),
        one_of(TEXT.decode(needed(parts, "type"), f"{where}.type"), card.TYPES, "type of card"),
        card.FACTIONS.index(one_of(str(parts.get("faction", "Neutral")), card.FACTIONS, "faction")),
        Numbers(numbers[0], numbers[1], numbers[2]),
        TEXT.decode(parts.get("text", ""), f"{where}.text"),
        int(keywords_in(parts.get("keywords", []))),
        *draft.rules,
        key=key,
        set_="scenario",
    )


class Draft:
    """What the abilities of a card come to."""

    def __init__(self) -> None:
        self.rules: list[Rule] = []

    def add(self, ability: dict[str, Json]) -> None:
        kind = TEXT.decode(needed(ability, "kind"), "kind")
        if kind == "static":
            self.add_static(table(needed(ability, "effect"), "effect"))
            return
        steps = read_steps(ability.get("ops", []))
        if kind in ("cast", "on_play"):
            cost = table(ability.get("additional_cost", {}), "additional_cost")
            self.rules.append(OnPlay(steps, targets_in(ability), sacrifice_in(cost)))
        elif kind == "activated":
            self.rules.append(activation_of(ability, steps))
        elif kind in HEARS:
            self.rules.append(trigger_of(kind, ability, steps))
        else:
            raise unknown("kind of ability", kind, ["cast", "on_play", "activated", "static", *HEARS])

    def add_static(self, effect: dict[str, Json]) -> None:
        what = TEXT.decode(needed(effect, "static"), "static")
        number = NUMBER.decode(effect.get("n", 0), "n")
        if what == "cannot_attack":
            self.rules.append(card.BARRED)
        elif what == "mulligan_max":
            self.rules.append(Static(swaps=number - 2))
        elif what == "first_unit_discount":
            self.rules.append(Static(first_unit=number))
        elif what == "aura_power":
            self.rules.append(Static(group_of(table(needed(effect, "group"), "group")), power=number))
        elif what == "suppress_keyword":
            taken = keywords_in([needed(effect, "keyword")])
            self.rules.append(Static(group_of(table(needed(effect, "group"), "group")), takes=taken))
        else:
            known = ["cannot_attack", "mulligan_max", "first_unit_discount", "aura_power", "suppress_keyword"]
            raise unknown("static effect", what, known)


def activation_of(ability: dict[str, Json], steps: Steps) -> Activation:
    cost = table(ability.get("cost", {}), "cost")
    gone = cost.get("sacrifice") == "self"
    return Activation(
        steps,
        targets_in(ability),
        TRUTH.decode(cost.get("exhaust", False), "exhaust"),
        NUMBER.decode(cost.get("mana", 0), "mana"),
        NUMBER.decode(cost.get("health", 0), "health"),
        gone,
        None if gone else sacrifice_in(cost),
        TRUTH.decode(ability.get("any_turn", False), "any_turn"),
    )


def trigger_of(kind: str, ability: dict[str, Json], steps: Steps) -> Trigger:
    hears = HEARS[kind]
    if kind == "end_of_turn" and ability.get("whose", "controller") == "each":
        hears = card.EACH_END
    when = condition_of(ability.get("condition"))
    if kind == "whenever_enemy_unit_destroyed":
        when = BY_ANOTHER if when is None else Both(BY_ANOTHER, when)
    return Trigger(hears, steps, when, ability.get("limit") == "once_per_turn")


def condition_of(word: Json) -> Condition | None:
    if word is None:
        return None
    name = TEXT.decode(word, "condition")
    if name.startswith(HAND_AT_MOST) and name.removeprefix(HAND_AT_MOST).isdecimal():
        return AtMost(HAND_SIZE, int(name.removeprefix(HAND_AT_MOST)))
    if name not in CONDITIONS:
        raise unknown("condition", name, [*CONDITIONS, f"{HAND_AT_MOST}2"])
    return CONDITIONS[name]


def targets_in(ability: dict[str, Json]) -> tuple[Target, ...]:
    found = tuple(target_of(table(one, "targets")) for one in ability.get("targets", []))
    if len(found) > 2:
        raise BadScenario("at most two things can be chosen for an effect")
    return found


def sacrifice_in(cost: dict[str, Json]) -> Target | None:
    return target_of(table(cost["sacrifice"], "sacrifice")) if "sacrifice" in cost else None


def target_of(parts: dict[str, Json]) -> Target:
    what = one_of(TEXT.decode(needed(parts, "what"), "what"), WHAT, "target")
    group = group_of({**parts, "all": "field_card" if what == "field_card" else "unit"})
    optional = TRUTH.decode(table(parts.get("filter", {}), "filter").get("optional", False), "optional")
    return Target(WHAT[what], group, optional, what.replace("_", " "))


def keywords_in(words: Json) -> i64:
    found: i64 = 0
    for word in LIST.decode(words, "keywords"):
        found |= KEYWORD_BITS[one_of(word, KEYWORD_BITS, "keyword")]
    return found


def one_of(word: str, known: dict[str, int] | tuple[str, ...], what: str) -> str:
    if word not in known:
        raise unknown(what, word, known)
    return word
