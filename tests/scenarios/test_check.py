"""`cardwright check`: what it prints, how it ends, and what it says about files it cannot use."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.scenarios.conftest import Check, Write

RUSK_HITS = {
    "id": "HIT",
    "title": "Rusk hits the avatar",
    "setup": {"players": {"P1": {"lines": {"left": {"card": "rusk", "defense": 5}}}}},
    "actions": [{"do": "timeout"}],
    "expected": {"P2.hp": 17},
}
RUSK_MISSES = {**RUSK_HITS, "id": "MISS", "title": "Rusk misses", "expected": {"P2.hp": 20, "P1.lines.left": None}}
NEEDS_MORE = {**RUSK_HITS, "id": "LATER", "title": "A card of a later set", "cards": ["Rusk", "Rusk the Second"]}


def file_of(*scenarios: Any) -> dict[str, Any]:
    return {"game": "threelines", "scenarios": list(scenarios)}


def changed(**parts: Any) -> dict[str, Any]:
    return file_of({**RUSK_HITS, **parts})


# What it prints.


def test_all_passed_is_one_line_and_status_0(check: Check, write: Write) -> None:
    assert check(write("a.json", file_of(RUSK_HITS))) == (0, "1 passed, 0 failed\n", "")


def test_a_failure_shows_id_title_every_difference_and_the_position(check: Check, write: Write) -> None:
    status, out, _ = check(write("a.json", file_of(RUSK_HITS, RUSK_MISSES)))

    lines = out.splitlines()
    assert status == 1
    assert lines[:5] == [
        "FAILED MISS  Rusk misses",
        "  at the end:",
        "    P2.hp: expected 20, found 17",
        '    P1.lines.left: expected null, found {"card": "rusk", "defense": 5}',
        "  the position there:",
    ]
    assert "    P1.left: Rusk 5" in lines
    assert lines[-1] == "1 passed, 1 failed"


def test_a_failed_action_is_named_with_the_reason_of_its_refusal(check: Check, write: Write) -> None:
    placed = {"do": "submit", "player": "P1", "place": [{"card": "jon_snow", "line": "left"}]}

    _, out, _ = check(write("a.json", changed(actions=[{"do": "timeout"}, placed])))

    assert "at action 2, submit by P1:" in out
    assert 'the action: expected "done", found "refused: Jon Snow is not in your hand"' in out


def test_an_action_that_should_have_been_refused_fails(check: Check, write: Write) -> None:
    status, out, _ = check(write("a.json", changed(actions=[{"do": "timeout", "expect": {"ok": False}}])))

    assert status == 1
    assert 'the action: expected "refused", found "done"' in out


def test_a_refusal_for_another_reason_fails(check: Check, write: Write) -> None:
    expect = {"ok": False, "because": "costs too much"}
    actions = [{"do": "move", "player": "P1", "from": "left", "to": "right", "expect": expect}]

    _, out, _ = check(write("a.json", changed(actions=actions)))

    assert 'the reason: expected "costs too much", found "Rusk is not in your hand"' in out


def test_what_a_player_is_shown_is_compared(check: Check, write: Write) -> None:
    view = {"do": "view", "player": "P2", "expect": {"opponent_mana": 4, "opponent_cells": {"left": None}}}

    _, out, _ = check(write("a.json", changed(actions=[view])))

    assert "opponent_mana: expected 4, found 3" in out
    assert 'opponent_cells.left: expected null, found {"card": "rusk", "defense": 5}' in out


def test_a_match_that_should_be_refused_but_begins_fails(check: Check, write: Write) -> None:
    setup = {"new_match": True, "base_size": 20, "expect_error": True}

    _, out, _ = check(write("a.json", changed(setup=setup, actions=[])))

    assert 'at setup:\n    the match: expected "refused", found "begins"' in out


def test_a_match_that_is_refused_but_should_begin_fails(check: Check, write: Write) -> None:
    _, out, _ = check(write("a.json", changed(setup={"new_match": True, "base_size": 7})))

    assert 'expected "begins", found "refused: a match needs 20 different cards; there are 7"' in out


def test_a_scenario_that_needs_a_missing_card_is_skipped_and_counted(check: Check, write: Write) -> None:
    assert check(write("a.json", file_of(RUSK_HITS, NEEDS_MORE))) == (
        0,
        "skipped LATER  A card of a later set: the game has no Rusk the Second\n1 passed, 0 failed, 1 skipped\n",
        "",
    )


def test_files_are_counted_together(check: Check, write: Write) -> None:
    status, out, _ = check(write("a.json", file_of(RUSK_HITS)), write("b.json", file_of(RUSK_MISSES, RUSK_HITS)))

    assert status == 1
    assert out.endswith("\n2 passed, 1 failed\n")


def test_only_chooses_by_id_or_title(check: Check, write: Write) -> None:
    name = write("a.json", file_of(RUSK_HITS, RUSK_MISSES))

    assert check(name, "--only", "^hit").out == "1 passed, 0 failed\n"
    assert check(name, "--only", "the avatar$").out == "1 passed, 0 failed\n"


def test_json_is_for_programs(check: Check, write: Write) -> None:
    status, out, _ = check(write("a.json", file_of(RUSK_HITS, RUSK_MISSES, NEEDS_MORE)), "--json")

    report = json.loads(out)
    assert status == 1
    assert (report["passed"], report["failed"], report["skipped"]) == (1, 1, 1)
    failure = report["failures"][0]
    assert (failure["file"], failure["id"], failure["where"]) == ("a.json", "MISS", "the end")
    assert failure["differences"][0] == {"key": "P2.hp", "expected": 20, "found": 17}
    assert "P1.left: Rusk 5" in failure["position"]
    assert report["skips"][0]["reason"] == "the game has no Rusk the Second"


def test_a_variant_and_a_scenarios_own_options_change_the_rules(check: Check, write: Write) -> None:
    own = write("own.json", changed(rules={"seconds": 5}, options={"hp": 30}, expected={"P2.hp": 27}))
    lead = {"setup": {"position": "deck: Preen"}, "actions": [], "expected": {"position": {"P1.hand": "-"}}}
    magpies = write("m.json", {"game": "template", "scenarios": [{"id": "M", "title": "Rowdy magpies", **lead}]})

    assert check(own).out == "1 passed, 0 failed\n"
    assert check(magpies, "--variant", "rowdy").out == "1 passed, 0 failed\n"


# What it refuses.


def test_a_missing_file_is_named(check: Check, write: Write) -> None:
    write("here.json", file_of(RUSK_HITS))

    assert check("here.json", "gone.json") == (
        2,
        "",
        "error: gone.json: this cannot be read: No such file or directory\n",
    )


def test_a_folder_is_no_scenario_file(check: Check, tmp_path: Path) -> None:
    assert check(str(tmp_path)) == (2, "", f"error: {tmp_path}: this cannot be read: Is a directory\n")


def test_a_file_that_is_no_text_is_named(check: Check, write: Write, tmp_path: Path) -> None:
    write("a.json", "")
    (tmp_path / "a.json").write_bytes(b"\xff\xfe\x00{")

    assert check("a.json") == (2, "", "error: a.json: this is not a text file in UTF-8\n")


def test_broken_json_is_named_with_line_and_column(check: Check, write: Write) -> None:
    broken = '{"game": "threelines",\n "scenarios": [}'

    assert check(write("a.json", broken)) == (2, "", "error: a.json: line 2, column 16: Expecting value\n")


def test_brackets_without_end_are_refused(check: Check, write: Write) -> None:
    assert check(write("a.json", "[" * 100_000)).status == 2


def test_no_file_at_all_is_refused(check: Check) -> None:
    assert check().status == 2


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ([], 'a.json: a scenario file is {"game": …, "scenarios": […]}'),
        ({"scenarios": []}, 'a.json: "game" is missing; it is a text'),
        ({"game": "threelines"}, 'a.json: "scenarios" is missing; it is a list'),
        ({"game": "threelines", "scenarios": {}}, 'a.json: "scenarios" must be a list, not {}'),
        ({**file_of(), "title": ""}, 'a.json: there is no part of a scenario file "title"; there are: game, variant,'),
        ({"game": "threeline", "scenarios": []}, 'a.json: there is no game "threeline"; did you mean threelines?'),
        (file_of(7), "a.json: scenario 1: a scenario is"),
        (file_of(RUSK_HITS, {"title": "Nameless"}), 'a.json: scenario 2: "setup" is missing; it is a table'),
        (changed(title=3), 'a.json: HIT: "title" must be a text, not 3'),
        (changed(expcted={}), 'a.json: HIT: there is no part of a scenario "expcted"; there are: id, title, setup'),
    ],
)
def test_a_file_that_is_no_scenario_file_is_refused(content: Any, sentence: str, check: Check, write: Write) -> None:
    status, out, error = check(write("a.json", content))

    assert (status, out) == (2, "")
    assert error.startswith(f"error: {sentence}")


@pytest.mark.parametrize(
    ("parts", "sentence"),
    [
        ({"setup": {"deks": []}}, 'there is no setup word "deks"; there are: position, expect_error, base, base_size'),
        ({"setup": {"players": {"P1": {"hq": 1}}}}, 'there is no word about a player "hq"; there are: hand, hp, lines'),
        ({"setup": {"players": {"P1": 3}}}, "players.P1 is not a table of hand, hp, lines, mana"),
        ({"setup": {"players": {"P3": {}}}}, '"P3" is not a player; there are P1 to P2'),
        ({"setup": {"players": []}}, "players: expected named values, found []"),
        ({"setup": {"phase": "night"}}, "the phase is between or placement, not night"),
        ({"setup": {"round": "two"}}, 'round: expected a whole number, found "two"'),
        ({"setup": {"deck": ["jon_snoww"]}}, 'there is no card "jon_snoww"; did you mean Jon Snow?'),
        ({"setup": {"deck": ["rusk", "rusk"]}}, "Rusk is in two places"),
        ({"setup": {"players": {"P1": {"hp": -1}}}}, "hp: -1 is not between 0 and 1000"),
        ({"setup": {"players": {"P1": {"lines": {"top": None}}}}}, 'there is no line "top"; the lines are left'),
        ({"setup": {"players": {"P1": {"lines": {"left": {"card": "rusk"}}}}}}, '"defense" is missing'),
        (
            {"setup": {"players": {"P1": {"lines": {"left": {"card": "rusk", "defense": 0}}}}}},
            "defense: 0 is not between 1 and 1000000",
        ),
        ({"setup": {"new_match": True, "base": "other.json"}}, 'base is "threelines_cards.json", the game\'s own'),
        ({"setup": {"new_match": True, "base_size": -1}}, "base_size is a number from 0 to 1000, not -1"),
        ({"setup": {"position": "P1.hp: many"}}, 'P1.hp: "many" is not a whole number'),
        ({"actions": [{"do": "sumbit"}]}, 'there is no action "sumbit"; there are: write, timeout, concede, snapshot,'),
        ({"actions": ["timeout"]}, 'action 1 is not written {"do": …}'),
        ({"actions": [{"player": "P1"}]}, '"do" is missing; it is a text'),
        ({"actions": [{"do": "timeout", "who": 1}]}, 'there is no field of "timeout" "who"; there are: expect, note'),
        ({"actions": [{"do": "timeout", "expect": {"okay": 1}}]}, 'there is no word in expect "okay"; there are: ok,'),
        ({"actions": [{"do": "timeout", "expect": {"ok": "no"}}]}, '"ok" must be true or false, not "no"'),
        ({"actions": [{"do": "snapshot"}]}, '"check" is missing; it is a table'),
        ({"actions": [{"do": "submit", "player": "P1"}]}, 'action 1, submit by P1: "place" is missing'),
        ({"actions": [{"do": "submit", "place": []}]}, 'action 1, submit: "player" is missing'),
        ({"actions": [{"do": "submit", "player": 1, "place": []}]}, "action 1, submit by 1: player: expected a text"),
        (
            {"actions": [{"do": "submit", "player": "P1", "place": [{"card": "rusky", "line": "left"}]}]},
            'action 1, submit by P1: there is no card "rusky"; did you mean Rusk?',
        ),
        (
            {"actions": [{"do": "timeout", "expect": {"opponent_mana": 3}}]},
            'action 1, timeout: there is no "opponent_mana" here; there is nothing',
        ),
        ({"expected": {"P1.health": 3}}, 'there is no word to expect of a position "P#.health"; there are: position,'),
        ({"expected": {"P3.hp": 3}}, 'there is no "P3.hp" here; there are: position, round'),
        ({"expected": {"position": {"P1.hp": "x"}}}, 'P1.hp: "x" is not a whole number'),
        ({"expected": {"position": {"result": "P9"}}}, "result is one of -, draw, P1, P2, not P9"),
        ({"options": {"hpp": 3}}, 'there is no option "hpp"; did you mean hp?'),
        ({"options": {"hp": 0}}, "hp is a whole number from 1 to 1000, not 0"),
        ({"cards": {"x": {"name": "X", "attack": 0, "defense": 1, "cost": 1}}}, "X: attack, defence and cost are at"),
        ({"cards": {"x": {"name": "X", "attack": 1}}}, "cards.x.defense: expected a whole number, found null"),
        ({"cards": {"x": 5}}, "cards.x: expected named values, found 5"),
        ({"cards": 5}, '"cards" is a table of new cards or a list of names'),
    ],
)
def test_a_word_that_means_nothing_is_an_error(
    parts: dict[str, Any], sentence: str, check: Check, write: Write
) -> None:
    status, out, error = check(write("a.json", changed(**parts)))

    assert (status, out) == (2, "")
    assert error.startswith(f"error: a.json: HIT: {sentence}")


def test_a_game_without_cards_of_its_own_in_scenarios_says_so(check: Check, write: Write) -> None:
    scenario = {"id": "M", "title": "", "setup": {"position": ""}, "cards": {"x": {}}}

    assert check(write("a.json", {"game": "template", "scenarios": [scenario]})).error == (
        "error: a.json: M: a scenario of template cannot bring cards of its own\n"
    )


def test_an_unknown_variant_is_named(check: Check, write: Write) -> None:
    assert check(write("a.json", file_of(RUSK_HITS)), "--variant", "classic") == (
        2,
        "",
        'error: a.json: there is no variant of threelines "classic"; there are: standard\n',
    )


def test_a_bad_expression_is_named(check: Check, write: Write) -> None:
    status, _, error = check(write("a.json", file_of(RUSK_HITS)), "--only", "(")

    assert status == 2
    assert error.startswith('error: "(" is not a regular expression: missing )')


def test_an_expression_that_chooses_nothing_is_refused(check: Check, write: Write) -> None:
    assert check(write("a.json", file_of(RUSK_HITS)), "--only", "Jon") == (
        2,
        "",
        'error: none of the 1 scenarios has "Jon" in its id or title\n',
    )
