"""The notation of card files: what each of its words does, and what is wrong with a card that cannot be printed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardwright.games.cartoverse.cards import STANDARD
from cardwright.games.cartoverse.game import GAME
from cardwright.games.cartoverse.options import Options
from cardwright.games.cartoverse.testing.card_files import read_card
from cardwright.games.cartoverse.testing.plain_cards import KIT
from cardwright.kernel.data.codec import Json
from cardwright.kernel.errors import BadInput
from cardwright.scenarios import run
from cardwright.scenarios.reader import read_scenarios
from cardwright.scenarios.scenario import Setting
from tests.attributes import attributes

Facts = dict[str, Json]
HOUSE = Setting(GAME.testbed(), Options(), GAME.testbed().cards({}))
BESIDE = list(Path(__file__).parents[4].glob("*/scenarios/cartoverse.json"))
FILES = list(Path(__file__).parents[4].glob("*/cards/cartoverse.json"))
WORDING = ("words", "set")  # how it is asked for, and where it comes from: no part of what a card does


def told(value: object) -> object:
    """Everything a card is made of, to compare two of them."""
    if isinstance(value, list | tuple):
        return [told(one) for one in value]
    if value is None or isinstance(value, int | str):
        return value
    return [
        type(value).__name__,
        *((name, told(getattr(value, name))) for name in sorted(attributes(value)) if name not in WORDING),
    ]


@pytest.mark.parametrize("path", BESIDE, ids=lambda path: path.parent.parent.name)
def test_the_kit_of_a_file_is_ours(path: Path) -> None:
    """Test heroes have no HP of their own in it: each scenario names them."""
    kit = json.loads(path.read_text(encoding="utf-8"))["kit"]
    ours = {card.key: card for card in KIT}

    assert {*kit["cards"], *kit["heroes"]} == set(ours)
    for key, facts in {**kit["cards"], **kit["heroes"]}.items():
        hp = {"hp": 20} if facts["type"] == "Hero" else {}
        assert told(read_card(key, {**facts, **hp})) == told(ours[key]), key


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.parent.name)
def test_the_cards_of_a_file_do_what_ours_do(path: Path) -> None:
    cards = json.loads(path.read_text(encoding="utf-8"))["cards"]

    assert {facts["id"] for facts in cards} == {card.key for card in STANDARD.all}
    for facts in cards:
        assert told(read_card(facts["id"], facts)) == told(STANDARD.all[STANDARD.find(facts["id"])]), facts["id"]


# A table on which every step shows.


def op(name: str, to: Json = "T1", **more: Json) -> Facts:
    return {"op": name, "to": to, **more}


def ability(kind: str, *ops: Facts, what: str = "", **more: Json) -> Facts:
    targets = [{"what": what, "side": "any"}] if what else []
    return {"kind": kind, "targets": targets, "ops": list(ops), **more}


def spell(*ops: Facts, what: str = "", kind: str = "Cast") -> Facts:
    return {"type": "Spell", "spell_type": kind, "cost": 1, "abilities": [ability("cast", *ops, what=what)]}


def enchant(kind: str, *abilities: Facts) -> Facts:
    return {"type": "Spell", "spell_type": f"{kind} Enchant", "cost": 1, "abilities": list(abilities)}


def aura(scope: str, **more: Json) -> Facts:
    return {"kind": "static", "effect": {"static": "aura", "scope": scope, "atk": 1, "hp": 2, **more}}


def creature(*abilities: Facts, **more: Json) -> Facts:
    return {"type": "Creature", "cost": 1, "atk": 1, "hp": 5, "job": "Mage", "abilities": list(abilities), **more}


def body(name: str, zone: str, slot: int, **more: Json) -> Facts:
    return {"id": name, "atk": 2, "hp": 6, "zone": zone, "slot": slot, "damage": 3, **more}


MINE: Facts = {
    "hp": 10,
    "hand": ["x", "f_h"],
    "deck": ["f_a", "f_b"],
    "mana": 3,
    "max_mana": 3,
    "graveyard": ["t_c11"],
    "board": [body("a", "attack", 2, job="Mage"), body("d", "defense", 2, exhausted=True)],
}
THEIRS: Facts = {
    "hp": 10,
    "hand": ["f_g"],
    "deck": ["f_c", "f_d"],
    "traps": ["t_trap_hurt"],
    "hero_enchants": ["t_hench"],
    "board": [body("e", "attack", 2, card="t_c22"), body("g", "defense", 4, exhausted=True, job="Mage")],
}
for one in THEIRS["board"]:
    one["damage"] = 1 if "card" in one else 3


def after(card: Facts, actions: list[Facts], expected: Facts) -> list[str]:
    """What comes out differently once the card X has been used on that table."""
    raw = {
        "id": "X",
        "title": "",
        "cards": {"x": card},
        "setup": {"players": {"P1": MINE, "P2": THEIRS}},
        "actions": actions,
        "expected": expected,
    }
    return [str(one) for one in run(read_scenarios("x.json", [raw], HOUSE)[0]).differences]


def cast(*targets: str, **more: Json) -> list[Facts]:
    return [{"do": "cast", "player": "P1", "card": "x", "targets": list(targets), **more}]


ALL: Facts = {"all": "creature", "side": "any"}
USED: list[tuple[str, Facts, list[str], Facts]] = [
    ("damage", spell(op("damage", n=2), what="creature"), ["a"], {"c:a": {"damage": 5}}),
    ("damage to a hero", spell(op("damage", n=2), what="hero"), ["hero:P1"], {"P1.hp": 8}),
    ("creature_or_hero", spell(op("damage", n=2), what="creature_or_hero"), ["hero:P1"], {"P1.hp": 8}),
    ("your_hero", spell(op("damage", "your_hero", n=2)), [], {"P1.hp": 8, "P2.hp": 10}),
    ("enemy_hero sets their trap off", spell(op("damage", "enemy_hero", n=2)), [], {"P2.hp": 8, "P1.hp": 8}),
    ("both_heroes", spell(op("lose_hp", "both_heroes", n=2)), [], {"P1.hp": 8, "P2.hp": 8}),
    ("lose_hp is no damage", spell(op("lose_hp", "enemy", n=2)), [], {"P2.hp": 8, "P1.hp": 10}),
    ("heal", spell(op("heal", n=2), what="creature"), ["a"], {"c:a": {"damage": 1}}),
    ("heal a hero up to the most", spell(op("heal", "you", n=99)), [], {"P1.hp": 20}),
    ("stat", spell(op("stat", atk=1, hp=2, duration="permanent"), what="creature"), ["a"], {"c:a": {"max_hp": 8}}),
    ("stat below 0", spell(op("stat", atk=-5, hp=0, duration="turn"), what="creature"), ["a"], {"c:a": {"atk": 0}}),
    ("losing HP kills", spell(op("stat", ALL, atk=0, hp=-3, duration="turn")), [], {"c:a": {"zone": "grave"}}),
    ("destroy", spell(op("destroy"), what="creature"), ["e"], {"c:e": {"zone": "grave"}, "P2.graveyard": ["t_c22"]}),
    (
        "all of a side",
        spell(op("destroy", {**ALL, "side": "enemy"})),
        [],
        {"c:g": {"zone": "grave"}, "c:a": {"slot": 2}},
    ),
    (
        "a job",
        spell(op("exhaust", {**ALL, "filter": {"job": "Mage"}})),
        [],
        {"c:a": {"exhausted": True}, "c:e": {"exhausted": False}},
    ),
    (
        "a zone",
        spell(op("ready", {**ALL, "filter": {"zone": "defense"}})),
        [],
        {"c:d": {"exhausted": False}, "c:g": {"exhausted": False}},
    ),
    (
        "exhausted",
        spell(op("destroy", {**ALL, "filter": {"exhausted": True}})),
        [],
        {"c:d": {"zone": "grave"}, "c:a": {"slot": 2}},
    ),
    (
        "ready ones",
        spell(op("destroy", {**ALL, "filter": {"exhausted": False}})),
        [],
        {"c:d": {"slot": 2}, "c:a": {"zone": "grave"}},
    ),
    (
        "min_cost",
        spell(op("destroy", {**ALL, "filter": {"min_cost": 2}})),
        [],
        {"c:e": {"zone": "grave"}, "c:a": {"slot": 2}},
    ),
    (
        "max_cost",
        spell(op("destroy", {**ALL, "filter": {"max_cost": 1}})),
        [],
        {"c:e": {"slot": 2}, "c:a": {"zone": "grave"}},
    ),
    ("max_atk", spell(op("destroy", {**ALL, "filter": {"max_atk": 1}})), [], {"c:e": {"slot": 2}, "c:a": {"slot": 2}}),
    ("min_atk", spell(op("destroy", {**ALL, "filter": {"min_atk": 2}})), [], {"c:e": {"zone": "grave"}}),
    (
        "adjacent, the target too",
        spell(op("damage", {"adjacent_to": "T1", "include_target": True}, n=1), what="creature"),
        ["a"],
        {"c:a": {"damage": 4}, "c:d": {"damage": 4}, "c:e": {"zone": "grave"}, "c:g": {"damage": 3}},
    ),
    (
        "adjacent enemies only",
        spell(op("damage", {"adjacent_to": "T1", "include_target": False, "side": "enemy"}, n=1), what="creature"),
        ["a"],
        {"c:a": {"damage": 3}, "c:d": {"damage": 3}, "c:e": {"zone": "grave"}},
    ),
    (
        "return_to_hand",
        spell(op("return_to_hand"), what="creature"),
        ["e"],
        {"c:e": {"zone": "hand"}, "P2.hand": ["f_g", "t_c22"]},
    ),
    ("move_other_zone", spell(op("move_other_zone"), what="creature"), ["a"], {"c:a": {"zone": "defense", "slot": 1}}),
    (
        "destroy_enchant",
        spell(op("destroy_enchant"), what="enchant"),
        ["t_hench"],
        {"P2.hero_enchants": [], "P2.graveyard": ["t_hench"]},
    ),
    ("destroy_traps", spell(op("destroy_traps", "enemy")), [], {"P2.traps": [], "P2.graveyard": ["t_trap_hurt"]}),
    ("grave_to_hand", spell(op("grave_to_hand"), what="grave_creature"), ["t_c11"], {"P1.hand": ["f_h", "t_c11"]}),
    ("reanimate", spell(op("reanimate", zone="attack"), what="grave_creature"), ["t_c11"], {"P1.graveyard": ["x"]}),
    ("draw", spell(op("draw", "you", n=2)), [], {"P1.hand": ["f_h", "f_a", "f_b"]}),
    ("both draw", spell(op("draw", "both", n=1)), [], {"P1.hand": ["f_h", "f_a"], "P2.hand": ["f_g", "f_c"]}),
    (
        "discard",
        spell(op("discard", "you", n=1, how="choose")),
        [],
        {"P1.hand": [], "P1.graveyard": ["t_c11", "f_h", "x"]},
    ),
    (
        "discard at random",
        spell(op("discard", "enemy", n=3, how="random")),
        [],
        {"P2.hand": [], "P2.graveyard": ["f_g"]},
    ),
    ("mill", spell(op("mill", "both", n=1)), [], {"P1.deck": ["f_b"], "P2.graveyard": ["f_c"]}),
    ("temp_mana", spell(op("temp_mana", "you", n=2)), [], {"P1.mana": 4, "P1.max_mana": 3}),
    ("ramp", spell(op("ramp", "you", n=1)), [], {"P1.mana": 3, "P1.max_mana": 4, "P1.deck": ["f_b"]}),
    ("Row", enchant("Row", aura("this_zone")), ["zone:P2:attack"], {"c:e": {"atk": 3, "max_hp": 4}, "c:g": {"atk": 2}}),
    (
        "Column",
        enchant("Column", aura("this_column")),
        ["column:2"],
        {"c:e": {"atk": 3}, "c:a": {"atk": 3}, "c:g": {"atk": 2}},
    ),
    (
        "Creature",
        enchant("Creature", aura("enchanted", keyword="Elusive")),
        ["a"],
        {"c:a": {"atk": 3, "max_hp": 8}, "c:d": {"atk": 2}},
    ),
    (
        "friendly_all of a job",
        enchant("Hero", aura("friendly_all", filter={"job": "Mage"})),
        [],
        {"c:a": {"atk": 3}, "c:d": {"atk": 2}, "c:g": {"atk": 2}},
    ),
    ("enemy_all", enchant("Hero", aura("enemy_all")), [], {"c:a": {"atk": 2}, "c:g": {"atk": 3}}),
    ("all", enchant("Hero", aura("all")), [], {"c:a": {"atk": 3}, "c:g": {"atk": 3}}),
]


@pytest.mark.parametrize(("card", "targets", "expected"), [use[1:] for use in USED], ids=[use[0] for use in USED])
def test_each_word_does_what_it_says(card: Facts, targets: list[str], expected: Facts) -> None:
    assert not after(card, cast(*targets), expected)


def rounds(*names: str) -> list[Facts]:
    """The end of P1's turn and the start of P2's, or both of both."""
    turns: list[Facts] = []
    for player, other in (("P1", "P2"), ("P2", "P1")):
        turns += [{"do": "end_turn", "player": player}, {"do": "start_turn", "player": other}]
    return turns[: 2 * len(names)]


TIMES: list[tuple[str, Facts, list[Facts], Facts]] = [
    ("start_of_turn", ability("start_of_turn", op("lose_hp", "you", n=1)), rounds("P2", "P1"), {"P1.hp": 9}),
    ("each start", ability("start_of_turn", op("lose_hp", "you", n=1), whose="each"), rounds("P2", "P1"), {"P1.hp": 8}),
    ("end_of_turn", ability("end_of_turn", op("lose_hp", "you", n=1)), rounds("P2"), {"P1.hp": 9}),
    ("each end", ability("end_of_turn", op("lose_hp", "you", n=1), whose="each"), rounds("P2", "P1"), {"P1.hp": 8}),
]


@pytest.mark.parametrize(("rule", "steps", "expected"), [time[1:] for time in TIMES], ids=[time[0] for time in TIMES])
def test_each_time_of_a_turn_is_heard(rule: Facts, steps: list[Facts], expected: Facts) -> None:
    assert not after(enchant("Hero", rule), [*cast(), *steps], expected)


def test_the_turn_of_the_enchanted_creatures_owner_is_heard() -> None:
    rot = ability("start_of_turn", op("damage", "enchanted", n=1), whose="enchanted_owner")

    assert not after(enchant("Creature", rot), [*cast("g"), *rounds("P2")], {"c:g": {"damage": 4}})
    assert not after(enchant("Creature", rot), [*cast("a"), *rounds("P2")], {"c:a": {"damage": 3}})


def summon(**more: Json) -> list[Facts]:
    """Onto the board beside A."""
    return [{"do": "play_creature", "player": "P1", "card": "x", "zone": "attack", "slot": 3, "as": "n", **more}]


def test_what_creatures_do_when_something_happens_to_them() -> None:
    hit = op("lose_hp", "enemy", n=1)
    dies: Facts = {"do": "deal", "player": "P1", "creature": "n", "n": 5}

    on_summon = creature(ability("on_summon", op("exhaust"), what="creature"))
    assert not after(on_summon, summon(targets=["e"]), {"c:e": {"exhausted": True}})
    on_death = creature(ability("on_death", hit))
    assert not after(on_death, [*summon(), dies], {"P2.hp": 9, "c:n": {"zone": "grave"}})
    on_attack = creature(ability("on_attack", hit), keywords=["Swift"])
    attack: Facts = {"do": "attack", "player": "P1", "attacker": "n", "target": "e", "expect": {"triggers": ["n"]}}
    assert not after(on_attack, [*summon(), attack], {"P2.hp": 9, "c:e": {"zone": "grave"}})
    friend = creature(ability("whenever_friendly_creature_dies", hit))
    falls: Facts = {"do": "deal", "player": "P1", "creature": "a", "n": 9, "expect": {"triggers": ["n"]}}
    assert not after(friend, [*summon(), falls], {"P2.hp": 9})


def test_others_have_what_a_creature_gives_them() -> None:
    card = creature(aura("friendly_others"), aura("friendly_others", filter={"job": "Mage"}))

    assert not after(card, summon(), {"c:n": {"atk": 1}, "c:a": {"atk": 4}, "c:d": {"atk": 3}, "c:e": {"atk": 2}})


def test_a_creatures_ability_exhausts_it_whatever_it_costs() -> None:
    # C29
    ping = ability("activated", op("damage", n=1), what="creature", name="Ping", cost={"mana": 1, "discard": 1})
    card = creature(ping, keywords=["Swift"])
    use: Facts = {"do": "ability", "player": "P1", "source": "n", "targets": ["g"], "discard": "f_h"}
    found = {"c:n": {"exhausted": True}, "c:g": {"damage": 4}, "P1.mana": 1, "P1.graveyard": ["t_c11", "f_h"]}

    assert not after(card, [*summon(), {**use, "expect": {"resolved": ["ability:x"]}}], found)


def test_rooted_creatures_do_not_become_ready() -> None:
    roots = enchant("Column", {"kind": "static", "effect": {"static": "no_ready", "scope": "this_column"}})

    assert not after(roots, [*cast("column:4"), *rounds("P2")], {"c:g": {"exhausted": True}})
    assert not after(roots, [*cast("column:3"), *rounds("P2")], {"c:g": {"exhausted": False}})


WRONG: list[tuple[Facts, str]] = [
    ({}, '"type" is missing'),
    ({"type": "Boat"}, 'no type of card "'),
    ({"type": "Spell"}, '"spell_type" is missing'),
    ({"type": "Spell", "spell_type": "Song"}, 'no type of spell "'),
    ({"type": "Creature", "colour": "red"}, 'no fact about a card "'),
    (creature(keywords=["Flying"]), 'no keyword "'),
    (creature({"kind": "on_laughter"}), 'no kind of ability "'),
    (creature({"kind": "on_death", "limit": 1}), 'no word of an ability "'),
    (creature(ability("activated", cost={"gold": 1})), 'no cost "'),
    (creature(ability("start_of_turn", whose="nobody")), 'no player whose turn it is "'),
    (creature(aura("everywhere")), 'no scope "'),
    (creature(aura("all", filter={"zone": "attack"})), 'no word of a filter for what holds "'),
    (creature({"kind": "static", "effect": {"static": "glow"}}), 'no static effect "'),
    ({"type": "Trap", "abilities": [ability("trap", trigger="rain")]}, 'no trigger of a trap "'),
    (spell(op("sing")), 'no step "'),
    (spell(op("damage", "T2")), 'no group "'),
    (spell(op("damage", colour="red")), 'no word of a step "'),
    (spell(op("damage", {"all": "hero"})), 'all "creature" is understood'),
    (spell(op("damage", {"all": "creature", "side": "left"})), 'no side "'),
    (spell(op("damage", {"all": "creature", "filter": {"height": 1}})), 'no word of a filter "'),
    (spell(op("damage", {"adjacent_to": "T1", "diagonals": True})), 'no word about what is adjacent "'),
    (spell(op("stat", duration="hour")), 'no duration "'),
    (spell(op("discard", "you", how="quietly")), 'no way to discard "'),
    (spell(op("negate", "self")), 'no link "'),
    (spell(op("reanimate", "self", zone="attack")), 'no card in a graveyard "'),
    (spell(op("reanimate", zone="moon")), 'no zone "'),
    (spell(what="moon"), 'no target "'),
    ({**spell(), "abilities": [{"kind": "cast", "ops": {}}]}, "ops is a list"),
]


@pytest.mark.parametrize(("card", "reason"), WRONG, ids=[reason for _, reason in WRONG])
def test_a_card_that_cannot_be_printed_is_refused(card: Facts, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        read_card("x", card)


def test_one_thing_is_chosen_for_an_effect() -> None:
    several = {**ability("cast"), "targets": [{"what": "creature"}, {"what": "hero"}]}
    with pytest.raises(BadInput, match="one thing can be chosen"):
        read_card("x", {"type": "Spell", "spell_type": "Cast", "abilities": [several]})
