"""Celerity: two moves and two attacks a turn, and how they may be mixed."""

from __future__ import annotations

import pytest

from tests.games.generals.field import Field, field


def legality(orders: str, battle: Field) -> str:
    """Which of some moves (M) and attacks (A) are legal, done one after the other: ``1110``."""
    here, there, found = "d3", "d4", ""
    for order in orders:
        text = f"move {here} {there}" if order == "M" else f"attack {here} e3"
        legal = battle.can(text)
        found += "1" if legal else "0"
        if legal:
            battle.do(text)
            here, there = (there, here) if order == "M" else (here, there)
    return found


@pytest.mark.parametrize("variant", ["standard", "classic"])
@pytest.mark.parametrize(
    ("orders", "legal"),
    [
        ("MAMA", "1111"),
        ("AMA", "111"),
        ("MAA", "111"),
        ("AA", "11"),
        ("MMA", "111"),
        ("MMAA", "1110"),
        ("AMAM", "1110"),
        ("AAM", "110"),
        ("AAA", "110"),
        ("MMM", "110"),
        ("AMM", "110"),
        ("MAMAM", "11110"),
        ("MAMAA", "11110"),
    ],
)
def test_two_moves_and_two_attacks_can_be_mixed_in_these_ways(orders: str, legal: str, variant: str) -> None:
    # R130, R131: the Second Sun has no attack and 8 health
    assert legality(orders, field("P1 Dagger Kiri d3; P2 Second Sun e3", variant=variant)) == legal


@pytest.mark.parametrize(("orders", "legal"), [("MA", "11"), ("AM", "10"), ("MM", "10"), ("AA", "10"), ("MAM", "110")])
def test_without_celerity_there_is_one_move_and_then_one_attack(orders: str, legal: str) -> None:
    # R130, R43, R50
    assert legality(orders, field("P1 Komodo Charger d3; P2 Second Sun e3")) == legal


def test_celerity_gained_after_the_first_attack_gives_a_second_one() -> None:
    # R130: the Rhyno's Infiltrate counts on f3
    battle = field("P1 Frosthorn Rhyno e3; P2 Second Sun f4").do("move e3 f3", "attack f3 f4")
    assert battle.can("attack f3 f4")
