"""Scenarios of Cartoverse: what their words mean, and what is wrong with a scenario that cannot be read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardwright.games.cartoverse.game import GAME
from cardwright.games.cartoverse.options import Options
from cardwright.kernel.data.codec import Json
from cardwright.kernel.errors import BadScenario
from cardwright.scenarios import read_file, run
from cardwright.scenarios.reader import read_scenarios
from cardwright.scenarios.scenario import Scenario, Setting
from cardwright.scenarios.text import read_text

Facts = dict[str, Json]
HOUSE = Setting(GAME.testbed(), Options(), GAME.testbed().cards({}))
REFUSED = {"ok": False}
X: Facts = {"id": "x", "atk": 2, "hp": 2, "zone": "attack", "slot": 1}
Y: Facts = {"id": "y", "atk": 1, "hp": 3, "zone": "defense", "slot": 2}


def read(**parts: Any) -> Scenario:
    return read_scenarios("x.json", [{"id": "X", "title": "", "setup": {"players": {}}, **parts}], HOUSE)[0]


def differences(setup: Facts, *actions: Facts, **expected: Json) -> list[str]:
    """What came out differently; in the names of facts a double underscore is a dot."""
    wanted = {name.replace("__", "."): value for name, value in expected.items()}
    return [str(one) for one in run(read(setup=setup, actions=list(actions), expected=wanted)).differences]


def table(p1: Facts, p2: Facts | None = None, **more: Json) -> Facts:
    return {"players": {"P1": p1, "P2": p2 or {}}, **more}


def does(do: str, player: str = "P1", **fields: Json) -> Facts:
    return {"do": do, "player": player, **fields}


# Setting up.


def test_what_is_not_said_is_the_main_phase_of_the_first_player() -> None:
    found = differences({"players": {}}, phase="main", P1__hp=20, P2__mana=0, P1__hand=[], result=None, ok=True)

    assert not found
    assert not differences({"players": {}}, does("end_turn"), phase="between")


def test_between_two_turns_the_other_player_is_next() -> None:
    setup = table({}, {"deck": ["f_a"]}, turn_player="P1", phase="between")

    assert differences(setup, does("start_turn"))
    assert not differences(setup, does("start_turn", expect=REFUSED), does("start_turn", "P2"), P2__hand=["f_a"])


def test_a_hero_of_the_game_may_be_named() -> None:
    setup = table({"hero": "mother_celestine", "hp": 10, "mana": 1, "max_mana": 1})

    assert not differences(setup, does("hero_ability", index=1), P1__hp=13, P1__mana=0)


def test_the_kit_of_a_file_comes_before_our_own(tmp_path: Path) -> None:
    bolt = {"kind": "cast", "targets": [{"what": "hero"}], "ops": [{"op": "damage", "to": "T1", "n": 7}]}
    rest = {"kind": "activated", "name": "Nap", "cost": {}, "ops": [{"op": "heal", "to": "your_hero", "n": 5}]}
    kit = {
        "cards": {"t_face2": {"type": "Spell", "spell_type": "Burst", "cost": 0, "abilities": [bolt]}},
        "heroes": {"sleeper": {"type": "Hero", "faction": "Home", "abilities": [rest]}},
    }
    scenario = {
        "id": "KIT-1",
        "title": "",
        "setup": table({"hand": ["t_face2"], "hero": "sleeper", "hp": 10}),
        "actions": [does("cast", card="t_face2", targets=["hero:P2"]), does("hero_ability", index=0)],
        "expected": {"P2.hp": 13, "P1.hp": 15},
    }
    path = tmp_path / "kit.json"
    path.write_text(json.dumps({"game": "cartoverse", "kit": kit, "scenarios": [scenario]}), encoding="utf-8")

    assert not run(read_file(str(path))[0]).differences


def test_when_a_creature_was_played_can_be_said() -> None:
    # R81
    hits = {"card": "t_deathhit11", "zone": "attack", "atk": 1, "hp": 1}
    mine = {"hand": ["t_sweep"], "mana": 2, "board": [{**hits, "id": "late", "slot": 1, "played": 8}]}
    setup = table(mine, {"board": [{**hits, "id": "early", "slot": 1, "played": 3}]})

    assert not differences(setup, does("cast", card="t_sweep", expect={"triggers": ["early", "late"]}))


# Decks and beginnings.


def test_a_deck_is_legal_or_not() -> None:
    deck = {"solar_shard": 31, "raider": 3, "wanderer": 3, "dawn_squire": 3}

    assert not differences({"deck_check": True, "hero_faction": "Solar", "deck": deck}, legal=True)
    assert not differences({"deck_check": True, "deck": {**deck, "raider": 4}}, legal=False)


@pytest.mark.parametrize(
    "listed",
    [
        [{"deck": {"solar_shard": 40}, "legal": True}, {"deck": {"raider": 40}, "legal": False}],
        {"good": {"cards": {"solar_shard": 40}, "legal": True}, "bad": {"cards": ["raider"] * 40, "legal": False}},
        {"legal": [{"solar_shard": 40}], "illegal": [{"raider": 40}]},
    ],
    ids=["a list", "a table by name", "those that are and those that are not"],
)
def test_several_decks_are_what_their_list_says(listed: Json) -> None:
    assert not differences({"deck_check": True, "decks": listed}, as_listed=True)


def test_decks_that_say_nothing_of_themselves_are_judged_one_by_one() -> None:
    assert not differences(
        {"deck_check": True, "decks": [{"solar_shard": 40}, {"raider": 40}]}, as_listed=[True, False]
    )


def test_which_cards_are_replaced_can_be_said_by_name() -> None:
    setup = {"new_game": True, "deck_each": ["f_a"] * 40, "mulligan": {"first": ["f_a", "f_a"], "second": ["f_a"]}}

    assert not differences(setup, ok=True, first__hand_size=6, second__hand_size=8)
    assert not differences({**setup, "mulligan": {"first": ["f_b"]}}, ok=False)
    assert not differences({**setup, "mulligan": {"first": 4}, "expect_error": "three at most"})
    assert differences({**setup, "expect_error": "there is nothing wrong with it"})


# Acting.


def test_a_block_that_is_not_possible_must_be_expected() -> None:
    # C22
    setup = table({"board": [X]}, {"board": [{**Y, "exhausted": True}]})
    attack = does("attack", attacker="x", target="hero:P2", block="y")

    assert differences(setup, attack) == ['the action: expected "done", found "refused: y cannot block (C22)"']
    assert not differences(setup, {**attack, "block_ok": False}, P2__hp=18)
    ready = table({"board": [X]}, {"board": [Y]})
    assert differences(ready, {**attack, "block_ok": False})
    assert not differences(ready, attack, P2__hp=20)


def test_a_response_must_be_done_or_refused_as_expected() -> None:
    setup = table({"board": [X]}, {"hand": ["t_face2"], "mana": 1})
    answer = does("cast", "P2", card="t_face2", targets=["hero:P1"])
    attack = does("attack", attacker="x", target="hero:P2")

    assert not differences(setup, {**attack, "responses": [answer]}, P1__hp=18)
    assert differences(setup, {**attack, "responses": [{**answer, "expect": REFUSED}]})
    assert differences(setup, {**attack, "responses": [answer, answer]})
    assert not differences(setup, {**attack, "responses": [answer, {**answer, "expect": REFUSED}]}, P2__mana=0)
    assert differences(setup, {**attack, "responses": [does("cast", "P1", card="t_face2", targets=["hero:P2"])]})


def test_what_is_refused_has_changed_nothing() -> None:
    setup = table({"hand": ["t_c22"], "mana": 1, "board": [X]})

    assert not differences(
        setup,
        does("play_creature", card="t_c22", zone="attack", slot=2, expect=REFUSED),
        does("attack", attacker="x", target="hero:P1", expect=REFUSED),
        does("ability", source="x", expect=REFUSED),
        does("hero_ability", index=3, expect=REFUSED),
        does("move", creature="x", to="defense", expect=REFUSED),
        P1__mana=1,
        P1__hand=["t_c22"],
    )


def test_a_place_that_the_board_does_not_have_is_refused_like_anything_illegal() -> None:
    # R32, R34
    setup = table({"hand": ["t_c22", "t_col"], "mana": 4})
    summon = does("play_creature", card="t_c22", zone="attack", expect=REFUSED)
    beyond = does("cast", card="t_col", targets=["column:6"], expect={**REFUSED, "because": "1 to 5"})

    assert not differences(setup, *({**summon, "slot": slot} for slot in (-1, 0, 6)), beyond, P1__mana=4)
    assert differences(setup, {**summon, "slot": 5})


def test_after_what_is_written_and_after_a_timeout_the_duel_goes_on() -> None:
    # C58, C68
    mine = {"hand": ["hasty_retreat", "t_draw"], "mana": 2, "board": [{**X, "card": "t_c22"}]}
    writes = [does("write", text="cast Hasty Retreat > #16"), does("write", "P2", text="pass")]

    assert not differences(table(mine), *writes, phase="main", **{"c:x": {"zone": "hand"}})
    late = [{"do": "timeout"}, {"do": "timeout"}]
    assert not differences(table(mine, {"deck": ["f_a"]}), *late, does("start_turn", "P2"), P2__hand=["f_a"])


def test_rules_may_be_worded_as_in_the_files_of_the_game() -> None:
    # C49
    again = {**does("hero_ability", "P1", index=1), "expect": REFUSED}
    actions = [
        does("hero_ability", index=1),
        does("end_turn"),
        does("start_turn", "P2"),
        does("cast", "P2", card="t_draw", responses=[again]),
    ]
    setup = table({"hero": "zap", "hp": 5}, {"hand": ["t_draw"], "deck": ["f_a"], "mana": 1, "max_mana": 1})
    rules = {"hero_action_reset": "own_turn"}

    assert not run(read(setup=setup, rules=rules, actions=actions, expected={"P1.hp": 6})).differences


def test_a_target_of_on_summon_may_be_named_or_left_open() -> None:
    # C55
    setup = table({"hand": ["vinewrapper"], "mana": 5}, {"board": [{**X, "id": "e"}, {**Y, "id": "f"}]})
    summon = does("play_creature", card="vinewrapper", zone="attack", slot=1)

    assert not differences(setup, {**summon, "targets": ["f"]}, **{"c:f": {"exhausted": True}})
    assert not differences(setup, summon, phase="main", P1__mana=0)


def test_what_comes_out_of_a_graveyard_gets_a_name() -> None:
    # C68
    mine = {"hand": ["raise_dead", "t_burst2"], "mana": 6, "board": [{**X, "card": "t_c22"}]}
    burst = does("cast", card="t_burst2", targets=["x"])
    raised = does("cast", card="raise_dead", targets=["x"], **{"as": "again"})

    assert not differences(table(mine), burst, raised, **{"c:again": {"zone": "defense", "slot": 1, "damage": 0}})


def test_traps_are_seen_by_their_owner_alone() -> None:
    # C59
    setup = table({"traps": ["snare"]}, {"traps": ["snare", "pitfall"]})
    hidden = {"enemy_trap_count": 2, "enemy_trap_names_visible": False}

    assert not differences(setup, does("view", expect=hidden), P1__traps=["snare"])
    assert differences(setup, does("view", "P2", expect=hidden))


# What cannot be read.


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"setup": {"weather": "rain"}}, "no setup word"),
    ({"setup": {"players": {"P1": {"pets": []}}}}, "no word about a player"),
    ({"setup": {"players": {"P3": {}}}}, 'no player "P3"'),
    ({"setup": table({}, phase="dawn")}, "no phase"),
    ({"setup": table({"board": [{**X, "mood": "bad"}]})}, "no word about a creature"),
    ({"setup": table({"board": [{**X, "zone": "moon"}]})}, "no zone"),
    ({"setup": table({"board": [{**X, "slot": 6}]})}, "a slot is 1 to 5"),
    ({"setup": table({"board": [{**X, "ability": "sing"}]})}, "no ability"),
    ({"setup": table({"board": [X, {**X, "slot": 2}]})}, "the key|are called"),
    ({"setup": table({"board": [X, {**X, "id": "z"}]})}, "a slot that is taken"),
    ({"setup": table({"traps": ["t_c22"]})}, "neither a trap nor an enchant"),
    ({"setup": {"deck_check": True, "hero_faction": "Moon", "deck": {}}}, "no hero is of the faction"),
    ({"actions": [does("dance")]}, "no action"),
    ({"actions": [does("attack", attacker="x")]}, 'called "x"'),
    ({"setup": table({"board": [X]}), "actions": [does("attack", attacker="x", target="moon")]}, 'called "moon"'),
    ({"actions": [does("hero_ability", index=-1)]}, "counted from 0"),
    ({"actions": [does("end_turn", responses=[{"do": "sing", "player": "P2"}])]}, "no action of Cartoverse"),
    ({"actions": [does("end_turn", responses=[{"do": "cast", "player": "P2", "loud": 1}])]}, "no word"),
    ({"expected": {"P1.mood": "bad"}}, "no word to expect"),
    ({"expected": {"c:nobody": {"atk": 1}}}, "c:nobody"),
]


@pytest.mark.parametrize(("parts", "reason"), WRONG, ids=[reason for _, reason in WRONG])
def test_a_scenario_that_cannot_be_read_is_refused(parts: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadScenario, match=reason):
        run(read(**parts))


# In text.


def test_figures_and_enchants_on_creatures_can_be_expected_in_text() -> None:
    text = """
game: cartoverse
scenario: Blessed Mail
given
  P1.hero: Mother Celestine
  P1.mana: 2/2
  P1.hand: Blessed Mail
  P1.creatures: Dawn Squire [16] attack 1
  P2.creatures: Spellwarden [17] attack 1
  enchants: Flaming Blade [18] P2 on creature 17
when
  P1: cast Blessed Mail > #16
then
  p1.figures: Dawn Squire 2/5
  P2.figures: Spellwarden 6/4 Warded
  enchants: Flaming Blade [18] P2 on creature 17; Blessed Mail [19] P1 on creature 16
"""

    assert not run(read_text("x.txt", text, None)[0]).differences


def test_a_phase_that_there_is_not_is_refused_in_text() -> None:
    with pytest.raises(BadScenario, match="the phase is one of"):
        read_text("x.txt", "game: cartoverse\nscenario: X\ngiven\n  P1.hp: 3/20\nthen\n  phase: dawn\n", None)
