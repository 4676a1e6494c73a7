"""The numbers and contested rulings of a game, in one record that never changes."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any, TypeVar

from cardwright.kernel.errors import BadOption, unknown


def number(default: int, help_: str, least: int = 0, most: int = 1_000_000) -> Any:
    """A number of the rules, with the range in which the game still makes sense."""
    return dataclasses.field(default=default, metadata={"help": help_, "least": least, "most": most})


def ruling(default: str, help_: str, *choices: str) -> Any:
    """A contested ruling: one of a few words."""
    return dataclasses.field(default=default, metadata={"help": help_, "choices": (default, *choices)})


def switch(default: bool, help_: str) -> Any:
    """A rule that is on or off."""
    return dataclasses.field(default=default, metadata={"help": help_})


@dataclass(frozen=True)
class Options:
    """Each game derives its own; every field is made by ``number``, ``ruling`` or ``switch``."""

    def values(self) -> dict[str, Any]:
        return {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(self.values().values())


O = TypeVar("O", bound=Options)


def changed(options: O, changes: dict[str, Any]) -> O:
    """The same options with some values replaced; each value may be given as text."""
    fields = {field.name: field for field in dataclasses.fields(options)}
    values: dict[str, Any] = {}
    for name, value in changes.items():
        if name not in fields:
            raise unknown("option", name, fields)
        values[name] = checked(fields[name], value)
    return dataclasses.replace(options, **values)


def checked(field: dataclasses.Field[Any], value: Any) -> Any:
    """The value as its field wants it, or a sentence saying what is allowed."""
    if isinstance(field.default, bool):
        return checked_switch(field.name, value)
    if isinstance(field.default, int):
        return checked_number(field, value)
    choices = field.metadata["choices"]
    if value not in choices:
        raise BadOption(f"{field.name} is one of {', '.join(choices)}, not {value}")
    return value


def checked_switch(name: str, value: Any) -> bool:
    if isinstance(value, bool):
        return value
    words = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
    if str(value).lower() not in words:
        raise BadOption(f"{name} is yes or no, not {value}")
    return words[str(value).lower()]


def checked_number(field: dataclasses.Field[Any], value: Any) -> int:
    least, most = field.metadata["least"], field.metadata["most"]
    try:
        number_ = int(value)
    except (TypeError, ValueError):
        raise BadOption(f"{field.name} is a whole number from {least} to {most}, not {value}") from None
    if isinstance(value, bool) or not least <= number_ <= most:
        raise BadOption(f"{field.name} is a whole number from {least} to {most}, not {value}")
    return number_


def read_changes(words: list[str]) -> dict[str, str]:
    """``["hp=30", "mana_pool=no"]`` as a table; what is not NAME=VALUE is refused."""
    changes: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or not name or not value:
            raise BadOption(f'an option is written NAME=VALUE, not "{word}"')
        changes[name.strip()] = value.strip()
    return changes


def explained(options: Options) -> list[dict[str, Any]]:
    """Each option with its value, its meaning and what is allowed, for tables and forms."""
    return [
        {"name": field.name, "value": getattr(options, field.name), **dict(field.metadata)}
        for field in dataclasses.fields(options)
    ]
