"""Scenarios of Pantheon: what their words mean, and what is wrong with a scenario that cannot be read."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.games.pantheon.game import GAME
from cardwright.games.pantheon.options import Options
from cardwright.kernel.data.codec import Json
from cardwright.kernel.errors import BadScenario
from cardwright.scenarios import run
from cardwright.scenarios.difference import pattern
from cardwright.scenarios.reader import read_scenarios
from cardwright.scenarios.scenario import Scenario, Setting

HOUSE = Setting(GAME.testbed(), Options(), GAME.testbed().cards({}))
REFUSED = {"ok": False}
TWO: dict[str, Json] = {"P1": {}, "P2": {}}


def read(**parts: Any) -> Scenario:
    return read_scenarios("x.json", [{"id": "X", "title": "", "setup": {"players": TWO}, **parts}], HOUSE)[0]


def table(p1: dict[str, Json], p2: dict[str, Json], **more: Json) -> dict[str, Json]:
    return {"players": {"P1": p1, "P2": p2}, **more}


def differences(setup: dict[str, Json], *actions: dict[str, Json], **expected: Json) -> list[str]:
    """What came out differently; in the names of facts a double underscore is a dot."""
    wanted = {name.replace("__", "."): value for name, value in expected.items()}
    return [str(one) for one in run(read(setup=setup, actions=list(actions), expected=wanted)).differences]


def does(do: str, player: str = "P1", **fields: Json) -> dict[str, Json]:
    return {"do": do, "player": player, **fields}


def cast(card: str, player: str = "P1", **fields: Json) -> dict[str, Json]:
    return does("cast", player, card=card, **fields)


# Setting up.


def test_what_is_not_said_is_a_turn_of_the_first_player() -> None:
    assert not differences(
        {"players": TWO}, phase="turn", next_player="P2", P1__health=20, deck=[], result=None, ok=True
    )


def test_players_named_in_the_order_are_there() -> None:
    assert not differences({"order": ["P1", "P2", "P3"]}, P3__health=20, P3__alive=True)


def test_a_player_without_health_is_out_already() -> None:
    setup = {"order": ["P1", "P2", "P3"], "players": {"P2": {"health": 0}}}

    assert not differences(setup, P2__alive=False, next_player="P3")


def test_a_hero_may_be_named() -> None:
    setup = table({"hero": "sister_elowen", "mana_ready": 1, "field": [{"id": "a", "card": "k_v1"}]}, {})

    assert not differences(setup, does("activate", source="hero:P1", targets=["a"]), P1__mana_exhausted=1)


def test_a_scenario_may_bring_cards_of_its_own() -> None:
    spell = {"type": "spell", "cost": 1, "abilities": [{"kind": "cast", "ops": [{"op": "heal", "to": "you", "n": 3}]}]}
    scenario = read(
        cards={"balm": spell},
        setup=table({"hand": ["balm"], "mana_ready": 1, "health": 10}, {}),
        actions=[cast("balm")],
        expected={"P1.health": 13, "discard": ["balm"]},
    )

    assert not run(scenario).differences


def test_of_namesakes_a_scenario_means_its_own() -> None:
    testbed = HOUSE.testbed
    cards = testbed.cards({"k_v1": {"type": "unit", "cost": 1, "power": 9}})

    assert cards.all[cards.find("k_v1")].power == 9
    assert cards.all[0].mana


def test_a_game_the_rules_refuse_to_begin_can_be_expected_in_two_ways() -> None:
    five = {"new_game": True, "players": 5, "heroes": 12}

    assert not differences(five, ok=False)
    assert not differences({**five, "expect_error": "too few heroes"})
    assert differences({"new_game": True, "expect_error": "too few heroes"}) == [
        'the match: expected "refused", found "begins"'
    ]


def test_a_new_game_may_be_given_its_heroes_and_its_deck() -> None:
    heroes = ["sister_elowen", "doran_pike_quartermaster"]
    setup = {"new_game": True, "players": 2, "heroes": heroes * 3, "deck": ["k_v1"] * 6}

    with pytest.raises(BadScenario, match="two cards have the key"):
        run(read(setup=setup))
    assert differences({**setup, "heroes": heroes}, ok=False) == []
    assert differences({**setup, "heroes": 6}, offered_count={"P1": 3, "P2": 3}, deck_size=6) == []


def test_the_players_of_a_new_game_may_be_listed() -> None:
    setup = {"new_game": True, "order": ["P3", "P1", "P2"]}

    assert not differences(setup, does("choose_hero", "P3", index=2), next_player="P3", offered_count={"P3": 3})


def test_in_a_new_game_the_scenario_says_who_begins() -> None:
    chosen = [does("choose_hero", player, index=0) for player in ("P1", "P2", "P3")]
    setup = {"new_game": True, "players": 3}

    assert not differences(setup, *chosen, does("start_turn", "P3"), P3__hand_size=5, next_player="P1")
    assert not differences(setup, *chosen[:2], does("start_turn", "P1", expect=REFUSED), phase="heroes")


def test_a_position_in_text_is_a_setup_too() -> None:
    setup = {"position": "P1.field: k_v2 [30]; k_v1\nP2.health: 9"}
    written = does("write", text="attack #30 > P2")

    assert not differences(setup, written, P2__health=7)
    assert not differences(setup, written, position={"P1.field": "k_v2 [30] exhausted; k_v1 [31]", "phase": "turn"})
    assert not differences(setup, {"do": "timeout"}, position={"phase": "start", "player": "P2"})


# Acting.


def test_what_is_refused_late_has_changed_nothing() -> None:
    setup = table({"hand": ["k_v1"] * 9}, {}, deck=["k_v2"])
    short = does("end_turn", discard=["k_v1"], expect=REFUSED)
    long = does("end_turn", discard=["k_v1"] * 3, expect=REFUSED)

    assert not differences(setup, short, long, P1__hand_size=9, phase="turn")
    assert not differences(setup, does("end_turn"), P1__hand_size=7, phase="between")


def test_answers_to_a_limit_nobody_has_reached_are_not_needed() -> None:
    assert not differences({"players": TWO}, does("end_turn", discard=["k_v1"]), phase="between")


def test_a_choice_in_the_middle_of_an_effect_is_made_as_if_time_ran_out() -> None:
    setup = table(
        {"hand": ["tribute"], "mana_ready": 4},
        {"field": [{"id": "a", "card": "k_v1"}, {"id": "b", "card": "k_v2"}]},
    )

    assert not differences(setup, cast("tribute"), discard=["tribute", "k_v1"])


def test_more_than_two_targets_are_refused() -> None:
    setup = table({"hand": ["k_burn3"], "mana_ready": 1}, {})

    assert not differences(setup, cast("k_burn3", targets=["hero:P1"] * 3, expect=REFUSED), P1__mana_ready=1)


def test_a_reaction_has_to_end_as_it_is_expected_to() -> None:
    setup = table({"hand": ["k_draw"], "mana_ready": 1}, {"hand": ["k_draw"], "mana_ready": 1}, deck=["k_v1", "k_v2"])
    wrongly_done = cast("k_draw", reactions=[cast("k_draw", "P2", expect=REFUSED)])
    wrongly_refused = cast("k_draw", reactions=[cast("k_bolt2", "P2")])
    never = cast("k_draw", reactions=[cast("k_draw", "P1"), cast("k_draw", "P2")])

    assert "is done and not refused" in differences(setup, wrongly_done)[0]
    assert "is refused: you do not hold that card" in differences(setup, wrongly_refused)[0]
    assert "the reaction of P1, to cast, is refused" in differences(setup, never)[0]


def test_a_reaction_nobody_is_asked_for_is_not_made() -> None:
    setup = table({"field": [{"id": "a", "card": "k_v1"}]}, {"hand": ["k_draw"], "mana_ready": 1})
    late = does("place_mana", "P2", expect=REFUSED)
    attack = does("attack", attacker="a", defender="hero:P2")

    assert not differences(setup, {**attack, "reactions": [cast("k_draw", "P2"), late]}, P2__mana_exhausted=1)
    assert differences(setup, {**attack, "reactions": [cast("k_draw", "P2"), {**late, "expect": {}}]}) == [
        'the action: expected "done", found "refused: P2 is not asked, and cannot place_mana"'
    ]


def test_what_an_action_shows_is_compared() -> None:
    setup = table({"hand": ["k_draw"], "mana_ready": 1}, {}, deck=["k_v1"])
    wrong = {"offers": ["P1"], "resolved": [], "negated": ["k_draw"], "at_first_offer": {"P1.mana_ready": 1}}

    assert differences(setup, cast("k_draw", expect=wrong)) == [
        'offers: expected ["P1"], found ["P2", "P1"]',
        'resolved: expected [], found ["k_draw"]',
        'negated: expected ["k_draw"], found []',
        "at_first_offer.P1.mana_ready: expected 1, found 0",
    ]


def test_a_refused_mulligan_leaves_its_question_open() -> None:
    setup = {**table({"hand": ["k_v1"] * 4}, {}), "phase": "between", "turn_player": "P2", "deck": ["k_v2"] * 3}
    four = does("start_turn", mulligan=["k_v1"] * 4, expect=REFUSED)
    drawn = {"P1.hand": ["k_v1"] * 4 + ["k_v2"] * 2, "phase": "start", "deck_size": 1}

    assert not differences(setup, four, does("snapshot", check=drawn), P1__hand_size=6)
    assert not differences(setup, four, does("start_turn", resume=True), P1__hand_size=6, phase="turn", deck_size=1)


def test_every_word_can_be_found() -> None:
    testbed = HOUSE.testbed
    s = testbed.set_up(table({"field": [{"id": "a", "card": "k_v1"}]}, {}), Options(), HOUSE.cards)

    assert {pattern(key) for key in testbed.facts(s)} == set(testbed.words().expected)


@pytest.mark.parametrize(
    ("parts", "sentence"),
    [
        ({"setup": {"stage": 1}}, 'there is no setup word "stage"'),
        ({"setup": {"players": {"P1": {"mood": 1}}}}, 'there is no word about a player "mood"'),
        ({"setup": {"players": {"P1": {}}}}, "Pantheon is played by 2 to 6, not by 1"),
        ({"setup": {"players": TWO, "phase": "noon"}}, "the phase is one of between, turn, end, not noon"),
        ({"setup": {"players": TWO, "turn_player": "P3"}}, 'there is no player "P3"; there are: P1, P2'),
        ({"setup": {"players": TWO, "deck": ["k_v9"]}}, 'there is no card "k_v9"'),
        ({"setup": table({"field": [{"id": "a", "card": "k_v1"}] * 2}, {})}, 'two cards on the fields are called "a"'),
        ({"setup": table({"field": [{"card": "k_v1"}]}, {})}, '"id" is missing'),
        ({"setup": table({"field": [{"id": "a", "card": "k_draw"}]}, {})}, "is a spell, not a unit or field"),
        ({"actions": [does("dance")]}, 'there is no action "dance"'),
        ({"actions": [does("play", card="k_v1", colour="red")]}, 'there is no field of "play" "colour"'),
        ({"actions": [does("attack", attacker="a", defender="hero:P2")]}, 'nothing here is called "a"'),
        ({"actions": [{"do": "place_mana"}]}, '"player" is missing'),
        ({"actions": [does("end_turn", "P9")]}, 'there is no player "P9"'),
        ({"actions": [does("end_turn", reactions=[does("end_turn", "P2", mood=1)])]}, 'there is no word "mood" of'),
        ({"actions": [does("end_turn", reactions=[does("dance", "P2")])]}, '"dance" cannot be done as an answer'),
        ({"expected": {"weather": 1}}, 'there is no word to expect of a position "weather"'),
        ({"expected": {"u:z": {"power": 1}}}, 'there is no "u:z" here'),
        ({"expected": {"position": {"phase": "noon"}}}, "the phase is one of heroes, before, start, turn, closing"),
    ],
)
def test_a_word_that_means_nothing_is_an_error(parts: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadScenario, match=sentence):
        run(read(**parts))
