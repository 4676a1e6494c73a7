"""Flying: over anything, anywhere."""

from __future__ import annotations

from tests.games.generals.field import field

RING = "; ".join(f"P2 Komodo Charger {square}" for square in ("b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"))


def test_a_flying_unit_can_move_to_any_free_square() -> None:
    # R149
    assert len(field("P1 Dragonlark c3").squares("move c3")) == 42
    assert field("P1 Dragonlark c3").do("move c3 i5")["i5"] == "Dragonlark 2/1"


def test_no_ring_of_enemies_holds_it() -> None:
    # R149, R49
    assert field(f"P1 Komodo Charger c3; {RING}").squares("move c3") == set()
    assert field(f"P1 Dragonlark c3; {RING}").can("move c3 i5")


def test_provoke_holds_it() -> None:
    # R149, R173
    assert field("P1 Dragonlark c3; P2 Rock Pulverizer d4").squares("move c3") == set()


def test_it_moves_once_a_turn_and_before_it_attacks() -> None:
    # R149, R43, R50
    battle = field("P1 Dragonlark c3; P2 Second Sun e4").do("move c3 e3")
    assert battle.squares("move e3") == set()
    assert battle.do("attack e3 e4").squares("move e3") == set()
