"""Positions to JSON and back, field by field.

A shape says how one value is written and read. A record's shape names every field of its class, so a
position that holds anything else cannot be written, and one that lacks something cannot be read.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from cardwright.kernel.decision import Decision
from cardwright.kernel.deed import Deed
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.frame import Frame

Json = Any


def wrong(where: str, expected: str, found: Json) -> BadPosition:
    shown = json.dumps(found, default=str)
    return BadPosition(f"{where or 'the position'}: expected {expected}, found {shown[:60]}")


class Shape:
    """How a value is written as JSON, and read and checked on the way back."""

    def encode(self, value: Any) -> Json:
        return value

    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> Any:
        raise NotImplementedError


class Number(Shape):
    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or abs(value) >= 2**63:
            raise wrong(where, "a whole number", value)
        return value


class Truth(Shape):
    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> bool:
        if not isinstance(value, bool):
            raise wrong(where, "true or false", value)
        return value


class Text(Shape):
    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> str:
        if not isinstance(value, str):
            raise wrong(where, "a text", value)
        return value


class Many(Shape):
    """A list of values of one shape."""

    def __init__(self, item: Shape) -> None:
        self.item: Shape = item

    def encode(self, value: Any) -> Json:
        return [self.item.encode(item) for item in value]

    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> Any:
        if not isinstance(value, list):
            raise wrong(where, "a list", value)
        return [self.item.decode(item, f"{where}[{i}]") for i, item in enumerate(value)]


class Fixed(Many):
    """A tuple: a list that never changes."""

    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> Any:
        return tuple(Many.decode(self, value, where))


class Maybe(Shape):
    """A value that may be absent."""

    def __init__(self, item: Shape) -> None:
        self.item: Shape = item

    def encode(self, value: Any) -> Json:
        return None if value is None else self.item.encode(value)

    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> Any:
        return None if value is None else self.item.decode(value, where)


class Named(Shape):
    """Values of one shape under names."""

    def __init__(self, item: Shape) -> None:
        self.item: Shape = item

    def encode(self, value: Any) -> Json:
        return {key: self.item.encode(value[key]) for key in sorted(value)}

    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> Any:
        if not isinstance(value, dict):
            raise wrong(where, "named values", value)
        return {key: self.item.decode(item, f"{where}.{key}") for key, item in value.items()}


class Record(Shape):
    """An object of one class. ``fields`` are the parameters of its ``__init__``, in JSON under the same
    names unless ``names`` has another; ``later`` are attributes set once it is made."""

    def __init__(
        self,
        made: Any,
        fields: dict[str, Shape],
        later: dict[str, Shape] | None = None,
        names: dict[str, str] | None = None,
    ) -> None:
        self.made: Any = made
        self.fields: dict[str, Shape] = fields
        self.later: dict[str, Shape] = {} if later is None else later
        self.names: dict[str, str] = {} if names is None else names

    def encode(self, value: Any) -> Json:
        named = self.names.get
        written = {named(name, name): shape.encode(getattr(value, name)) for name, shape in self.fields.items()}
        written.update({named(name, name): shape.encode(getattr(value, name)) for name, shape in self.later.items()})
        return written

    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> Any:
        if not isinstance(value, dict):
            raise wrong(where, "named fields", value)
        known = [self.names.get(name, name) for name in (*self.fields, *self.later)]
        for name in value:
            if name not in known:
                raise BadPosition(f'{where or "the position"}: there is no field "{name}"')
        parts = {name: self.part(value, name, shape, where) for name, shape in self.fields.items()}
        made = self.made(**parts, **(given or {}))
        for name, shape in self.later.items():
            setattr(made, name, self.part(value, name, shape, where))
        return made

    def part(self, value: Json, name: str, shape: Shape, where: str) -> Any:
        name = self.names.get(name, name)
        if name not in value:
            raise BadPosition(f'{where or "the position"}: the field "{name}" is missing')
        return shape.decode(value[name], f"{where}.{name}" if where else name)


NUMBER: Final = Number()
TRUTH: Final = Truth()
TEXT: Final = Text()
NUMBERS: Final = Many(NUMBER)
TUPLE: Final = Fixed(NUMBER)

DECISION: Final = Record(
    Decision,
    {
        "seat": NUMBER,
        "kind": TEXT,
        "options": TUPLE,
        "slot": TEXT,
        "least": NUMBER,
        "most": NUMBER,
        "seconds": NUMBER,
        "sealed": TRUTH,
        "optional": TRUTH,
        "continues": TRUTH,
    },
)
FRAME: Final = Record(
    Frame,
    {
        "program": TEXT,
        "seat": NUMBER,
        "source": NUMBER,
        "step": NUMBER,
        "slots": Named(TUPLE),
        "negated": TRUTH,
        "urgent": TRUTH,
    },
)
DEED_FIELDS: Final[dict[str, Shape]] = {
    "kind": NUMBER,
    "seat": NUMBER,
    "thing": NUMBER,
    "by": NUMBER,
    "amount": NUMBER,
    "place": NUMBER,
    "card": NUMBER,
    "flags": NUMBER,
}
DEED: Final = Record(Deed, DEED_FIELDS)


def position(made: Any, fields: dict[str, Shape], deed: Shape = DEED) -> Record:
    """The shape of a game's position: its own fields and those the kernel keeps in every ``State``.

    ``deed`` is the shape of what the game puts into the fast lane.

    The switches of the host (telling, stepping) and the events of the last action are not part of it.
    """
    kept: dict[str, Shape] = {
        "waiting": Fixed(DECISION),
        "sealed": NUMBERS,
        "lane": Many(deed),
        "done": Many(deed),
        "due": NUMBER,
        "agenda": Many(FRAME),
        "chain": Many(FRAME),
        "asking": NUMBERS,
        "queue": Many(FRAME),
        "result": Maybe(TUPLE),
        "script": NUMBERS,
        "ears": NUMBER,
    }
    return Record(made, {"seats": NUMBER, "rng": NUMBER, **fields}, kept)


def digest_of_json(value: Json) -> str:
    """A short mark that is the same exactly when the value is."""
    written = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.blake2b(written.encode(), digest_size=16).hexdigest()
