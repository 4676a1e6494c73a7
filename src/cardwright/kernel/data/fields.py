"""The fields of a record, each declared once: how it is written, what it is at first, who may see it.

From the declarations follow the JSON of a position, what of it a player may see, and what tests know about a class:
that it copies every field, begins with every default, and holds nothing that is not declared.
"""

from __future__ import annotations

from typing import Any, Final

from cardwright.kernel.bits import i64
from cardwright.kernel.data.codec import (
    NUMBER,
    NUMBERS,
    SEAT,
    TEXT,
    TRUTH,
    TUPLE,
    Frozen,
    Json,
    Many,
    Maybe,
    Named,
    Shape,
    wrong,
)
from cardwright.kernel.decision import Decision
from cardwright.kernel.deed import Deed
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.frame import Frame
from cardwright.kernel.known import CARD_AT, PLACE_AT, PLACES, SEATS

# Who may see a field. Its owner is the seat whose record it is part of.
ALL_SEE: Final = 0
OWNER_SEES: Final = 1
OWNER_KNOWS: Final = 2  # the owner knows the cards, but nobody their order
NOBODY_SEES: Final = 3
RULES_TELL: Final = 4  # the game's ``conceal`` hides it, where the rules say so

# What becomes of a field when the position is saved.
WRITTEN: Final = 0
WORKED_OUT: Final = 1  # it follows from the others, and is worked out again when they are read
GIVEN: Final = 2  # what a position is made with, written beside it
HOST: Final = 3  # a switch of the host, or the news of the last action


class Nothing:
    """Stands where a field has no default."""


NO_DEFAULT: Final = Nothing()  # it is a parameter of ``__init__`` instead
IT_DEPENDS: Final = Nothing()  # on the parameters of ``__init__``


class Field:
    """One field, under its own name unless ``key`` has another for JSON.

    lasting  a copy has it too; what is worked out only while an action is carried out is not
    shared   a copy may have the same list, for it is never changed, only replaced
    seldom   it is left out of JSON while it is empty, so that positions of older versions, without it, are read
    """

    def __init__(self, shape: Shape, sight: i64, default: Any = NO_DEFAULT, key: str = "", role: i64 = WRITTEN) -> None:
        self.name: str = ""
        self.shape: Shape = shape
        self.sight: i64 = sight
        self.default: Any = default
        self.key: str = key
        self.role: i64 = role
        self.lasting: bool = True
        self.shared: bool = False
        self.seldom: bool = False

    def is_required(self) -> bool:
        return self.default is NO_DEFAULT

    def hides(self) -> bool:
        """Whether anything of it has to be hidden from anybody."""
        return self.sight != ALL_SEE and self.sight != RULES_TELL

    def holds_cards(self) -> bool:
        """Whether cards lie in it."""
        return False

    def veil(self, s: Any, holder: Any, seat: i64, reader: i64) -> None:
        """Hide it from a reader, in a copy that belongs to a seat."""

    def checks(self) -> bool:
        """Whether it has to go with the rest of the position."""
        return self.role == WRITTEN and self.shape.checks()

    def check(self, s: Any, holder: Any, where: str) -> None:
        """Refuse what does not go with the rest of the position."""
        self.shape.check(s, getattr(holder, self.name), f"{where}.{self.name}" if where else self.name)


class PerSeat(Field):
    """A list of records, one for each seat, which owns what is in it."""

    def __init__(self, record: Record, default: Any = NO_DEFAULT) -> None:
        super().__init__(Many(record), ALL_SEE, default)
        self.record: Record = record

    def hides(self) -> bool:
        return len(self.record.veiled) > 0

    def holds_cards(self) -> bool:
        return len(self.record.holding) > 0

    def veil(self, s: Any, holder: Any, seat: i64, reader: i64) -> None:
        holders: list[Any] = getattr(holder, self.name)
        for owner in range(len(holders)):
            self.record.veil(s, holders[owner], owner, reader)

    def checks(self) -> bool:
        return True

    def check(self, s: Any, holder: Any, where: str) -> None:
        """There is one for each seat."""
        holders: list[Any] = getattr(holder, self.name)
        if len(holders) != s.seats:
            raise BadPosition(f"there are {s.seats} seats and {len(holders)} {self.name}")
        for seat in range(len(holders)):
            self.record.check(s, holders[seat], f"P{seat + 1}")


def public(shape: Shape, default: Any = NO_DEFAULT, key: str = "") -> Field:
    """Everybody may see it."""
    return Field(shape, ALL_SEE, default, key)


def shared(field: Field) -> Field:
    """The same field, which copies of a position share."""
    field.shared = True
    return field


def seldom(field: Field) -> Field:
    """The same field, which is written only where there is something in it."""
    field.seldom = True
    return field


def concealed(shape: Shape, default: Any = NO_DEFAULT) -> Field:
    """Whether somebody may see it depends on more than who that is."""
    return Field(shape, RULES_TELL, default)


def worked_out(default: Any = NO_DEFAULT, lasting: bool = True) -> Field:
    """It follows from the other fields."""
    field = Field(NUMBER, ALL_SEE, default, role=WORKED_OUT)
    field.lasting = lasting
    return field


class Record(Shape):
    """An object of one class, all its fields declared. Those without a default are parameters of its ``__init__``."""

    def __init__(self, made: Any, **fields: Field) -> None:
        self.made: Any = made
        self.fields: dict[str, Field] = fields
        for name, field in fields.items():
            field.name = name
            field.key = field.key or name
        self.written: list[Field] = [field for field in fields.values() if field.role == WRITTEN]
        self.keys: frozenset[str] = frozenset([field.key for field in self.written])
        self.veiled: list[Field] = [field for field in fields.values() if field.hides()]
        self.holding: list[Field] = [field for field in fields.values() if field.holds_cards()]
        self.checked: list[Field] = [field for field in fields.values() if field.checks()]

    def encode(self, value: Any) -> Json:
        return {
            field.key: field.shape.encode(getattr(value, field.name))
            for field in self.written
            if not field.seldom or getattr(value, field.name)
        }

    def same(self, one: Any, other: Any) -> bool:
        return all(field.shape.same(getattr(one, field.name), getattr(other, field.name)) for field in self.written)

    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> Any:
        if not isinstance(value, dict):
            raise wrong(where, "named fields", value)
        parts = {field.name: self.part(value, field, where) for field in self.written}
        for key in value:
            if key not in self.keys:
                raise BadPosition(f'{where or "the position"}: there is no field "{key}"')
        required = {field.name: parts[field.name] for field in self.written if field.is_required()}
        made = self.made(**required, **(given or {}))
        for field in self.written:
            if not field.is_required():
                setattr(made, field.name, parts[field.name])
        return made

    def checks(self) -> bool:
        return len(self.checked) > 0

    def check(self, s: Any, value: Any, where: str) -> None:
        for field in self.checked:
            field.check(s, value, where)

    def part(self, value: Json, field: Field, where: str) -> Any:
        if field.key not in value:
            if field.seldom:
                return field.default
            raise BadPosition(f'{where or "the position"}: the field "{field.key}" is missing')
        return field.shape.decode(value[field.key], f"{where}.{field.key}" if where else field.key)

    def veil(self, s: Any, holder: Any, seat: i64, reader: i64) -> None:
        """Hide from a reader, in a copy that belongs to a seat, whatever it may not see."""
        for field in self.veiled:
            field.veil(s, holder, seat, reader)


DECISION: Final = Record(
    Decision,
    seat=public(NUMBER),
    kind=public(TEXT),
    options=public(TUPLE),
    slot=public(TEXT),
    least=public(NUMBER),
    most=public(NUMBER),
    seconds=public(NUMBER),
    sealed=public(TRUTH),
    optional=public(TRUTH),
    continues=public(TRUTH),
)
FRAME: Final = Record(
    Frame,
    program=public(TEXT),
    seat=public(NUMBER),
    source=public(NUMBER),
    step=public(NUMBER),
    slots=public(Named(TUPLE)),
    negated=public(TRUTH),
    urgent=public(TRUTH),
)


class Fact(Shape):
    """A card that everybody knows to be in a hand, as in known.py: whose, in which place of it, and the card."""

    def encode(self, value: Any) -> Json:
        return [value & SEATS, value >> PLACE_AT & PLACES, value >> CARD_AT]

    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> int:
        seat, place, card = Many.decode(PARTS, value, where)
        if not (0 <= seat <= SEATS and 0 <= place <= PLACES and 0 <= card < LARGE):
            raise wrong(where, "a seat, a place and a card", value)
        return int(seat | place << PLACE_AT | card << CARD_AT)


PARTS: Final = Many(NUMBER, 3)
LARGE: Final = 2**32
FACT: Final = Fact()


def deed_fields() -> dict[str, Field]:
    """What every deed says; a game with a deed of its own adds to it."""
    return {
        "kind": public(NUMBER),
        "seat": public(NUMBER),
        "thing": public(NUMBER),
        "by": public(NUMBER),
        "amount": public(NUMBER),
        "place": public(NUMBER),
        "card": concealed(NUMBER),
        "flags": public(NUMBER),
    }


DEED: Final = Record(Deed, **deed_fields())


def given() -> Field:
    return Field(NUMBER, ALL_SEE, role=GIVEN)


def of_host(default: Any, lasting: bool) -> Field:
    field = Field(NUMBER, ALL_SEE, default, role=HOST)
    field.lasting = lasting
    return field


def kept(deed: Record = DEED) -> dict[str, Field]:
    """The fields that the kernel keeps in every ``State``; ``deed`` is what a game puts into the fast lane."""
    return {
        "seats": public(NUMBER),
        "rng": concealed(NUMBER),
        "options": given(),
        "cards": given(),
        "waiting": public(Frozen(DECISION), ()),
        "sealed": concealed(NUMBERS, IT_DEPENDS),
        "lane": public(Many(deed), []),
        "done": public(Frozen(deed), ()),
        "due": public(NUMBER, 0),
        "agenda": public(Many(FRAME), []),
        "chain": public(Many(FRAME), []),
        "asking": public(Frozen(SEAT), ()),
        "queue": public(Frozen(FRAME), ()),
        "result": public(Maybe(TUPLE), None),
        "stream": Field(NUMBER, RULES_TELL, None, role=GIVEN),
        "script": concealed(TUPLE, ()),
        "memory": seldom(public(Frozen(FACT), ())),
        "ears": public(NUMBER, 0),
        "telling": of_host(True, True),
        "stepping": of_host(False, True),
        "events": of_host([], False),
        "heard": of_host(0, False),
        "floor": of_host(0, False),
    }


def position(made: Any, **fields: Field) -> Record:
    """A game's position: its own fields and those the kernel keeps."""
    return Record(made, **kept(), **fields)


def difference(one: Json, other: Json, where: str = "") -> str:
    """The first field in which two written values differ, with both values; "" if there is none."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        pairs = [(f"{where}.{key}" if where else str(key), one[key], other[key]) for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(f"{where}[{place}]", one[place], other[place]) for place in range(len(one))]
    else:
        return "" if one == other else f"{where or 'the whole'}: {one} here, {other} there"
    for inner, left, right in pairs:
        found = difference(left, right, inner)
        if found:
            return found
    return ""
