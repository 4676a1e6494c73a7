"""Every field of a position is declared, and its class does with it what the declaration says."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from cardwright.kernel.chance import dice
from cardwright.kernel.data.codec import Many, Maybe, Named, Shape, Text, Truth
from cardwright.kernel.data.fields import ALL_SEE, GIVEN, IT_DEPENDS, WRITTEN, Field, PerSeat, Record
from cardwright.kernel.data.piles import Counted
from cardwright.kernel.state import NOBODY, State
from tests.attributes import attributes
from tests.contract.journey import Journey
from tests.contract.subject import Subject, subjects

every_game = pytest.mark.parametrize("subject", subjects(), ids=lambda subject: str(subject.game.name))


def inside(shape: Shape, value: Any) -> Iterator[tuple[Record, Any]]:
    """Every record of a value, with its declaration."""
    if isinstance(shape, Record):
        yield shape, value
        for field in shape.written:
            yield from inside(field.shape, getattr(value, field.name))
    elif isinstance(shape, Many):
        for item in value:
            yield from inside(shape.item, item)
    elif isinstance(shape, Named):
        for item in value.values():
            yield from inside(shape.item, item)
    elif isinstance(shape, Maybe) and value is not None:
        yield from inside(shape.item, value)


def positions(subject: Subject, games: int) -> Iterator[State]:
    for seed in range(games):
        chance = dice(seed)
        journey = Journey(subject, subject.any_options(chance), seed, subject.seats(chance))
        while not journey.over:
            journey.step()
            yield journey.s


@cache
def examples(subject: Subject) -> dict[Record, Any]:
    """One object of each record of a game."""
    found: dict[Record, Any] = {}
    for s in positions(subject, 10):
        for record, value in inside(subject.game.position(), s):
            found.setdefault(record, value if record.made is not type(s) else subject.game.clone(s))
    for record in declared(subject.game.position()):
        if record not in found:
            found[record] = record.made(
                **{field.name: least(field.shape) for field in record.written if field.is_required()}
            )
    return found


def declared(shape: Shape) -> Iterator[Record]:
    """Every record that something of this shape may hold."""
    if isinstance(shape, Record):
        yield shape
        for field in shape.written:
            yield from declared(field.shape)
    elif isinstance(shape, Many | Named | Maybe):
        yield from declared(shape.item)


def least(shape: Shape) -> Any:
    """The least value of a shape."""
    if isinstance(shape, Many):
        return shape.decode([])
    return (
        {} if isinstance(shape, Named) else "" if isinstance(shape, Text) else False if isinstance(shape, Truth) else 0
    )


def stored(record: Record) -> list[Field]:
    return [field for field in record.fields.values() if not isinstance(field, Counted)]


@every_game
def test_every_attribute_of_a_position_is_declared(subject: Subject) -> None:
    for s in positions(subject, 20):
        for record, value in inside(subject.game.position(), s):
            name, declared = type(value).__name__, {field.name for field in stored(record)}
            assert {f"{name}.{field}" for field in attributes(value)} == {f"{name}.{field}" for field in declared}


@every_game
def test_every_field_is_copied(subject: Subject) -> None:
    for record, value in examples(subject).items():
        if hasattr(value, "clone"):
            for field in stored(record):
                if field.lasting and field.role != GIVEN:
                    check_copy(subject, value, field)


def check_copy(subject: Subject, value: Any, field: Field) -> None:
    """Give the field a value it does not begin with: a copy has it as well, in a list of its own."""
    where, before = f"{type(value).__name__}.clone", getattr(value, field.name)
    changed = unlike(subject, field, before)
    try:
        setattr(value, field.name, changed)
        copied = getattr(value.clone(), field.name)
    finally:
        setattr(value, field.name, before)
    assert same(copied, changed), f"{where} does not copy {field.name}"
    if isinstance(changed, list) and not field.shared:
        assert copied is not changed, f"{where} shares the list {field.name} with the original"
        for one, other in zip(copied, changed, strict=True):
            assert one is not other or not hasattr(other, "clone"), f"{where} shares what is in {field.name}"


def unlike(subject: Subject, field: Field, value: Any) -> Any:
    """Another value that the field may have."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if value is None:
        return (0,)
    if isinstance(value, list | tuple) and not isinstance(field, PerSeat):
        return type(value)([*value, some(subject, field.shape)])
    return value


def some(subject: Subject, shape: Shape) -> Any:
    """Something a list of this shape may hold."""
    item = shape.item if isinstance(shape, Many) else shape
    if isinstance(item, Many):
        return ()
    if isinstance(item, Maybe):
        return None
    return examples(subject)[item] if isinstance(item, Record) else 1


def same(one: Any, other: Any) -> bool:
    """Whether two values are the same, whatever objects they are made of."""
    if isinstance(one, list | tuple):
        return type(one) is type(other) and len(one) == len(other) and all(map(same, one, other))
    if hasattr(one, "clone"):
        return all(same(getattr(one, name), getattr(other, name)) for name in attributes(one))
    return bool(one is other or one == other)


@every_game
def test_every_field_begins_with_its_default(subject: Subject) -> None:
    for record, value in examples(subject).items():
        fields = stored(record)
        made = record.made(**{f.name: getattr(value, f.name) for f in fields if f.is_required()})
        for field in fields:
            if not field.is_required() and field.default is not IT_DEPENDS:
                found = getattr(made, field.name)
                name = f"{type(value).__name__}.__init__"
                assert found == field.default, f"{name} sets {field.name} to {found}, declared is {field.default}"


@every_game
def test_a_mask_shows_what_everybody_may_see(subject: Subject) -> None:
    for s in positions(subject, 3):
        for reader in [NOBODY, *range(s.seats)]:
            seen = subject.game.mask(s, reader)
            for (record, true), (_, shown) in zip(records(subject, s), records(subject, seen), strict=True):
                for field in record.fields.values():
                    if field.sight == ALL_SEE and field.role == WRITTEN and not isinstance(field.shape, Many):
                        name = f"{type(true).__name__}.{field.name}"
                        assert same(getattr(true, field.name), getattr(shown, field.name)), f"a mask changes {name}"


def records(subject: Subject, s: State) -> list[tuple[Record, Any]]:
    """The position itself, and what belongs to each seat."""
    whole = subject.game.position()
    seats = [field for field in whole.fields.values() if isinstance(field, PerSeat)]
    return [(whole, s), *((field.record, each) for field in seats for each in getattr(s, field.name))]
