"""Towers, the Ancients behind them, and mana as their armor."""

from __future__ import annotations

import pytest

from cardwright.kernel.data.codec import Json
from tests.games.ancients.table import FALLEN, ancient, at, creep, fought, hero, melee


def test_a_tower_has_sixty_health() -> None:
    # R90
    assert at()["L1.P2.tower"] == 60


def test_a_fallen_tower_disappears_and_an_ancient_with_ninety_health_comes_into_view() -> None:
    # R91, R92, R93
    table = at(hero("h", "L1.P1.support.1"), hand=("k_core70",))
    table.play("P1", "k_core70", "L1.P2.core")
    assert (table["L1.P2.tower"], table["L1.P2.ancient"], table["L1.P2.mana"]) == (None, 90, 5)


def test_what_a_falling_tower_could_not_take_is_lost() -> None:
    # J24
    weak = {"L1.P2": {"tower": 3, "mana": 0}}
    table = at(hero("h", "L1.P1.support.1"), hand=("k_twice5", "k_core5"), sides=weak)
    table.play("P1", "k_twice5", "L1.P2.core")
    assert table["L1.P2.ancient"] == 90
    table.do("pass", "P2")
    table.play("P1", "k_core5", "L1.P2.core")
    assert table["L1.P2.ancient"] == 85


def test_the_ancient_takes_nothing_from_the_combat_in_which_its_tower_falls() -> None:
    # J24
    attackers = [creep(f"a{slot}", f"L1.P1.combat.{slot}", 5) for slot in (1, 2, 3)]
    table = fought(*attackers, sides={"L1.P2": {"tower": 3, "mana": 0}})
    assert (table["L1.P2.tower"], table["L1.P2.ancient"]) == (None, 90)


@pytest.mark.parametrize(
    ("mana", "damage", "taken", "left"),
    [(3, 1, 0, 1), (3, 2, 1, 0), (3, 5, 4, 0), (4, 1, 0, 2), (4, 2, 0, 0), (4, 3, 1, 0), (5, 2, 0, 1), (5, 3, 1, 0)]
    + [(1, 1, 1, 0), (0, 4, 4, 0)],
)
def test_two_mana_block_one_damage_and_an_odd_one_is_used_up(mana: int, damage: int, taken: int, left: int) -> None:
    # R94, R95
    table = at(hero("h", "L1.P1.support.1"), hand=(f"k_core{damage}",), sides={"L1.P2": ancient(mana)})
    table.play("P1", f"k_core{damage}", "L1.P2.core")
    assert (90 - table["L1.P2.ancient"], table["L1.P2.mana"]) == (taken, left)


def test_mana_protects_in_combat_too_but_not_against_piercing_damage() -> None:
    # R96
    table = fought(creep("a", "L1.P1.combat.1", 1), creep("b", "L1.P1.combat.2", 1), sides={"L1.P2": ancient(7)})
    assert (table["L1.P2.ancient"], table["P2.gold"]) == (90, 3 + 3 + 5)
    table = at(hero("h", "L1.P1.support.1"), hand=("k_corep3",), sides={"L1.P2": ancient(4)})
    table.play("P1", "k_corep3", "L1.P2.core")
    assert (table["L1.P2.ancient"], table["L1.P2.mana"]) == (87, 4)


def test_a_tower_has_no_armor_of_mana() -> None:
    # R94
    table = at(hero("h", "L1.P1.support.1"), hand=("k_core3",))
    table.play("P1", "k_core3", "L1.P2.core")
    assert (table["L1.P2.tower"], table["L1.P2.mana"]) == (57, 5)


def test_a_tower_that_falls_in_an_action_makes_creeps_mega_at_once() -> None:
    # R25
    board = (melee("q", "L1.P2.combat.2"), hero("h", "L1.P2.support.1"))
    weak: dict[str, Json] = {"L1.P1": {"tower": 5}}
    table = at(*board, enemy_hand=("k_core5",), sides=weak, to_act="P2", initiative="P2")
    table.play("P2", "k_core5", "L1.P1.core")
    assert (table.unit("q")["mega"], table["L1.P1.tower"]) == (True, None)


def test_where_the_towers_are_gone_nothing_changes_for_units_in_play() -> None:
    # R14
    table = at(creep("a", "L1.P1.combat.3"), sides={"L1.P1": FALLEN})
    assert table["L1.P1.combat"] == {"3": "a"}
