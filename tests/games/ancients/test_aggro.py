"""Melee Creeps that are drawn to heroes."""

from __future__ import annotations

from cardwright.kernel.data.codec import Json
from tests.games.ancients.table import Table, at, between, creep, hero, melee, thing

STURDY = [0, 0, 20]


def duel(*more: dict[str, Json]) -> Table:
    return at(hero("a", "L1.P1.combat.3", stats=STURDY), hero("b", "L1.P2.combat.3", stats=STURDY), *more)


def test_a_hero_who_aims_at_a_hero_draws_the_melee_creeps_beside_that_one() -> None:
    # R104
    table = duel(melee("y", "L1.P2.combat.4"), melee("z", "L1.P1.combat.2"), creep("k", "L1.P2.combat.2"))
    assert (table.unit("y")["target"], table.unit("z")["target"]) == ("a", "b")
    assert table.unit("k")["target"] == "z"


def test_only_creeps_that_are_adjacent_answer() -> None:
    # J26
    table = duel(melee("y", "L1.P2.combat.5"), melee("z", "L2.P1.combat.3"))
    assert (table.unit("y")["target"], table.unit("z")["target"]) == ("core", "core")


def moved_up(*hand: str) -> Table:
    """A hero comes up opposite an enemy hero beside whom a Melee Creep stands."""
    board = (
        hero("a", "L1.P1.support.4"),
        hero("b", "L1.P2.combat.4"),
        melee("y", "L1.P2.combat.5"),
        melee("z", "L1.P1.combat.3"),
        creep("c", "L1.P2.combat.3"),
        creep("w", "L1.P1.combat.5"),
    )
    table = at(*board, hand=hand)
    assert table.unit("y")["target"] == "w"
    table.do("move", "P1", hero="a", to="L1.P1.combat.4")
    return table


def test_it_happens_at_any_time() -> None:
    # R105, J27
    table = moved_up()
    assert (table.unit("y")["target"], table.unit("z")["target"]) == ("a", "b")


def test_a_creep_that_comes_into_range_is_drawn_too() -> None:
    # J27
    board = (hero("a", "L1.P1.combat.3", stats=STURDY), hero("b", "L1.P2.combat.3", stats=STURDY))
    table = between(*board, creep("c", "L1.P1.combat.2"), creep("d", "L1.P2.combat.4"))
    table.next_round()
    assert table.unit("@L1.P1.combat.4")["target"] == "b"
    assert table.unit("@L1.P2.combat.2")["target"] == "a"


def test_it_is_not_undone_when_the_hero_aims_at_something_else() -> None:
    # R106
    table = moved_up("k_aim")
    table.do("pass", "P2")
    table.play("P1", "k_aim", "a", "y")
    assert (table.unit("a")["target"], table.unit("y")["target"]) == ("y", "a")


def test_it_is_undone_by_other_means() -> None:
    # R107
    table = moved_up("k_aim")
    table.do("pass", "P2")
    table.play("P1", "k_aim", "y", "w")
    assert table.unit("y")["target"] == "w"


def test_the_same_creeps_can_be_drawn_again() -> None:
    # R108
    board = (
        hero("a", "L1.P1.combat.2"),
        hero("d", "L1.P1.combat.3"),
        hero("b", "L1.P2.combat.2"),
        melee("y", "L1.P2.combat.3"),
    )
    table = at(*board, hand=("k_aim",))
    assert table.unit("y")["target"] == "a"
    table.play("P1", "k_aim", "d", "b")
    assert table.unit("y")["target"] == "d"


def test_of_several_heroes_at_once_the_one_opposite_draws_the_creep() -> None:
    # J28
    board = (
        hero("a", "L1.P1.combat.2", forced="y"),
        hero("f", "L1.P1.combat.3"),
        hero("d", "L1.P2.combat.2"),
        melee("y", "L1.P2.combat.3"),
        melee("x", "L1.P2.combat.1"),
    )
    table = at(*board, enemy_hand=("k_taunt",), to_act="P2", initiative="P2")
    table.play("P2", "k_taunt", "d")
    assert (table.unit("y")["target"], table.unit("x")["target"]) == ("f", "a")


def test_a_hero_who_is_moved_and_keeps_the_target_draws_only_creeps_that_come_into_range() -> None:
    # J27
    board = (
        hero("a", "L1.P1.combat.2", forced="b"),
        thing("w", "k_c", "L1.P1.combat.1"),
        hero("b", "L1.P2.combat.3"),
        melee("y", "L1.P2.combat.2", forced="w"),
        melee("z", "L1.P2.combat.4"),
        thing("c", "h_b1", "L1.P2.support.1"),
    )
    table = at(*board, to_act="P2", initiative="P2")
    table.do("ability", "P2", source="c", targets=["a", "L1.P1.combat.3"])
    assert [table.unit(name)["target"] for name in ("a", "y", "z")] == ["b", "w", "a"]


def test_spells_and_abilities_draw_nobody() -> None:
    # R104
    board = (thing("a", "k_hact", "L1.P1.combat.3"), hero("b", "L1.P2.support.1"), melee("y", "L1.P2.combat.4"))
    table = at(*board)
    table.do("ability", "P1", source="a", targets=["b"])
    assert table.unit("y")["target"] == "core"
