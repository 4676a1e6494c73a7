"""Intensify: stronger each time the card is put into play."""

from __future__ import annotations

import pytest

from tests.games.generals.field import field

OKKADOKS = "P1 hand: Angered Okkadok, Angered Okkadok, Angered Okkadok"
both_variants = pytest.mark.parametrize("variant", ["standard", "classic"])


@both_variants
def test_the_effect_is_multiplied_by_how_often_you_have_played_the_card(variant: str) -> None:
    # R163, R165: the copies already there stay as they are
    battle = field("", OKKADOKS, variant=variant).do("play 1 b2", "play 2 b3", "play 3 b4")
    assert [battle[square] for square in ("b2", "b3", "b4")] == [
        "Angered Okkadok 2/3",
        "Angered Okkadok 3/4",
        "Angered Okkadok 4/5",
    ]


def test_spells_intensify_too() -> None:
    # R163
    battle = field("", "P1 hand: Knucklestorm, Knucklestorm, Knucklestorm").do("play 1 i3", "play 2 i3", "play 3 i3")
    assert battle["i3"] == "Kaleos Xaan 2/19"


def test_it_counts_through_the_whole_game() -> None:
    # R163
    battle = field("", "P1 hand: Knucklestorm, Knucklestorm").do("play 1 i3").end(4).do("play 2 i3")
    assert battle["i3"] == "Kaleos Xaan 2/22"


@both_variants
def test_every_way_into_play_counts(variant: str) -> None:
    # R164: hatched by Egg Morph, then out of the enemy's deck, then played
    battle = field(
        "P1 Chrysalis Egg c3 within angered_okkadok",
        "P1 hand: Egg Morph, Angered Okkadok",
        variant=variant,
    ).do("play 1 c3", "play 2 b3")
    assert battle["c3"] == "Angered Okkadok 2/3"
    assert battle["b3"] == "Angered Okkadok 3/4"
    stolen = field("", "P1 hand: Mind Steal, Angered Okkadok", "P2 deck: Angered Okkadok").do("play 1 b2", "play 2 b3")
    assert (stolen["b2"], stolen["b3"]) == ("Angered Okkadok 2/3", "Angered Okkadok 3/4")


def test_each_player_has_a_count_of_their_own() -> None:
    # R164
    battle = field("", OKKADOKS, "P2 hand: Angered Okkadok").do("play 1 b2", "play 2 b3", "end", "play 1 h3")
    assert battle["h3"] == "Angered Okkadok 2/3"


def test_copies_with_another_name_do_not_count() -> None:
    # R163
    battle = field("", "P1 hand: Knucklestorm, Coalfist, Angered Okkadok").do("play 2 b3", "play 3 b4", "play 1 i3")
    assert battle["i3"] == "Kaleos Xaan 2/24"
