"""What an installation plays with, as marks; two with the same marks play the same games."""

from __future__ import annotations

import hashlib
from dataclasses import asdict, dataclass

from cardwright import SOURCE
from cardwright.arena.pins import SHORT, Pins, pins_of
from cardwright.games import load

ASIDE = ("__pycache__", "site")  # what Python keeps, and the web client


@dataclass(frozen=True)
class Edition:
    """``sources`` is a mark of everything that lies in the package: bots, evaluations and tools, too."""

    pinned: Pins
    sources: str

    def facts(self) -> dict[str, str]:
        return {**asdict(self.pinned), "sources": self.sources}


def edition_of(game: str) -> Edition:
    rules = load(game)
    return Edition(pins_of(rules, rules.cards()), digest_of_sources())


def digest_of_sources() -> str:
    total = hashlib.blake2b(digest_size=16)
    for path in sorted(SOURCE.rglob("*")):
        inside = path.relative_to(SOURCE)
        if path.is_file() and not set(ASIDE) & set(inside.parts):
            text = path.read_bytes()
            total.update(f"{inside.as_posix()}\0{len(text)}\0".encode() + text)
    return total.hexdigest()


def difference_of_editions(there: dict[str, str], here: dict[str, str]) -> str:
    """What is otherwise there, as the end of a sentence; nothing if nothing is."""
    if there == here:
        return ""
    if there.get("version") != here["version"]:
        return f"has Cardwright {there.get('version')}, and this is {here['version']}"
    for name in ("rules", "cards"):
        if there.get(name) != here[name]:
            return f"has other {name} ({str(there.get(name))[:SHORT]}, here {here[name][:SHORT]})"
    return "has the same rules and cards, but other bots or tools"
