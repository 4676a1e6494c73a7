"""Armor: what it stops, and how it wears."""

from __future__ import annotations

from tests.games.ancients.table import at, hero


def test_armor_reduces_each_damage_that_does_not_pierce() -> None:
    # R117
    target = hero("t", "L1.P2.combat.2", stats=[0, 2, 20])
    table = at(hero("h", "L1.P1.support.1"), target, hand=("k_bolt3", "k_pierce3"))
    table.play("P1", "k_bolt3", "t")
    assert table.unit("t")["health"] == 19
    table.do("pass", "P2")
    table.play("P1", "k_pierce3", "t")
    assert table.unit("t")["health"] == 16


def test_each_damage_takes_one_armor_for_the_round_piercing_too() -> None:
    # R118
    target = hero("t", "L1.P2.combat.2", stats=[0, 3, 20])
    table = at(hero("h", "L1.P1.support.1"), target, hand=("k_bolt3", "k_pierce3"))
    table.play("P1", "k_bolt3", "t")
    assert table.unit("t")["armor"] == 2
    table.do("pass", "P2")
    table.play("P1", "k_pierce3", "t")
    assert table.unit("t")["armor"] == 1
    table.do("pass", "P2")
    table.do("pass", "P1")
    assert table.unit("t")["armor"] == 3


def test_armor_does_not_wear_below_zero() -> None:
    # R119
    target = hero("t", "L1.P2.combat.2", stats=[0, 2, 20])
    table = at(hero("h", "L1.P1.support.1"), target, hand=("k_bolt3",) * 3)
    for health, armor in ((19, 1), (17, 0), (14, 0)):
        table.play("P1", "k_bolt3", "t")
        assert (table.unit("t")["health"], table.unit("t")["armor"]) == (health, armor)
        table.do("pass", "P2")


def test_damage_that_armor_has_stopped_wears_it_too() -> None:
    # J19
    target = hero("t", "L1.P2.combat.2", stats=[0, 2, 20])
    table = at(hero("h", "L1.P1.support.1"), target, hand=("k_bolt1",))
    table.play("P1", "k_bolt1", "t")
    assert (table.unit("t")["health"], table.unit("t")["armor"]) == (20, 1)


def test_armor_below_zero_is_added_to_damage_and_does_not_wear() -> None:
    # J20
    target = hero("t", "L1.P2.combat.2", stats=[0, 0, 20])
    table = at(hero("h", "L1.P1.support.1"), target, hand=("k_armm2", "k_bolt3", "k_pierce3"))
    for card, health in (("k_armm2", 20), ("k_bolt3", 15), ("k_pierce3", 12)):
        table.play("P1", card, "t")
        assert (table.unit("t")["health"], table.unit("t")["armor"]) == (health, -2)
        table.do("pass", "P2")


def test_armor_that_is_gained_after_wear_counts_in_full() -> None:
    # J59
    target = hero("t", "L1.P2.combat.2", stats=[0, 1, 20])
    table = at(hero("h", "L1.P1.support.1"), target, hand=("k_bolt1", "k_bolt1", "k_arm2"))
    for card, armor in (("k_bolt1", 0), ("k_bolt1", 0), ("k_arm2", 2)):
        table.play("P1", card, "t")
        assert table.unit("t")["armor"] == armor
        table.do("pass", "P2")


def test_a_bonus_that_is_lost_after_wear_does_not_make_armor_negative() -> None:
    # J59
    target = hero("t", "L1.P2.combat.2", stats=[0, 1, 20])
    table = at(hero("h", "L1.P1.support.1"), target, hand=("k_arm2", "k_bolt1", "k_bolt1", "k_purge"))
    for card, armor in (("k_arm2", 3), ("k_bolt1", 2), ("k_bolt1", 1), ("k_purge", 0)):
        table.play("P1", card, "t")
        assert table.unit("t")["armor"] == armor
        table.do("pass", "P2")
