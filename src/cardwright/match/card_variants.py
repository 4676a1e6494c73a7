"""Cards with changed numbers and texts, made once for all matches that are played with the same changes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from cardwright.games import load
from cardwright.kernel.cards import Card, CardSet, Changes
from cardwright.kernel.data.card_changes import WHOLE, changed_cards
from cardwright.kernel.game import Game

KEPT: Final = 64  # of the latest matches; a set of cards takes about 150 kB
COSTS: Final = ("mana", "cost", "price")  # what a card costs is called


def card_variant(game: Game[Any], changes: Changes) -> CardSet[Any]:
    """The cards of the game with these changes; what cannot be is refused with a sentence."""
    return made(game.name, json.dumps(changes, sort_keys=True)) if changes else game.cards()


@lru_cache(KEPT)
def made(game: str, written: str) -> CardSet[Any]:
    return changed_cards(load(game).cards(), json.loads(written))


def told_changes(game: Game[Any], changes: Changes) -> list[str]:
    """What is printed otherwise, a sentence for each card: ``Ash Mephyt costs 4 instead of 5``."""
    cards = game.cards()
    told = [(card, list(clauses(card, facts))) for card, facts in by_card(cards, changes)]
    return [f"{card.name} {listed(parts)}" for card, parts in told if parts]


def by_card(cards: CardSet[Any], changes: Changes) -> Iterator[tuple[Card, dict[str, Any]]]:
    for key, facts in changes.items():
        yield cards.all[cards.find(key)], facts


def clauses(card: Card, facts: dict[str, Any]) -> Iterator[str]:
    printed = card.facts()
    for name, value in facts.items():
        if name == WHOLE:
            yield "does something else"
        elif value == printed.get(name):
            continue
        elif name in COSTS:
            yield f"costs {value} instead of {printed[name]}"
        elif isinstance(value, int):
            yield f"has {value} {name} instead of {printed[name]}"
        else:
            yield f"has another {name}"


def listed(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"
