"""Decks as scenarios list them, ``{"firebolt": 3, "solar_shard": 14}``, and whether they may be played."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.model.card import HERO, Card, Cards
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.options import Options
from cardwright.kernel.data.codec import NUMBER, TEXT, TRUTH, Json, Many, wrong
from cardwright.kernel.errors import BadScenario
from cardwright.kernel.game import Game
from cardwright.kernel.testing.testbed import needed, table

NAMES: Final = Many(TEXT)
LISTED: Final = {"legal": True, "illegal": False}


def deck_text(hero: Card, deck: Json, cards: Cards) -> str:
    """A listed deck in its text form."""
    lines = [hero.key]
    for name, copies in counted(deck).items():
        if copies > 0:
            lines.append(f"{copies} {cards.all[cards.find(name)].key}")
    return "\n".join(lines)


def counted(deck: Json) -> dict[str, int]:
    """The copies of each card; a list names each copy."""
    if isinstance(deck, list):
        names = NAMES.decode(deck, "deck")
        return {name: names.count(name) for name in dict.fromkeys(names)}
    return {name: NUMBER.decode(copies, name) for name, copies in table(deck, "deck").items()}


def check_decks(game: Game[Duel], setup: dict[str, Json], options: Options, cards: Cards) -> dict[str, Json]:
    """Whether the listed deck is legal, or of several whether each is what its list says of it."""
    faction = setup.get("hero_faction")

    def is_legal(deck: Json, of: Json = None) -> bool:
        hero = hero_of(cards, of or faction)
        return not game.deck_problems(deck_text(hero, deck, cards), options, cards)

    if "decks" not in setup:
        return {"legal": is_legal(needed(setup, "deck"))}
    entries = listed(setup["decks"])
    results = [is_legal(deck_in(entry), entry.get("hero_faction")) for entry in entries]
    if all("legal" in entry for entry in entries):
        said = [TRUTH.decode(entry["legal"], "legal") for entry in entries]
        return {"legal": all(results), "as_listed": results == said}
    return {"legal": all(results), "as_listed": results}


def listed(decks: Json) -> list[dict[str, Json]]:
    """Several decks: a list, a table by name, or tables of those that are ``legal`` and those that are not."""
    if isinstance(decks, list):
        return [table(entry, "decks") for entry in decks]
    parts = table(decks, "decks")
    if parts and all(name in LISTED for name in parts):
        return [
            {"deck": deck, "legal": LISTED[name]}
            for name, some in parts.items()
            for deck in (some if isinstance(some, list) else table(some, name).values())
        ]
    return [table(entry, name) for name, entry in parts.items()]


def deck_in(entry: dict[str, Json]) -> Json:
    """The deck an entry holds beside what it says of it; or it is the deck."""
    for word in ("deck", "cards"):
        if word in entry:
            return entry[word]
    return {name: copies for name, copies in entry.items() if name not in ("legal", "hero_faction", "note", "title")}


def hero_of(cards: Cards, faction: Json) -> Card:
    heroes = [card for card in cards.all if card.type == HERO]
    if faction is None:
        return heroes[0]
    if not isinstance(faction, str):
        raise wrong("hero_faction", "a faction", faction)
    for hero in heroes:
        if hero.faction == faction:
            return hero
    raise BadScenario(f'no hero is of the faction "{faction}"')
