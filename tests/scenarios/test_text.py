"""Scenarios in text: what is read, and what is refused with its line."""

from __future__ import annotations

import pytest

from cardwright.scenarios import read_file
from tests.scenarios.conftest import Check, Write

HEAD = "game: threelines\nscenario: One\n"
PASSED = "1 passed, 0 failed\n"


def test_spaces_case_and_remarks_do_not_matter(check: Check, write: Write) -> None:
    text = """
        # a remark
        GAME: threelines
        Scenario:   A title   # with a remark
        GIVEN
        p1.LEFT:   rusk     # all of its defence
        When
        p1:nothing
        P2 : nothing
        TIMEOUT  ->  refused
        THEN
        p1.left: RUSK 5
    """

    assert check(write("a.txt", text)).out == PASSED
    assert read_file("a.txt")[0].title == "A title"


def test_a_name_that_does_not_end_in_json_is_read_as_text(check: Check, write: Write) -> None:
    assert check(write("scenarios", f"{HEAD}then\nround: 0")).out == PASSED


def test_the_order_of_a_hand_does_not_matter_but_that_of_the_deck_does(check: Check, write: Write) -> None:
    given = f"{HEAD}given\nP1.hand: Rusk, Jon Snow\ndeck: Yara Flint, Robb Stark\nthen\n"

    assert check(write("a.txt", f"{given}P1.hand: jon snow, rusk")).out == PASSED
    assert check(write("a.txt", f"{given}deck: robb stark, yara flint")).status == 1
    assert check(write("a.txt", f"{given}deck: yara flint, robb stark")).out == PASSED


def test_options_before_the_first_scenario_hold_for_all(check: Check, write: Write) -> None:
    text = (
        "game: threelines\noptions: hp=30, start_mana=7\n"
        "scenario: One\nthen\nP1.hp: 30\nP1.mana: 7\n"
        "scenario: Two\noptions: hp=10\nthen\nP1.hp: 10\nP1.mana: 7\n"
    )

    assert check(write("a.txt", text)).out == "2 passed, 0 failed\n"


def test_a_failure_names_the_file_and_the_line(check: Check, write: Write) -> None:
    text = f"{HEAD}given\nP1.hand: Rusk\nwhen\nP1: jon left\nthen\nround: 0"

    status, out, _ = check(write("a.txt", text))

    assert status == 1
    assert out.startswith("FAILED a.txt:2  One\n  at line 6, P1: jon left:\n    the action: ")


def test_a_refusal_is_enough_for_a_scenario(check: Check, write: Write) -> None:
    assert check(write("a.txt", f"{HEAD}given\nP1.hand: Rusk\nwhen\nP1: jon left -> refused")).out == PASSED


def test_a_then_in_the_middle_is_checked_there(check: Check, write: Write) -> None:
    text = f"{HEAD}given\nP1.left: Rusk\nwhen\ntimeout\nthen\nP2.hp: 20\nwhen\nnext round\ntimeout\nthen\nP2.hp: 14"

    _, out, _ = check(write("a.txt", text))

    assert 'at line 7:\n    P2.hp: expected "20", found "17"' in out


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ("scenario: One", 1, 'a scenario file begins with "game: NAME"'),
        ("\ngame: chess", 2, 'there is no game "chess"; there are: '),
        ("game: threelines\ngame: threelines", 2, "the game is named once, at the beginning"),
        ("game: threelines\ngiven", 2, '"given" stands before the first "scenario: TITLE"'),
        (f"{HEAD}round: 1", 3, '"round: 1" stands before "given", "when" and "then"'),
        (f"{HEAD}options: hp", 3, 'an option is written NAME=VALUE, not "hp"'),
        (f"{HEAD}options: hpp=1", 3, 'there is no option "hpp"; did you mean hp?'),
        (f"{HEAD}given\noptions: hp=1", 4, 'options stand before "given", "when" and "then"'),
        (f"{HEAD}when\ngiven", 4, '"given" stands once, before "when" and "then"'),
        (f"{HEAD}given\nround", 4, '"round" is not written KEY: VALUE'),
        (f"{HEAD}given\nround: 1\nmana: 1", 5, 'there is no line "mana"; did you mean P'),
        (f"{HEAD}given\nP1.hand: Rusk\nP1.left: Jon Sno", 5, 'P1.left: there is no card "Jon Sno"; did you mean Jon'),
        (f"{HEAD}given\nphase: over", 4, "the phase is between or placement, not over"),
        (f"{HEAD}when\njon left", 4, '"jon left" is neither "P1: WHAT P1 DOES" nor one of: timeout, begin round, next'),
        (f"{HEAD}when\nP1: nothing -> done", 4, 'after "->" stands "refused" or "refused: WHY"'),
        (f"{HEAD}then\nP1.hp: lots", 4, 'P1.hp: "lots" is not a whole number'),
        (f"{HEAD}then\nP1.hp: 1\np1.hp: 2", 5, '"P1.hp" is there twice'),
        (f"{HEAD}then\nresult: P1 wins", 4, "result is one of -, draw, P1, P2, not P1 wins"),
        (f"{HEAD}given\nP1.hp: 3", 2, '"One" needs a "then" that lists something'),
        (f"{HEAD}when\ntimeout", 2, '"One" needs a "then" that lists something'),
        (f"{HEAD}then\nwhen\ntimeout\nthen\nround: 0", 2, '"One" needs a "then" that lists something'),
        (f"{HEAD}when\ntimeout\nthen", 2, '"One" needs a "then" that lists something'),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(
    text: str, line: int, sentence: str, check: Check, write: Write
) -> None:
    status, out, error = check(write("a.txt", text))

    assert (status, out) == (2, "")
    assert error.startswith(f"error: a.txt: line {line}: {sentence}")


def test_a_file_without_scenarios_is_refused(check: Check, write: Write) -> None:
    sentence = 'error: a.txt: there is no scenario in it; each begins with "scenario: TITLE"\n'

    assert check(write("a.txt", "")).error == sentence
    assert check(write("a.txt", "game: threelines")).error == sentence


def test_a_position_no_match_can_have_is_refused_with_its_scenario(check: Check, write: Write) -> None:
    text = f"{HEAD}given\nP1.hand: Rusk\nP1.left: Rusk\nthen\nround: 0"

    assert check(write("a.txt", text)) == (2, "", "error: a.txt:2: Rusk is in two places\n")


def test_an_unknown_player_is_refused_with_the_line(check: Check, write: Write) -> None:
    text = f"{HEAD}when\nP3: nothing\nthen\nround: 0"

    assert check(write("a.txt", text)).error == (
        'error: a.txt:2: line 4, P3: nothing: "P3" is not a player; there are P1 to P2\n'
    )


def test_a_line_that_ends_in_a_comma_goes_on_in_the_next_one(check: Check, write: Write) -> None:
    long = """
        game: threelines
        scenario: A hand over two lines
        given
          P1.hand: Rusk,
            Yara Flint
        when
          P1: rusk left
          P2: nothing
        then
          P1.hand: Yara Flint
    """

    assert check(write("long.txt", long)).out == "1 passed, 0 failed\n"


def test_a_file_may_say_for_which_variant_it_is(check: Check, write: Write) -> None:
    springs = """
        game: generals
        variant: classic
        scenario: A mana spring is used up
        given
          units: P1 Argeon Highmayne e4 2/25; P2 Kaleos Xaan i3 2/25
        when
          P1: move e4 e5
        then
          tiles: mana e1 f3; used e5
    """

    assert check(write("springs.txt", springs)).out == "1 passed, 0 failed\n"
    assert "rowdy" in check(write("rowdy.txt", springs.replace("classic", "rowdy"))).error
