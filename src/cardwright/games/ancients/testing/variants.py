"""Cards with other numbers or keywords than printed, for the units of one scenario."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.model.ability import Clause, Ranked
from cardwright.games.ancients.model.card import Card, Cards, Numbers, Play
from cardwright.games.ancients.testing.keyword_words import read_keywords
from cardwright.kernel.data.codec import NUMBER, Json, Many
from cardwright.kernel.errors import BadScenario
from cardwright.kernel.testing.testbed import table

STATS: Final = Many(NUMBER, 3)
MARK: Final = " variant "


def with_variants(cards: Cards, board: list[Json]) -> tuple[Cards, list[int]]:
    """The cards, those with changed numbers behind the others, and the card of each thing on the board."""
    found: list[Card] = list(cards.all)
    chosen: list[int] = []
    for number, raw in enumerate(board):
        facts = table(raw, "board")
        place = cards.find(str(facts.get("card", "")))
        if "stats" in facts or "keywords" in facts:
            found.append(variant(cards.all[place], facts, number))
            place = len(found) - 1
        chosen.append(place)
    return Cards(found), chosen


def variant(card: Card, facts: dict[str, Json], number: int) -> Card:
    """The same card with the stats and keywords of a thing on the board."""
    attack, armor, health = card.attack, card.armor, card.health
    if "stats" in facts:
        attack, armor, health = STATS.decode(facts["stats"], "stats")
    clauses: list[Clause] = [card.traits, Ranked(card.ranks), *card.triggers, *card.auras]
    if "keywords" in facts:
        clauses[:2] = read_keywords(facts["keywords"], "keywords")
    if card.active is not None:
        clauses.append(card.active)
    play = Play(card.effects, card.choices, card.reach)
    numbers = Numbers(card.cost, attack, armor, health, card.price)
    key = f"{card.key}{MARK}{number}"
    made = Card(key, card.name, card.type, card.colour, numbers, card.text, play, *clauses, crest=card.crest)
    made.crest, made.melee = card.crest, card.melee
    return made


def printed_key(card: Card) -> str:
    """What a scenario calls the card, a variant too."""
    return card.key.partition(MARK)[0]


def find_printed(cards: Cards, name: str, among: list[int]) -> int:
    """A card by its key or name; of its variants one that is among these."""
    place = cards.find(name)
    if MARK in name:
        raise BadScenario(f'there is no card "{name}"')
    same = [one for one in among if printed_key(cards.all[one]) == cards.all[place].key]
    return same[0] if same else place
