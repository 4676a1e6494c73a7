"""The cards of generals, one folder for each faction and in it one module for each set."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from cardwright.games.generals.model.card import Card, Cards

# Positions and files tell cards by their place in this order, so what is new comes last.
MODULES: Final = (
    "lyonar.core",
    "songhai.core",
    "vetruvian.core",
    "abyssian.core",
    "magmar.core",
    "vanar.core",
    "neutral.core_keywords",
    "neutral.core_gambits",
    "neutral.core_watchers",
    "neutral.core_legends",
    "vetruvian.denizens",
    "vetruvian.bonds",
    "vetruvian.prophecy",
    "vetruvian.vanguard",
    "vetruvian.mythron",
    "abyssian.denizens",
    "abyssian.bonds",
    "abyssian.prophecy",
    "abyssian.vanguard",
    "abyssian.mythron",
    "lyonar.denizens",
    "lyonar.bonds",
    "lyonar.prophecy",
    "lyonar.vanguard",
    "lyonar.mythron",
    "songhai.denizens",
    "songhai.bonds",
    "songhai.prophecy",
    "songhai.vanguard",
    "songhai.mythron",
    "magmar.denizens",
    "magmar.bonds",
    "magmar.prophecy",
    "magmar.vanguard",
    "magmar.mythron",
    "vanar.denizens",
    "vanar.bonds",
    "vanar.prophecy",
    "vanar.vanguard",
    "vanar.mythron",
    "neutral.shells",
    "neutral.denizens",
    "neutral.bonds",
    "neutral.prophecy",
    "neutral.vanguard",
    "neutral.mythron",
)
BOOK: Final[list[Cards]] = []


def all_cards() -> Cards:
    """Every card, made once."""
    if not BOOK:
        cards: list[Card] = []
        for name in MODULES:
            cards += import_module(f"{__name__}.{name}").CARDS
        BOOK.append(Cards(cards))
    return BOOK[0]
