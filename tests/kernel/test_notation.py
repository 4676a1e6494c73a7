"""Positions in text, line by line."""

import pytest

from cardwright.games.template.game import GAME, STANDARD
from cardwright.kernel.errors import BadInput
from cardwright.kernel.text.notation import read_cards, read_number, read_seat, split_lines, write_cards


def test_blank_lines_and_comments_are_ignored() -> None:
    assert split_lines("\n# a note\nround: 2  # the second\n\n P1.hand : Caw, Preen\n") == [
        ("round", "2"),
        ("P1.hand", "Caw, Preen"),
    ]


def test_a_line_without_a_colon_is_refused_with_its_number() -> None:
    with pytest.raises(BadInput, match='line 2: "hello" is not written KEY: VALUE'):
        split_lines("round: 1\nhello")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("rouns: 1", 'there is no line "rouns"; did you mean round?'),
        ("round: 1\nRound: 2", 'the line "Round" is there twice'),
        ("round: many", 'round: "many" is not a whole number'),
        ("P1.hand: Caw, Cow", 'P1.hand: there is no card "Cow"'),
    ],
)
def test_a_line_that_cannot_be_read_is_named(text: str, problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        GAME.read_position(text, GAME.options()())


@pytest.mark.parametrize("value", ["P0", "P4", "Q1", "P", "1", "P1x", ""])
def test_what_is_no_player_is_refused(value: str) -> None:
    with pytest.raises(BadInput, match="is not a player; there are P1 to P3"):
        read_seat(value, 3)


def test_players_are_counted_from_one() -> None:
    assert [read_seat("P1", 3), read_seat("p3", 3)] == [0, 2]


def test_a_number_stays_in_its_range() -> None:
    assert read_number(" 7", 0, 10) == 7
    with pytest.raises(BadInput, match="11 is not between 0 and 10"):
        read_number("11", 0, 10)


def test_cards_read_back_and_hidden_ones_are_question_marks() -> None:
    cards = [STANDARD.find("Caw"), -1, STANDARD.find("Nest Raid")]
    assert write_cards(STANDARD, cards) == "Caw, ?, Nest Raid"
    assert read_cards(STANDARD, "Caw, ?, Nest Raid") == cards
    assert write_cards(STANDARD, []) == "-"
    assert read_cards(STANDARD, "-") == read_cards(STANDARD, "") == []
