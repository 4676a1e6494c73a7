"""Playing a minion: where it may be summoned, and random squares."""

from __future__ import annotations

import pytest

from tests.games.generals.field import BOTH_VARIANTS, P1, P2, field


def test_a_minion_is_summoned_next_to_any_friend() -> None:
    # R70
    battle = field(
        "P1 Komodo Charger e3 exhausted",
        "P1 hand: Komodo Charger",
        generals="P1 Argeon Highmayne a1; P2 Kaleos Xaan f4",
    )
    assert battle.squares("play 1") == {
        *("a2", "b1", "b2"),
        *("d2", "e2", "f2", "d3", "f3", "d4", "e4"),
    }


def test_also_next_to_one_that_came_this_turn() -> None:
    # R70
    battle = field("", "P1 hand: Komodo Charger, Komodo Charger")
    assert "c3" not in battle.squares("play 2")
    assert "c3" in battle.do("play 1 b3").squares("play 2")


def test_enemies_do_not_help() -> None:
    # R70
    battle = field("P2 Komodo Charger e3", "P1 hand: Komodo Charger")
    assert battle.why_not("play 1 e4") == "Komodo Charger cannot be summoned on e4 (R70)"


def test_units_on_random_squares_take_different_free_squares() -> None:
    # R71: six Wraithlings of the Reaver
    for seed in range(5):
        battle = field("P2 Vorpal Reaver c3 damage 5", "P1 hand: True Strike", seed=seed).do("play true strike c3")
        assert len(set(battle.where("Wraithling"))) == 6


def test_every_free_square_is_as_likely() -> None:
    # R71: over many games the one Wraithling comes to each of the squares around the Gloomchaser
    around = {"a4", "a5", "b5", "c5", "c4", "c3", "b3"}
    found = set()
    for seed in range(60):
        battle = field("", "P1 hand: Gloomchaser", seed=seed).do("play gloomchaser b4")
        found |= set(battle.where("Wraithling"))
    assert found == around


def test_where_fewer_squares_are_free_the_others_do_not_appear() -> None:
    # R71: Shadowspawn summons 2 Wraithlings near the general, where one square is free
    walls = "; ".join(f"P1 Komodo Charger {square}" for square in ("a4", "b4", "b3", "a2"))
    battle = field(walls, "P1 bloodbound: Shadowspawn ready").do("cast")
    assert battle.where("Wraithling") == ["b2"]


# A unit for a certain square.


@pytest.mark.parametrize("seat", [P1, P2])
def test_a_unit_called_to_a_square_does_not_come_where_one_stands_that_dies_only_then(seat: int) -> None:
    # R71: the Wraithling is still there when the Scarabytes are called, and dies of the same attack
    me, you = f"P{seat + 1}", f"P{2 - seat}"
    units = f"{me} Swarmking Scarab e2; {you} Wraithling f2; {you} Brightmoss Golem h2"
    battle = field(units, f"to move: {me}", f"turn: {seat + 1}").do("attack e2 h2")
    assert battle.where("Scarabyte") == ["g2", "i2"]
    assert battle["f2"] == "-"


def test_a_unit_that_is_already_destroyed_makes_room() -> None:
    # R71, R82
    battle = field("P2 Komodo Charger e3", "P1 hand: Dark Transformation").do("play dark transformation e3")
    assert battle["e3"] == "Wraithling 1/1"
    assert battle.owner("e3") == P1


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_of_two_that_are_called_to_the_same_square_the_first_comes(variant: str) -> None:
    # R147, R178: its own Egg comes before the return that was added to it
    lasting = "P1 Young Silithar c3 damage 2 [auroraboros 0 P1]; P2 Komodo Charger d3"
    reborn = field(lasting, "to move: P2", "turn: 2", variant=variant).do("attack d3 c3")
    assert reborn["c3"] == "Chrysalis Egg 0/1"
    plain = field(lasting.replace("Young Silithar", "Komodo Charger"), "to move: P2", "turn: 2", variant=variant)
    assert plain.do("attack d3 c3")["c3"] == "Komodo Charger 1/3"


def test_a_unit_that_comes_back_at_the_end_of_the_turn_finds_its_square_taken() -> None:
    # R71: it has come back by itself
    lasting = "P1 Komodo Charger c3 [auroraboros 0 P1]"
    battle = field(lasting, "P1 hand: Consuming Rebirth").do("play consuming rebirth c3")
    assert battle["c3"] == "Komodo Charger 1/3"
    assert battle.end().where("Komodo Charger") == ["c3"]
    assert battle["c3"] == "Komodo Charger 1/3"


def test_a_unit_that_comes_back_does_not_take_the_square_of_one_that_leaves_at_the_same_time() -> None:
    # R71: the Wind Dervish still stands there when the turn ends, and vanishes then
    units = "P1 Komodo Charger c3; P1 Wind Dervish c4"
    battle = field(units, "P1 hand: Consuming Rebirth").do("play consuming rebirth c3", "move c4 c3")
    assert battle.end()["c3"] == "-"
