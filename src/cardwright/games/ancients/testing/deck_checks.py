"""Decks as scenarios write them, and whether the rules take them."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.model.card import Cards
from cardwright.games.ancients.options import Options
from cardwright.games.ancients.rules.decks import NOT_NAMED, FullDeck, deck_faults
from cardwright.games.ancients.testing.staging import NAMES, known
from cardwright.games.ancients.testing.variants import printed_key
from cardwright.kernel.data.codec import NUMBER, TEXT, TRUTH, Json
from cardwright.kernel.errors import BadScenario, IllegalAction
from cardwright.kernel.testing.testbed import needed, table

DECK: Final = ("heroes", "ab", "main", "items")
CHECK: Final = ("name", "deck", "legal", "reason", "ab", "note")


def read_deck(raw: Json, cards: Cards) -> FullDeck:
    parts = table(raw, "deck")
    known("part of a deck", list(parts), DECK)
    heroes = [cards.find(name) for name in NAMES.decode(needed(parts, "heroes"), "heroes")]
    ab = parts.get("ab")
    main: list[int] = []
    for name, copies in table(parts.get("main", {}), "main").items():
        main += [cards.find(name)] * NUMBER.decode(copies, f"main.{name}")
    items = [cards.find(name) for name in NAMES.decode(parts.get("items", []), "items")]
    return FullDeck(heroes, NOT_NAMED if ab is None else cards.find(TEXT.decode(ab, "ab")), main, items)


def check_decks(raw: Json, options: Options, cards: Cards) -> None:
    """Refuse where one of these decks is not judged as the scenario says."""
    if not isinstance(raw, list):
        raise BadScenario('"deck_check" is a list of decks')
    for one in raw:
        check_deck(table(one, "deck_check"), options, cards)


def check_deck(parts: dict[str, Json], options: Options, cards: Cards) -> None:
    known("word about a deck", list(parts), CHECK)
    name = TEXT.decode(parts.get("name", "the deck"), "name")
    deck = read_deck(needed(parts, "deck"), cards)
    faults = deck_faults(deck, options, cards)
    legal = TRUTH.decode(needed(parts, "legal"), "legal")
    if legal and faults:
        raise IllegalAction(f"{name}: the deck should be legal, but {faults[0].sentence}")
    if not legal and not faults:
        raise IllegalAction(f"{name}: the deck should be refused ({parts.get('reason')})")
    if "ab" in parts and printed_key(cards.all[deck.ab]) != parts["ab"]:
        raise IllegalAction(f"{name}: {cards.name(deck.ab)} is the AB hero, not {parts['ab']}")
