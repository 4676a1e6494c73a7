"""Drawing: when, with a full hand, and from an empty deck."""

from __future__ import annotations

import pytest

from tests.games.generals.field import P1, P2, field

FULL = "P1 hand: Tempest, Tempest, Tempest, Tempest, Tempest, Tempest"


def test_you_draw_a_card_at_the_end_of_your_turn_and_none_at_its_start() -> None:
    # R93
    battle = field("", "P1 deck: War Surge, Tempest", "P2 deck: Phoenix Fire").end()
    assert (battle.hand(P1), battle.hand(P2)) == (["War Surge"], [])
    battle.end()
    assert (battle.hand(P1), battle.hand(P2)) == (["War Surge"], ["Phoenix Fire"])


def test_a_card_drawn_with_a_full_hand_is_lost() -> None:
    # R94
    battle = field("", FULL, "P1 deck: War Surge, Phoenix Fire").end()
    assert battle.hand(P1) == ["Tempest"] * 6
    assert battle.deck(P1) == ["Phoenix Fire"]
    assert "P1 loses a card: the hand is full." in battle.told()


def test_a_card_added_to_a_full_hand_is_lost_too() -> None:
    # R94: the Fox's Phoenix Fire finds the place of the Tempest, or none
    battle = field("P1 Lantern Fox c3", FULL, "P1 mana: 2").do("play 1")
    assert battle.hand(P1)[0] == "Phoenix Fire"
    lost = field("P2 Lantern Fox c3", FULL.replace("P1", "P2"), "P1 hand: True Strike").do("play true strike c3")
    assert lost.hand(P2) == ["Tempest"] * 6


def test_without_burn_the_card_of_the_end_of_the_turn_stays_in_the_deck() -> None:
    # R94
    battle = field("", FULL, "P1 deck: War Surge", burn=False).end()
    assert battle.deck(P1) == ["War Surge"]


def test_a_card_that_is_added_leaves_the_deck_as_it_is() -> None:
    # R95: Vindicator grows with draws of the opponent, not with cards that are added
    battle = field("P1 Lantern Fox c3; P2 Vindicator g3", "P1 hand: True Strike", "P1 deck: Tempest")
    battle.do("play true strike c3")
    assert battle.hand(P1) == ["Phoenix Fire"]
    assert battle.deck(P1) == ["Tempest"]
    assert battle["g3"] == "Vindicator 1/3"
    assert battle.end()["g3"] == "Vindicator 3/5"


def test_each_draw_from_an_empty_deck_deals_2_damage_always_the_same() -> None:
    # R96
    battle = field("", "P2 deck: Tempest, Tempest, Tempest", deck_out=True)
    assert [battle.end(2).health(P1) for _ in range(3)] == [23, 21, 19]
    assert battle.health(P2) == 25


def test_a_draw_by_an_effect_counts_too() -> None:
    # R96
    battle = field("", "P1 hand: Blaze Hound", "P2 deck: Tempest", deck_out=True).do("play blaze hound b3")
    assert battle.health(P1) == 23


def test_without_deck_out_an_empty_deck_does_nothing() -> None:
    # R96
    assert field("", deck_out=False).end().health(P1) == 25
    assert field("", deck_out=True, deck_out_damage=5).end().health(P1) == 20


def test_this_damage_cannot_be_absorbed_and_takes_artifacts_1_durability() -> None:
    # R97: neither the Regalia nor the Forcefield of the Grove Lion helps
    battle = field("P1 Grove Lion a1", "P1 hand: Arclyte Regalia", deck_out=True).do("play arclyte regalia", "end")
    assert battle.health(P1) == 23
    assert battle.unit("a3").marks[0].count == 2


@pytest.mark.parametrize(("variant", "health"), [("standard", 25), ("classic", 23)])
def test_it_does_not_reach_an_invulnerable_general_but_in_classic_it_does(variant: str, health: int) -> None:
    # R97, R166, option invulnerable_to
    assert field("P1 Indominus c3", deck_out=True, variant=variant).end().health(P1) == health
