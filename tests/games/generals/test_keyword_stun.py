"""Stun: neither moves nor attacks, for a while."""

from __future__ import annotations

import pytest

from tests.games.generals.field import P1, field

STUNNED_BY_P2 = ("to move: P2", "turn: 2", "P2 hand: Flash Freeze")


def test_a_stunned_unit_can_neither_move_nor_attack() -> None:
    # R190
    battle = field("P1 Komodo Charger c3; P2 Second Sun d3", *STUNNED_BY_P2).do("play flash freeze c3", "end")
    assert battle.squares("move c3") == set()
    assert battle.squares("attack c3") == set()


def test_it_strikes_back() -> None:
    # R190, R56
    battle = field("P2 Hailstone Golem b3", "P1 hand: Beam Shock").do("play beam shock b3", "attack a3 b3")
    assert battle.health(P1) == 21


def test_a_general_can_be_stunned() -> None:
    # R190
    battle = field("", "P1 hand: Beam Shock").do("play beam shock i3", "end")
    assert battle.squares("move i3") == set()


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_it_lasts_to_the_end_of_its_owners_next_turn(variant: str) -> None:
    # R191
    battle = field("P1 Komodo Charger c3", *STUNNED_BY_P2, variant=variant).do("play flash freeze c3", "end")
    assert not battle.can("move c3 d3")
    assert battle.end(2).can("move c3 d3")


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_a_stun_on_the_owners_own_turn_lasts_through_the_next_one(variant: str) -> None:
    # R191
    battle = field("P1 Komodo Charger c3", "P1 hand: Flash Freeze", variant=variant).do("play flash freeze c3")
    assert not battle.can("move c3 d3")
    assert not battle.end(2).can("move c3 d3")
    assert battle.end(2).can("move c3 d3")


def test_a_transformation_ends_it() -> None:
    # R192, R197
    battle = field("P1 Komodo Charger c3", *STUNNED_BY_P2, "P1 hand: Aspect of the Ravager")
    battle.do("play flash freeze c3", "end", "play aspect of the ravager c3")
    assert battle.can("move c3 d3")
