"""Infiltrate: a bonus on the enemy's side of the board."""

from __future__ import annotations

import pytest

from tests.games.generals.field import field


@pytest.mark.parametrize(("column", "attack"), [*zip("abcdefghi", (2, 2, 2, 2, 2, 4, 4, 4, 4), strict=True)])
def test_the_side_of_p2_is_columns_f_to_i(column: str, attack: int) -> None:
    # R161, R162
    assert field(f"P1 Crystal Cloaker {column}5")[f"{column}5"] == f"Crystal Cloaker {attack}/3"


@pytest.mark.parametrize(("column", "attack"), [*zip("abcdefghi", (4, 4, 4, 4, 2, 2, 2, 2, 2), strict=True)])
def test_the_side_of_p1_is_columns_a_to_d(column: str, attack: int) -> None:
    # R161, R162
    assert field(f"P2 Crystal Cloaker {column}5")[f"{column}5"] == f"Crystal Cloaker {attack}/3"


def test_the_bonus_comes_and_goes_with_the_square() -> None:
    # R161
    battle = field("P1 Crystal Cloaker e4").do("move e4 f4")
    assert battle["f4"] == "Crystal Cloaker 4/3"
    assert battle.end(2).do("move f4 e4")["e4"] == "Crystal Cloaker 2/3"


def test_an_infiltrator_that_changes_sides_looks_at_the_other_side() -> None:
    # R161
    battle = field("P2 Crystal Cloaker b3", "P1 hand: Dominate Will")
    assert battle["b3"] == "Crystal Cloaker 4/3"
    assert battle.do("play dominate will b3")["b3"] == "Crystal Cloaker 2/3"


def test_what_infiltrate_gives_may_be_a_keyword_or_a_reaction() -> None:
    # R161
    assert field("P1 Frosthorn Rhyno f1; P2 Second Sun g1").do("attack f1 g1").can("attack f1 g1")
    assert field("P2 Snow Chaser d3", "P1 hand: True Strike").do("play true strike d3").hand(1) == ["Snow Chaser"]
    assert field("P2 Snow Chaser e3", "P1 hand: True Strike").do("play true strike e3").hand(1) == []
