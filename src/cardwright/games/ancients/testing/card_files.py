"""Cards out of a scenario file, in the notation of its kit."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.cards import choices
from cardwright.games.ancients.cards.press import EQUIPPED
from cardwright.games.ancients.model import card as types
from cardwright.games.ancients.model.ability import (
    AFTER_COMBAT,
    DIES,
    REACH_WORDS,
    ROUND_START,
    SCHEME,
    Active,
    Clause,
    Trigger,
)
from cardwright.games.ancients.model.card import Card, Numbers, Play
from cardwright.games.ancients.model.choice import (
    CORE,
    CREEP,
    HERO,
    IMPROVEMENT,
    IN_COMBAT,
    IN_SUPPORT,
    THINGS,
    UNIT,
    Choice,
)
from cardwright.games.ancients.model.keywords import COLOUR_BITS, COLOURS, NO_COLOUR
from cardwright.games.ancients.testing.card_operations import read_operations
from cardwright.games.ancients.testing.keyword_words import read_keywords
from cardwright.kernel.data.codec import NUMBER, TEXT, Json
from cardwright.kernel.effects.things import ANY_SIDE, ENEMY, FRIENDLY
from cardwright.kernel.errors import BadScenario, unknown
from cardwright.kernel.testing.testbed import needed, table

WORDS: Final = (
    *("id", "name", "kind", "text", "colour", "cost", "price", "attack", "armor", "health", "range", "target"),
    *("keywords", "ops", "ability", "trigger", "death_ops", "signature_of", "signatures"),
)
KINDS: Final = types.TYPES
MOMENTS: Final = {"round_start": ROUND_START, "after_combat": AFTER_COMBAT, "scheme": SCHEME}
SIDES: Final = {"any": ANY_SIDE, "enemy": ENEMY, "ally": FRIENDLY}
SORTS: Final = {"unit": UNIT, "hero": HERO, "creep": CREEP, "improvement": IMPROVEMENT, "core": CORE}
ROWS: Final = {"combat": IN_COMBAT, "support": IN_SUPPORT}
SLOTS: Final = {"ally_combat_slot": choices.ARRIVAL_SLOT, "own_support_slot": choices.BUILDING_SLOT}
NOTHING: Final = "none"


def read_card(key: str, raw: Json) -> Card:
    """What it says is printed on it, what it does is read from its operations."""
    facts = table(raw, key)
    for word in facts:
        if word not in WORDS:
            raise BadScenario(f'{key}: there is no word "{word}" of a card; there are: {", ".join(WORDS)}')
    kind = TEXT.decode(needed(facts, "kind"), f"{key}.kind")
    if kind not in KINDS:
        raise unknown("kind of card", kind, KINDS)
    return Card(
        key,
        TEXT.decode(facts.get("name", key), f"{key}.name"),
        kind,
        colour_of(facts, kind),
        numbers_of(facts),
        TEXT.decode(facts.get("text", ""), f"{key}.text"),
        play_of(facts, kind),
        *clauses_of(facts),
        crest=TEXT.decode(facts.get("signature_of") or "", f"{key}.signature_of"),
    )


def colour_of(facts: dict[str, Json], kind: str) -> int:
    """A card of a deck without a colour needs none: any hero casts it."""
    word = TEXT.decode(facts.get("colour", NOTHING), "colour")
    bits = {name: bit for bit, name in COLOURS.items()}
    if word not in bits:
        raise unknown("colour", word, bits)
    return COLOUR_BITS if bits[word] == NO_COLOUR and kind in types.IN_THE_DECK else bits[word]


def numbers_of(facts: dict[str, Json]) -> Numbers:
    cost, attack, armor, health = (number_in(facts, word) for word in ("cost", "attack", "armor", "health"))
    price = number_in(facts, "price", types.NO_PRICE)
    return Numbers(cost, attack, armor, health, price)


def number_in(facts: dict[str, Json], word: str, otherwise: int = 0) -> int:
    value = facts.get(word)
    return otherwise if value is None else NUMBER.decode(value, word)


def play_of(facts: dict[str, Json], kind: str) -> Play:
    """What is chosen for it, how far it reaches, and what it does."""
    if kind == types.CREEP:
        return Play((), (choices.ARRIVAL_SLOT,))
    if kind == types.IMPROVEMENT:
        return Play((), (choices.BUILDING_SLOT,))
    if kind == types.ITEM:
        return EQUIPPED
    chosen = choices_of(facts)
    effects = read_operations(facts.get("ops", []), bool(chosen))
    if kind == types.CONSUMABLE and not chosen:
        chosen = (choices.WHICH_LANE,)
    return Play(effects, () if kind == types.RUNE else chosen, reach_of(facts))


def choices_of(facts: dict[str, Json]) -> tuple[Choice, ...]:
    """``enemy_unit``, ``ally_combat_hero``, ``any_combat_unit+adjacent_enemy`` …"""
    word = TEXT.decode(facts.get("target", NOTHING), "target")
    if word == NOTHING:
        return ()
    first, plus, second = word.partition("+")
    if plus and second != "adjacent_enemy":
        raise unknown("second target", second, ["adjacent_enemy"])
    return (choice_of(first), choices.AN_ADJACENT_ENEMY) if plus else (choice_of(first),)


def choice_of(word: str) -> Choice:
    if word in SLOTS:
        return SLOTS[word]
    side, _, rest = word.partition("_")
    row, _, sort = rest.rpartition("_")
    if side not in SIDES or sort not in SORTS or (row and row not in ROWS):
        known = [f"{one}_{other}" for one in SIDES for other in SORTS]
        raise unknown("target", word, [*known, *SLOTS, NOTHING])
    return Choice(THINGS, word.replace("_", " "), SIDES[side], SORTS[sort], ROWS.get(row, IN_COMBAT | IN_SUPPORT))


def reach_of(facts: dict[str, Json]) -> int:
    word = TEXT.decode(facts.get("range", REACH_WORDS[0]), "range")
    if word not in REACH_WORDS:
        raise unknown("range", word, REACH_WORDS)
    return REACH_WORDS.index(word)


def clauses_of(facts: dict[str, Json]) -> list[Clause]:
    found: list[Clause] = [*read_keywords(facts.get("keywords", []), "keywords")]
    if facts.get("ability") is not None:
        found.append(ability_of(table(facts["ability"], "ability")))
    if facts.get("trigger") is not None:
        found.append(trigger_of(table(facts["trigger"], "trigger")))
    if facts.get("death_ops") is not None:
        found.append(Trigger(DIES, read_operations(facts["death_ops"], chosen=False)))
    return found


def ability_of(facts: dict[str, Json]) -> Active:
    chosen = choices_of(facts)
    effects = read_operations(needed(facts, "ops"), bool(chosen))
    cooldown = NUMBER.decode(needed(facts, "cooldown"), "cooldown")
    name = TEXT.decode(facts.get("name", ""), "name")
    return Active(name, TEXT.decode(facts.get("text", ""), "text"), cooldown, effects, chosen, reach_of(facts))


def trigger_of(facts: dict[str, Json]) -> Trigger:
    word = TEXT.decode(needed(facts, "on"), "on")
    if word not in MOMENTS:
        raise unknown("moment", word, MOMENTS)
    effects = read_operations(needed(facts, "ops"), chosen=False)
    return Trigger(MOMENTS[word], effects, None, number_in(facts, "cooldown"))
