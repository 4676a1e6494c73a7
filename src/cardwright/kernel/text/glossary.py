"""The words of a game, each with what it means and the rule that says so in full."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Term:
    """A word as players and cards use it, one or two sentences about it, and its rule by number."""

    word: str
    text: str
    rule: str
