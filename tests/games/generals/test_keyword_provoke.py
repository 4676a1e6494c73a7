"""Provoke: enemies beside it stay, and attack nothing else."""

from __future__ import annotations

from tests.games.generals.field import field


def test_an_enemy_beside_it_cannot_move() -> None:
    # R171
    battle = field("P1 Komodo Charger c3; P2 Rock Pulverizer d4")
    assert battle.squares("move c3") == set()
    assert battle.why_not("move c3 c2") != ""


def test_a_general_is_held_too() -> None:
    # R171
    assert field("P2 Rock Pulverizer b3").squares("move a3") == set()


def test_friends_and_those_further_away_are_free() -> None:
    # R171
    battle = field("P1 Komodo Charger c3; P1 Rock Pulverizer c4; P2 Rock Pulverizer e3")
    assert "c1" in battle.squares("move c3")


def test_it_can_attack_only_what_provokes_it() -> None:
    # R172
    battle = field("P1 Komodo Charger c3; P2 Rock Pulverizer d4; P2 Komodo Charger d3")
    assert battle.squares("attack c3") == {"d4"}


def test_of_several_it_may_choose_one() -> None:
    # R172
    battle = field("P1 Komodo Charger c3; P2 Rock Pulverizer d4; P2 Rock Pulverizer b3; P2 Komodo Charger d3")
    assert battle.squares("attack c3") == {"d4", "b3"}


def test_ranged_and_flying_units_are_held() -> None:
    # R173
    battle = field("P1 Widowmaker c3; P1 Dragonlark c5; P2 Rock Pulverizer d4; P2 Komodo Charger g3")
    assert battle.squares("attack c3") == {"d4"}
    assert battle.squares("move c3") == set()
    assert battle.squares("move c5") == set()


def test_a_ranged_unit_further_away_is_free_to_attack_anyone() -> None:
    # R173
    battle = field("P1 Widowmaker b3; P2 Rock Pulverizer d4; P2 Komodo Charger g3")
    assert battle.squares("attack b3") == {"d4", "g3", "i3"}


def test_an_effect_can_take_a_held_unit_away() -> None:
    # R171, R51
    battle = field("P1 Komodo Charger c3; P2 Rock Pulverizer d4", "P1 hand: Mist Dragon Seal")
    assert battle.do("play mist dragon seal c3", "choose g1")["g1"] == "Komodo Charger 2/4"


def test_an_exhausted_or_stunned_unit_provokes() -> None:
    # R171
    assert field("P1 Komodo Charger c3; P2 Rock Pulverizer d4 exhausted").squares("move c3") == set()
    assert field("P1 Komodo Charger c3; P2 Rock Pulverizer d4 [beam_shock 0 P1 until 9]").squares("move c3") == set()
