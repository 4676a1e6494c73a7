"""Positions to JSON and back."""

import json

import pytest

from cardwright.games import load
from cardwright.kernel.data.codec import (
    KEY,
    NUMBER,
    NUMBERS,
    SEAT,
    TEXT,
    TRUTH,
    TUPLE,
    Frozen,
    Many,
    Maybe,
    Named,
    Shape,
    digest_of_json,
)
from cardwright.kernel.data.fields import DECISION, FRAME
from cardwright.kernel.decision import Decision
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.frame import Frame


@pytest.mark.parametrize(
    ("shape", "value"),
    [
        (NUMBER, -(2**63) + 1),
        (TRUTH, False),
        (TEXT, "Caw"),
        (NUMBERS, [1, 2]),
        (TUPLE, (1, 2)),
        (Maybe(TUPLE), None),
        (Maybe(TUPLE), ()),
        (Named(NUMBERS), {"a": [1], "b": []}),
    ],
)
def test_a_value_reads_back(shape: Shape, value: object) -> None:
    assert shape.decode(json.loads(json.dumps(shape.encode(value)))) == value


ASKED, ASKED_LESS = Decision(0, "card", (1, 2)), Decision(0, "card", (1,))


@pytest.mark.parametrize(
    ("shape", "one", "other"),
    [
        (NUMBER, 3, 4),
        (TEXT, "Caw", "caw"),
        (NUMBERS, [1, 2], [1, 2, 3]),
        (TUPLE, (1, 2), (2, 1)),
        (KEY, bytes(32), bytes(31) + b"1"),
        (Maybe(TUPLE), None, ()),
        (Named(NUMBERS), {"a": [1]}, {"b": [1]}),
        (Named(NUMBERS), {"a": [1]}, {"a": [1], "b": []}),
        (Many(Many(NUMBER)), [[1], [2]], [[1], [3]]),
        (Frozen(DECISION), (ASKED,), (ASKED_LESS,)),
        (Frozen(DECISION), (ASKED,), (ASKED, ASKED)),
    ],
)
def test_two_values_are_the_same_exactly_when_they_are_written_alike(shape: Shape, one: object, other: object) -> None:
    again = shape.decode(shape.encode(one))
    assert shape.same(one, one)
    assert shape.same(one, again)
    assert shape.encode(one) != shape.encode(other)
    assert not shape.same(one, other)
    assert not shape.same(other, one)


@pytest.mark.parametrize(
    ("shape", "value", "problem"),
    [
        (NUMBER, "3", 'mana: expected a whole number, found "3"'),
        (NUMBER, True, "mana: expected a whole number, found true"),
        (NUMBER, 1.0, "mana: expected a whole number, found 1.0"),
        (NUMBER, 2**63, "mana: expected a whole number, found 9223372036854775808"),
        (TRUTH, 1, "mana: expected true or false, found 1"),
        (TEXT, None, "mana: expected a text, found null"),
        (NUMBERS, {}, r"mana: expected a list, found \{\}"),
        (NUMBERS, [1, "x"], r'mana\[1\]: expected a whole number, found "x"'),
        (Named(NUMBER), [], r"mana: expected named values, found \[\]"),
        (Named(NUMBER), {"a": None}, "mana.a: expected a whole number, found null"),
        (DECISION, [], r"mana: expected named fields, found \[\]"),
    ],
)
def test_a_wrong_value_is_refused_with_its_place(shape: Shape, value: object, problem: str) -> None:
    with pytest.raises(BadPosition, match=problem):
        shape.decode(value, "mana")


def test_a_question_reads_back_with_every_field() -> None:
    question = Decision(1, "keep", (3, 4), "slot", 0, 2, 60, True, True)
    written = DECISION.encode(question)
    assert DECISION.encode(DECISION.decode(written)) == written
    told = ["seat", "kind", "options", "slot", "least", "most", "seconds", "sealed", "optional", "continues"]
    assert list(written) == told


def test_an_effect_reads_back_with_every_field() -> None:
    written = FRAME.encode(Frame("played", 1, 7, 2, {"b": (1,), "a": ()}, True))
    assert FRAME.encode(FRAME.decode(json.loads(json.dumps(written)))) == written


def test_a_field_too_many_or_too_few_is_refused() -> None:
    written = FRAME.encode(Frame("played", 1))
    with pytest.raises(BadPosition, match='chain: there is no field "colour"'):
        FRAME.decode({**written, "colour": 1}, "chain")
    del written["step"]
    with pytest.raises(BadPosition, match='chain: the field "step" is missing'):
        FRAME.decode(written, "chain")


def test_a_mark_does_not_depend_on_the_order_of_names() -> None:
    assert digest_of_json({"a": 1, "b": [2]}) == digest_of_json({"b": [2], "a": 1})
    assert digest_of_json({"a": 1, "b": [2]}) != digest_of_json({"a": 1, "b": [3]})


@pytest.mark.parametrize(
    ("shape", "value", "where"),
    [
        (Many(SEAT), [1, 5], r"mover\[1\]"),
        (Maybe(SEAT), 5, "mover"),
        (Many(Maybe(SEAT)), [None, 5], r"mover\[1\]"),
        (Named(SEAT), {"a": 5}, "mover.a"),
    ],
)
def test_what_must_go_with_the_position_is_checked_inside_other_shapes(shape: Shape, value: object, where: str) -> None:
    game = load("template")
    s = game.new(game.options()(), seed=1)
    assert shape.checks()
    with pytest.raises(BadPosition, match=f"{where}: there is no seat 6; there are 2"):
        shape.check(s, value, "mover")
