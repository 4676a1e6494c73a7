"""Values to JSON and back: a shape says how one is written, and how it is read and checked."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from cardwright.kernel.chance import KEY_BYTES
from cardwright.kernel.errors import BadPosition

Json = Any
HEXADECIMAL: Final = frozenset("0123456789abcdef")


def wrong(where: str, expected: str, found: Json) -> BadPosition:
    shown = json.dumps(found, default=str)
    return BadPosition(f"{where or 'the position'}: expected {expected}, found {shown[:60]}")


class Shape:
    """How a value is written as JSON, and read and checked on the way back."""

    def encode(self, value: Any) -> Json:
        return value

    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> Any:
        raise NotImplementedError

    def same(self, one: Any, other: Any) -> bool:
        """Whether two values would be written alike."""
        return bool(self.encode(one) == self.encode(other))

    def is_plain(self) -> bool:
        """Whether a value is written as it is, so that Python itself compares and copies many of them."""
        return False

    def checks(self) -> bool:
        """Whether a value of it has to go with the rest of the position."""
        return False

    def check(self, s: Any, value: Any, where: str) -> None:
        """Refuse a value that does not go with the rest of the position ``s``."""


class WrittenAsIs(Shape):
    """A value that is written as it is."""

    def same(self, one: Any, other: Any) -> bool:
        return bool(one == other)

    def is_plain(self) -> bool:
        return True


class Number(WrittenAsIs):
    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or abs(value) >= 2**63:
            raise wrong(where, "a whole number", value)
        return value


class Truth(WrittenAsIs):
    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> bool:
        if not isinstance(value, bool):
            raise wrong(where, "true or false", value)
        return value


class Text(WrittenAsIs):
    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> str:
        if not isinstance(value, str):
            raise wrong(where, "a text", value)
        return value


class Bytes(Shape):
    """A number of bytes, in hexadecimal digits."""

    def __init__(self, size: int) -> None:
        self.size: int = size

    def encode(self, value: Any) -> Json:
        return value.hex()

    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> bytes:
        if not isinstance(value, str) or len(value) != 2 * self.size or not set(value) <= HEXADECIMAL:
            raise wrong(where, f"{2 * self.size} hexadecimal digits", value)
        return bytes.fromhex(value)


class Many(Shape):
    """A list of values of one shape; ``size`` says how many, where that is certain."""

    def __init__(self, item: Shape, size: int = -1) -> None:
        self.item: Shape = item
        self.size: int = size
        self.plain: bool = item.is_plain()

    def encode(self, value: Any) -> Json:
        return list(value) if self.plain else [self.item.encode(item) for item in value]

    def same(self, one: Any, other: Any) -> bool:
        if self.plain or one is other:
            return bool(one == other)
        return len(one) == len(other) and all(self.item.same(one[at], other[at]) for at in range(len(one)))

    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> Any:
        if not isinstance(value, list):
            raise wrong(where, "a list", value)
        if self.size >= 0 and len(value) != self.size:
            raise BadPosition(f"{where}: {len(value)} values instead of {self.size}")
        return [self.item.decode(item, f"{where}[{i}]") for i, item in enumerate(value)]

    def checks(self) -> bool:
        return self.item.checks()

    def check(self, s: Any, value: Any, where: str) -> None:
        for i, item in enumerate(value):
            self.item.check(s, item, f"{where}[{i}]")


class Frozen(Many):
    """A tuple: a list that never changes."""

    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> Any:
        return tuple(Many.decode(self, value, where))


class Maybe(Shape):
    """A value that may be absent."""

    def __init__(self, item: Shape) -> None:
        self.item: Shape = item

    def encode(self, value: Any) -> Json:
        return None if value is None else self.item.encode(value)

    def same(self, one: Any, other: Any) -> bool:
        if one is None or other is None:
            return one is other
        return self.item.same(one, other)

    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> Any:
        return None if value is None else self.item.decode(value, where)

    def checks(self) -> bool:
        return self.item.checks()

    def check(self, s: Any, value: Any, where: str) -> None:
        if value is not None:
            self.item.check(s, value, where)


class Named(Shape):
    """Values of one shape under names."""

    def __init__(self, item: Shape) -> None:
        self.item: Shape = item

    def encode(self, value: Any) -> Json:
        return {key: self.item.encode(value[key]) for key in sorted(value)}

    def same(self, one: Any, other: Any) -> bool:
        return len(one) == len(other) and all(key in other and self.item.same(one[key], other[key]) for key in one)

    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> Any:
        if not isinstance(value, dict):
            raise wrong(where, "named values", value)
        return {key: self.item.decode(item, f"{where}.{key}") for key, item in value.items()}

    def checks(self) -> bool:
        return self.item.checks()

    def check(self, s: Any, value: Any, where: str) -> None:
        for key, item in value.items():
            self.item.check(s, item, f"{where}.{key}")


class Between(Number):
    """A whole number in a range."""

    def __init__(self, least: int, most: int) -> None:
        self.least: int = least
        self.most: int = most

    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> int:
        number = Number.decode(self, value, where)
        if not self.least <= number <= self.most:
            raise BadPosition(f"{where}: {number} is not between {self.least} and {self.most}")
        return number

    def checks(self) -> bool:
        return True

    def check(self, s: Any, value: Any, where: str) -> None:
        self.decode(int(value), where)


class SeatNumber(Between):
    """A seat out of a number of them, the first 0."""

    def __init__(self, seats: int) -> None:
        super().__init__(0, seats - 1)

    def check(self, s: Any, value: Any, where: str) -> None:
        Between.check(self, s, value, where)
        if value >= s.seats:
            raise BadPosition(f"{where}: there is no seat {value + 1}; there are {s.seats}")


NUMBER: Final = Number()
TRUTH: Final = Truth()
TEXT: Final = Text()
KEY: Final = Bytes(KEY_BYTES)
NUMBERS: Final = Many(NUMBER)
TUPLE: Final = Frozen(NUMBER)
SEAT: Final = SeatNumber(64)
SEATS: Final = Many(SEAT)


def digest_of_json(value: Json) -> str:
    """A short mark that is the same exactly when the value is."""
    written = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.blake2b(written.encode(), digest_size=16).hexdigest()
