"""RULES.md states every rule once, every option as it is in force, and nobody cites a rule that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardwright import SOURCE
from cardwright.games.generals.game import GAME
from cardwright.games.generals.keywords import NAMES, STUNNED, TRIBES
from cardwright.games.generals.options import CLASSIC, STANDARD
from cardwright.kernel.options import explained

FOLDER = SOURCE / "games" / "generals"
RULES = (FOLDER / "RULES.md").read_text("utf-8")
NUMBERS = [f"R{number}" for number in range(1, 234)]
TABLE = re.findall(r"^\| `(\w+)` \| (.+?) \| (.+?) \| (.*?) ?\| (.+) \|$", RULES, re.MULTILINE)
TILES = ("Mana tile", "Shadow Creep", "Hallowed Ground", "Exhuming Sand", "Primal Flourish")


def shown(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def others(option: dict[str, object]) -> str:
    if "least" in option:
        return f"{option['least']} to {option['most']}"
    choices = option.get("choices", (True, False))
    assert isinstance(choices, tuple)
    return ", ".join(shown(choice) for choice in choices if choice != option["value"])


def test_every_rule_is_stated_exactly_once_and_in_order() -> None:
    assert re.findall(r"^- \*\*(R\d+)\*\* ", RULES, re.MULTILINE) == NUMBERS


@pytest.mark.parametrize("folder", [FOLDER, Path(__file__).parent], ids=["rules", "tests"])
def test_nobody_cites_a_rule_that_does_not_exist(folder: Path) -> None:
    cited = {number for file in folder.rglob("*.py") for number in re.findall(r"\bR\d+\b", file.read_text("utf-8"))}
    assert cited - set(NUMBERS) == set()


def test_the_table_of_options_is_the_one_in_force() -> None:
    assert [row[:3] for row in TABLE] == [
        (option["name"], shown(option["value"]), others(option)) for option in explained(STANDARD)
    ]


def test_the_table_says_where_classic_differs() -> None:
    standard, classic = STANDARD.values(), CLASSIC.values()
    different = {name: shown(value) for name, value in classic.items() if value != standard[name]}
    assert {row[0]: row[3] for row in TABLE if row[3]} == different
    assert len(different) == 13


def test_every_option_names_the_rule_it_changes() -> None:
    for option in explained(STANDARD):
        name, numbers = option["name"], re.findall(r"R\d+", str(option["help"]))
        assert numbers, name
        assert re.findall(r"R\d+", next(row[4] for row in TABLE if row[0] == name)) == numbers


def test_every_keyword_tribe_and_tile_has_rules() -> None:
    titles = re.findall(r"^### (.+)$", RULES, re.MULTILINE)
    named = [name for trait, name in NAMES.items() if trait != STUNNED]
    assert [name for name in (*named, "Stun") if not any(name in title for title in titles)] == []
    assert [tribe for tribe in TRIBES if tribe not in RULES] == []
    assert [tile for tile in TILES if f"*{tile}.*" not in RULES] == []


def test_both_variants_are_described() -> None:
    assert set(GAME.variants()) == {"standard", "classic"}
    assert all(f"`{name}`" in RULES for name in GAME.variants())
