"""Melee Creeps: how they come, and when they are Mega."""

from __future__ import annotations

import pytest

from cardwright.kernel.data.codec import Json
from tests.games.ancients.table import FALLEN, Table, at, between, creep, hero, melee, thing

PLAIN = {"attack": 1, "armor": 0, "health": 1, "mega": False}
MEGA = {"attack": 3, "armor": 0, "health": 3, "mega": True}


def spawn(player: str, options: list[int], pick: int, lane: int = 1) -> dict[str, Json]:
    return {"kind": "spawn", "lane": lane, "player": player, "options": options, "pick": pick}


def figures(table: Table, place: str) -> dict[str, Json]:
    return {word: table.unit(f"@{place}")[word] for word in PLAIN}


def test_a_melee_creep_has_one_attack_and_one_health() -> None:
    # R18
    table = between()
    table.next_round()
    assert figures(table, "L1.P1.combat.3") == PLAIN


def test_one_comes_to_the_side_with_fewer_units() -> None:
    # R19
    table = between(creep("e", "L1.P2.combat.2"))
    table.next_round()
    assert table["L1.P1.combat"] == {"3": "t_melee"}
    assert table["L1.P2.combat"] == {"2": "e"}


def test_with_equal_numbers_one_comes_to_each_side() -> None:
    # R20
    table = between(creep("a", "L1.P1.combat.1"), creep("e", "L1.P2.combat.5"))
    table.next_round()
    assert table["L1.P1.combat"] == {"1": "a", "3": "t_melee"}
    assert table["L1.P2.combat"] == {"3": "t_melee", "5": "e"}
    assert table["L2.P1.combat"] == table["L2.P2.combat"] == {"3": "t_melee"}


def test_it_takes_the_free_slot_nearest_to_the_middle() -> None:
    # R21
    table = between(creep("a", "L1.P1.combat.3"), creep("b", "L1.P1.combat.2"), *enemies(3))
    table.next_round()
    assert table["L1.P1.combat"]["4"] == "t_melee"


def enemies(count: int) -> list[dict[str, Json]]:
    return [creep(f"e{slot}", f"L1.P2.combat.{slot}") for slot in range(1, count + 1)]


@pytest.mark.parametrize("pick", [2, 4])
def test_of_two_slots_equally_near_chance_picks_one(pick: int) -> None:
    # R22
    table = between(creep("a", "L1.P1.combat.3"), *enemies(2))
    table.next_round(random=[spawn("P1", [2, 4], pick)])
    assert table["L1.P1.combat"] == {"3": "a", str(pick): "t_melee"}


def test_without_a_free_slot_none_comes() -> None:
    # J3
    full = [creep(f"a{slot}", f"L1.P1.combat.{slot}") for slot in range(1, 6)]
    table = between(*full, *enemies(5))
    table.next_round()
    assert list(table["L1.P1.combat"].values()) == ["a1", "a2", "a3", "a4", "a5"]


def test_units_are_counted_before_any_creep_comes() -> None:
    # J4
    table = between(creep("a", "L1.P1.combat.3"), creep("e", "L1.P2.combat.3"), sides={"L1.P1": FALLEN})
    table.next_round(random=[spawn("P1", [2, 4], 2), spawn("P2", [2, 4], 2)])
    assert len(table["L1.P1.combat"]) == len(table["L1.P2.combat"]) == 2


def test_it_needs_no_support() -> None:
    # J5
    table = between(sides={"L1.P1": FALLEN, "L1.P2": FALLEN})
    table.next_round()
    assert table["L1.P1.combat"] == {"3": "t_melee"}


def test_units_in_the_support_row_are_not_counted() -> None:
    # J10
    table = between(hero("a", "L1.P1.support.1"), hero("b", "L1.P1.support.2"), creep("e", "L1.P2.combat.1"))
    table.next_round()
    assert (table["L1.P1.combat"], table["L1.P2.combat"]) == ({"3": "t_melee"}, {"1": "e"})


def test_by_night_every_melee_creep_is_mega() -> None:
    # R23, R24, R74
    table = between(melee("m", "L1.P1.combat.1"), round=3)
    assert table.unit("m")["mega"] is False
    table.next_round()
    assert {word: table.unit("m")[word] for word in MEGA} == MEGA
    assert figures(table, "L2.P2.combat.3") == MEGA
    assert table.unit("m")["max_health"] == 3


def test_other_creeps_are_never_mega() -> None:
    # R23
    table = at(creep("a", "L1.P1.combat.1"), thing("t", "t_sprout", "L1.P1.combat.2"), round=2)
    assert (table.unit("a")["attack"], table.unit("t")["attack"]) == (2, 1)


def test_where_a_tower_has_fallen_the_opponents_creeps_are_always_mega() -> None:
    # R25
    table = at(melee("n", "L1.P1.combat.1"), melee("q", "L1.P2.combat.5"), sides={"L1.P1": FALLEN})
    assert {word: table.unit("q")[word] for word in MEGA} == MEGA


def test_and_the_own_ones_never() -> None:
    # R26
    for round in (2, 3):
        table = at(melee("n", "L1.P1.combat.1"), sides={"L1.P1": FALLEN}, round=round)
        assert {word: table.unit("n")[word] for word in PLAIN} == PLAIN


def test_where_a_tower_has_fallen_a_mega_comes_every_round() -> None:
    # R27
    table = between(creep("a", "L1.P1.combat.3"), *enemies(3), sides={"L1.P1": FALLEN})
    table.next_round(random=[spawn("P1", [2, 4], 2)])
    assert figures(table, "L1.P2.combat.4") == MEGA


def test_where_both_towers_have_fallen_both_sides_have_mega_creeps() -> None:
    # R28
    table = between(*enemies(2), sides={"L1.P1": FALLEN, "L1.P2": FALLEN})
    table.next_round()
    assert figures(table, "L1.P1.combat.3") == figures(table, "L1.P2.combat.3") == MEGA


def test_each_lane_is_judged_alone() -> None:
    # J49
    table = at(melee("q", "L1.P2.combat.5"), melee("r", "L2.P2.combat.5"), sides={"L1.P1": FALLEN})
    assert (table.unit("q")["mega"], table.unit("r")["mega"]) == (True, False)


def test_at_the_end_of_night_they_are_plain_again_and_those_with_two_health_die() -> None:
    # R75, R76
    table = at(melee("a", "L1.P1.combat.1", damage=1), melee("b", "L1.P1.combat.5"), round=2)
    table.end_turns()
    assert {word: table.unit("b")[word] for word in PLAIN} == PLAIN
    assert table.unit("a") == {"at": "dead"}
    assert table["P2.gold"] == 3 + 8 + 1
