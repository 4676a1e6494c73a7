"""RULES.md says where the variants differ, and has rules for every keyword, tribe and tile."""

from __future__ import annotations

import re

from cardwright import SOURCE
from cardwright.games.generals.game import GAME
from cardwright.games.generals.model.keywords import NAMES, STUNNED, TRIBES
from cardwright.games.generals.options import CLASSIC, STANDARD
from tests.contract.options_table import shown

FOLDER = SOURCE / "games" / "generals"
RULES = (FOLDER / "RULES.md").read_text("utf-8")
TABLE = re.findall(r"^\| `(\w+)` \| (.+?) \| (.+?) \| (.*?) ?\| (.+) \|$", RULES, re.MULTILINE)
TILES = ("Mana tile", "Shadow Creep", "Hallowed Ground", "Exhuming Sand", "Primal Flourish")


def test_the_table_says_where_classic_differs() -> None:
    standard, classic = STANDARD.values(), CLASSIC.values()
    different = {name: shown(value) for name, value in classic.items() if value != standard[name]}
    assert {row[0]: row[3] for row in TABLE if row[3]} == different
    assert len(different) == 23


def test_every_keyword_tribe_and_tile_has_rules() -> None:
    titles = re.findall(r"^### (.+)$", RULES, re.MULTILINE)
    named = [name for trait, name in NAMES.items() if trait != STUNNED]
    assert [name for name in (*named, "Stun") if not any(name in title for title in titles)] == []
    assert [tribe for tribe in TRIBES if tribe not in RULES] == []
    assert [tile for tile in TILES if f"*{tile}.*" not in RULES] == []


def test_both_variants_are_described() -> None:
    assert set(GAME.variants()) == {"standard", "classic"}
    assert all(f"`{name}`" in RULES for name in GAME.variants())
