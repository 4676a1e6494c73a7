"""What cards can say, tried on a made-up game of lanes and heroes: no sentence needs a class of its own."""

from cardwright.games.template.model.state import Position
from cardwright.kernel.effects.amounts import CountOf, Least, Plus, Whether, amount
from cardwright.kernel.effects.conditions import Any, AtLeast, AtMost, Both, CoinFlip, Not, YourTurn
from cardwright.kernel.effects.marks import Mark, lasting
from cardwright.kernel.effects.speech import Amount, Condition, Who
from cardwright.kernel.effects.thing import Thing
from cardwright.kernel.effects.things import ENEMY, FRIENDLY, AtRandom
from cardwright.kernel.frame import Frame
from tests.kernel.lanes import (
    BEAST,
    CREEP,
    HERO,
    ITSELF,
    MY_HEROES,
    MY_HEROES_IN_THIS_LANE,
    STUNNED,
    THIS_LANE,
    TOWER,
    AttackOf,
    Beside,
    Piece,
    attack_of,
    lay_out,
    piece_of,
    pieces,
)


def field() -> Position:
    """Two lanes: P1 has two heroes and a creep in the first and a hero in the second, P2 a creep and a tower."""
    return lay_out(
        Piece(1, HERO, 0, lane=0, slot=0, attack=4),
        Piece(2, HERO, 0, lane=0, slot=1, attack=3),
        Piece(3, CREEP, 0, lane=0, slot=2, attack=1),
        Piece(4, HERO, 0, lane=1, slot=0, attack=6),
        Piece(5, CREEP, 1, lane=0, slot=1, attack=2),
        Piece(6, TOWER, 1, lane=0, slot=0, attack=0),
    )


def ids(s: Position, who: Who[Position, Frame, Thing], source: int = 1) -> list[int]:
    return [thing.id for thing in who.found(s, piece_of(s, source).frame())]


def value(s: Position, number: Amount[Position, Frame], source: int = 1) -> int:
    return number.of(s, piece_of(s, source).frame())


def holds(s: Position, test: Condition[Position, Frame], source: int = 1) -> bool:
    return test.holds(s, piece_of(s, source).frame())


# Who.


def test_things_are_chosen_by_side_kind_and_lane() -> None:
    s = field()
    assert ids(s, MY_HEROES) == [1, 2, 4]
    assert ids(s, MY_HEROES_IN_THIS_LANE) == [1, 2]
    assert ids(s, MY_HEROES_IN_THIS_LANE, source=4) == [4]
    assert ids(s, pieces(ENEMY, CREEP | TOWER)) == [5, 6]
    assert ids(s, pieces(where=THIS_LANE, other=True)) == [2, 3, 5, 6]
    assert ids(s, ITSELF, source=3) == [3]


def test_things_are_chosen_by_traits_with_and_without() -> None:
    s = field()
    piece_of(s, 2).traits = BEAST
    piece_of(s, 3).traits = STUNNED | BEAST
    assert ids(s, pieces(traits=BEAST)) == [2, 3]
    assert ids(s, pieces(traits=BEAST, without=STUNNED)) == [2]


def test_things_are_chosen_by_figures_as_they_are_now() -> None:
    s = field()
    assert ids(s, pieces(FRIENDLY, limits=attack_of(most=3))) == [2, 3]
    piece_of(s, 2).attack += 1
    assert ids(s, pieces(FRIENDLY, limits=attack_of(most=3))) == [3]


def test_things_are_chosen_beside_each_other() -> None:
    assert ids(field(), pieces(where=Beside(ITSELF)), source=2) == [1, 3]


def test_some_are_drawn_at_random() -> None:
    s = field()
    s.script = (1, 0)
    assert ids(s, AtRandom(MY_HEROES, 2)) == [2, 1]
    assert sorted(ids(s, AtRandom(MY_HEROES, CountOf(pieces(FRIENDLY))))) == [1, 2, 4]


# How much, and whether.


def test_amounts_are_counted_added_and_compared() -> None:
    s = field()
    assert value(s, CountOf(MY_HEROES, 2)) == 6
    assert value(s, AttackOf(MY_HEROES_IN_THIS_LANE)) == 7
    assert value(s, Plus(CountOf(MY_HEROES), 4, Whether(YourTurn()))) == 8
    assert value(s, Least(CountOf(MY_HEROES), 2)) == 2
    assert value(s, amount(5)) == 5


def test_conditions_hold_or_do_not() -> None:
    s = field()
    two_heroes: Condition[Position, Frame] = AtLeast(CountOf(MY_HEROES_IN_THIS_LANE), 2)
    assert holds(s, two_heroes)
    assert not holds(s, two_heroes, source=4)
    assert holds(s, AtMost(CountOf(pieces(ENEMY)), CountOf(MY_HEROES)))
    assert holds(s, Not(Any(pieces(ENEMY, HERO))))
    assert holds(s, Both(YourTurn(), two_heroes))
    assert not holds(s, Both(YourTurn(), two_heroes), source=5)
    s.script = (0, 1)
    assert [holds(s, CoinFlip()), holds(s, CoinFlip())] == [True, False]


# For how long.


def test_only_marks_whose_moment_has_come_end() -> None:
    for_good, until_four, until_five = Mark(), Mark(until=4), Mark(until=5)
    assert lasting((for_good, until_four, until_five), 4) == (for_good, until_five)
