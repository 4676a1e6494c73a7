"""The wire's messages and bodies as TypeScript, for the web client: ``python -m cardwright.wire.typescript``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeGuard

import msgspec
from msgspec import NODEFAULT, Struct, inspect

from cardwright.wire import VERSION, bodies, socket, view

HEAD: Final = (
    "/** Every message and body that server and client exchange. "
    "Written by `python -m cardwright.wire.typescript`. */\n"
)
PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def written() -> str:
    """The whole file."""
    pieces = [HEAD, f"export const VERSION = {VERSION};\n"]
    pieces += [interface(struct) for struct in structs()]
    pieces.append(union("Request", socket.Request))
    pieces.append(union("Sent", socket.Sent))
    return "\n".join(pieces)


def structs() -> Iterable[type[Struct]]:
    """Every struct of the wire with fields of its own, in the order it is written."""
    for module in (view, socket, bodies):
        for value in vars(module).values():
            if is_struct_of(value, module.__name__) and value is not socket.Numbered:
                yield value


def is_struct_of(value: object, module: str) -> TypeGuard[type[Struct]]:
    if not isinstance(value, type) or not issubclass(value, Struct):
        return False
    return value.__module__ == module and bool(value.__struct_fields__)


def interface(struct: type[Struct]) -> str:
    config = struct.__struct_config__
    lines = [f"  type: {quoted(config.tag)};"] if config.tag is not None else []
    shape = msgspec.inspect.type_info(struct)
    assert isinstance(shape, inspect.StructType)
    absent = config.omit_defaults or issubclass(struct, socket.Numbered | bodies.Body)
    lines += [
        f"  {field.encode_name}{'?' if absent and has_default(field) else ''}: {named(field.type)};"
        for field in shape.fields
    ]
    return f"export interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def union(name: str, members: Any) -> str:
    return f"export type {name} = {' | '.join(member.__name__ for member in members.__args__)};\n"


def has_default(field: inspect.Field) -> bool:
    return field.default is not NODEFAULT or field.default_factory is not NODEFAULT


def named(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.Metadata):
        return named(kind.type)
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.UnionType):
        return " | ".join(named(one) for one in kind.types)
    if isinstance(kind, inspect.ListType):
        return (
            f"({named(kind.item_type)})[]"
            if isinstance(kind.item_type, inspect.UnionType)
            else f"{named(kind.item_type)}[]"
        )
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(named(one) for one in kind.item_types)}]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{named(kind.key_type)}, {named(kind.value_type)}>"
    return PLAIN[type(kind)]


def quoted(tag: object) -> str:
    return f"'{tag}'"


if __name__ == "__main__":
    print(written(), end="")
