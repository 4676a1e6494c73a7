"""Playing a spell: targets, and its effect before what it sets off."""

from __future__ import annotations

import pytest

from tests.games.generals.field import P1, P2, field


def test_a_spell_happens_at_once_and_goes_to_the_graveyard() -> None:
    # R79
    battle = field("P2 Hailstone Golem e3", "P1 hand: Phoenix Fire").do("play phoenix fire e3")
    assert battle["e3"] == "Hailstone Golem 4/3"
    assert battle.line("P1 cast") == "Phoenix Fire 1"
    assert battle.hand(P1) == []


def test_a_spell_that_needs_a_target_can_be_played_only_where_there_is_one() -> None:
    # R80
    battle = field("", "P1 hand: True Strike")
    assert battle.squares("play 1") == set()
    assert battle.why_not("play 1 e3") == "there is nothing True Strike could be played on now"
    assert field("P2 Komodo Charger e3", "P1 hand: True Strike").squares("play 1") == {"e3"}


def test_on_the_first_turn_no_minion_has_attacked_on_the_turn_before() -> None:
    # R80
    battle = field("P2 Komodo Charger e3", "P1 hand: Spiral Counter", "turn: 1")
    assert battle.squares("play 1") == set()


def test_a_wrong_target_is_refused() -> None:
    # R80
    battle = field("P2 Komodo Charger e3", "P1 hand: True Strike")
    assert battle.why_not("play 1 e4") == "True Strike cannot be cast on e4 (R80)"


def test_minion_does_not_mean_a_general_and_unit_means_both() -> None:
    # R81
    battle = field("P2 Komodo Charger e3", "P1 hand: True Strike, Phoenix Fire")
    assert battle.squares("play 1") == {"e3"}
    assert battle.squares("play 2") == {"a3", "e3", "i3"}


def test_the_effect_of_the_card_comes_before_those_it_sets_off() -> None:
    # R82: the Wraithling takes the square, and the Ghost Wolf finds it taken
    battle = field("P2 Fenrir Warmaster e3", "P1 hand: Dark Transformation").do("play dark transformation e3")
    assert battle["e3"] == "Wraithling 1/1"
    assert battle.where("Ghost Wolf") == []


# Areas.

WHOLE = {f"{column}{row}" for column in "abcdefghi" for row in "12345"}
ROOM_2X2 = {f"{column}{row}" for column in "abcdefgh" for row in "1234"}
ROOM_3X3 = {f"{column}{row}" for column in "bcdefgh" for row in "234"}


@pytest.mark.parametrize(
    ("spell", "squares"),
    [
        ("Shadow Nova", ROOM_2X2),
        ("Sun Bloom", ROOM_2X2),
        ("Tremor", ROOM_2X2),
        ("Steadfast Formation", ROOM_2X2),
        ("Empyreal Congregation", ROOM_2X2),
        ("Endure the Beastlands", ROOM_2X2),
        ("Nature's Confluence", ROOM_2X2),
        ("Kinetic Equilibrium", ROOM_3X3),
        ("Aperion's Claim", ROOM_3X3),
    ],
)
@pytest.mark.parametrize("seat", [P1, P2])
def test_an_area_must_lie_wholly_on_the_board(seat: int, spell: str, squares: set[str]) -> None:
    # R80
    battle = field("", f"P{seat + 1} hand: {spell}", f"to move: P{seat + 1}", f"turn: {seat + 1}")
    assert battle.squares("play 1") == squares


def test_three_in_a_column_need_a_square_with_one_above_and_one_below() -> None:
    # R80
    battle = field("P2 Komodo Charger e3", "P1 hand: Wintertide")
    in_the_middle = {square for square in WHOLE if square[1] in "234"}
    assert battle.squares("play 1") == in_the_middle
    battle.do("play wintertide e2")
    assert battle.where("Winter Maerid") == ["e1", "e2"]


def test_a_row_is_the_whole_row_whichever_of_its_squares_is_named() -> None:
    # R80
    assert field("", "P1 hand: Sunstrike").squares("play 1") == WHOLE


@pytest.mark.parametrize("spell", ["Chromatic Cold", "Primal Ballast"])
def test_a_square_is_dispelled_only_where_there_is_a_unit_or_a_tile(spell: str) -> None:
    # R80: a used mana tile is one too
    tiles = "tiles: mana e1; used e5; P2 creep d2"
    battle = field("P2 Komodo Charger c4; P1 Komodo Charger f4", f"P1 hand: {spell}", tiles)
    assert battle.squares("play 1") == {"a3", "i3", "c4", "f4", "e1", "e5", "d2"}


@pytest.mark.parametrize(("minion", "numbers"), [("Four Winds Magi", "5/5"), ("Komodo Charger", "1/3")])
def test_damage_that_cards_deal_because_of_a_spell_counts_for_it(minion: str, numbers: str) -> None:
    # R82: the Magi deals 1 damage for every spell
    battle = field(f"P1 {minion} c3", "P1 hand: Blood Rage").do("play blood rage c3")
    assert battle["c3"] == f"{minion} {numbers}"
