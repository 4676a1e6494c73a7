"""Moving: how far, through whom, and what is no move at all."""

from __future__ import annotations

from tests.games.generals.field import field


def test_a_move_goes_up_to_two_steps_along_rows_and_columns() -> None:
    # R46
    reach = {"c3", "d2", "d4", "e1", "e2", "e4", "e5", "d3", "f2", "f4", "f3", "g3"}
    assert field("P1 Komodo Charger e3").squares("move e3") == reach


def test_walk_says_how_far() -> None:
    # R46
    assert field("P1 Komodo Charger e3", walk=1).squares("move e3") == {"d3", "f3", "e2", "e4"}


def test_a_diagonal_neighbour_takes_both_steps_and_one_free_corner() -> None:
    # R46, R48
    battle = field("P1 Komodo Charger e3; P2 Komodo Charger e4; P2 Komodo Charger d3")
    assert "d4" not in battle.squares("move e3")
    assert "f4" in battle.squares("move e3")


def test_the_square_where_a_move_ends_must_be_free() -> None:
    # R47
    battle = field("P1 Komodo Charger e3; P1 Komodo Charger e4; P2 Komodo Charger d3")
    assert {"e4", "d3", "e3"} & battle.squares("move e3") == set()
    assert battle.why_not("move e3 e4") == "e4 is occupied (R47)"


def test_a_unit_walks_through_friends_but_not_through_enemies() -> None:
    # R48
    battle = field("P1 Komodo Charger e3; P1 Komodo Charger f3; P2 Komodo Charger d3")
    assert "g3" in battle.squares("move e3")
    assert "c3" not in battle.squares("move e3")


def test_a_unit_with_enemies_on_all_four_sides_cannot_move() -> None:
    # R49
    ring = "; ".join(f"P2 Komodo Charger {square}" for square in ("d3", "f3", "e2", "e4"))
    assert field(f"P1 Komodo Charger e3; {ring}").squares("move e3") == set()


def test_the_edge_of_the_board_closes_a_ring() -> None:
    # R49
    battle = field("P1 Komodo Charger e1; P2 Komodo Charger d1; P2 Komodo Charger f1; P2 Komodo Charger e2")
    assert battle.squares("move e1") == set()


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
