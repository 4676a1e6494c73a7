"""Reactivate, and Rush: who may act at once, and who may act again."""

from __future__ import annotations

import pytest

from tests.games.generals.field import field


def test_a_reactivated_unit_has_its_move_and_its_attack_again() -> None:
    # R177
    battle = field("P1 Komodo Charger c3; P2 Second Sun e3", "P1 hand: Inner Focus")
    battle.do("move c3 d3", "attack d3 e3")
    assert not battle.can("attack d3 e3")
    battle.do("play inner focus d3", "move d3 d4", "attack d4 e3")
    assert battle["e3"] == "Second Sun 0/6"


def test_a_newcomer_can_be_reactivated() -> None:
    # R177, R42
    battle = field("", "P1 hand: Komodo Charger, Inner Focus").do("play komodo b3")
    assert not battle.can("move b3 c3")
    assert battle.do("play inner focus b3").can("move b3 c3")


def test_a_stunned_unit_gets_nothing_by_it() -> None:
    # R177, R190
    battle = field("P1 Komodo Charger c3", "to move: P2", "turn: 2", "P2 hand: Flash Freeze", "P1 hand: Inner Focus")
    battle.do("play flash freeze c3", "end", "play inner focus c3")
    assert battle.squares("move c3") == set()


def test_a_general_can_be_reactivated() -> None:
    # R177
    battle = field("P2 Second Sun b3", "P1 hand: Time Maelstrom").do(
        "attack a3 b3", "play time maelstrom", "attack a3 b3"
    )
    assert battle["b3"] == "Second Sun 0/4"


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_a_unit_with_rush_is_ready_when_it_arrives(variant: str) -> None:
    # R183
    battle = field("P2 Second Sun c4", "P1 hand: Saberspine Tiger, Komodo Charger", variant=variant)
    battle.do("play saberspine b3", "play komodo b2")
    assert battle.can("move b3 c3")
    assert battle.do("attack b3 c4")["c4"] == "Second Sun 0/5"
    assert not battle.can("move b2 c2")


def test_it_is_ready_no_matter_who_brings_it() -> None:
    # R183: a Wind Dervish in front of each enemy
    battle = field("P2 Komodo Charger d3", "P1 hand: Stars' Fury").do("play stars' fury")
    assert battle.can("attack c3 d3")


def test_a_unit_with_rush_that_changes_sides_is_ready() -> None:
    # R183, R45
    battle = field("P2 Saberspine Tiger b3; P2 Komodo Charger a2", "P1 hand: Dominate Will")
    assert battle.do("play dominate will b3").can("move b3 c3")
    tired = field("P2 Saberspine Tiger b3; P2 Komodo Charger a2", "P1 hand: Dominate Will")
    assert not tired.do("play dominate will a2").squares("move a2")


def test_rush_that_is_lost_on_the_turn_of_arrival_leaves_the_unit_exhausted() -> None:
    # R183: Metaltooth has Rush while there is another Mech
    battle = field("P1 Helm of MECHAZ0R b2", "P1 hand: Metaltooth, Consuming Rebirth").do("play metaltooth b3")
    assert battle.can("move b3 c3")
    assert not battle.do("play consuming rebirth b2").can("move b3 c3")


def test_rush_that_is_lost_later_leaves_the_unit_ready() -> None:
    # R183
    battle = field("P1 Helm of MECHAZ0R b2; P1 Metaltooth b3", "P1 hand: Consuming Rebirth", "turn: 3")
    assert battle.do("play consuming rebirth b2").can("move b3 c3")
