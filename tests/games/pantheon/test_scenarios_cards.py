"""The notation of card files: what each of its words does, and what is wrong with a card that cannot be printed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardwright.games.pantheon.cards import STANDARD
from cardwright.games.pantheon.game import GAME
from cardwright.games.pantheon.model.card import BARRED, EACH_END, END, TAUNT, UNIT_DESTROYED, Card
from cardwright.games.pantheon.options import Options
from cardwright.games.pantheon.testing.card_files import read_card
from cardwright.games.pantheon.testing.plain_cards import KIT
from cardwright.kernel.data.codec import Json
from cardwright.kernel.errors import BadInput
from cardwright.scenarios import run
from cardwright.scenarios.reader import read_scenarios
from cardwright.scenarios.scenario import Setting
from tests.attributes import attributes

HOUSE = Setting(GAME.testbed(), Options(), GAME.testbed().cards({}))
BESIDE = list(Path(__file__).parents[4].glob("*/scenarios/pantheon.json"))
FILES = list(Path(__file__).parents[4].glob("*/cards/pantheon.json"))
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


def op(name: str, to: Json = "T1", **more: Json) -> dict[str, Json]:
    return {"op": name, "to": to, **more}


def spell(*ops: dict[str, Json], what: str = "", **more: Json) -> dict[str, Json]:
    targets = [{"what": what, "side": "any"}] if what else []
    ability = {"kind": "cast", "targets": targets, "ops": list(ops), **more}
    return {"type": "spell", "cost": 1, "abilities": [ability]}


def unit(*abilities: dict[str, Json], power: int = 2, **more: Json) -> dict[str, Json]:
    return {"type": "unit", "cost": 1, "power": power, "abilities": list(abilities), **more}


def after(card: dict[str, Json], do: dict[str, Json], expected: dict[str, Json], **setup: Json) -> list[str]:
    """What comes out differently once P1 has used the card X."""
    players = {"P1": {"hand": ["x"], "mana_ready": 3, **setup.pop("P1", {})}, "P2": setup.pop("P2", {})}
    step = {"player": "P1", "card": "x", **do}
    raw = {
        "id": "X",
        "title": "",
        "cards": {"x": card},
        "setup": {"players": players, **setup},
        "actions": [step],
        "expected": expected,
    }
    return [str(one) for one in run(read_scenarios("x.json", [raw], HOUSE)[0]).differences]


def field(*cards: str) -> dict[str, Json]:
    """Cards called a, b, c …"""
    return {"field": [{"id": chr(ord("a") + place), "card": card} for place, card in enumerate(cards)]}


@pytest.mark.parametrize("path", BESIDE, ids=lambda path: path.parent.parent.name)
def test_the_kit_of_a_file_is_ours(path: Path) -> None:
    kit = json.loads(path.read_text(encoding="utf-8"))["kit"]

    assert [told(read_card(key, facts)) for key, facts in kit.items() if key != "mana"] == [told(card) for card in KIT]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.parent.name)
def test_the_cards_of_a_file_do_what_ours_do(path: Path) -> None:
    """Two are put together in another way and do the same: Unmask takes both keywords at once."""
    for facts in json.loads(path.read_text(encoding="utf-8"))["cards"]:
        printed = read_card(facts["id"], facts)
        ours = STANDARD.all[STANDARD.find(facts["id"])]
        if printed.key != "unmask" and not printed.mana:
            assert told(printed) == told(ours), printed.key


USED: list[tuple[str, dict[str, Json], list[str], dict[str, Json]]] = [
    ("damage", spell(op("damage", n=2), what="unit"), ["a"], {"u:a": {"power": 1}}),
    ("damage to a hero", spell(op("damage", n=2), what="unit_or_hero"), ["hero:P2"], {"P2.health": 18}),
    ("lose_health", spell(op("lose_health", "opponents", n=4)), [], {"P1.health": 10, "P2.health": 16}),
    ("opponents_without_units", spell(op("lose_health", "opponents_without_units", n=4)), [], {"P2.health": 20}),
    ("all_players", spell(op("lose_health", "all_players", n=4)), [], {"P1.health": 6, "P2.health": 16}),
    ("heal", spell(op("heal", "you", n=4)), [], {"P1.health": 14}),
    ("power", spell(op("power", n=-1, duration="permanent"), what="unit"), ["a"], {"u:a": {"power": 2}}),
    ("gain_keyword", spell(op("gain_keyword", keyword="Stealth"), what="unit"), ["a"], {"u:a": {"stealth": True}}),
    ("lose_keyword", spell(op("lose_keyword", keyword="Stealth"), what="unit"), ["b"], {"u:b": {"stealth": False}}),
    ("destroy", spell(op("destroy", {"all": "unit", "side": "enemy"})), [], {"u:a": {"zone": "discard"}}),
    ("destroy a field card", spell(op("destroy"), what="field_card"), ["c"], {"u:c": {"zone": "discard"}}),
    ("exhaust", spell(op("exhaust"), what="unit"), ["a"], {"u:a": {"ready": False}}),
    ("ready_mana", spell(op("ready_mana", "you", n=2)), [], {"P1.mana_ready": 3, "P1.mana_exhausted": 0}),
    ("draw", spell(op("draw", "you", n=2)), [], {"P1.hand": ["k_v5", "k_v6"]}),
    ("discard", spell(op("discard", "opponents", n=1)), [], {"P2.hand": []}),
    ("random", spell(op("discard", "opponents", n=1, how="random")), [], {"P2.hand": []}),
    ("return_to_hand", spell(op("return_to_hand"), what="unit"), ["a"], {"u:a": {"zone": "hand"}}),
    ("summon", spell(op("summon"), what="discard_unit"), ["discard:k_v4"], {"discard": ["x"]}),
    ("discard_to_hand", spell(op("discard_to_hand"), what="discard_unit"), ["discard:k_v4"], {"P1.hand": ["k_v4"]}),
    ("each_sacrifices", spell(op("each_sacrifices", "opponents")), [], {"u:a": {"zone": "discard"}}),
]


@pytest.mark.parametrize(("card", "targets", "expected"), [use[1:] for use in USED], ids=[use[0] for use in USED])
def test_each_step_does_what_it_says(card: dict[str, Json], targets: list[str], expected: dict[str, Json]) -> None:
    assert not after(
        card,
        {"do": "cast", "targets": targets},
        expected,
        P1={"health": 10},
        P2={"hand": ["k_v1"], **field("k_v3", "k_stealth2", "k_field")},
        deck=["k_v5", "k_v6"],
        discard=["k_v4"],
    )


def test_what_follows_a_sacrifice_needs_one() -> None:
    offering = {"what": "unit", "side": "friendly", "filter": {"other": True, "optional": True}}
    ops = [op("sacrifice"), op("power", "self", n=3, duration="permanent", if_previous=True)]
    card = unit({"kind": "on_play", "targets": [offering], "ops": ops})
    play = {"do": "play", "as": "n"}

    assert not after(card, {**play, "targets": ["a"]}, {"u:n": {"power": 5}}, P1=field("k_v1"))
    assert not after(card, {**play, "targets": []}, {"u:n": {"power": 2}}, P1=field("k_v1"))


def test_costs_are_paid() -> None:
    cost = {"exhaust": True, "mana": 2, "health": 3, "sacrifice": {"what": "unit", "side": "friendly"}}
    ability = {"kind": "activated", "cost": cost, "ops": [op("damage", n="sacrificed_power")], "any_turn": True}
    printed = read_card("x", unit({**ability, "targets": [{"what": "hero", "side": "enemy"}]}))
    activation = printed.activation

    assert activation is not None
    assert (activation.exhausts, activation.mana, activation.health, activation.gone) == (True, 2, 3, False)
    assert activation.any_turn
    assert activation.sacrifice is not None


def test_a_card_may_be_its_own_cost() -> None:
    printed = read_card("x", unit({"kind": "activated", "cost": {"sacrifice": "self"}, "ops": [op("draw", "you")]}))

    assert printed.activation is not None
    assert (printed.activation.gone, printed.activation.sacrifice) == (True, None)


def test_triggers_hear_what_they_are_named_for() -> None:
    def hears(**ability: Json) -> Card:
        return read_card("x", unit({"ops": [], **ability}))

    assert hears(kind="end_of_turn").triggers[0].hears == END
    assert hears(kind="end_of_turn", whose="each").triggers[0].hears == EACH_END
    enemy = hears(kind="whenever_enemy_unit_destroyed", condition="your_turn", limit="once_per_turn").triggers[0]
    assert (enemy.hears, enemy.once, type(enemy.when).__name__) == (UNIT_DESTROYED, True, "Both")
    assert type(hears(kind="end_of_turn", condition="hand_at_most_4").triggers[0].when).__name__ == "AtMost"


def test_static_effects_hold() -> None:
    def static(name: str, **more: Json) -> Card:
        return read_card("x", unit({"kind": "static", "effect": {"static": name, **more}}, keywords=["Taunt"]))

    group = {"all": "unit", "side": "friendly", "filter": {"faction": "Human", "min_cost": 2}}
    assert static("cannot_attack").keywords == TAUNT | BARRED
    aura = static("aura_power", n=1, group=group).static
    assert aura is not None
    assert aura.group is not None
    assert (aura.power, aura.group.least_cost) == (1, 2)
    for name in ("mulligan_max", "first_unit_discount"):
        assert static(name, n=3).static is not None
    assert static("suppress_keyword", keyword="Stealth", group=group).static is not None


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ([], "cards.x: expected named values"),
        ({}, '"type" is missing'),
        ({"type": "weather"}, 'there is no type of card "weather"'),
        ({"type": "unit", "faction": "Elf"}, 'there is no faction "Elf"'),
        ({"type": "unit", "keywords": ["Flying"]}, 'there is no keyword "Flying"'),
        (unit({"kind": "at_noon"}), 'there is no kind of ability "at_noon"'),
        (unit({"kind": "static", "effect": {"static": "glows"}}), 'there is no static effect "glows"'),
        (unit({"kind": "end_of_turn", "condition": "rain"}), 'there is no condition "rain"'),
        (spell({"op": "dance"}), 'there is no step "dance"'),
        (spell(op("draw", "nobody")), 'there is no group "nobody"'),
        (spell(op("damage", {"all": "cloud"})), "there are no any clouds"),
        (spell(op("damage", {"all": "unit", "filter": {"colour": 1}})), 'nothing can be chosen by "colour"'),
        (spell(op("gain_keyword", keyword="Flying"), what="unit"), 'there is no keyword "Flying"'),
        (spell(op("power", duration="a while"), what="unit"), 'there is no duration "a while"'),
        (spell(op("draw", "you"), op("draw", "you", if_previous=True)), "only after a sacrifice"),
        (spell(op("damage"), what="cloud"), 'there is no target "cloud"'),
        ({"type": "spell", "abilities": [{"kind": "cast", "ops": 1}]}, "ops is a list of steps"),
        (spell(targets=[{"what": "unit"}] * 3), "at most two things can be chosen"),
    ],
)
def test_a_card_that_cannot_be_printed_is_refused(card: Json, sentence: str) -> None:
    with pytest.raises(BadInput) as refusal:
        read_card("x", card)

    assert sentence in str(refusal.value)
