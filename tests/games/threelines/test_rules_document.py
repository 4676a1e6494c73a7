"""RULES.md states every rule and ruling and every option, and every number in it is cited by a test."""

import re
from pathlib import Path

from cardwright import SOURCE
from cardwright.games.threelines.game import GAME
from cardwright.kernel.options import explained

RULES = (SOURCE / "games" / "threelines" / "RULES.md").read_text("utf-8")
RULE_NUMBERS = {f"R{number}" for number in range(1, 39)}
RULINGS = {f"T{number}" for number in range(1, 33)}


def stated() -> list[str]:
    """The numbers in bold at the beginning of an entry."""
    heads = re.findall(r"^- \*\*([RT0-9, ]+)\*\* ", RULES, re.MULTILINE)
    return [number for head in heads for number in head.split(", ")]


def cited() -> set[str]:
    tests = [
        file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py") if file.name != Path(__file__).name
    ]
    comments = re.findall(r"# ((?:[RT]\d+)(?:, [RT]\d+)*)", "\n".join(tests))
    return {number for comment in comments for number in comment.split(", ")}


def test_every_rule_and_ruling_is_stated_exactly_once() -> None:
    assert sorted(stated()) == sorted(RULE_NUMBERS | RULINGS)


def test_every_rule_and_ruling_is_cited_by_a_test() -> None:
    assert (RULE_NUMBERS | RULINGS) - cited() == set()


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert cited() - (RULE_NUMBERS | RULINGS) == set()


def test_every_ruling_gives_its_reason() -> None:
    rulings = re.findall(r"^- \*\*(T\d+)\*\*(.*?)(?=^- |^#|\Z)", RULES, re.MULTILINE | re.DOTALL)
    assert [number for number, text in rulings if not re.search(r"\*[^*]+\*\n", text)] == []


def test_the_table_of_options_is_the_one_in_force() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \| (.+?) \| ", RULES, re.MULTILINE)
    assert rows == [(option["name"], shown(option["value"]), others(option)) for option in explained(GAME.options()())]


def shown(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def others(option: dict[str, object]) -> str:
    if "least" in option:
        return f"{option['least']} to {option['most']}"
    choices = option.get("choices", (True, False))
    assert isinstance(choices, tuple)
    return ", ".join(shown(choice) for choice in choices if choice != option["value"])
