"""Attacking and striking back."""

from __future__ import annotations

import pytest

from tests.games.generals.field import BOTH_VARIANTS, P1, P2, field


def test_a_unit_attacks_enemies_never_friends() -> None:
    # R52
    battle = field("P1 Komodo Charger h3; P1 Komodo Charger h2; P2 Komodo Charger g3")
    assert battle.squares("attack h3") == {"i3", "g3"}
    assert battle.why_not("attack h3 h2") == "Komodo Charger is on your side (R52)"


def test_it_reaches_the_eight_squares_around_it() -> None:
    # R53
    around = {"d4", "e4", "f4", "d3", "f3", "d2", "e2", "f2"}
    others = "; ".join(f"P2 Komodo Charger {square}" for square in (*sorted(around), "g3", "e5", "e1"))
    battle = field(f"P1 Komodo Charger e3; {others}")
    assert battle.squares("attack e3") == around
    assert battle.why_not("attack e3 g3") == "Komodo Charger may not attack Komodo Charger from e3 (R53)"


def test_it_must_be_ready_and_have_an_attack_above_0() -> None:
    # R54
    battle = field("P1 Swamp Entangler e3; P1 Komodo Charger e4 exhausted; P2 Komodo Charger f4")
    assert battle.squares("attack e3") | battle.squares("attack e4") == set()
    assert battle.why_not("attack e3 f4") == "Swamp Entangler cannot attack (R54)"


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_both_deal_their_attack(variant: str) -> None:
    # R55, R56
    battle = field("P1 Bloodshard Golem e3; P2 Brightmoss Golem f4", variant=variant).do("attack e3 f4")
    assert battle["f4"] == "Brightmoss Golem 4/5"
    assert battle["e3"] == "-"


@pytest.mark.parametrize("state", ["exhausted", "[beam_shock 0 P1]"])
def test_exhausted_and_stunned_units_strike_back(state: str) -> None:
    # R56, R190
    battle = field(f"P1 Hailstone Golem e3; P2 Brightmoss Golem f4 {state}").do("attack e3 f4")
    assert battle["e3"] == "Hailstone Golem 4/2"


def test_a_unit_with_0_attack_does_not_strike_back() -> None:
    # R57
    battle = field("P1 Hailstone Golem e3; P2 Swamp Entangler f3").do("attack e3 f3")
    assert battle["e3"] == "Hailstone Golem 4/6"


def test_a_unit_that_cannot_reach_the_attacker_does_not_strike_back() -> None:
    # R57
    battle = field("P1 Fire Spitter c3; P2 Brightmoss Golem g3").do("attack c3 g3")
    assert (battle["g3"], battle["c3"]) == ("Brightmoss Golem 4/6", "Fire Spitter 3/2")


def test_in_standard_a_target_that_is_killed_does_not_strike_back() -> None:
    # R58
    battle = field("P1 Bloodshard Golem e3; P2 Bloodshard Golem f3").do("attack e3 f3")
    assert (battle["e3"], battle["f3"]) == ("Bloodshard Golem 4/3", "-")


def test_in_classic_a_target_that_is_killed_strikes_back() -> None:
    # R58: two units can kill each other
    battle = field("P1 Bloodshard Golem e3; P2 Bloodshard Golem f3", variant="classic").do("attack e3 f3")
    assert (battle["e3"], battle["f3"]) == ("-", "-")
    assert (battle.line("P1 fallen"), battle.line("P2 fallen")) == ("Bloodshard Golem 1", "Bloodshard Golem 1")


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_what_an_attacker_does_by_attacking_comes_before_the_strike_back(variant: str) -> None:
    # R59: the dispelled Charger answers with its printed attack
    battle = field("P1 Sunstone Templar e3; P2 Komodo Charger f3 [war_surge 0 2/2 P2]", variant=variant)
    assert battle["f3"] == "Komodo Charger 3/5"
    battle.do("attack e3 f3")
    assert battle["e3"] == "Sunstone Templar 1/3"
    assert battle["f3"] == "Komodo Charger 1/2"


def test_nobody_strikes_back_at_a_strike_back() -> None:
    # R60
    battle = field("P1 Brightmoss Golem e3; P2 Brightmoss Golem f3").do("attack e3 f3")
    assert (battle["e3"], battle["f3"]) == ("Brightmoss Golem 4/5", "Brightmoss Golem 4/5")


def test_generals_fight_like_any_unit() -> None:
    # R52, R55, R56
    battle = field(generals="P1 Argeon Highmayne d3; P2 Kaleos Xaan e3").do("attack d3 e3")
    assert (battle.health(P1), battle.health(P2)) == (23, 23)


@pytest.mark.parametrize("attack", [0, 1, 4])
def test_a_minion_that_a_card_makes_attack_does_so_if_it_has_attack_and_is_struck_back(attack: int) -> None:
    # R54, R56
    minion = {0: "Swamp Entangler", 1: "Komodo Charger", 4: "Brightmoss Golem"}[attack]
    battle = field(f"P2 {minion} h4", "P1 hand: Betrayal").do("play 1")
    assert battle.health(P2) == 25 - attack
    assert battle.unit("h4").damage == (2 if attack > 0 else 0)
