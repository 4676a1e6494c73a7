"""Rebirth: the Egg a minion leaves, and how it hatches."""

from __future__ import annotations

import pytest

from tests.games.generals.field import P1, P2, Field, field

ON_ITS_OWN_TURN = "P1 hand: True Strike, True Strike"
ON_THE_OTHER_TURN = "P2 hand: True Strike, True Strike"


def killed_on_turn_of(seat: int, variant: str) -> Field:
    """P1's Young Silithar has just died on somebody's turn."""
    hand = (ON_ITS_OWN_TURN, ON_THE_OTHER_TURN)[seat]
    to_move = ("to move: P1\nturn: 3", "to move: P2\nturn: 4")[seat]
    return field("P1 Young Silithar d3 damage 1", hand, to_move, variant=variant).do("play 1 d3")


def seen(battle: Field) -> list[str]:
    """What stands on d3 after each of the next turns."""
    return [battle.end()["d3"] for _ in range(3)]


EGG, HATCHED = "Chrysalis Egg 0/1", "Young Silithar 2/3"


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_a_minion_with_rebirth_leaves_an_egg(variant: str) -> None:
    # R178
    battle = killed_on_turn_of(P2, variant)
    assert battle["d3"] == EGG
    assert battle.owner("d3") == P1


def test_the_egg_hatches_after_one_full_turn() -> None:
    # R179: option rebirth, at the end of the first turn that began after the death
    assert seen(killed_on_turn_of(P2, "standard")) == [EGG, HATCHED, HATCHED]
    assert seen(killed_on_turn_of(P1, "standard")) == [EGG, HATCHED, HATCHED]


def test_in_classic_it_hatches_before_its_owners_next_turn() -> None:
    # R179: option rebirth, at the end of the opponent's turn, even if it died in that turn
    assert seen(killed_on_turn_of(P2, "classic")) == [HATCHED, HATCHED, HATCHED]
    assert seen(killed_on_turn_of(P1, "classic")) == [EGG, HATCHED, HATCHED]


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_the_hatched_minion_is_new_and_ready_on_its_owners_turn(variant: str) -> None:
    # R180: no damage, nothing it had gained
    battle = field(
        "P1 Young Silithar d3 damage 3 [war_surge 0 1/1 P1]",
        ON_THE_OTHER_TURN,
        "to move: P2",
        "turn: 4",
        variant=variant,
    ).do("play 1 d3")
    while battle["d3"] == EGG or battle.s.mover != P1:
        battle.end()
    assert battle["d3"] == HATCHED
    assert battle.can("move d3 e3")


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_a_hatching_egg_has_not_died(variant: str) -> None:
    # R180, R69
    battle = field(
        "P1 Chrysalis Egg d3 within young_silithar; P1 Shadow Watcher a1", "to move: P2", "turn: 4", variant=variant
    )
    assert battle.end()["d3"] == HATCHED
    assert battle["a1"] == "Shadow Watcher 2/2"


def test_no_egg_is_laid_where_somebody_stands() -> None:
    # R178, R147
    battle = field("P2 Young Silithar d3", "P1 hand: Dark Transformation").do("play dark transformation d3")
    assert battle["d3"] == "Wraithling 1/1"
    assert battle.where("Chrysalis Egg") == []


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_an_egg_that_changes_sides_hatches_for_its_new_owner(variant: str) -> None:
    # R181: laid and taken over on turn 5, it hatches at the end of the opponent's turn
    egg = "P2 Chrysalis Egg b3 within young_silithar count 5"
    battle = field(egg, "P1 hand: Dominate Will", "turn: 5", variant=variant).do("play dominate will b3")
    assert [battle.end()["b3"], battle.end()["b3"]] == [EGG, HATCHED]
    assert battle.owner("b3") == P1
    assert battle.can("move b3 c3")


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_an_egg_that_dies_is_gone_for_good(variant: str) -> None:
    # R182
    battle = killed_on_turn_of(P2, variant).do("play 2 d3")
    assert battle["d3"] == "-"
    assert seen(battle) == ["-", "-", "-"]


def test_a_hatched_minion_can_be_reborn_again() -> None:
    # R178
    battle = field("P1 Chrysalis Egg d3 within young_silithar", ON_THE_OTHER_TURN, "to move: P2", "turn: 4")
    battle.end(2).do("play 1 d3", "play 2 d3")
    assert battle["d3"] == EGG
