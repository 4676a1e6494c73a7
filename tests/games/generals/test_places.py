"""Which squares the words of a card mean, for either player."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardwright.games.generals.effects import places
from cardwright.games.generals.effects.places import AnyOf, Squares
from cardwright.games.generals.effects.units import ITSELF
from cardwright.games.generals.model.board import listed, read_square, square_name
from cardwright.games.generals.model.scene import Scene, Where, Who
from tests.games.generals.field import P1, P2, field

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
