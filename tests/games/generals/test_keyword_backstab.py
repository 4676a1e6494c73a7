"""Backstab: an attack from the square directly behind the target."""

from __future__ import annotations

import pytest

from tests.games.generals.field import P1, P2, field


def test_an_attack_from_behind_deals_more_and_is_not_answered() -> None:
    # R111, R112: P2's units look to the left, so e3 is behind d3
    battle = field("P1 Kaido Assassin e3; P2 Hailstone Golem d3").do("attack e3 d3")
    assert battle["d3"] == "Hailstone Golem 4/3"
    assert battle["e3"] == "Kaido Assassin 2/3"


def test_behind_a_unit_of_p1_is_its_left_side() -> None:
    # R111, R7
    battle = field("P2 Kaido Assassin b3; P1 Hailstone Golem c3", "to move: P2", "turn: 2").do("attack b3 c3")
    assert battle["c3"] == "Hailstone Golem 4/3"
    assert battle["b3"] == "Kaido Assassin 2/3"


@pytest.mark.parametrize("square", ["e4", "e2", "c3", "d4", "c2"])
def test_no_other_square_counts_as_behind(square: str) -> None:
    # R111: not even one diagonally behind
    battle = field(f"P1 Kaido Assassin {square}; P2 Rock Pulverizer d3").do(f"attack {square} d3")
    assert battle["d3"] == "Rock Pulverizer 1/2"
    assert battle[square] == "Kaido Assassin 2/2"


def test_a_general_can_be_backstabbed() -> None:
    # R113
    battle = field("P1 Kaido Assassin f3", generals="P1 Argeon Highmayne a3; P2 Kaleos Xaan e3").do("attack f3 e3")
    assert battle["e3"] == "Kaleos Xaan 2/22"
    assert battle["f3"] == "Kaido Assassin 2/3"


def test_a_general_can_backstab() -> None:
    # R111: 2 + 1 for the mask + 4
    battle = field(
        "P2 Hailstone Golem d3", "P1 hand: Mask of Shadows", generals="P1 Reva Eventide e3; P2 Kaleos Xaan i3"
    )
    battle.do("play mask of shadows", "attack e3 d3")
    assert battle["d3"] == "-"
    assert battle["e3"] == "Reva Eventide 3/25"


def test_what_is_behind_a_unit_depends_on_whose_it_is_now() -> None:
    # R113: taken over by P1, the Golem shows its back to the left
    battle = field("P2 Hailstone Golem b4; P2 Kaido Assassin a4", "P1 hand: Dominate Will")
    battle.do("play dominate will b4", "end", "attack a4 b4")
    assert battle["b4"] == "Hailstone Golem 4/3"
    assert battle["a4"] == "Kaido Assassin 2/3"


def test_backstab_adds_up() -> None:
    # R111
    battle = field("P1 Kaido Assassin e3; P2 Stormmetal Golem d3", "P1 hand: Kotetsu")
    battle.do("play kotetsu e3", "attack e3 d3")
    assert battle["d3"] == "Stormmetal Golem 8/3"


def test_without_attack_backstab_lets_nobody_attack_or_strike_back() -> None:
    # R114
    battle = field("P1 Kaido Assassin e3; P2 Komodo Charger d3", "P2 hand: Blindscorch", "to move: P2", "turn: 2")
    battle.do("play blindscorch e3", "attack d3 e3")
    assert battle["d3"] == "Komodo Charger 1/3"
    assert battle.end()["e3"] == "Kaido Assassin 0/2"
    assert not battle.can("attack e3 d3")


@pytest.mark.parametrize("variant", ["standard", "classic"])
@pytest.mark.parametrize("seat", [P1, P2])
def test_a_strike_back_from_behind_is_a_backstab(seat: int, variant: str) -> None:
    # R111: Kaido Assassin stands behind the Golem that turns on it
    me, you = f"P{seat + 1}", f"P{2 - seat}"
    here, behind = ("e3", "d3") if seat == P1 else ("e3", "f3")
    units = f"{me} Brightmoss Golem {here}; {you} Kaido Assassin {behind} [war_surge 0 0/9 {you}]"
    battle = field(units, f"to move: {me}", f"turn: {seat + 1}", variant=variant).do(f"attack {here} {behind}")
    assert battle[here] == "Brightmoss Golem 4/6"
