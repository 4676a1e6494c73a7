"""Scenarios of Ancients: what their words mean, and what is wrong with one that cannot be read."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.games.ancients.game import GAME
from cardwright.games.ancients.options import Options
from cardwright.kernel.data.codec import Json
from cardwright.kernel.errors import BadScenario
from cardwright.scenarios import run
from cardwright.scenarios.difference import pattern
from cardwright.scenarios.reader import read_scenarios
from cardwright.scenarios.scenario import Scenario, Setting
from tests.games.ancients.table import CARDS, TEST_CARDS, at, between, creep, deck, hero, new_game, thing

HOUSE = Setting(GAME.testbed(), Options(), CARDS, TEST_CARDS)
SPARK: Json = {"kind": "spell", "colour": "red", "cost": 1, "target": "any_unit", "ops": [{"op": "damage", "n": 2}]}


def read(**parts: Any) -> Scenario:
    whole = {"id": "X", "title": "", "setup": {"round": 3}, **parts}
    return read_scenarios("x.json", [whole], HOUSE)[0]


def differences(**parts: Any) -> list[str]:
    return [str(one) for one in run(read(**parts)).differences]


def card_of(facts: dict[str, Json]) -> Any:
    """What a card that a scenario brings comes to."""
    found = read(cards={"x": facts}).setting.cards
    return found.all[found.find("x")]


# Setting up.


def test_what_is_not_said_is_a_turn_of_the_first_player_with_full_pools() -> None:
    expected = {"phase": "action", "to_act": "P1", "L1.P1.mana": 5, "L2.P2.tower": 60, "P1.gold": 3, "result": None}
    assert differences(setup={"round": 3, "players": {"P1": {}}}, expected=expected) == []


def test_between_the_rounds_the_pools_are_empty_and_it_is_day() -> None:
    expected = {"phase": "between", "L1.P1.mana": 0, "L1.P1.mana_max": 4, "time": "day", "light": "night"}
    assert differences(setup={"round": 2, "phase": "between"}, expected=expected) == []


def test_stats_and_keywords_take_the_place_of_what_is_printed() -> None:
    table = at(thing("a", "m_r12", "L1.P1.combat.3", stats=[1, 2, 3], keywords=["Siege 2", "Untargetable"]))
    found = table.unit("a")
    assert (found["attack"], found["armor"], found["health"]) == (1, 2, 3)
    assert table.bed.lines(table.s)["L1.P1.combat.figures"] == (
        "3 Oathbound Champion 1/2/3 Untargetable Siege 2 > core"
    )


def test_a_variant_that_is_bounced_is_the_card_again() -> None:
    table = at(hero("h", "L1.P1.support.1"), creep("c", "L1.P1.combat.4", 9), hand=("t_home",))
    table.play("P1", "t_home", "c")
    assert table["P1.hand"] == ["k_c"]
    table.do("pass", "P2")
    table.play("P1", "k_c", to="L1.P1.combat.3", **{"as": "n"})
    assert table.unit("n")["at"] == "L1.P1.combat.3"


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({"board": [{"id": "a", "card": "k_c", "at": "L3.P1.combat.1"}]}, '"L3.P1.combat.1" is no place'),
        ({"board": [{"id": "a", "card": "k_c", "at": "L1.P1.combat.1", "luck": 1}]}, 'no word about a thing "luck"'),
        ({"board": [{"id": "L1.P1.core", "card": "k_c", "at": "L1.P1.combat.1"}]}, "that is a place"),
        ({"board": [{"id": n, "card": "k_c", "at": "L1.P1.combat.1"} for n in "ab"]}, "two things are in"),
        ({"board": [{"id": "a", "card": "k_c", "at": "L1.P1.combat.1", "keywords": ["Swift"]}]}, 'keyword "Swift"'),
        ({"board": [{"id": "a", "card": "k_c", "at": "L1.P1.combat.1", "statuses": {"sad": 1}}]}, 'status "sad"'),
        ({"board": [{"id": "a", "card": "k_hr", "at": "L1.P1.combat.1", "ab": True, "ab_bonus": {"luck": 1}}]}, "luck"),
        ({"sides": {"L1.P3": {}}}, '"L1.P3" is no side'),
        ({"sides": {"L1.P1": {"moat": 1}}}, 'word about a side "moat"'),
        ({"phase": "shop"}, "phase"),
        ({"sample": {"runs": 1, "value": "weather"}}, "weather"),
    ],
)
def test_what_nobody_knows_is_refused_in_a_setup(setup: dict[str, Json], sentence: str) -> None:
    with pytest.raises(BadScenario, match=sentence):
        run(read(setup={"round": 3, **setup}))


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({**SPARK, "kind": "spirit"}, "spirit"),
        ({**SPARK, "colour": "pink"}, "pink"),
        ({**SPARK, "range": "far"}, "far"),
        ({**SPARK, "target": "any_thing"}, "any_thing"),
        ({**SPARK, "target": "any_unit+friend"}, "friend"),
        ({**SPARK, "mood": "good"}, 'no word "mood" of a card'),
        ({**SPARK, "ops": [{"op": "dance"}]}, "dance"),
        ({**SPARK, "ops": [{"op": "draw", "n": 1, "to": "target"}]}, 'no "to" of "draw"'),
        ({**SPARK, "ops": [{"op": "damage", "n": 1, "to": "everybody"}]}, "everybody"),
        ({**SPARK, "ops": [{"op": "status", "status": "sad"}]}, "sad"),
        ({**SPARK, "ops": [{"op": "buff", "attack": 1, "duration": "long"}]}, "long"),
        ({**SPARK, "trigger": {"on": "dusk", "ops": []}}, "dusk"),
        ({**SPARK, "keywords": ["Swift"]}, 'keyword "Swift"'),
    ],
)
def test_what_nobody_knows_is_refused_on_a_card(facts: dict[str, Json], sentence: str) -> None:
    with pytest.raises(BadScenario, match=sentence):
        read(cards={"x": facts})


def test_a_card_is_read_from_its_notation() -> None:
    card = card_of({**SPARK, "range": "melee", "keywords": ["Melee", "Quickcast"], "signature_of": "k_d1"})
    assert (card.cost, card.reach, card.quick, card.crest, len(card.effects)) == (1, 1, True, "k_d1", 1)
    creature: dict[str, Json] = {"kind": "creep", "attack": 1, "health": 2, "keywords": ["Siege 3", "Pierce"]}
    assert card_of(creature).facts()["keywords"] == ["Pierce", "Siege 3"]


def test_a_card_without_a_colour_is_cast_by_any_hero() -> None:
    board = [thing("b", "k_hb", "L1.P1.support.1"), hero("e", "L1.P2.combat.1")]
    setup: Json = {"round": 3, "players": {"P1": {"hand": ["x"]}}, "board": board}
    play = {"do": "play", "player": "P1", "card": "x", "targets": ["e"]}
    assert differences(cards={"x": {**SPARK, "colour": "none"}}, setup=setup, actions=[play]) == []


def test_every_word_that_can_be_expected_is_found() -> None:
    table = between(hero("h", "L1.P1.support.1"))
    words = GAME.testbed().words()
    samples = {"values", "each_at_least"}
    assert {pattern(key) for key in table.bed.facts(table.s)} | samples == set(words.expected)


# Chance.


def spawn(**changes: Json) -> dict[str, Json]:
    return {"kind": "spawn", "lane": 1, "player": "P1", "options": [2, 4], "pick": 2, **changes}


COIN: dict[str, Json] = {
    "round": 2,
    "phase": "between",
    "rune_pool": ["k_rune_gold"],
    "board": [creep("a", "L1.P1.combat.3"), creep("e", "L1.P2.combat.3"), creep("f", "L1.P2.combat.2")],
}


@pytest.mark.parametrize(
    ("random", "reason"),
    [
        ([spawn()], ""),
        ([], "the scenario does not say so"),
        ([spawn(options=[1, 2, 4])], "and the scenario says from"),
        ([spawn(player="P2")], "the scenario does not say so"),
        ([spawn(), spawn(lane=2)], "nothing is left to chance here"),
    ],
)
def test_chance_has_to_be_as_the_scenario_says(random: list[Json], reason: str) -> None:
    found = differences(setup=COIN, actions=[{"do": "next_round", "random": random}])
    assert (found == []) == (reason == "")
    assert reason in " ".join(found)


def test_a_wish_nobody_understands_is_a_mistake() -> None:
    for wish in (spawn(kind="weather"), {**spawn(), "mood": 1}, spawn(pick=3)):
        with pytest.raises(BadScenario):
            run(read(setup=COIN, actions=[{"do": "next_round", "random": [wish]}]))


def test_a_sample_lists_what_comes_up_and_how_often_at_least() -> None:
    setup = {**COIN, "sample": {"runs": 60, "value": "slot", "of": "L1.P1"}}
    steps = [{"do": "next_round"}]
    assert differences(setup=setup, actions=steps, expected={"values": ["2", "4"], "each_at_least": 10}) == []
    assert differences(setup=setup, actions=steps, expected={"values": ["2"]}) != []
    assert differences(setup=setup, actions=steps, expected={"each_at_least": 40}) != []


def test_the_first_initiative_can_be_sampled() -> None:
    begin: Json = {
        "new_game": True,
        "decks": {"P1": deck(), "P2": deck()},
        "sample": {"runs": 40, "value": "initiative"},
    }
    assert differences(setup=begin, expected={"values": ["P1", "P2"], "each_at_least": 5}) == []


# Decks and new games.


def test_a_deck_that_is_judged_otherwise_fails_the_scenario() -> None:
    check = {"name": "mine", "deck": deck(), "legal": False, "reason": "too_small"}
    assert "mine: the deck should be refused" in " ".join(differences(setup={"deck_check": [check]}))
    check = {"name": "mine", "deck": deck(items=[]), "legal": True}
    assert "mine: the deck should be legal" in " ".join(differences(setup={"deck_check": [check]}))
    check = {"name": "mine", "deck": deck(), "legal": True, "ab": "k_d1"}
    assert "is the AB hero" in " ".join(differences(setup={"deck_check": [check]}))


def test_a_game_that_should_be_refused_and_begins_fails_the_scenario() -> None:
    begin: dict[str, Json] = {"new_game": True, "decks": {"P1": deck(), "P2": deck()}, "initiative": "P1"}
    assert differences(setup={**begin, "expect_refused": "no"}) != []
    begin["decks"]["P2"] = deck(items=[])
    assert differences(setup={**begin, "expect_refused": "too_few_items"}) == []
    assert differences(setup=begin) != []


def test_the_order_of_a_deck_holds_the_cards_of_the_deck() -> None:
    with pytest.raises(BadScenario, match="does not hold the cards"):
        new_game(deck_order={"P1": ["k_f01"]})


# Acting and looking.


def test_a_deploy_is_refused_as_a_whole() -> None:
    waiting: Json = [{"id": name, "card": "k_hr", "ready": 3} for name in "ab"]
    table = between(players={"P1": {"fountain": waiting}})
    table.next_round()
    good, bad = {"hero": "a", "to": "L1.P1.support.1"}, {"hero": "b", "to": "L1.P1.combat.5"}
    table.refused("deploy", "P1", placements=[good, bad])
    assert table["P1.ready"] == ["a", "b"]


def test_somebody_who_is_gone_cannot_be_pointed_at() -> None:
    table = at(hero("h", "L1.P1.support.1"), creep("c", "L1.P2.combat.1", 0, health=1), hand=("k_bolt1", "k_bolt1"))
    table.play("P1", "k_bolt1", "c")
    table.do("pass", "P2")
    assert "c is not in play" in table.refused("play", "P1", card="k_bolt1", targets=["c"])
    with pytest.raises(BadScenario, match='nothing here is called "q"'):
        table.play("P1", "k_bolt1", "q")


def test_places_are_legal_for_what_is_named() -> None:
    table = at(hero("h", "L1.P1.support.1"))
    with pytest.raises(BadScenario, match="places are legal for creep"):
        table.do("legal", "P1", **{"for": "weather"})
    assert table.do("legal", "P1", **{"for": "deploy:h"}) == {"places": []}
    assert table.do("legal", "P2", **{"for": "move:h"}) == {"places": {}}


def test_the_shop_opens_once_between_two_rounds() -> None:
    table = between(players={"P1": {"item_deck": ["i01"]}})
    table.do("open_shop")
    table.refused("next_round")
    table.do("timeout", "P1")
    table.do("close_shop", "P2")
    table.refused("open_shop")
    table.next_round()


def test_a_view_hides_what_the_opponent_holds() -> None:
    table = at(hand=("k_c",), enemy_hand=("k_imp",), players={"P2": {"deck": ["k_c"], "item_deck": ["i01"]}})
    shown = table.do("view", "P1")
    assert shown["P1.hand"] == ["k_c"]
    assert (shown["P2.hand_size"], shown["P2.deck_size"]) == (1, 1)
    assert {"P2.hand", "P2.deck", "P2.item_deck", "P2.offers", "P2.overflow", "P1.deck"}.isdisjoint(shown)


def test_a_text_scenario_leaves_chance_alone_and_halts_between_the_rounds() -> None:
    bed = GAME.testbed()
    s = bed.set_up({"position": "round: 2\nphase: between"}, Options(), GAME.cards())
    assert bed.facts(s)["phase"] == "between"
    bed.act(s, "next_round", {})
    assert (bed.facts(s)["round"], bed.facts(s)["rune"] is not None) == (3, True)
    assert bed.read_line("phase", "Between", Options(), GAME.cards()) == ("phase", "between")
    assert bed.read_line("l1.p1.combat.FIGURES", "-", Options(), GAME.cards()) == ("L1.P1.combat.figures", "-")
