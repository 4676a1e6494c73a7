"""Wall: stands where it is."""

from __future__ import annotations

from tests.games.generals.field import field


def test_a_wall_cannot_move() -> None:
    # R205
    battle = field("P1 blazing_spines_wall c3; P1 gravity_well_wall c1; P1 bonechill_barrier_wall e4")
    assert not battle.squares("move c3") | battle.squares("move c1") | battle.squares("move e4")


def test_a_wall_with_attack_may_attack() -> None:
    # R205
    battle = field("P1 blazing_spines_wall c3; P1 gravity_well_wall c2; P2 Second Sun d3")
    assert battle.squares("attack c3") == {"d3"}
    assert battle.squares("attack c2") == set()
    assert battle.do("attack c3 d3")["d3"] == "Second Sun 0/5"


def test_a_wall_strikes_back() -> None:
    # R205, R56
    battle = field("P1 Hailstone Golem c3; P2 blazing_spines_wall d3", variant="classic").do("attack c3 d3")
    assert battle["c3"] == "Hailstone Golem 4/3"


def test_an_effect_can_move_a_wall() -> None:
    # R205, R51
    battle = field("P1 blazing_spines_wall c3", "P1 hand: Mist Dragon Seal").do("play mist dragon seal c3", "choose f1")
    assert battle["f1"] == "Blazing Spines 4/4"
