"""The corners of the board, with which the squares begin and end: everything is there as it is anywhere else."""

from __future__ import annotations

import pytest

from tests.games.generals.field import P1, Field, field

NEIGHBOURS = {"a1": ("b1", "a2", "b2"), "i1": ("h1", "i2", "h2"), "a5": ("b5", "a4", "b4"), "i5": ("h5", "i4", "h4")}
MIDDLE = "P1 Argeon Highmayne e2; P2 Kaleos Xaan e4"
corners = pytest.mark.parametrize("corner", NEIGHBOURS)


def cornered(corner: str, *lines: str, generals: str = MIDDLE, walk: int = 2) -> Field:
    """A battle with these units and lines; ``CORNER`` and ``SIDE``, ``UP``, ``INNER`` beside it are squares."""
    side, up, inner = NEIGHBOURS[corner]
    named = [line.replace("CORNER", corner).replace("SIDE", side).replace("UP", up) for line in (generals, *lines)]
    generals, *told = [line.replace("INNER", inner) for line in named]
    return field(*told, generals=generals, walk=walk)


def around(square: str) -> list[str]:
    column, row = square[0], square[1:]
    steps = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
    return [f"{chr(ord(column) + x)}{int(row) + y}" for x, y in steps]


@corners
def test_a_unit_in_a_corner_can_be_attacked_where_nothing_else_can(corner: str) -> None:
    # R53
    side = NEIGHBOURS[corner][0]
    battle = cornered(corner, "P1 Hailstone Golem SIDE; P2 Hailstone Golem CORNER")
    assert battle.squares(f"attack {side}") == {corner}
    assert battle.do(f"attack {side} {corner}")[corner] == "Hailstone Golem 4/2"


@corners
@pytest.mark.parametrize("walk", [1, 2, 3])
def test_a_unit_in_a_corner_walks_out_of_it(corner: str, walk: int) -> None:
    # R46, option walk
    side, up, _ = NEIGHBOURS[corner]
    battle = cornered(corner, "P1 Komodo Charger CORNER", walk=walk)
    assert {side, up} <= battle.squares(f"move {corner}")
    assert len(battle.squares(f"move {corner}")) == {1: 2, 2: 5, 3: 9}[walk]


@corners
def test_the_corner_may_be_the_only_square_where_a_unit_can_go(corner: str) -> None:
    # R47, R49
    inner = NEIGHBOURS[corner][2]
    walls = "; ".join(f"P1 Bastion {square}" for square in around(inner) if square != corner)
    battle = cornered(corner, f"P1 Komodo Charger INNER; {walls}")
    assert battle.squares(f"move {inner}") == {corner}
    assert battle.do(f"move {inner} {corner}")[corner] == "Komodo Charger 1/3"


@corners
def test_a_provoker_in_a_corner_holds_those_beside_it(corner: str) -> None:
    # R171, R172
    side, up, _ = NEIGHBOURS[corner]
    battle = cornered(corner, "P1 Komodo Charger SIDE; P2 Rock Pulverizer CORNER; P2 Komodo Charger INNER")
    assert battle.squares(f"move {side}") == set()
    assert battle.squares(f"attack {side}") == {corner}
    assert battle.why_not(f"move {side} {up}") == "Komodo Charger is provoked and cannot move (R171)"
    assert battle.why_not(f"attack {side} {corner}") == ""


@corners
def test_what_draws_ranged_attacks_draws_them_into_a_corner(corner: str) -> None:
    battle = cornered(corner, "P1 Heartseeker e3; P2 Wind Stopper CORNER; P2 Komodo Charger e1")
    assert battle.squares("attack e3") == {corner}
    assert battle.why_not("attack e3 e1") != ""
    pet = cornered(corner, "P1 Ion e3; P2 Wind Stopper CORNER; P2 Hailstone Golem e5", "to move: P2", "turn: 4").end()
    assert (pet[corner], pet["e5"]) == ("Wind Stopper 1/5", "Hailstone Golem 4/6")


@corners
def test_one_that_spares_generals_spares_one_in_a_corner(corner: str) -> None:
    side = NEIGHBOURS[corner][0]
    marked = f"P1 Komodo Charger {side} [mark_of_solitude 1 P1]"
    battle = field(marked, generals=f"P1 Argeon Highmayne e2; P2 Kaleos Xaan {corner}")
    assert battle.squares(f"attack {side}") == set()
    assert battle.squares(f"move {side}") != set()


@corners
def test_a_pet_goes_into_a_corner_and_attacks_out_of_it(corner: str) -> None:
    # R211 to R214
    side, up, inner = NEIGHBOURS[corner]
    turn = ("to move: P2", "turn: 4")
    bound = cornered(corner, "P1 Amu SIDE; P2 Rock Pulverizer CORNER; P2 Second Sun INNER", *turn).end()
    assert (bound[corner], bound[inner]) == ("Rock Pulverizer 1/1", "Second Sun 0/8")
    walls = "; ".join(f"P1 Bastion {square}" for square in (side, inner, f"{up[0]}3", f"{inner[0]}3"))
    assert cornered(corner, f"P1 Amu UP; {walls}", *turn).end().where("Amu") == [corner]


@corners
def test_a_corner_can_be_the_one_square_to_choose_or_to_aim_at(corner: str) -> None:
    # R80, R83
    hand = "P1 hand: Maw, True Strike"
    battle = cornered(corner, "P2 Komodo Charger CORNER", hand, generals="P1 Argeon Highmayne INNER; P2 Kaleos Xaan e4")
    assert battle.squares("play 2") == {corner}
    assert battle.why_not("play 2 e3") == "True Strike cannot be cast on e3 (R80)"
    side = NEIGHBOURS[corner][0]
    assert battle.do(f"play 1 {side}").orders() == [f"choose {corner}", "enough", "take back"]
    assert battle.do(f"choose {corner}")[corner] == "Komodo Charger 1/1"


@corners
def test_a_corner_can_be_the_one_free_square(corner: str) -> None:
    # R71
    inner = NEIGHBOURS[corner][2]
    walls = "; ".join(f"P1 Bastion {square}" for square in around(inner) if square != corner)
    battle = cornered(corner, walls, "P1 hand: Gloomchaser").do(f"play 1 {inner}")
    assert battle.where("Wraithling") == [corner]
    taken = "; ".join(f"P1 Bastion {square}" for square in NEIGHBOURS if square != corner)
    battle = cornered(corner, f"P1 Envybaer d3; P2 Hailstone Golem c3; {taken}").do("attack d3 c3")
    assert battle[corner] == "Hailstone Golem 4/3"


@corners
def test_tiles_work_in_a_corner(corner: str) -> None:
    # R228, R230 to R233
    creep = cornered(corner, "P2 Hailstone Golem CORNER", "tiles: P1 creep CORNER").end()
    assert creep[corner] == "Hailstone Golem 4/5"
    hallowed = cornered(corner, "P1 Hailstone Golem CORNER damage 2", "tiles: P1 hallowed CORNER").end()
    assert hallowed[corner] == "Hailstone Golem 4/5"
    sand = cornered(corner, "", "P1 hand: Komodo Charger", "tiles: P1 sand CORNER").do("play 1 e3")
    assert sand[corner] == "Iron Dervish 2/2"
    mana = cornered(corner, "P1 Komodo Charger SIDE", "P1 mana: 3/5", "tiles: mana CORNER")
    assert mana.do(f"move {NEIGHBOURS[corner][0]} {corner}").mana(P1) == 4


@corners
def test_a_minion_grows_on_a_flourish_in_a_corner_and_no_longer_once_it_has_left(corner: str) -> None:
    # R233
    side = NEIGHBOURS[corner][0]
    battle = cornered(corner, "P1 Komodo Charger CORNER", "tiles: P1 flourish CORNER").end(2)
    assert battle[corner] == "Komodo Charger 3/5"
    assert battle.do(f"move {corner} {side}").end(2)[side] == "Komodo Charger 3/5"
    assert battle.do(f"move {side} {corner}").end(2)[corner] == "Komodo Charger 5/7"


@corners
def test_frenzy_and_blast_reach_into_a_corner(corner: str) -> None:
    # R116, R154
    side, _, inner = NEIGHBOURS[corner]
    frenzied = cornered(corner, "P1 Serpenti INNER; P2 Hailstone Golem CORNER; P2 Dagger Kiri SIDE")
    assert frenzied.do(f"attack {inner} {side}")[corner] == "-"
    blast = cornered(corner, "P1 Swarmking Scarab e1; P1 Swarmking Scarab e5; P2 Hailstone Golem CORNER")
    assert blast.do(f"attack e{corner[1]} {corner}")[corner] == "Hailstone Golem 4/1"
    assert blast.where("Scarabyte") != []


@corners
def test_creep_spreads_into_a_corner_that_is_the_only_square_left(corner: str) -> None:
    # R230
    creep = " ".join(square for square in around(NEIGHBOURS[corner][2]) if square != corner)
    battle = cornered(corner, "P1 Abyssal Crawler INNER", f"tiles: P1 creep {creep}").end()
    assert corner in battle.line("tiles").split()
