"""Ranged: attacks and strikes back anywhere."""

from __future__ import annotations

from tests.games.generals.field import field


def test_a_ranged_unit_can_attack_any_enemy() -> None:
    # R174
    battle = field("P1 Widowmaker b1; P2 Komodo Charger h5; P2 Komodo Charger b2; P1 Komodo Charger c1")
    assert battle.squares("attack b1") == {"h5", "b2", "i3"}


def test_a_distant_target_does_not_strike_back() -> None:
    # R175
    battle = field("P1 Widowmaker c3; P2 Brightmoss Golem f3").do("attack c3 f3")
    assert battle["f3"] == "Brightmoss Golem 4/7"
    assert battle["c3"] == "Widowmaker 2/3"


def test_an_adjacent_target_does() -> None:
    # R175
    battle = field("P1 Lux Ignis c3; P2 Hailstone Golem d4").do("attack c3 d4")
    assert battle["c3"] == "Lux Ignis 2/1"


def test_a_ranged_target_strikes_back_at_any_distance() -> None:
    # R175, R176
    battle = field("P1 Widowmaker b1; P2 Lux Ignis h5").do("attack b1 h5")
    assert battle["b1"] == "Widowmaker 2/1"
    assert battle["h5"] == "Lux Ignis 2/3"


def test_a_distant_target_with_blast_does_not_strike_back() -> None:
    # R175, R120
    battle = field("P1 Widowmaker c3; P2 Starfire Scarab f3").do("attack c3 f3")
    assert battle["c3"] == "Widowmaker 2/3"


def test_a_general_can_have_ranged() -> None:
    # R174, R176
    battle = field("P2 Brightmoss Golem g5", "P1 hand: Cyclone Mask").do("play cyclone mask", "attack a3 g5")
    assert battle["g5"] == "Brightmoss Golem 4/7"
    assert battle["a3"] == "Argeon Highmayne 2/25"
