"""The parts of sentences that all games share."""

import pytest

from cardwright.kernel.state import NOBODY
from cardwright.kernel.text.sentences import capital, counted, does, is_you, listed, third_person, who, whose


def test_the_reader_is_you_and_everybody_else_a_seat() -> None:
    assert [who(0, 0), whose(0, 0)] == ["you", "your"]
    assert [who(1, 0), whose(1, 0)] == ["P2", "P2's"]


def test_an_onlooker_is_nobody_in_particular() -> None:
    assert not is_you(NOBODY, NOBODY)


def test_what_somebody_does_is_told_to_them_and_of_them() -> None:
    assert does(1, 1, "draw a card") == "You draw a card."
    assert does(1, 0, "draw a card") == "P2 draws a card."


@pytest.mark.parametrize(
    ("you", "they"),
    [
        ("forage", "forages"),
        ("pass on it", "passes on it"),
        ("Ready 2 mana", "Readies 2 mana"),
        ("play a card", "plays a card"),
        ("have 3 mana", "has 3 mana"),
        ("are eliminated", "is eliminated"),
        ("win: no other hero is left", "wins: no other hero is left"),
    ],
)
def test_verbs_follow_a_name(you: str, they: str) -> None:
    assert third_person(you) == they


def test_things_are_counted() -> None:
    assert [counted(1, "card"), counted(0, "card"), counted(2, "card")] == ["1 card", "0 cards", "2 cards"]


@pytest.mark.parametrize(
    ("names", "told"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")],
)
def test_names_are_listed(names: list[str], told: str) -> None:
    assert listed(names) == told


def test_a_sentence_begins_with_a_capital() -> None:
    assert [capital("your turn"), capital("")] == ["Your turn", ""]
