"""Forcefield: the first damage is cancelled."""

from __future__ import annotations

import pytest

from tests.games.generals.field import BOTH_VARIANTS, field

FIRES = "P1 hand: Phoenix Fire, Phoenix Fire, Phoenix Fire"


def test_the_first_damage_is_cancelled_and_the_second_is_not() -> None:
    # R150
    battle = field("P2 Night Watcher d3", FIRES).do("play 1 d3")
    assert battle["d3"] == "Night Watcher 2/4"
    assert battle.do("play 2 d3")["d3"] == "Night Watcher 2/1"


def test_damage_in_combat_breaks_it_as_well() -> None:
    # R150
    battle = field("P1 Night Watcher c3; P2 Hailstone Golem d3", FIRES).do("attack c3 d3")
    assert battle["c3"] == "Night Watcher 2/4"
    assert battle.do("play 1 c3")["c3"] == "Night Watcher 2/1"


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_it_is_whole_again_on_the_opponents_turn(variant: str) -> None:
    # R151: broken on its owner's turn
    battle = field("P1 Night Watcher d3", FIRES, "P2 hand: Phoenix Fire, Phoenix Fire", variant=variant)
    battle.do("play 1 d3", "end", "play 1 d3")
    assert battle["d3"] == "Night Watcher 2/4"
    assert battle.do("play 2 d3")["d3"] == "Night Watcher 2/1"


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_it_is_back_on_its_owners_turn(variant: str) -> None:
    # R151
    battle = field("P2 Night Watcher d3", FIRES, "P2 hand: Phoenix Fire", variant=variant)
    battle.do("play 1 d3", "end", "play 1 d3")
    assert battle["d3"] == "Night Watcher 2/4"


def test_a_new_forcefield_works_at_once() -> None:
    # R152: the Grove Lion gives it to the general
    battle = field("", "P1 hand: Grove Lion, Phoenix Fire").do("play grove lion b3", "play phoenix fire a3")
    assert battle["a3"] == "Argeon Highmayne 2/25"


def test_even_no_damage_at_all_breaks_it() -> None:
    # R153: Dark Seed deals 1 damage for each of no cards
    battle = field("P2 Grove Lion h1", "P1 hand: Dark Seed, Phoenix Fire").do("play dark seed", "play phoenix fire i3")
    assert battle["i3"] == "Kaleos Xaan 2/22"


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_a_forcefield_still_cancels_the_attack_that_dispels_it(variant: str) -> None:
    # R150: the Templar dispels its enemy, which comes after the damage is worked out
    battle = field("P1 Sunstone Templar c3; P2 Sunsteel Defender d3", variant=variant).do("attack c3 d3")
    assert battle["d3"] == "Sunsteel Defender 3/3"
    assert battle.unit("d3").dispelled
