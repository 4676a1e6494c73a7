"""The numbers and contested rulings of a game."""

import pytest

from cardwright.games import NAMES, load
from cardwright.games.template.game import GAME
from cardwright.kernel.errors import BadOption, UnknownName
from cardwright.kernel.options import Options, changed, explained, read_changes

STANDARD = GAME.options()()


def values(**changes: object) -> dict[str, object]:
    return changed(STANDARD, changes).values()


def test_values_may_be_given_as_text() -> None:
    found = values(glitter="5", windows="facing", butting_in="Yes")
    assert (found["glitter"], found["windows"], found["butting_in"]) == (5, "facing", True)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"glitter": 21}, "glitter is a whole number from 0 to 20, not 21"),
        ({"glitter": "few"}, "glitter is a whole number from 0 to 20, not few"),
        ({"glitter": None}, "glitter is a whole number from 0 to 20, not None"),
        ({"glitter": True}, "glitter is a whole number from 0 to 20, not True"),
        ({"windows": "open"}, "windows is one of everybody else, facing, not open"),
        ({"butting_in": 2}, "butting_in is yes or no, not 2"),
    ],
)
def test_a_value_that_is_not_allowed_is_refused_with_those_that_are(changes: dict[str, object], problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        changed(STANDARD, changes)


def test_an_unknown_option_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownName, match='there is no option "gliter"; did you mean glitter'):
        values(gliter=3)


@pytest.mark.parametrize("switch", ["on", "off", "true", "false", "yes", "no", True, False])
def test_a_switch_knows_many_words(switch: object) -> None:
    assert values(butting_in=switch)["butting_in"] is (str(switch).lower() in ("on", "true", "yes"))


def test_changing_options_leaves_the_old_ones_alone() -> None:
    values(glitter=9)
    assert STANDARD.values()["glitter"] == 3


def test_every_option_explains_itself() -> None:
    found = {option["name"]: option for option in explained(STANDARD)}
    assert list(found) == list(STANDARD.values())
    assert (found["glitter"]["least"], found["glitter"]["most"], found["glitter"]["value"]) == (0, 20, 3)
    assert found["windows"]["choices"] == ("everybody else", "facing")
    assert all(option["help"] for option in found.values())


def test_options_of_the_same_values_are_equal() -> None:
    assert changed(STANDARD, {}) == STANDARD
    assert isinstance(STANDARD, Options)


def test_changes_are_written_name_and_value() -> None:
    assert read_changes(["glitter=5", " windows = facing "]) == {"glitter": "5", "windows": "facing"}


@pytest.mark.parametrize("word", ["glitter", "=5", "glitter="])
def test_a_change_without_a_name_or_a_value_is_refused(word: str) -> None:
    with pytest.raises(BadOption, match=f'an option is written NAME=VALUE, not "{word}"'):
        read_changes([word])


@pytest.mark.parametrize("name", NAMES)
def test_a_game_refuses_the_options_of_another(name: str) -> None:
    game, other = load(name), load(NAMES[NAMES.index(name) - 1])
    with pytest.raises(BadOption, match=f"{game.title} is not played with the options of another game"):
        game.new(other.options()(), 1, game.least_seats)
