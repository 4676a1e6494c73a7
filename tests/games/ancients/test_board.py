"""The board, and where units and improvements can be placed."""

from __future__ import annotations

from tests.games.ancients.table import FALLEN, at, between, creep, deploy, hero, melee, places, slots, thing, waiting

GONE = {"L1.P1": FALLEN}


def test_there_are_two_lanes_with_two_rows_for_each_player() -> None:
    # R10, R17
    table = at(hero("a", "L1.P1.combat.1"), hero("b", "L2.P1.support.5"), hero("c", "L2.P2.combat.3"))
    rows = [f"L{lane}.P{player}.{row}" for lane in (1, 2) for player in (1, 2) for row in ("combat", "support")]
    assert sum(len(table[row]) for row in rows) == 3
    assert table["L2.P1.support"] == {"5": "b"}


def test_a_row_has_five_slots_and_the_core_is_in_the_middle_of_the_support_row() -> None:
    # J2, R11
    table = at(hand=("k_imp",), sides=GONE)
    assert slots(table, "P1", "improvement", "L1.P1.support") == {1, 2, 4, 5}
    assert slots(table, "P1", "improvement", "L2.P1.support") == {1, 2, 4, 5}


def test_nothing_is_placed_on_the_core() -> None:
    # R11
    table = at(hero("h", "L1.P1.support.1"), hand=("k_imp",))
    table.refused("play", "P1", card="k_imp", to="L1.P1.core")
    table.refused("play", "P1", card="k_imp", to="L1.P1.support.3")


def test_tower_and_ancient_make_all_other_support_slots_legal() -> None:
    # R12
    table = between(players={"P1": {"fountain": [waiting("x", 3)]}}, sides=GONE)
    table.next_round()
    assert slots(table, "P1", "deploy:x", "L1.P1.support") == {1, 2, 4, 5}
    assert slots(table, "P1", "deploy:x", "L2.P1.support") == {1, 2, 4, 5}


def test_a_tower_supports_the_combat_slot_above_it() -> None:
    # R13, R43
    assert slots(at(), "P1", "creep", "L1.P1.combat") == {3}


def test_the_ancient_does_not() -> None:
    # R14
    assert slots(at(sides=GONE), "P1", "creep", "L1.P1.combat") == set()


def test_a_hero_in_the_support_row_supports_the_slot_above() -> None:
    # R15
    assert slots(at(hero("h", "L1.P1.support.4"), sides=GONE), "P1", "creep", "L1.P1.combat") == {4}


def test_an_improvement_supports_the_slot_above() -> None:
    # R16
    table = at(thing("i", "k_imp", "L1.P1.support.1"), sides=GONE)
    assert slots(table, "P1", "creep", "L1.P1.combat") == {1}


def test_what_the_opponent_has_in_the_support_row_supports_nothing() -> None:
    # R15, R16
    table = at(hero("h", "L1.P2.support.4"), thing("i", "k_imp", "L1.P2.support.1"), sides=GONE)
    assert slots(table, "P1", "creep", "L1.P1.combat") == set()


def test_a_unit_can_be_placed_beside_an_ally_and_only_directly_beside() -> None:
    # R41, J6
    assert slots(at(creep("a", "L1.P1.combat.1"), sides=GONE), "P1", "creep", "L1.P1.combat") == {1, 2}
    assert slots(at(creep("a", "L1.P1.combat.4"), sides=GONE), "P1", "creep", "L1.P1.combat") == {3, 4, 5}


def test_a_unit_can_be_placed_opposite_an_enemy() -> None:
    # R42
    assert slots(at(creep("e", "L1.P2.combat.5"), sides=GONE), "P1", "creep", "L1.P1.combat") == {5}


def test_a_unit_can_be_placed_on_an_ally() -> None:
    # R44
    table = at(hero("h", "L1.P1.support.1"), creep("a", "L1.P1.combat.5"), hand=("k_c",), sides=GONE)
    table.play("P1", "k_c", to="L1.P1.combat.5", **{"as": "n"})
    assert table["L1.P1.combat"] == {"5": "n"}
    assert table.unit("a") == {"at": "destroyed"}


def test_a_hero_that_is_covered_is_bounced_and_healed() -> None:
    # R44
    table = at(hero("h", "L1.P1.support.1"), hero("x", "L1.P1.combat.3", damage=4), hand=("k_c",))
    table.play("P1", "k_c", to="L1.P1.combat.3")
    assert table["P1.fountain"] == {"x": 4}
    assert (table.unit("x")["health"], table["P2.gold"]) == (10, 3)


def test_what_is_replaced_brings_no_bounty_and_has_no_death_effect() -> None:
    # J7
    table = at(hero("h", "L1.P1.support.1"), thing("d", "k_dying", "L1.P1.combat.3"), hand=("k_c",))
    table.play("P1", "k_c", to="L1.P1.combat.3")
    assert (table["P1.gold"], table["P2.gold"]) == (3, 3)


def test_nothing_is_placed_on_a_rooted_hero() -> None:
    # J63
    rooted = hero("x", "L1.P1.combat.3", statuses={"root": 1})
    table = at(hero("h", "L1.P1.support.1"), rooted, hand=("k_c",))
    table.refused("play", "P1", card="k_c", to="L1.P1.combat.3")
    assert 3 not in slots(table, "P1", "creep", "L1.P1.combat")


def test_bounce_does_nothing_to_a_rooted_hero() -> None:
    # J63
    rooted = hero("x", "L1.P1.combat.3", statuses={"root": 1})
    table = at(hero("h", "L1.P1.support.1"), rooted, hand=("k_bounce",))
    table.play("P1", "k_bounce", "x")
    assert table.unit("x")["at"] == "L1.P1.combat.3"
    assert table["P1.hand"] == []


def test_heroes_are_deployed_anywhere_in_the_own_support_rows() -> None:
    # R45
    table = between(players={"P1": {"fountain": [waiting("x", 3)]}})
    table.next_round()
    legal = places(table, "P1", "deploy:x")
    assert {name for name in legal if "support" in name} == {
        f"L{lane}.P1.support.{slot}" for lane in (1, 2) for slot in (1, 2, 4, 5)
    }


def test_creeps_are_not_placed_in_a_support_row() -> None:
    # R46
    table = at(hero("h", "L1.P1.support.1"), hand=("k_c",))
    table.refused("play", "P1", card="k_c", to="L1.P1.support.2")
    assert [name for name in places(table, "P1", "creep") if "support" in name] == []


def test_improvements_are_placed_only_in_a_support_row() -> None:
    # R47
    table = at(hero("h", "L1.P1.support.1"), hand=("k_imp",))
    table.refused("play", "P1", card="k_imp", to="L1.P1.combat.3")
    table.play("P1", "k_imp", to="L1.P1.support.5", **{"as": "i"})
    assert table["L1.P1.support"] == {"1": "h", "5": "i"}


def test_an_improvement_takes_the_place_of_an_own_one_but_not_of_a_hero() -> None:
    # J8
    table = at(hero("h", "L1.P1.support.1"), thing("i", "k_imp", "L1.P1.support.2"), hand=("k_imp",))
    table.refused("play", "P1", card="k_imp", to="L1.P1.support.1")
    table.play("P1", "k_imp", to="L1.P1.support.2", **{"as": "n"})
    assert (table.unit("i"), table["P2.gold"]) == ({"at": "destroyed"}, 3)


def test_an_improvement_cannot_be_damaged_and_pays_only_when_the_enemy_destroys_it() -> None:
    # J9
    own = thing("i", "k_imp", "L1.P1.support.2")
    table = at(hero("h", "L1.P1.support.1"), own, hand=("k_bolt1", "k_raze"))
    table.refused("play", "P1", card="k_bolt1", targets=["i"])
    table.play("P1", "k_raze", "i")
    assert (table["P1.gold"], table["P2.gold"]) == (3, 3)

    table = at(hero("h", "L1.P1.support.1"), thing("i", "k_imp", "L1.P2.support.2"), hand=("k_raze",))
    table.play("P1", "k_raze", "i")
    assert (table["P1.gold"], table.unit("i")) == (6, {"at": "destroyed"})


def test_a_hero_can_be_deployed_onto_an_own_improvement() -> None:
    # J69
    table = between(thing("i", "k_imp", "L1.P1.support.2"), players={"P1": {"fountain": [waiting("x", 3)]}})
    table.next_round()
    deploy(table, "P1", ("x", "L1.P1.support.2"))
    assert (table["L1.P1.support"], table.unit("i"), table["P2.gold"]) == ({"2": "x"}, {"at": "destroyed"}, 3)


def test_creeps_and_heroes_are_units_and_the_rest_are_structures() -> None:
    # R53, R54
    board = (
        hero("h", "L1.P1.support.1"),
        melee("m", "L1.P2.combat.1"),
        hero("e", "L1.P2.support.1"),
        thing("i", "k_imp", "L1.P2.support.2"),
    )
    for name in ("m", "e"):
        at(*board, hand=("k_bolt1",)).play("P1", "k_bolt1", name)
    for name in ("i", "L1.P2.core"):
        at(*board, hand=("k_bolt1",)).refused("play", "P1", card="k_bolt1", targets=[name])
