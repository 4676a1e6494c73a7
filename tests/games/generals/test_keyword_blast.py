"""Blast: an attack that runs along a row or a column to the edge of the board."""

from __future__ import annotations

import pytest

from tests.games.generals.field import field

ROW = "P1 Starfire Scarab c3; P2 Brightmoss Golem d3; P1 Komodo Charger e3; P2 Diamond Golem g3; P2 Komodo Charger c1"


def test_blast_reaches_every_enemy_in_its_row_and_column_and_those_around() -> None:
    # R115
    battle = field(
        "P1 Starfire Scarab d3; P2 Komodo Charger d5; P2 Komodo Charger a3; P2 Komodo Charger e4; P2 Komodo Charger f5",
        generals="P1 Argeon Highmayne a1; P2 Kaleos Xaan i3",
    )
    assert battle.squares("attack d3") == {"d5", "a3", "i3", "e4"}


def test_every_enemy_on_that_side_is_hit_and_no_friend_stops_it() -> None:
    # R116: full damage to each, the general included, up to the edge
    battle = field(ROW).do("attack c3 g3")
    assert battle["d3"] == "Brightmoss Golem 4/5"
    assert battle["e3"] == "Komodo Charger 1/3"
    assert battle["g3"] == "Diamond Golem 5/7"
    assert battle["i3"] == "Kaleos Xaan 2/21"


def test_enemies_on_the_other_side_and_in_other_lines_are_not_hit() -> None:
    # R116
    battle = field(
        "P1 Starfire Scarab d3; P2 Brightmoss Golem c3; P2 Brightmoss Golem e3; P2 Brightmoss Golem d5",
        generals="P1 Argeon Highmayne a1; P2 Kaleos Xaan i5",
    ).do("attack d3 e3")
    assert battle["e3"] == "Brightmoss Golem 4/5"
    assert battle["c3"] == "Brightmoss Golem 4/9"
    assert battle["d5"] == "Brightmoss Golem 4/9"
    assert battle["i5"] == "Kaleos Xaan 2/25"


@pytest.mark.parametrize(("target", "other"), [("d4", "d5"), ("d2", "d1"), ("c3", "b3"), ("e3", "f3")])
def test_it_works_in_all_four_directions(target: str, other: str) -> None:
    # R116
    battle = field(f"P1 Pyromancer d3; P2 Second Sun {target}; P2 Second Sun {other}").do(f"attack d3 {target}")
    assert battle[target] == "Second Sun 0/6"
    assert battle[other] == "Second Sun 0/6"


@pytest.mark.parametrize(("variant", "left"), [("standard", 6), ("classic", 5)])
def test_a_diagonal_attack_hits_one_enemy_only(variant: str, left: int) -> None:
    # R117, R58: only in classic does the Komodo Charger that dies of it strike back
    battle = field("P1 Starfire Scarab d2; P2 Komodo Charger e3; P2 Brightmoss Golem f4", variant=variant)
    assert battle.squares("attack d2") == {"e3"}
    battle.do("attack d2 e3")
    assert battle["e3"] == "-"
    assert battle["f4"] == "Brightmoss Golem 4/9"
    assert battle["d2"] == f"Starfire Scarab 4/{left}"


def test_those_hit_strike_back_if_they_are_adjacent_or_ranged() -> None:
    # R118: 4 by the Golem beside it, 2 by the Widowmaker, nothing by the Golem far away
    battle = field("P1 Grandmaster Nosh-Rak c3; P2 Brightmoss Golem d3; P2 Lux Ignis e3; P2 Diamond Golem f3")
    battle.do("attack c3 f3")
    assert battle["c3"] == "Grandmaster Nosh-Rak 4/2"
    assert battle["f3"] == "Diamond Golem 5/7"


def test_what_an_attack_does_to_its_target_it_does_to_all_that_are_hit() -> None:
    # R119
    battle = field("P1 Starfire Scarab c3; P2 Brightmoss Golem d3; P2 Diamond Golem g3", "P1 hand: Deathstrike Seal")
    battle.do("play deathstrike seal c3", "attack c3 d3")
    assert battle["d3"] == "-"
    assert battle["g3"] == "-"


def test_psionic_strike_counts_for_every_minion_a_general_with_blast_hits() -> None:
    # R119
    battle = field(
        "P2 Brightmoss Golem d3; P2 Brightmoss Golem f3",
        "P1 hand: Wildfire Ankh",
        "P1 bloodbound: Psionic Strike ready",
        generals="P1 Scioness Sajj b3; P2 Kaleos Xaan i3",
    ).do("play wildfire ankh", "cast", "attack b3 d3")
    assert battle["d3"] == "Brightmoss Golem 4/5"
    assert battle["f3"] == "Brightmoss Golem 4/5"
    assert battle["i3"] == "Kaleos Xaan 2/23"


def test_a_unit_with_blast_does_not_strike_back_at_a_distant_attacker() -> None:
    # R120, R175
    battle = field("P1 Widowmaker c3; P2 Starfire Scarab f3").do("attack c3 f3")
    assert battle["f3"] == "Starfire Scarab 4/4"
    assert battle["c3"] == "Widowmaker 2/3"


def test_its_strike_back_hits_only_the_attacker() -> None:
    # R120
    battle = field("P1 Brightmoss Golem c3; P1 Komodo Charger b3; P2 Starfire Scarab d3").do("attack c3 d3")
    assert battle["c3"] == "Brightmoss Golem 4/5"
    assert battle["b3"] == "Komodo Charger 1/3"
    assert battle["a3"] == "Argeon Highmayne 2/25"
