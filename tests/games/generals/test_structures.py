"""Structures: neither move nor attack."""

from __future__ import annotations

from tests.games.generals.field import field


def test_a_structure_can_neither_move_nor_attack() -> None:
    # R221
    battle = field("P1 Bastion c3; P1 Ethereal Obelysk c4; P2 Second Sun d3")
    for square in ("c3", "c4"):
        assert not battle.squares(f"move {square}")
        assert not battle.squares(f"attack {square}")


def test_nothing_raises_its_attack() -> None:
    # R222
    battle = field("P1 Bastion c3; P1 First Sword of Akrane d1", "P1 hand: War Surge, Shadow Reflection")
    battle.do("play war surge", "play shadow reflection c3")
    assert battle["c3"] == "Bastion 0/6"


def test_its_health_can_be_raised() -> None:
    # R222
    assert field("P1 Bastion c3", "P1 hand: Auryn Nexus").do("play auryn nexus c3")["c3"] == "Bastion 0/8"


def test_a_structure_does_not_strike_back() -> None:
    # R222, R57
    battle = field("P2 Bastion b3").do("attack a3 b3")
    assert battle["a3"] == "Argeon Highmayne 2/25"
