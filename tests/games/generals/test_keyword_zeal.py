"""Zeal: a bonus beside the own general."""

from __future__ import annotations

import pytest

from tests.games.generals.field import field


@pytest.mark.parametrize("square", ["a2", "b2", "b3", "b4", "a4"])
def test_the_bonus_counts_beside_the_own_general(square: str) -> None:
    # R206: diagonally as well
    assert field(f"P1 Windblade Adept {square}")[square] == "Windblade Adept 3/3"


def test_it_counts_nowhere_else_and_not_beside_the_enemy_general() -> None:
    # R206
    battle = field("P1 Windblade Adept c3; P1 Windblade Adept h3")
    assert battle["c3"] == "Windblade Adept 2/3"
    assert battle["h3"] == "Windblade Adept 2/3"


def test_it_comes_and_goes_no_matter_who_moves() -> None:
    # R206
    battle = field("P1 Windblade Adept c3").do("move c3 b3")
    assert battle["b3"] == "Windblade Adept 3/3"
    assert battle.do("move a3 a1")["b3"] == "Windblade Adept 2/3"
    battle.end(2).do("move a1 a2")
    assert battle["b3"] == "Windblade Adept 3/3"


def test_a_minion_that_changed_sides_looks_at_its_new_owners_general() -> None:
    # R206
    battle = field("P2 Windblade Adept b3", "P1 hand: Dominate Will")
    assert battle["b3"] == "Windblade Adept 2/3"
    assert battle.do("play dominate will b3")["b3"] == "Windblade Adept 3/3"


def test_zeal_may_give_an_ability() -> None:
    # R206
    near, far = field("P1 Suntide Maiden b3 damage 4").end(), field("P1 Suntide Maiden c3 damage 4").end()
    assert (near["b3"], far["c3"]) == ("Suntide Maiden 3/6", "Suntide Maiden 3/2")
