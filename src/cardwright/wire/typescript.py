"""The wire's messages, and what each game tells its client, as TypeScript: ``python -m cardwright.wire.typescript``."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final, TypeGuard, get_args, is_typeddict

import msgspec
from msgspec import NODEFAULT, Struct, inspect

from cardwright import SOURCE
from cardwright.agents.characters import CAST
from cardwright.games import NAMES, load
from cardwright.kernel.event import EventKind
from cardwright.wire import VERSION, bodies, socket, view
from cardwright.wire.bodies.body import Body

COMMAND: Final = "python -m cardwright.wire.typescript"
PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def files() -> Mapping[str, str]:
    """Every file that is written, by its place below the client's sources."""
    games = {f"games/{name}/types.ts": game(name) for name in NAMES if declares_types(name)}
    return {"wire/types.ts": wire(), "bots/cast.ts": bots(), **games}


# The wire.


def wire() -> str:
    head = f"/** Every message and body that server and client exchange. Written by `{COMMAND}`. */\n"
    pieces = [head, f"export const VERSION = {VERSION};\n"]
    pieces += [interface(struct) for struct in structs()]
    pieces.append(union("Request", socket.Request))
    pieces.append(union("Sent", socket.Sent))
    return "\n".join(pieces)


def structs() -> Iterable[type[Struct]]:
    """Every struct of the wire with fields of its own, in the order it is written."""
    for module in (view, socket, *modules_of(bodies)):
        for value in vars(module).values():
            if is_struct_of(value, module.__name__) and value is not socket.Numbered:
                yield value


def modules_of(package: ModuleType) -> Iterable[ModuleType]:
    found = iter_modules(package.__path__, f"{package.__name__}.")
    return [import_module(module.name) for module in found]


def is_struct_of(value: object, module: str) -> TypeGuard[type[Struct]]:
    if not isinstance(value, type) or not issubclass(value, Struct):
        return False
    return value.__module__ == module and bool(value.__struct_fields__)


def interface(struct: type[Struct]) -> str:
    config = struct.__struct_config__
    tag = [f"  type: {quoted(config.tag)};"] if config.tag is not None else []
    shape = msgspec.inspect.type_info(struct)
    assert isinstance(shape, inspect.StructType)
    absent = config.omit_defaults or issubclass(struct, socket.Numbered | Body)
    return declared(struct.__name__, [*tag, *(line(field, absent and has_default(field)) for field in shape.fields)])


def has_default(field: inspect.Field) -> bool:
    return field.default is not NODEFAULT or field.default_factory is not NODEFAULT


# The bots.


def bots() -> str:
    """The characters that the bots are, level by level."""
    lines = [f"/** The bots of each level, and what they are like. Written by `{COMMAND}`. */", ""]
    lines += ["export const CAST = {"]
    for level, cast in CAST.items():
        lines.append(f"  {level}: {{")
        lines += [f"    {one.name}: {json.dumps(one.temper)}," for one in cast]
        lines.append("  },")
    return "\n".join([*lines, "} as const;", ""])


# The games.


def declares_types(name: str) -> bool:
    """Whether a game says of what types it is what programs outside are told; a game that no client draws need not."""
    return (SOURCE / "games" / name / "view" / "types.py").exists()


def game(name: str) -> str:
    game = load(name)
    module = import_module(f"cardwright.games.{name}.view.types")
    head = f"/** What the server tells of {game.title}: positions, actions, events. Written by `{COMMAND}`. */\n"
    told = [dictionary(value) for word, value in vars(module).items() if is_typeddict(value) and value.__name__ == word]
    return "\n".join([head, *told, union("Parts", module.Parts), events(game.event_kinds())])


def dictionary(shape: Any) -> str:
    found = msgspec.inspect.type_info(shape)
    assert isinstance(found, inspect.TypedDictType)
    order = list(shape.__annotations__)
    fields = sorted(found.fields, key=lambda field: order.index(field.name))
    return declared(shape.__name__, [line(field, not field.required) for field in fields], shape.__doc__)


def events(kinds: Iterable[EventKind]) -> str:
    """The names of the numbers that each event tells."""
    lines = [f"  {key(kind.word)}: {numbers(kind.numbers)};" for kind in kinds]
    return declared("Events", lines, "The numbers that each event tells, by its word.")


def numbers(names: Iterable[str]) -> str:
    found = "; ".join(f"{name}: number" for name in names)
    return f"{{ {found} }}" if found else "object"


# TypeScript.


def declared(name: str, lines: Iterable[str], says: str | None = None) -> str:
    comment = f"/** {' '.join(says.replace('``', '`').split())} */\n" if says else ""
    return f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def line(field: inspect.Field, absent: bool) -> str:
    return f"  {field.encode_name}{'?' if absent else ''}: {named(field.type)};"


def union(name: str, members: Any) -> str:
    return f"export type {name} = {' | '.join(member.__name__ for member in get_args(members) or (members,))};\n"


def named(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.Metadata):
        return named(kind.type)
    if isinstance(kind, inspect.StructType | inspect.TypedDictType):
        return kind.cls.__name__
    if isinstance(kind, inspect.UnionType):
        return " | ".join(named(one) for one in kind.types)
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(quoted(word) for word in sorted(map(str, kind.values)))
    if isinstance(kind, inspect.ListType):
        item = named(kind.item_type)
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
    if isinstance(kind, inspect.TupleType):
        return f"readonly [{', '.join(named(one) for one in kind.item_types)}]"
    if isinstance(kind, inspect.DictType):
        return f"Readonly<Record<{named(kind.key_type)}, {named(kind.value_type)}>>"
    return PLAIN[type(kind)]


def key(word: str) -> str:
    return word if word.isidentifier() else quoted(word)


def quoted(tag: object) -> str:
    return f"'{tag}'"


def main() -> None:
    sources = Path(sys.argv[1] if len(sys.argv) > 1 else "client/src")
    for place, text in files().items():
        (sources / place).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
