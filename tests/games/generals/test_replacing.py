"""Replacing a card of the hand."""

from __future__ import annotations

import pytest

from tests.games.generals.field import BOTH_VARIANTS, P1, field


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_once_in_a_turn_you_may_replace_a_card_for_nothing(variant: str) -> None:
    # R98
    deck = "P1 deck: Phoenix Fire, Komodo Charger, Maw, Zyx"
    battle = field("", "P1 hand: Tempest, War Surge", deck, variant=variant)
    battle.do("replace 1")
    assert battle.mana(P1) == 9
    assert not battle.can("replace 2")
    assert battle.end(2).can("replace 2")


def test_replaces_says_how_often() -> None:
    # R98
    lines = ("P1 hand: Tempest, War Surge", "P1 deck: Phoenix Fire, Komodo Charger")
    assert not field("", *lines, replaces=0).can("replace 1")
    assert field("", *lines, replaces=2).do("replace 1").can("replace 2")


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_you_get_a_card_of_another_name_in_the_same_place(variant: str) -> None:
    # R99
    for seed in range(5):
        battle = field(
            *("", "P1 hand: War Surge, Tempest", "P1 deck: Tempest, Tempest, Phoenix Fire, Tempest"),
            variant=variant,
            seed=seed,
        )
        assert battle.do("replace 2").hand(P1) == ["War Surge", "Phoenix Fire"]


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_only_if_there_is_no_other_name_the_same_comes(variant: str) -> None:
    # R99
    battle = field("", "P1 hand: Tempest", "P1 deck: Tempest, Tempest", variant=variant).do("replace 1")
    assert battle.hand(P1) == ["Tempest"]


def test_in_standard_the_card_is_set_aside_and_so_are_those_of_its_name_drawn_on_the_way() -> None:
    # R100
    battle = field("", "P1 hand: Tempest", "P1 deck: Tempest, Tempest, Phoenix Fire, War Surge, Tempest")
    battle.do("replace 1")
    assert battle.hand(P1) == ["Phoenix Fire"]
    assert battle.deck(P1) == ["War Surge", "Tempest"]


def test_in_classic_the_card_goes_back_into_the_deck_and_nothing_else_is_drawn() -> None:
    # R100
    battle = field("", "P1 hand: Tempest", "P1 deck: Tempest, Phoenix Fire, Tempest", variant="classic")
    battle.do("replace 1")
    assert battle.hand(P1) == ["Phoenix Fire"]
    assert battle.deck(P1) == ["Tempest"] * 3


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_with_an_empty_deck_you_cannot_replace(variant: str) -> None:
    # R101
    battle = field("", "P1 hand: Tempest", variant=variant)
    assert battle.why_not("replace 1") == "your deck is empty: there is nothing to draw instead (R101)"


@pytest.mark.parametrize("marks", ["[petal_flurry 0 P1] [manaforger 0 P1]", "[manaforger 0 P1] [petal_flurry 0 P1]"])
def test_a_card_that_cannot_be_replaced_cannot_whatever_else_was_done_to_it(marks: str) -> None:
    # R98: Petal Flurry says so of the card it gives
    battle = field("", f"P1 hand: Murasame {marks}, Tempest [manaforger 0 P1], Maw", "P1 deck: Phoenix Fire")
    assert battle.can("replace 2")
    assert battle.can("replace 3")
    assert not battle.can("replace 1")
