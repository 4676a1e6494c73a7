"""What was expected, what was found, and where the two differ."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

from cardwright.kernel.data.codec import Json
from cardwright.kernel.errors import BadScenario
from cardwright.kernel.testing.testbed import Words


@dataclass(frozen=True)
class Difference:
    key: str
    expected: Json
    found: Json

    def __str__(self) -> str:
        return f"{self.key}: expected {shown(self.expected)}, found {shown(self.found)}"


def shown(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)


def pattern(key: str) -> str:
    """The word a key is an instance of: ``P1.hand`` is ``P#.hand``, ``u:wolf`` is ``u:#``."""
    return re.sub(r"\bP[0-9]+\b", "P#", re.sub(r"^([uc]):.*", r"\1:#", key))


def differences(expected: dict[str, Json], found: dict[str, Json], words: Words) -> list[Difference]:
    """Only what is listed is compared; what cannot be found at all is a mistake in the scenario."""
    for key in expected:
        if key not in found:
            known = f"there are: {', '.join(found)}" if found else "there is nothing"
            raise BadScenario(f'there is no "{key}" here; {known}')
    return [
        difference
        for key, value in expected.items()
        for difference in compare("" if key == "position" else key, key, value, found[key], words)
    ]


def compare(path: str, key: str, expected: Json, found: Json, words: Words) -> list[Difference]:
    """Tables are compared entry by entry, so that the difference names the entry."""
    if isinstance(expected, dict) and isinstance(found, dict):
        if pattern(key) in words.whole and set(expected) != set(found):
            return [Difference(path, expected, found)]
        return [
            difference
            for name, value in expected.items()
            for difference in compare(f"{path}.{name}".lstrip("."), name, value, found.get(name), words)
        ]
    if pattern(key) in words.unordered and tables(expected) and tables(found):
        missing, left = unmatched(expected, found)
        return [Difference(path, missing, left)] if missing or left else []
    return [] if same(pattern(key), expected, found, words) else [Difference(path, expected, found)]


def tables(value: Json) -> bool:
    return isinstance(value, list) and all(isinstance(entry, dict) for entry in value)


def unmatched(expected: list[dict[str, Json]], found: list[dict[str, Json]]) -> tuple[list[Json], list[Json]]:
    """The tables that were not found, and those found that nobody expected."""
    missing: list[Json] = []
    left: list[Json] = list(found)
    for entry in sorted(expected, key=len, reverse=True):
        like = [other for other in left if agrees(entry, other)]
        if like:
            left.remove(like[0])
        else:
            missing.append(entry)
    return missing, left


def agrees(expected: Json, found: Json) -> bool:
    """Whether it is the same, as far as the expected table mentions it."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return all(agrees(value, found.get(name)) for name, value in expected.items())
    if isinstance(expected, list) and isinstance(found, list):
        return len(expected) == len(found) and all(map(agrees, expected, found))
    return bool(expected == found)


def same(word: str, expected: Json, found: Json, words: Words) -> bool:
    if word in words.one_of:
        return isinstance(expected, list) and found in expected
    if word in words.at_least:
        return isinstance(expected, int) and isinstance(found, int) and found >= expected
    if word in words.unordered:
        return in_order(expected) == in_order(found)
    return agrees(expected, found)


def in_order(value: Json) -> list[str]:
    """The parts of a list, or of a line of text, in an order of their own."""
    parts = value.split(", ") if isinstance(value, str) else value if isinstance(value, list) else [value]
    return sorted(shown(one) for one in parts)
