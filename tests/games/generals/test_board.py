"""The aim of the game and the board: squares, sides, what is near and how far it is."""

from __future__ import annotations

import pytest

from cardwright.games.generals.game import GAME
from cardwright.games.generals.model.board import SQUARES, distance, read_square, square_name
from tests.games.generals.field import P1, P2, Field, field


def begun() -> Field:
    return Field(GAME.new(GAME.options()(), 1))


def test_two_play_and_the_one_who_kills_the_other_general_wins() -> None:
    # R1
    battle = field(generals="P1 Argeon Highmayne d3; P2 Kaleos Xaan e3 damage 23").do("attack d3 e3")
    assert battle.s.result == (P1,)
    assert (GAME.least_seats, GAME.most_seats) == (2, 2)


def test_friends_are_the_own_general_and_minions_and_all_others_are_enemies() -> None:
    # R2: P2's Golem can attack the Charger of P1, but not the general at its side
    battle = field("P1 Komodo Charger h4; P2 Hailstone Golem h3", "to move: P2")
    assert battle.squares("attack h3") == {"h4"}


def test_the_board_has_nine_columns_and_five_rows() -> None:
    # R3
    names = [square_name(square) for square in range(SQUARES)]
    assert (len(names), names[0], names[8], names[36], names[-1]) == (45, "a1", "i1", "a5", "i5")
    with pytest.raises(Exception, match="not a square"):
        begun().action("move j1 a1")


def test_a_square_holds_one_unit_and_a_tile_is_in_nobodys_way() -> None:
    # R4
    battle = field("P1 Komodo Charger c3; P1 Komodo Charger d3", "tiles: P2 creep b3 c4")
    assert "d3" not in battle.squares("move c3")
    assert {"b3", "c4"} <= battle.squares("move c3")


def test_the_generals_start_in_the_middle_of_the_outer_columns() -> None:
    # R5
    battle = begun()
    assert (battle.owner("a3"), battle.owner("i3")) == (P1, P2)
    assert battle.unit("a3").general
    assert battle.unit("i3").general


def test_three_mana_tiles_lie_in_the_middle() -> None:
    # R6
    assert begun().line("tiles") == "mana e1 f3 e5"


def test_units_of_p1_look_to_the_right_and_those_of_p2_to_the_left() -> None:
    # R7: Conscript summons on the square in front of the general
    first = field("", "P1 bloodbound: Conscript ready", generals="P1 Brome Warcrest a3; P2 Brome Warcrest i3").do(
        "cast"
    )
    assert first["b3"].startswith("Crestfallen")
    second = field(
        *("", "to move: P2", "P2 bloodbound: Conscript ready"), generals="P1 Brome Warcrest a3; P2 Brome Warcrest i3"
    )
    assert second.do("cast")["h3"].startswith("Crestfallen")


def test_a_unit_that_changes_sides_turns_round() -> None:
    # R7: taken over, the Golem has its back to the left, and a backstab is not answered
    battle = field("P2 Hailstone Golem b4; P2 Kaido Assassin a4", "P1 hand: Dominate Will")
    battle.do("play dominate will b4", "end", "attack a4 b4")
    assert battle["a4"] == "Kaido Assassin 2/3"


def test_nearby_means_the_eight_neighbouring_squares() -> None:
    # R8
    around = ("b4", "c4", "d4", "b3", "d3", "b2", "c2", "d2")
    battle = field(
        "P1 Komodo Charger c3; " + "; ".join(f"P2 Hailstone Golem {square}" for square in (*around, "e3", "c5")),
        "P1 hand: Holy Immolation",
    ).do("play holy immolation c3")
    assert {battle[square] for square in around} == {"Hailstone Golem 4/2"}
    assert {battle[square] for square in ("e3", "c5")} == {"Hailstone Golem 4/6"}


@pytest.mark.parametrize(("goal", "steps"), [("c4", 1), ("d3", 1), ("d4", 2), ("e3", 2), ("a1", 4), ("i5", 8)])
def test_distance_is_counted_along_rows_and_columns(goal: str, steps: int) -> None:
    # R9
    assert distance(read_square("c3"), read_square(goal)) == steps
