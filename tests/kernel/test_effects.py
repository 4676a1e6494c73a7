"""What cards can say, tried on a made-up game of lanes, heroes and rounds: no sentence needs a class of its own."""

from cardwright.games.template.model.state import Position
from cardwright.kernel.effects.amounts import CountOf, Fixed, Least, Plus, Whether, amount
from cardwright.kernel.effects.choosing import ChooseThings
from cardwright.kernel.effects.conditions import Any, AtLeast, AtMost, Both, CoinFlip, Not, YourTurn
from cardwright.kernel.effects.marks import KEEP, Aura, Modified, Modifier, lasting
from cardwright.kernel.effects.speech import Amount, Condition, Effect, Who
from cardwright.kernel.effects.things import ENEMY, FRIENDLY, AtRandom
from cardwright.kernel.frame import Frame
from tests.kernel.lanes import (
    ATTACK,
    BEAST,
    CHOSEN_HERO,
    CREEP,
    END_OF_ROUND,
    END_OF_TURN,
    FIGURES,
    HEALTH,
    HERO,
    ITSELF,
    MY_HEROES,
    MY_HEROES_IN_THIS_LANE,
    STUNNED,
    THIS_LANE,
    TOWER,
    AttackOf,
    Beside,
    Give,
    Hurt,
    Piece,
    attack_of,
    board,
    lay_out,
    piece_of,
    pieces,
)


def field() -> Position:
    """Two lanes: P1 has two heroes and a creep in the first and a hero in the second, P2 a creep and a tower."""
    return lay_out(
        Piece(1, HERO, 0, lane=0, slot=0, attack=4, health=10),
        Piece(2, HERO, 0, lane=0, slot=1, attack=3, health=8),
        Piece(3, CREEP, 0, lane=0, slot=2, attack=1, health=1),
        Piece(4, HERO, 0, lane=1, slot=0, attack=6, health=6),
        Piece(5, CREEP, 1, lane=0, slot=1, attack=2, health=3),
        Piece(6, TOWER, 1, lane=0, slot=0, attack=0, health=60),
    )


def ids(s: Position, who: Who[Position, Frame, Modified], source: int = 1) -> list[int]:
    return [thing.id for thing in who.found(s, piece_of(s, source).frame())]


def numbers(s: Position, id: int) -> tuple[int, int]:
    return FIGURES.figure(s, piece_of(s, id).thing, ATTACK), FIGURES.figure(s, piece_of(s, id).thing, HEALTH)


def run(s: Position, effect: Effect[Position, Frame], source: int = 1, **slots: tuple[int, ...]) -> None:
    frame = piece_of(s, source).frame()
    frame.slots.update(slots)
    effect.run(s, frame)


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
    run(s, Give(pieces(FRIENDLY, CREEP), gives=STUNNED | BEAST))
    assert ids(s, pieces(traits=BEAST)) == [2, 3]
    assert ids(s, pieces(traits=BEAST, without=STUNNED)) == [2]


def test_things_are_chosen_by_figures_as_they_are_now() -> None:
    s = field()
    assert ids(s, pieces(FRIENDLY, limits=attack_of(most=3))) == [2, 3]
    run(s, Give(ITSELF, (1, 0)), source=2)
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


def test_one_more_of_both_until_the_end_of_the_round() -> None:
    s = field()
    run(s, Give(MY_HEROES_IN_THIS_LANE, (1, 1), END_OF_ROUND))
    assert [numbers(s, id) for id in (1, 2, 4)] == [(5, 11), (4, 9), (6, 6)]
    board(s).pass_moment(board(s).moment(END_OF_TURN))
    assert numbers(s, 1) == (5, 11)
    board(s).pass_moment(board(s).moment(END_OF_ROUND))
    assert numbers(s, 1) == (4, 10)


def test_one_more_of_both_while_there_is_a_creep_in_this_lane() -> None:
    s = field()
    creep_here: Condition[Position, Frame] = Any(pieces(FRIENDLY, CREEP, where=THIS_LANE))
    piece_of(s, 1).auras = (Aura(MY_HEROES_IN_THIS_LANE, (1, 1), when=creep_here),)
    assert [numbers(s, id) for id in (1, 2, 4)] == [(5, 11), (4, 9), (6, 6)]
    board(s).bury(piece_of(s, 3))
    assert numbers(s, 2) == (3, 8)


def test_an_aura_ends_with_its_source() -> None:
    s = field()
    piece_of(s, 4).auras = (Aura(pieces(FRIENDLY, other=True), (0, 2), takes=STUNNED),)
    run(s, Give(MY_HEROES, gives=STUNNED))
    assert [numbers(s, id) for id in (1, 4, 5)] == [(4, 12), (6, 6), (2, 3)]
    assert ids(s, pieces(traits=STUNNED)) == [4]
    board(s).bury(piece_of(s, 4))
    assert numbers(s, 1) == (4, 10)
    assert ids(s, pieces(traits=STUNNED)) == [1, 2]


def test_a_mark_may_last_while_its_source_is_in_play() -> None:
    s = field()
    run(s, Give(MY_HEROES, (2, 0), while_here=True), source=3)
    assert numbers(s, 4) == (8, 6)
    board(s).bury(piece_of(s, 3))
    assert numbers(s, 4) == (6, 6)


def test_marks_count_in_the_order_in_which_they_came() -> None:
    s = field()
    run(s, Give(ITSELF, (2, 2)))
    run(s, Give(ITSELF, (1, KEEP), END_OF_TURN, sets=True))
    run(s, Give(ITSELF, (3,)))
    assert numbers(s, 1) == (4, 12)
    board(s).pass_moment(board(s).moment(END_OF_TURN))
    assert numbers(s, 1) == (9, 12)


def test_only_marks_whose_moment_has_come_end() -> None:
    marks = (Modifier((1,)), Modifier((2,), until=4), Modifier((3,), until=5))
    assert [mark.numbers for mark in lasting(marks, 4)] == [(1,), (3,)]


# What happens.


def test_a_player_chooses_one_of_their_heroes_in_this_lane() -> None:
    s = field()
    frame = piece_of(s, 3).frame()
    ChooseThings(MY_HEROES_IN_THIS_LANE, "hero").run(s, frame)
    assert (s.waiting[0].seat, s.waiting[0].options, s.waiting[0].slot) == (0, (1, 2), "hero")
    frame.slots["hero"] = (2,)
    Give(CHOSEN_HERO, (1, 1), END_OF_ROUND).run(s, frame)
    assert [numbers(s, id) for id in (1, 2)] == [(4, 10), (4, 9)]


def test_what_was_chosen_and_is_gone_since_is_left_alone() -> None:
    s = field()
    board(s).bury(piece_of(s, 2))
    run(s, Hurt(Fixed(3), CHOSEN_HERO), hero=(2, 4))
    assert [piece.damage for piece in board(s).pieces] == [0, 0, 3, 0, 0]
