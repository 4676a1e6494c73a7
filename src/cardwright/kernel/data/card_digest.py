"""A mark of cards that changes with anything they are made of: figures, words and programs."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Final

Known = dict[int, tuple[Any, str]]  # what was written, by its id; it is kept, so that the id stays its own
ALONE: Final = "-"


def digest_of_cards(cards: Iterable[Any]) -> str:
    """The same whether the rules are compiled or interpreted."""
    total = hashlib.blake2b(digest_size=16)
    known: Known = {}
    for card in cards:
        total.update(written(card, known).encode())
    return total.hexdigest()


def written(value: Any, known: Known) -> str:
    """A value as text; an object is its class and everything it holds."""
    if value is None:
        return ALONE
    if isinstance(value, str):
        return f"{len(value)}:{value}"
    if isinstance(value, int):
        return str(int(value))  # a compiled class may hold true as 1
    before = known.get(id(value))
    if before is not None:
        return before[1]
    text = written_parts(value, known)
    known[id(value)] = (value, text)
    return text


def written_parts(value: Any, known: Known) -> str:
    if isinstance(value, (tuple, list)):
        return f"[{','.join([written(part, known) for part in value])}]"
    if isinstance(value, (set, frozenset)):
        return f"{{{','.join(sorted([written(part, known) for part in value]))}}}"
    if isinstance(value, dict):
        pairs = [f"{written(key, known)}={written(part, known)}" for key, part in value.items()]
        return f"{{{','.join(sorted(pairs))}}}"
    if callable(value):
        raise TypeError(f"a card holds {value!r}; what it does must be written as data")
    parts = [f"{name}={written(getattr(value, name), known)}" for name in held(value)]
    return f"{type(value).__name__}({','.join(parts)})"


def held(value: Any) -> list[str]:
    """The names of all an object holds, in order; a compiled class lists its own, any other keeps them by object."""
    names = set(getattr(type(value), "__mypyc_attrs__", ()))
    names.update(getattr(value, "__dict__", ()))
    names.discard("__dict__")
    return sorted(names)
