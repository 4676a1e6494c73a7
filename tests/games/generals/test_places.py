"""Which squares the words of a card mean, for either player."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardwright.games.generals.effects import places
from cardwright.games.generals.effects.conditions import Room
from cardwright.games.generals.effects.places import AnyOf, Squares
from cardwright.games.generals.effects.units import ENEMY_MINIONS, ITSELF, MY_GENERAL, MY_UNITS
from cardwright.games.generals.model.board import listed, read_square, square_name
from cardwright.games.generals.model.scene import Scene, Where, Who
from cardwright.games.generals.model.state import CREEP, HALLOWED
from tests.games.generals.field import MIRROR, P1, P2, field

ALL_SQUARES = {f"{column}{row}" for column in "abcdefghi" for row in "12345"}
EDGE = {name for name in ALL_SQUARES if name[0] in "ai" or name[1] in "15"}
PLACES: dict[str, tuple[Where, set[str], set[str]]] = {
    "anywhere": (places.ANYWHERE, ALL_SQUARES, ALL_SQUARES),
    "the far edge": (
        places.FAR_EDGE,
        {"i1", "i2", "i3", "i4", "i5"},
        {"a1", "a2", "a3", "a4", "a5"},
    ),
    "the border": (places.BORDER, EDGE, EDGE),
    "the corners": (places.CORNER, {"a1", "a5", "i1", "i5"}, {"a1", "a5", "i1", "i5"}),
    "the middle": (
        places.MIDDLE_COLUMN,
        {name for name in ALL_SQUARES if name[0] == "e"},
        {name for name in ALL_SQUARES if name[0] == "e"},
    ),
    "the own side": (
        places.MY_SIDE,
        {name for name in ALL_SQUARES if name[0] in "abcd"},
        {name for name in ALL_SQUARES if name[0] in "fghi"},
    ),
    "the other side": (
        places.THEIR_SIDE,
        {name for name in ALL_SQUARES if name[0] in "fghi"},
        {name for name in ALL_SQUARES if name[0] in "abcd"},
    ),
    "where there is room for nine": (places.ROOM_FOR_3X3, ALL_SQUARES - EDGE, ALL_SQUARES - EDGE),
    "where there is room above and below": (
        places.ROOM_UP_AND_DOWN,
        {name for name in ALL_SQUARES if name[1] in "234"},
        {name for name in ALL_SQUARES if name[1] in "234"},
    ),
}


def squares(place: Where, seat: int, here: str = "e3") -> set[str]:
    battle = field(f"P{seat + 1} Komodo Charger e3")
    scene = Scene(seat, 0, battle.unit("e3"), read_square(here))
    return {square_name(square) for square in listed(place.places(battle.s, scene))}


@pytest.mark.parametrize("name", PLACES)
def test_a_place_is_the_same_squares_seen_from_the_side_of_its_player(name: str) -> None:
    place, first, second = PLACES[name]
    assert squares(place, P1) == first
    assert squares(place, P2) == second


@pytest.mark.parametrize(
    ("place", "first", "second"),
    [
        (places.InFront, {"f3"}, {"d3"}),
        (places.Behind, {"d3"}, {"f3"}),
        (places.AllAhead, {"f3", "g3", "h3", "i3"}, {"a3", "b3", "c3", "d3"}),
    ],
    ids=["in front", "behind", "ahead"],
)
def test_a_unit_looks_towards_the_other_side_of_its_owner(
    place: Callable[[Who], Where], first: set[str], second: set[str]
) -> None:
    assert squares(place(ITSELF), P1) == first
    assert squares(place(ITSELF), P2) == second


def test_several_places_are_all_their_squares_and_no_other() -> None:
    corner, second = 1 << read_square("i5"), 1 << read_square("b1")
    both = AnyOf((Squares(corner, corner), Squares(second, second)))
    assert squares(both, P1) == {"i5", "b1"}


def test_beside_means_the_squares_around_and_here_the_one_itself() -> None:
    around = {"d2", "d3", "d4", "e2", "e4", "f2", "f3", "f4"}
    assert squares(places.NEARBY, P1) == around
    assert squares(places.HERE, P1) == {"e3"}
    assert squares(places.HERE, P2, "b2") == {"b2"}


# Around units and squares, and places made of others.

ROOM, NO_ROOM = Room(places.ANYWHERE), Room(places.AtUnits(ITSELF))
AROUND_E3 = {"d2", "d3", "d4", "e2", "e4", "f2", "f3", "f4"}
TOWARDS_UNITS: dict[str, tuple[Where, set[str]]] = {
    "around": (places.Around(ITSELF), AROUND_E3),
    "beside": (places.Beside(ITSELF), {"e2", "e4", "d3", "f3"}),
    "at its corners": (places.Diagonal(ITSELF), {"d2", "d4", "f2", "f4"}),
    "above and below": (places.AboveAndBelow(ITSELF), {"e2", "e4"}),
    "in its row": (places.RowsOf(ITSELF), {f"{column}3" for column in "abcdefghi"}),
    "in its column": (places.ColumnsOf(ITSELF), {f"e{row}" for row in "12345"}),
    "one step away": (places.Within(ITSELF, 1), {"e2", "e4", "d3", "f3"}),
    "two steps away or less": (places.Within(ITSELF, 2), AROUND_E3 | {"e1", "e5", "c3", "g3"}),
    "around the general": (places.Around(MY_GENERAL), {"a2", "a4", "b2", "b3", "b4"}),
    "around somebody else as well": (places.Around(MY_UNITS), AROUND_E3 | {"a2", "a4", "b2", "b3", "b4"}),
    "around nobody": (places.Around(ENEMY_MINIONS), set()),
    "around the squares around": (
        places.Near(places.Beside(ITSELF)),
        AROUND_E3 | {"e3", "c2", "c3", "c4", "d1", "d5", "e1", "e5", "f1", "f5", "g2", "g3", "g4"},
    ),
    "anywhere else": (places.Elsewhere(places.Around(ITSELF)), ALL_SQUARES - AROUND_E3),
    "there, if something holds": (places.Provided(ROOM, places.Around(ITSELF)), AROUND_E3),
    "nowhere, if it does not": (places.Provided(NO_ROOM, places.Around(ITSELF)), set()),
    "where there is something": (places.SOMETHING, {"a3", "i3", "e3", "b1", "c5", "i5"}),
    "on my creep": (places.MyTiles(CREEP), {"b1", "i5"}),
    "on my hallowed ground": (places.MyTiles(HALLOWED), set()),
}


@pytest.mark.parametrize("seat", [P1, P2])
@pytest.mark.parametrize("words", TOWARDS_UNITS)
def test_a_place_lies_where_its_words_say_for_either_player(words: str, seat: int) -> None:
    place, expected = TOWARDS_UNITS[words]
    tiles = "P1 creep b1 i5; P2 creep c5" if seat == P1 else "P2 creep h1 a5; P1 creep g5"
    battle = field(f"P{seat + 1} Komodo Charger e3", f"tiles: {tiles}")
    scene = Scene(seat, 0, battle.unit("e3"), read_square("b2"))
    found = {square_name(square) for square in listed(place.places(battle.s, scene))}
    assert (found if seat == P1 else {name.translate(MIRROR) for name in found}) == expected


@pytest.mark.parametrize(
    ("place", "here", "expected"),
    [
        (places.AREA_2X2, "c3", {"c3", "d3", "c4", "d4"}),
        (places.AREA_2X2, "a1", {"a1", "b1", "a2", "b2"}),
        (places.AREA_3X3, "c3", {f"{column}{row}" for column in "bcd" for row in "234"}),
        (places.CHOSEN_ROW, "c4", {f"{column}4" for column in "abcdefghi"}),
        (places.UP_AND_DOWN, "c3", {"c2", "c3", "c4"}),
        (places.HERE, "a1", {"a1"}),
    ],
)
def test_an_area_lies_around_the_chosen_square(place: Where, here: str, expected: set[str]) -> None:
    # R80
    assert squares(place, P1, here) == expected
    assert squares(place, P2, here) == expected


def test_an_area_of_four_squares_fits_on_the_board_but_at_the_upper_and_the_right_edge() -> None:
    # R80
    assert squares(places.ROOM_FOR_2X2, P1) == {name for name in ALL_SQUARES if name[0] != "i" and name[1] != "5"}


def test_the_square_chosen_before_and_that_of_the_event_are_two_others() -> None:
    battle = field("P1 Komodo Charger e3")
    scene = Scene(P1, 0, battle.unit("e3"), read_square("b2"))
    assert places.FIRST_CHOSEN.places(battle.s, scene) == places.THERE.places(battle.s, scene) == 0
    scene.first_square, scene.there = read_square("c4"), read_square("g1")
    assert places.FIRST_CHOSEN.places(battle.s, scene) == 1 << read_square("c4")
    assert places.THERE.places(battle.s, scene) == 1 << read_square("g1")
    assert places.HERE.places(battle.s, scene) == 1 << read_square("b2")


@pytest.mark.parametrize(
    ("there", "expected"), [("g3", {"f3", "h3", "i3"}), ("e5", {"e4"}), ("e1", {"e2"}), ("b3", {"d3", "c3", "a3"})]
)
def test_a_line_goes_from_a_unit_through_another_to_the_edge(there: str, expected: set[str]) -> None:
    # R116
    battle = field("P1 Komodo Charger e3")
    scene = Scene(P1, 0, battle.unit("e3"), read_square("e3"))
    assert places.LineThrough().places(battle.s, scene) == 0
    scene.there = read_square(there)
    assert {square_name(square) for square in listed(places.LineThrough().places(battle.s, scene))} == expected
    assert places.LineThrough().places(battle.s, Scene(P1, 0, None, read_square("e3"))) == 0
