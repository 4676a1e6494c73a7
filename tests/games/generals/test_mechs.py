"""Mechs: the progress of MECHAZ0R!."""

from __future__ import annotations

import pytest

from tests.games.generals.field import BOTH_VARIANTS, P1, Field, field

PIECES = ("Helm of MECHAZ0R", "Wings of MECHAZ0R", "Cannon of MECHAZ0R", "Sword of MECHAZ0R", "Chassis of MECHAZ0R")


def last_piece(variant: str = "standard", progress: int = 4, *lines: str) -> Field:
    """P1 holds two Helms, and this much has been done before."""
    return field(
        "",
        "P1 hand: Helm of MECHAZ0R, Helm of MECHAZ0R",
        f"P1 tally: turns 1, progress {progress}",
        *lines,
        variant=variant,
    )


@pytest.mark.parametrize("piece", PIECES)
def test_each_piece_adds_a_fifth(piece: str) -> None:
    # R217
    battle = field("", f"P1 hand: {piece}").do("play 1 b3")
    assert "progress 1" in battle.line("P1 tally")


def test_a_silica_weaver_adds_two_fifths() -> None:
    # R217
    assert "progress 2" in field("", "P1 hand: Silica Weaver").do("play 1 b3").line("P1 tally")


def test_an_effect_that_puts_a_piece_into_play_adds_nothing() -> None:
    # R217, R168
    battle = field("P1 Chrysalis Egg c3 within helm_of_mechaz0r", "to move: P2", "turn: 4").end()
    assert battle["c3"] == "Helm of MECHAZ0R 2/2"
    assert "progress" not in battle.line("P1 tally")


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_the_last_piece_lets_you_put_mechaz0r_on_any_free_square_for_nothing(variant: str) -> None:
    # R218, R219
    battle = last_piece(variant).do("play 1 b3")
    assert len(battle.squares("choose")) == 42
    battle.do("choose h5")
    assert battle["h5"] == "MECHAZ0R! 6/6"
    assert battle.mana(P1) == 8
    assert "progress" not in battle.line("P1 tally")


def test_mechaz0r_is_exhausted_like_any_newcomer() -> None:
    # R218, R42
    battle = last_piece().do("play 1 b3", "choose h5")
    assert not battle.squares("attack h5")
    battle.end(2)
    assert battle.squares("attack h5") == {"i3"}


def test_it_has_airdrop_forcefield_frenzy_and_ranged() -> None:
    # R218
    battle = field("P1 MECHAZ0R! c3; P2 Hailstone Golem d3; P2 Komodo Charger d4").do("attack c3 d3")
    assert battle["c3"] == "MECHAZ0R! 6/6"
    assert battle["d4"] == "-"
    assert field("P1 MECHAZ0R! c3").squares("attack c3") == {"i3"}
    assert len(field("", "P1 hand: MECHAZ0R!").squares("play 1")) == 43


def test_the_progress_begins_again_and_what_is_over_is_lost() -> None:
    # R219, option mechaz0r_surplus
    battle = last_piece("standard", 6).do("play 1 b3", "choose h5")
    assert "progress" not in battle.line("P1 tally")
    assert "progress 1" in battle.do("play 2 b2").line("P1 tally")


def test_in_classic_what_is_over_counts_for_the_next_one() -> None:
    # R219, option mechaz0r_surplus
    battle = last_piece("classic", 6).do("play 1 b3", "choose h5")
    assert "progress 2" in battle.line("P1 tally")


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_a_second_mechaz0r_takes_five_fifths_again(variant: str) -> None:
    # R218, R219
    battle = last_piece(variant).do("play 1 b3", "choose h5")
    assert battle.do("play 2 b2").can("end")
    assert "progress 1" in battle.line("P1 tally")


@pytest.mark.parametrize(("variant", "kept"), [("standard", False), ("classic", True)])
def test_a_mechaz0r_that_was_not_placed_is_offered_again(variant: str, kept: bool) -> None:
    # R220, R219: the progress that waited for it is used up with it, but in classic only 100 % of it
    battle = last_piece(variant).do("play 1 b3", "enough")
    assert battle.where("MECHAZ0R!") == []
    battle.do("play 2 b2", "choose h5")
    assert battle["h5"] == "MECHAZ0R! 6/6"
    assert ("progress 1" in battle.line("P1 tally")) is kept


def test_without_enough_progress_nothing_is_asked() -> None:
    # R218
    battle = last_piece("standard", 3).do("play 1 b3")
    assert battle.can("end")
    assert battle.where("MECHAZ0R!") == []
