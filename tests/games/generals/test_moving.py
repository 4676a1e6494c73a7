"""Moving: how far, through whom, and what is no move at all."""

from __future__ import annotations

import pytest

from cardwright.games.generals.model.board import read_square
from cardwright.games.generals.view.threat import threat
from tests.games.generals.field import BOTH_VARIANTS, field


def test_a_move_goes_up_to_two_steps_along_rows_and_columns() -> None:
    # R46
    reach = {"c3", "d2", "d4", "e1", "e2", "e4", "e5", "d3", "f2", "f4", "f3", "g3"}
    assert field("P1 Komodo Charger e3").squares("move e3") == reach


def test_walk_says_how_far() -> None:
    # R46
    assert field("P1 Komodo Charger e3", walk=1).squares("move e3") == {"d3", "f3", "e2", "e4"}


CORNERED = "P1 Komodo Charger e3; P2 Komodo Charger e4; P2 Komodo Charger d3"


def test_in_standard_a_diagonal_step_needs_no_free_square_beside_it() -> None:
    # R46: option free_diagonals
    assert {"d4", "f4", "d2", "f2"} <= field(CORNERED).squares("move e3")
    assert field(CORNERED).do("move e3 d4")["d4"] == "Komodo Charger 1/3"


def test_in_classic_it_goes_round_a_free_corner() -> None:
    # R46: option free_diagonals
    battle = field(CORNERED, variant="classic")
    assert "d4" not in battle.squares("move e3")
    assert "f4" in battle.squares("move e3")
    assert battle.why_not("move e3 d4") == "Komodo Charger cannot reach d4 (R46)"


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_a_diagonal_step_takes_two_steps(variant: str) -> None:
    # R46: with one step there is none, and with three one step is left
    assert "d4" not in field("P1 Komodo Charger e3", walk=1, variant=variant).squares("move e3")
    far = field("P1 Komodo Charger e3", walk=3, variant=variant).squares("move e3")
    assert {"c4", "d5", "h3"} <= far
    assert not {"c5", "i3"} & far


def test_a_longer_move_goes_on_from_a_diagonal_step() -> None:
    # R46: e4, f3, d3 and e2 are taken; the diagonal step to f4 leaves one step for f5 or g4
    ring = "; ".join(f"P2 Komodo Charger {square}" for square in ("d3", "f3", "e2", "e4"))
    assert {"f5", "g4"} <= field(f"P1 Komodo Charger e3; {ring}", walk=3).squares("move e3")
    assert field(f"P1 Komodo Charger e3; {ring}", walk=3, variant="classic").squares("move e3") == set()


def test_the_square_where_a_move_ends_must_be_free() -> None:
    # R47
    battle = field("P1 Komodo Charger e3; P1 Komodo Charger e4; P2 Komodo Charger d3")
    assert {"e4", "d3", "e3"} & battle.squares("move e3") == set()
    assert battle.why_not("move e3 e4") == "e4 is occupied (R47)"


FRIEND_AND_ENEMY = "P1 Komodo Charger e3; P1 Komodo Charger f3; P2 Komodo Charger d3"


def test_in_standard_a_unit_walks_through_nobody() -> None:
    # R48: option pass_friends
    battle = field(FRIEND_AND_ENEMY)
    assert not {"g3", "c3"} & battle.squares("move e3")
    assert battle.why_not("move e3 g3") == "Komodo Charger cannot reach g3 (R46)"


def test_in_classic_a_unit_walks_through_friends_but_not_through_enemies() -> None:
    # R48: option pass_friends
    battle = field(FRIEND_AND_ENEMY, variant="classic")
    assert "g3" in battle.squares("move e3")
    assert "c3" not in battle.squares("move e3")


def around(square: str, owners: tuple[str, ...], corners: bool) -> str:
    """A ring of units, with or without those at the corners."""
    x, y = "abcdefghi".index(square[0]), int(square[1])
    places = [(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if (i, j) != (0, 0) and (corners or 0 in (i, j))]
    named = [f"{'abcdefghi'[i]}{j}" for i, j in places if 0 <= i < 9 and 1 <= j <= 5]
    return "; ".join(f"{owners[n % len(owners)]} Komodo Charger {place}" for n, place in enumerate(named))


@pytest.mark.parametrize("square", ["e3", "e1"])
def test_in_standard_a_unit_is_stuck_only_when_all_squares_around_it_are_taken(square: str) -> None:
    # R49: by friends or enemies, or beyond the edge of the board
    unit = f"P1 Komodo Charger {square}"
    assert field(f"{unit}; {around(square, ('P2',), corners=False)}").squares(f"move {square}")
    for owners in (("P1",), ("P2",), ("P1", "P2")):
        ring = around(square, owners, corners=True)
        assert field(f"{unit}; {ring}").squares(f"move {square}") == set()


@pytest.mark.parametrize("square", ["e3", "e1"])
def test_in_classic_a_unit_with_enemies_on_all_four_sides_cannot_move(square: str) -> None:
    # R49: the edge of the board closes a ring; friends let it pass
    unit = f"P1 Komodo Charger {square}"
    enemies, friends = around(square, ("P2",), corners=False), around(square, ("P1",), corners=False)
    assert field(f"{unit}; {enemies}", variant="classic").squares(f"move {square}") == set()
    assert field(f"{unit}; {friends}", variant="classic").squares(f"move {square}")


@pytest.mark.parametrize(("variant", "reached"), [("standard", True), ("classic", False)])
def test_what_is_shown_of_a_units_reach_follows_the_same_rule(variant: str, reached: bool) -> None:
    # R46: from d4 the charger could attack c5
    battle = field(CORNERED, variant=variant)
    assert bool(threat(battle.s, battle.unit("e3")) & 1 << read_square("c5")) == reached


def test_an_attack_uses_up_the_move() -> None:
    # R50
    battle = field("P1 Hailstone Golem c5; P2 Brightmoss Golem d4").do("attack c5 d4")
    assert battle.squares("move c5") == set()


def test_effects_that_push_or_teleport_are_not_moves() -> None:
    # R51: Blink needs no path and works on an exhausted unit that has moved
    ring = "; ".join(f"P2 Komodo Charger {square}" for square in ("d3", "f3", "e2", "e4"))
    battle = field(f"P1 Komodo Charger e3 exhausted moved 1; {ring}", "P1 bloodbound: Blink ready")
    battle.do("cast e3", "choose g3")
    assert battle["g3"] == "Komodo Charger 1/3"
    assert battle.unit("g3").moved == 1


def test_a_teleported_unit_still_has_its_move() -> None:
    # R51
    battle = field("P1 Komodo Charger e3", "P1 bloodbound: Blink ready").do("cast e3", "choose e4")
    assert "e5" in battle.squares("move e4")


def test_stunned_and_provoked_units_can_be_swapped() -> None:
    # R51
    units = "P1 Komodo Charger c3 [beam_shock 0 P2]; P2 Rock Pulverizer c4; P1 Young Flamewing g3"
    battle = field(units, "P1 hand: Juxtaposition")
    assert battle.squares("move c3") == set()
    battle.do("play juxtaposition c3", "choose g3")
    assert (battle["g3"], battle["c3"]) == ("Komodo Charger 1/3", "Young Flamewing 5/4")
