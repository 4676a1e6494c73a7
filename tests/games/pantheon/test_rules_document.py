"""RULES.md states every rule and ruling and every option, and every number in it is cited by a test."""

import re
from pathlib import Path

from cardwright import SOURCE
from cardwright.games.pantheon.game import GAME
from cardwright.kernel.options import explained

FOLDER = SOURCE / "games" / "pantheon"
RULES = (FOLDER / "RULES.md").read_text("utf-8")
RULE_NUMBERS = {f"R{number}" for number in range(1, 55)}
RULINGS = {f"P{number}" for number in range(1, 54)}
NUMBERS = RULE_NUMBERS | RULINGS


def stated() -> list[str]:
    """The numbers in bold at the beginning of an entry."""
    return re.findall(r"^- \*\*([RP]\d+)\*\* ", RULES, re.MULTILINE)


def cited() -> set[str]:
    tests = [
        file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py") if file.name != Path(__file__).name
    ]
    comments = re.findall(r"^ +# ((?:[RP]\d+)(?:, [RP]\d+)*)(?=$|:)", "\n".join(tests), re.MULTILINE)
    return {number for comment in comments for number in comment.split(", ")}


def test_every_rule_and_ruling_is_stated_exactly_once() -> None:
    assert sorted(stated()) == sorted(NUMBERS)


def test_every_rule_and_ruling_is_cited_by_a_test() -> None:
    assert NUMBERS - cited() == set()


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert cited() - NUMBERS == set()


def test_no_rule_of_the_code_cites_one_that_does_not_exist() -> None:
    code = "\n".join(file.read_text("utf-8") for file in FOLDER.rglob("*.py"))
    assert set(re.findall(r"\b(?:R\d+|P\d\d)\b", code)) - NUMBERS == set()


def test_every_ruling_gives_its_reason() -> None:
    rulings = re.findall(r"^- \*\*(P\d+)\*\*(.*?)(?=^- |^#|\Z)", RULES, re.MULTILINE | re.DOTALL)
    assert [number for number, text in rulings if not re.search(r"\*[^*]+\*\n", text)] == []


def test_the_table_of_options_is_the_one_in_force() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \| (.+?) \| ", RULES, re.MULTILINE)
    assert rows == [(option["name"], shown(option["value"]), others(option)) for option in explained(GAME.options()())]


def test_every_option_is_named_at_the_rule_it_changes() -> None:
    for option in explained(GAME.options()()):
        numbers = re.findall(r"\b[RP]\d+", str(option["help"]))
        row = next(line for line in RULES.splitlines() if line.startswith(f"| `{option['name']}` |"))
        assert re.findall(r"\b[RP]\d+", row) == numbers
        assert RULES.count(f"`{option['name']}`") > 1, option["name"]


def shown(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def others(option: dict[str, object]) -> str:
    if "least" in option:
        return f"{option['least']} to {option['most']}"
    choices = option.get("choices", (True, False))
    assert isinstance(choices, tuple)
    return ", ".join(shown(choice) for choice in choices if choice != option["value"])
