"""Frenzy: an attack that hits all enemies around."""

from __future__ import annotations

from tests.games.generals.field import field

CROWD = (
    "P2 Brightmoss Golem d3; P2 Hailstone Golem d4; P2 Komodo Charger c2; P1 Komodo Charger b3; P2 Komodo Charger e3"
)


def test_all_other_adjacent_enemies_are_hit_as_well() -> None:
    # R154
    battle = field(f"P1 War Talon c3; {CROWD}").do("attack c3 d3")
    assert battle["d3"] == "Brightmoss Golem 4/5"
    assert battle["d4"] == "Hailstone Golem 4/2"
    assert battle["c2"] == "-"


def test_friends_and_enemies_further_away_are_not() -> None:
    # R154
    battle = field(f"P1 War Talon c3; {CROWD}").do("attack c3 d3")
    assert battle["b3"] == "Komodo Charger 1/3"
    assert battle["e3"] == "Komodo Charger 1/3"


def test_only_the_target_strikes_back() -> None:
    # R155
    assert field(f"P1 War Talon c3; {CROWD}").do("attack c3 d3")["c3"] == "War Talon 4/5"


def test_a_strike_back_hits_only_the_attacker() -> None:
    # R156
    battle = field("P1 Hailstone Golem c3; P1 Komodo Charger c4; P2 War Talon d3").do("attack c3 d3")
    assert battle["c3"] == "Hailstone Golem 4/2"
    assert battle["c4"] == "Komodo Charger 1/3"


def test_an_attack_on_a_distant_enemy_hits_only_that_one() -> None:
    # R157
    battle = field("P1 MECHAZ0R! c3; P2 Brightmoss Golem f3; P2 Hailstone Golem d3; P2 Hailstone Golem f4")
    battle.do("attack c3 f3")
    assert battle["f3"] == "Brightmoss Golem 4/3"
    assert battle["d3"] == "Hailstone Golem 4/6"
    assert battle["f4"] == "Hailstone Golem 4/6"
    assert field("P1 MECHAZ0R! c3; P2 Brightmoss Golem d3; P2 Diamond Golem d4").do("attack c3 d3")["d4"] == (
        "Diamond Golem 5/5"
    )


def test_frenzy_of_a_general_comes_from_its_artifact() -> None:
    # R154
    battle = field("P2 Komodo Charger b3; P2 Komodo Charger b4", "P1 hand: Iridium Scale")
    battle.do("play iridium scale", "attack a3 b3")
    assert battle["b4"] == "Komodo Charger 1/1"
