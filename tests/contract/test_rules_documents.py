"""Each game's RULES.md states every rule and ruling once and every option as it is; each number is cited by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardwright import SOURCE
from cardwright.kernel.options import explained
from tests.contract.options_table import others, shown
from tests.contract.subject import Subject, rulebook, subjects

GAMES = Path(__file__).parents[1] / "games"
# How far the rule documents go: R for rules, another letter for rulings.
LAST = {
    "threelines": {"R": 38, "T": 32},
    "generals": {"R": 233},
    "pantheon": {"R": 54, "P": 53},
    "cartoverse": {"R": 81, "C": 72},
    "ancients": {"R": 135, "J": 70},
}
every_game = pytest.mark.parametrize("subject", subjects(), ids=lambda subject: str(subject.game.name))


def document(subject: Subject) -> str:
    return rulebook(subject.game.name)


def stated(subject: Subject) -> list[str]:
    """The numbers in bold at the beginning of an entry, ``- **R1** …`` or ``- **R12, R32** …``."""
    heads = re.findall(r"^- \*\*((?:[A-Z]\d+(?:, )?)+)\*\* ", document(subject), re.MULTILINE)
    return [number for head in heads for number in head.split(", ")]


def last(subject: Subject) -> dict[str, int]:
    """How far the numbers of each letter go."""
    found: dict[str, int] = {}
    for number in stated(subject):
        found[number[0]] = max(int(number[1:]), found.get(number[0], 0))
    return found


def numbers(subject: Subject) -> list[str]:
    return [f"{letter}{number}" for letter, most in last(subject).items() for number in range(1, most + 1)]


def any_number(subject: Subject) -> str:
    return rf"[{''.join(last(subject))}]\d+"


def cited(subject: Subject) -> set[str]:
    """The numbers in the comments of tests, ``# R1, R2`` or ``# R1: why``."""
    tests = [file.read_text("utf-8") for file in (GAMES / subject.game.name).rglob("test_*.py")]
    number = any_number(subject)
    comments = re.findall(rf"# ({number}(?:, {number})*)(?=$|:)", "\n".join(tests), re.MULTILINE)
    return {one for comment in comments for one in comment.split(", ")}


@every_game
def test_every_rule_and_ruling_is_stated_exactly_once(subject: Subject) -> None:
    assert sorted(stated(subject)) == sorted(numbers(subject))
    assert last(subject) == LAST.get(subject.game.name, last(subject))


@every_game
def test_every_rule_and_ruling_is_cited_by_a_test(subject: Subject) -> None:
    assert set(numbers(subject)) - cited(subject) == set()


@every_game
def test_no_test_cites_a_rule_that_does_not_exist(subject: Subject) -> None:
    assert cited(subject) - set(numbers(subject)) == set()


@every_game
def test_no_code_cites_a_rule_that_does_not_exist(subject: Subject) -> None:
    """A P and one digit is a player."""
    code = "\n".join(file.read_text("utf-8") for file in (SOURCE / "games" / subject.game.name).rglob("*.py"))
    assert set(re.findall(r"\b(?:[JR]\d+|[CPT]\d\d)\b", code)) - set(numbers(subject)) == set()


@every_game
def test_every_ruling_gives_its_reason(subject: Subject) -> None:
    rulings = re.findall(r"^- \*\*([CJPT]\d+)\*\*(.*?)(?=^- |^#|\Z)", document(subject), re.MULTILINE | re.DOTALL)
    assert len(rulings) == sum(most for letter, most in last(subject).items() if letter != "R")
    assert [number for number, text in rulings if not re.search(r"\*[^*]+\*\n", text)] == []


@every_game
def test_the_table_of_options_is_the_one_in_force(subject: Subject) -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \| (.+?) \| ", document(subject), re.MULTILINE)
    options = explained(subject.game.options()())
    assert rows == [(option["name"], shown(option["value"]), others(option)) for option in options]


@every_game
def test_every_option_names_the_rules_it_changes(subject: Subject) -> None:
    for option in explained(subject.game.options()()):
        row = next(line for line in document(subject).splitlines() if line.startswith(f"| `{option['name']}` |"))
        number = any_number(subject)
        assert re.findall(number, row) == re.findall(number, str(option["help"]))


def test_a_game_without_a_rulebook_is_told_where_to_write_it() -> None:
    with pytest.raises(AssertionError, match=r"chess has no rulebook yet: write its rules in .*/games/chess/RULES\.md"):
        rulebook("chess")
