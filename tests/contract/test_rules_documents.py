"""Each game's RULES.md states every rule and ruling once and every option as it is; each number is cited by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardwright import SOURCE
from cardwright.kernel.options import explained
from tests.contract.house import House, houses
from tests.contract.options_table import others, shown

GAMES = Path(__file__).parents[1] / "games"
# How far the rule documents go: R for rules, another letter for rulings.
LAST = {
    "threelines": {"R": 38, "T": 32},
    "generals": {"R": 233},
    "pantheon": {"R": 54, "P": 53},
}
every_game = pytest.mark.parametrize("house", houses(), ids=lambda house: str(house.game.name))


def document(house: House) -> str:
    return (SOURCE / "games" / house.game.name / "RULES.md").read_text("utf-8")


def stated(house: House) -> list[str]:
    """The numbers in bold at the beginning of an entry, ``- **R1** …`` or ``- **R12, R32** …``."""
    heads = re.findall(r"^- \*\*((?:[A-Z]\d+(?:, )?)+)\*\* ", document(house), re.MULTILINE)
    return [number for head in heads for number in head.split(", ")]


def last(house: House) -> dict[str, int]:
    """How far the numbers of each letter go."""
    found: dict[str, int] = {}
    for number in stated(house):
        found[number[0]] = max(int(number[1:]), found.get(number[0], 0))
    return found


def numbers(house: House) -> list[str]:
    return [f"{letter}{number}" for letter, most in last(house).items() for number in range(1, most + 1)]


def any_number(house: House) -> str:
    return rf"[{''.join(last(house))}]\d+"


def cited(house: House) -> set[str]:
    """The numbers in the comments of tests, ``# R1, R2`` or ``# R1: why``."""
    tests = [file.read_text("utf-8") for file in (GAMES / house.game.name).rglob("test_*.py")]
    number = any_number(house)
    comments = re.findall(rf"# ({number}(?:, {number})*)(?=$|:)", "\n".join(tests), re.MULTILINE)
    return {one for comment in comments for one in comment.split(", ")}


@every_game
def test_every_rule_and_ruling_is_stated_exactly_once(house: House) -> None:
    assert sorted(stated(house)) == sorted(numbers(house))
    assert last(house) == LAST.get(house.game.name, last(house))


@every_game
def test_every_rule_and_ruling_is_cited_by_a_test(house: House) -> None:
    assert set(numbers(house)) - cited(house) == set()


@every_game
def test_no_test_cites_a_rule_that_does_not_exist(house: House) -> None:
    assert cited(house) - set(numbers(house)) == set()


@every_game
def test_no_code_cites_a_rule_that_does_not_exist(house: House) -> None:
    """A P and one digit is a player."""
    code = "\n".join(file.read_text("utf-8") for file in (SOURCE / "games" / house.game.name).rglob("*.py"))
    assert set(re.findall(r"\b(?:R\d+|[PT]\d\d)\b", code)) - set(numbers(house)) == set()


@every_game
def test_every_ruling_gives_its_reason(house: House) -> None:
    rulings = re.findall(r"^- \*\*([PT]\d+)\*\*(.*?)(?=^- |^#|\Z)", document(house), re.MULTILINE | re.DOTALL)
    assert len(rulings) == sum(most for letter, most in last(house).items() if letter != "R")
    assert [number for number, text in rulings if not re.search(r"\*[^*]+\*\n", text)] == []


@every_game
def test_the_table_of_options_is_the_one_in_force(house: House) -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \| (.+?) \| ", document(house), re.MULTILINE)
    options = explained(house.game.options()())
    assert rows == [(option["name"], shown(option["value"]), others(option)) for option in options]


@every_game
def test_every_option_names_the_rules_it_changes(house: House) -> None:
    for option in explained(house.game.options()()):
        row = next(line for line in document(house).splitlines() if line.startswith(f"| `{option['name']}` |"))
        number = any_number(house)
        assert re.findall(number, row) == re.findall(number, str(option["help"]))
