"""A deck for many games: its name and its text."""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.kernel.data.codec import digest_of_json


@dataclass(frozen=True)
class NamedDeck:
    """Statistics use its name, the rules read its text."""

    name: str
    text: str

    def facts(self) -> dict[str, str]:
        """Changes whenever the deck does; journals record it."""
        return {"name": self.name, "mark": digest_of_json(self.text)}
