"""The cards of generals, one module for each faction and set."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from cardwright.games.generals.model.card import Card, Cards

MODULES: Final = (
    "lyonar",
    "songhai",
    "vetruvian",
    "abyssian",
    "magmar",
    "vanar",
    "neutral",
    "neutral_gambits",
    "neutral_watchers",
    "neutral_legends",
    "vetruvian_denizens",
    "vetruvian_bonds",
    "vetruvian_prophecy",
    "vetruvian_vanguard",
    "vetruvian_mythron",
    "abyssian_denizens",
    "abyssian_bonds",
    "abyssian_prophecy",
    "abyssian_vanguard",
    "abyssian_mythron",
    "lyonar_denizens",
    "lyonar_bonds",
    "lyonar_prophecy",
    "lyonar_vanguard",
    "lyonar_mythron",
    "songhai_denizens",
    "songhai_bonds",
    "songhai_prophecy",
    "songhai_vanguard",
    "songhai_mythron",
    "magmar_denizens",
    "magmar_bonds",
    "magmar_prophecy",
    "magmar_vanguard",
    "magmar_mythron",
    "vanar_denizens",
    "vanar_bonds",
    "vanar_prophecy",
    "vanar_vanguard",
    "vanar_mythron",
    "neutral_later",
    "neutral_denizens",
    "neutral_bonds",
    "neutral_prophecy",
    "neutral_vanguard",
    "neutral_mythron",
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
