"""What results hold good for: the version, and marks of the rules and the cards they were played with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from cardwright import __version__
from cardwright.kernel.cards import CardSet
from cardwright.kernel.data.rules_digest import digest_of_rules
from cardwright.kernel.game import Game

SHORT: Final = 12  # digits of a mark, where people read it


@dataclass(frozen=True)
class Pins:
    """The marks are the same wherever the sources are, compiled or interpreted."""

    version: str
    rules: str
    cards: str

    def words(self) -> str:
        return f"Cardwright {self.version}, rules {self.rules[:SHORT]}, cards {self.cards[:SHORT]}"


def pins_of(game: Game[Any], cards: CardSet[Any]) -> Pins:
    return Pins(__version__, digest_of_rules(type(game)), cards.digest())


def difference_of_pins(there: Any, here: dict[str, str]) -> str:
    """What has changed since the results so far, in words."""
    known = there if isinstance(there, dict) else {}
    changes = [
        f"it was played with {what} {str(known.get(name))[:SHORT]}, and {these} {here[name][:SHORT]}"
        for name, what, these in (
            ("version", "version", "this is"),
            ("rules", "the rules", "these are"),
            ("cards", "the cards", "these are"),
        )
        if known.get(name) != here[name]
    ]
    return "; ".join(changes)
