"""The verb that a typed line begins with."""

import pytest

from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.text.verbs import Verbs

VERBS = Verbs(
    alone={"pass": 0, "end": 1}, with_more=("play", "paint"), answers={"main": ("play", "paint", "end"), "wait": ()}
)


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("pass", ("pass", "")),
        ("  Play   the  Fox ", ("play", "the Fox")),
        ("e", ("end", "")),
        ("pl fox", ("play", "fox")),
        ("play", ("play", "")),
        ("fox", ("", "fox")),
        ("end of days", ("", "end of days")),
    ],
)
def test_a_line_is_a_verb_and_what_follows_it(typed: str, read: tuple[str, str]) -> None:
    assert VERBS.split(typed, "main") == read


def test_a_verb_is_shortened_only_where_it_answers_the_question() -> None:
    assert VERBS.split("pl fox", "wait") == ("", "pl fox")


def test_a_verb_shortened_too_much_is_refused_with_those_it_could_be() -> None:
    with pytest.raises(IllegalAction, match='"p" could be play or paint'):
        VERBS.split("p fox", "main")
