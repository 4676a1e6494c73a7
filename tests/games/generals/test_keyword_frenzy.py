"""Frenzy: an attack that hits all enemies around."""

from __future__ import annotations

import pytest

from tests.games.generals.field import BOTH_VARIANTS, field

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


def test_an_attack_on_a_distant_enemy_hits_those_beside_the_attacker_too() -> None:
    # R157, R155, option frenzy_reach
    battle = field("P1 MECHAZ0R! c3; P2 Brightmoss Golem f3; P2 Diamond Golem d3; P2 Hailstone Golem f4")
    battle.do("attack c3 f3")
    assert battle["f3"] == "Brightmoss Golem 4/3"
    assert battle["d3"] == "Diamond Golem 5/5"
    assert battle["f4"] == "Hailstone Golem 4/6"
    assert battle["c3"] == "MECHAZ0R! 6/6"
    assert not battle.unit("c3").spent  # those hit on the way do not strike back


def test_in_classic_it_hits_only_that_one() -> None:
    # R157, option frenzy_reach
    battle = field("P1 MECHAZ0R! c3; P2 Brightmoss Golem f3; P2 Diamond Golem d3", variant="classic")
    battle.do("attack c3 f3")
    assert battle["f3"] == "Brightmoss Golem 4/3"
    assert battle["d3"] == "Diamond Golem 5/11"


@pytest.mark.parametrize(("variant", "beside"), [("standard", "1/1"), ("classic", "1/3")])
def test_a_blast_down_the_row_hits_those_beside_the_attacker_too_but_not_in_classic(variant: str, beside: str) -> None:
    # R157, R116: each enemy is hit once, also one that stands beside the attacker and in the line of the Blast
    crowd = "P2 Komodo Charger b4; P2 Diamond Golem b3; P2 Diamond Golem f3"
    battle = field(crowd, "P1 hand: Iridium Scale, Wildfire Ankh", variant=variant)
    battle.do("play 1", "play 2", "attack a3 f3")
    assert battle["b4"] == f"Komodo Charger {beside}"
    assert battle["b3"] == "Diamond Golem 5/9"
    assert battle["f3"] == "Diamond Golem 5/9"


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_an_adjacent_target_spreads_it_in_both_variants(variant: str) -> None:
    # R154
    battle = field("P1 MECHAZ0R! c3; P2 Brightmoss Golem d3; P2 Diamond Golem d4", variant=variant)
    assert battle.do("attack c3 d3")["d4"] == "Diamond Golem 5/5"


def test_frenzy_of_a_general_comes_from_its_artifact() -> None:
    # R154
    battle = field("P2 Komodo Charger b3; P2 Komodo Charger b4", "P1 hand: Iridium Scale")
    battle.do("play iridium scale", "attack a3 b3")
    assert battle["b4"] == "Komodo Charger 1/1"
