"""What a test bed says, and what the runner makes of it, whatever the game."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cardwright import games
from cardwright.games.threelines.model.card import Card
from cardwright.kernel.cards import CardSet
from cardwright.kernel.data.codec import Json
from cardwright.kernel.errors import BadScenario, IllegalAction
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options
from cardwright.kernel.testing import testbed
from cardwright.kernel.testing.testbed import GENERAL, Words
from cardwright.scenarios import Report, run
from cardwright.scenarios.difference import pattern
from cardwright.scenarios.reader import read_scenarios
from cardwright.scenarios.scenario import Setting

THREELINES: Game[Any] = games.load("threelines")


class Puppets(testbed.TestBed[Any]):
    """A test bed on which everything is as the test says."""

    def words(self) -> Words:
        return GENERAL.plus(
            Words(
                setup=("do",),
                actions={"stumble": (), "show": ("thing", "check", "absent"), "sing": (), "fall": ()},
                expect=("thing",),
                expected=("P#.pile", "row", "coin", "band", "u:#", "shelf", "times"),
                unordered=("P#.pile", "band"),
                one_of=("coin",),
                whole=("shelf",),
                at_least=("times",),
            )
        )

    def kit(self, kit: Json) -> dict[str, Json]:
        return {name: {} for name in kit}

    def cards(self, inline: dict[str, Json]) -> CardSet[Any]:
        known = THREELINES.cards()
        return CardSet([*known.all, *(Card(name, "", 1, 1, 1, "") for name in inline)]) if inline else known

    def named(self, parts: dict[str, Json]) -> list[str]:
        return [str(step["thing"]) for step in parts.get("actions", []) if step["do"] == "show"]

    def rules(self, rules: dict[str, Json]) -> dict[str, Json]:
        return {"hp": rules["health"]} if rules else {}

    def set_up(self, setup: dict[str, Json], options: Options, cards: CardSet[Any]) -> Any:
        return THREELINES.new(options, seed=1)

    def act(self, s: Any, do: str, fields: dict[str, Json]) -> dict[str, Json]:
        if do == "fall":
            return {"depth": [][0]}
        if do == "show":
            return {"thing": fields["thing"]}
        if do != "stumble":
            return super().act(s, do, fields)
        s.round += 1
        raise IllegalAction("it stumbled")

    def facts(self, s: Any) -> dict[str, Json]:
        return {
            "P1.pile": ["b", "a", "a"],
            "row": ["b", "a"],
            "coin": "heads",
            "u:x": {"at": [1, 2], "ready": True},
            "band": [{"name": "Rusk", "hp": 1}, {"name": "Rusk", "hp": 2}],
            "shelf": {"1": "cup"},
            "times": 5,
        }


HOUSE = Setting(Puppets(THREELINES), THREELINES.options()(), THREELINES.cards())


def report(*scenarios: dict[str, Json]) -> Report:
    raw = [{"id": "X", "title": "", "setup": {}, **scenario} for scenario in scenarios]
    return Report([run(scenario) for scenario in read_scenarios("x.json", raw, HOUSE)])


def found(expected: dict[str, Json]) -> list[str]:
    return [
        str(difference) for outcome in report({"expected": expected}).failed() for difference in outcome.differences
    ]


def test_skipped_scenarios_are_counted_only_when_there_are_any() -> None:
    assert report({}, {}).summary() == "2 passed, 0 failed"
    assert report({}, {"cards": ["Ghost"]}, {"expected": {"coin": []}}).summary() == "1 passed, 1 failed, 1 skipped"
    assert report({"cards": ["jon snow"]}).summary() == "1 passed, 0 failed"


def test_only_what_is_said_to_be_unordered_is_compared_in_any_order() -> None:
    assert found({"P1.pile": ["a", "b", "a"]}) == []
    assert found({"P1.pile": ["a", "b"]}) == ['P1.pile: expected ["a", "b"], found ["b", "a", "a"]']
    assert found({"P1.pile": None}) == ['P1.pile: expected null, found ["b", "a", "a"]']
    assert found({"row": ["b", "a"]}) == []
    assert found({"row": ["a", "b"]}) == ['row: expected ["a", "b"], found ["b", "a"]']


def test_a_list_of_what_is_allowed_holds_what_is_found() -> None:
    assert found({"coin": ["heads", "tails"]}) == []
    assert found({"coin": ["tails"]}) == ['coin: expected ["tails"], found "heads"']
    assert found({"coin": "heads"}) == ['coin: expected "heads", found "heads"']


def test_of_a_table_only_what_is_listed_is_compared() -> None:
    assert found({"u:x": {"ready": True}}) == []
    assert found({"u:x": {"at": [2, 1], "red": 1}}) == [
        "u:x.at: expected [2, 1], found [1, 2]",
        "u:x.red: expected 1, found null",
    ]
    assert found({"u:x": None}) == ['u:x: expected null, found {"at": [1, 2], "ready": true}']


def test_tables_in_any_order_are_matched_by_what_is_listed() -> None:
    assert found({"band": [{"hp": 2}, {"name": "Rusk", "hp": 1}]}) == []
    assert found({"band": [{"name": "Rusk"}, {"name": "Rusk", "hp": 1}]}) == []
    assert found({"band": [{"name": "Rusk", "hp": 1}, {"name": "Preen"}]}) == [
        'band: expected [{"name": "Preen"}], found [{"name": "Rusk", "hp": 2}]'
    ]
    assert found({"band": [{"hp": 1}]}) == ['band: expected [], found [{"name": "Rusk", "hp": 2}]']
    assert found({"band": []}) == ['band: expected [], found [{"name": "Rusk", "hp": 1}, {"name": "Rusk", "hp": 2}]']


def test_of_a_whole_table_every_entry_counts() -> None:
    assert found({"shelf": {"1": "cup"}}) == []
    assert found({"shelf": {}}) == ['shelf: expected {}, found {"1": "cup"}']
    assert found({"shelf": {"1": "cup", "2": "jug"}}) == [
        'shelf: expected {"1": "cup", "2": "jug"}, found {"1": "cup"}'
    ]
    assert found({"shelf": {"1": "jug"}}) == ['shelf.1: expected "jug", found "cup"']


def test_a_number_may_be_larger_than_expected_where_it_counts_as_a_least_one() -> None:
    assert found({"times": 5}) == found({"times": 1}) == []
    assert found({"times": 6}) == ["times: expected 6, found 5"]


def test_a_step_that_shows_something_says_what_is_seen_and_what_is_not() -> None:
    shown = {"do": "show", "thing": "Rusk"}

    assert report({"actions": [{**shown, "check": {"thing": "Rusk"}, "absent": ["secret"]}]}).failed() == []
    failed = report({"actions": [{**shown, "check": {"thing": "Preen"}, "absent": ["thing"]}]}).failed()
    assert [str(one) for one in failed[0].differences] == [
        'thing: expected "Preen", found "Rusk"',
        'thing: expected "not shown", found "Rusk"',
    ]


def test_the_cards_of_a_kit_are_there_in_every_scenario_of_the_file() -> None:
    raw = [{"id": "X", "title": "", "setup": {}, "cards": ["Wisp"]}]

    assert read_scenarios("x.json", raw, HOUSE)[0].lacks == ["Wisp"]
    assert read_scenarios("x.json", raw, HOUSE.with_kit({"Wisp": {}}))[0].lacks == []


def test_a_scenario_is_skipped_for_want_of_any_card_it_names() -> None:
    shown = {"do": "show", "thing": "Ghost"}

    skipped = report({"cards": ["Wisp", "Ghost", "Rusk"], "actions": [shown, shown]}).skipped()

    assert [outcome.skipped for outcome in skipped] == ["the game has no Wisp, Ghost"]


def test_rules_are_options_under_the_names_the_files_of_a_game_give_them() -> None:
    scenarios = read_scenarios("x.json", [{"id": "X", "title": "", "setup": {}, "rules": {"health": 7}}], HOUSE)

    assert scenarios[0].setting.options.values()["hp"] == 7


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        ({"do": "dance"}, 'X: there is no action "dance"; there are: write'),
        ({"do": "show", "with": 1}, 'X: there is no field of "show" "with"; there are: thing'),
        ("sing", 'X: setup step 1 is not written {"do": …}'),
    ],
)
def test_a_step_of_the_setup_with_a_word_that_means_nothing_is_an_error(step: Json, sentence: str) -> None:
    with pytest.raises(BadScenario, match=re.escape(sentence)):
        report({"setup": {"do": [step]}})


def test_rules_that_break_down_fail_their_scenario_and_the_others_still_run() -> None:
    both = report({"actions": [{"do": "fall"}]}, {})

    assert both.summary() == "1 passed, 1 failed"
    assert [str(difference) for difference in both.failed()[0].differences] == [
        'the rules: expected "an answer", found "broke down: IndexError: list index out of range"'
    ]
    assert both.failed()[0].where.startswith("test_testbed.py, line ")


def test_a_refusal_that_changes_the_position_fails() -> None:
    failed = report({"actions": [{"do": "stumble", "expect": {"ok": False}}]}).failed()

    assert [str(difference) for difference in failed[0].differences] == [
        'the position: expected "unchanged by what was refused", found "changed"'
    ]


def test_what_an_action_shows_is_compared_before_the_end_is() -> None:
    shown = {"do": "show", "thing": "Rusk", "expect": {"thing": "Preen"}}
    failed = report({"actions": [shown], "expected": {"coin": []}}).failed()

    assert failed[0].where == "action 1, show"
    assert [str(difference) for difference in failed[0].differences] == ['thing: expected "Preen", found "Rusk"']


def test_a_word_that_no_test_bed_explains_is_an_error() -> None:
    with pytest.raises(BadScenario, match='X: action 1, sing: threelines lists the action "sing" and does not know it'):
        report({"actions": [{"do": "sing"}]})
    with pytest.raises(BadScenario, match=r'X: there is no "u:y" here; there are: P1\.pile, row, coin, u:x, band'):
        report({"expected": {"u:y": {}}})


def test_every_word_threelines_lists_can_be_found() -> None:
    bed = THREELINES.testbed()
    s = THREELINES.new(THREELINES.options()(), seed=5)
    words = bed.words()

    assert {pattern(key) for key in bed.facts(s)} == set(words.expected)
    assert {*words.unordered, *words.one_of} <= {pattern(key) for key in [*bed.facts(s), *bed.lines(s)]}
    assert {"result", "phase"} == set(bed.marks())
