"""Airdrop: summoned anywhere."""

from __future__ import annotations

from tests.games.generals.field import field


def test_a_minion_with_airdrop_can_be_summoned_on_any_free_square() -> None:
    # R110: 45 squares, two of them taken by the generals
    battle = field("", "P1 hand: Planar Scout, Komodo Charger")
    assert len(battle.squares("play 1")) == 43
    assert battle.squares("play 2") == {"a2", "b2", "b3", "b4", "a4"}
    assert battle.do("play 1 h3")["h3"] == "Planar Scout 2/1"


def test_a_taken_square_is_no_landing_place() -> None:
    # R110
    battle = field("P2 Komodo Charger e3", "P1 hand: Planar Scout")
    assert not battle.can("play 1 e3")
    assert not battle.can("play 1 i3")


def test_minions_an_effect_gives_airdrop_to_land_anywhere_too() -> None:
    # R110
    battle = field("", "P1 hand: Aerial Rift, Komodo Charger", "P1 deck: Tempest")
    assert battle.do("play aerial rift").can("play komodo i5")
    assert not battle.end(2).can("play komodo i5")
