"""What is printed: how many cards there are, their keywords, and that texts and programs say the same numbers."""

from __future__ import annotations

import ast
import re
from collections import Counter

import pytest

from cardwright.games.ancients.game import GAME
from cardwright.games.ancients.model.card import (
    CONSUMABLE,
    CREEP,
    FOR_SALE,
    HERO,
    IMPROVEMENT,
    ITEM,
    RUNE,
    SPELL,
    TOKEN,
    Card,
)
from cardwright.games.ancients.model.keywords import COLOURS, RANK_WORDS
from tests.mutants.card_faults import WrittenCard, written_cards

ALL = GAME.cards().all
WRITTEN = list(written_cards("ancients").values())
BY_KEY: dict[str, Card] = {card.key: card for card in ALL}
NUMBER = re.compile(r"(?<![\d/(])\d+(?![\d/])")
SAID_BESIDE = re.compile(
    r"\(1 mana\)|\(minimum 0\)|Active \d+ \(1 mana\)|\(3/0/3\)|Its next move this round costs 0 mana"
)
ONE = re.compile(r"\b(a card|another card|once per round)\b")
KEYWORDS_ON_CARDS = ("Pierce", "Trample", "Lifesteal", "Untargetable", "Rapid Deploy")


def key_of(one: WrittenCard | Card) -> str:
    return one.key if isinstance(one, Card) else one.card.key


def numbers_in_program(one: WrittenCard) -> Counter[int]:
    """The numbers that stand in the call of a card, without those of its line."""
    found = [node.value for node in ast.walk(one.call) if isinstance(node, ast.Constant)]
    return Counter(value for value in found if isinstance(value, int) and not isinstance(value, bool))


def numbers_in_text(card: Card) -> set[int]:
    return {int(number) for number in NUMBER.findall(SAID_BESIDE.sub("", card.text))}


def test_the_set_has_138_cards() -> None:
    kinds = Counter(card.type for card in ALL)
    assert kinds == {HERO: 16, SPELL: 60, CREEP: 19, IMPROVEMENT: 12, ITEM: 18, CONSUMABLE: 4, RUNE: 6, TOKEN: 3}
    assert len(ALL) == 138


def test_every_colour_has_four_heroes_with_two_signatures_each() -> None:
    heroes = [card for card in ALL if card.type == HERO]
    assert Counter(COLOURS[int(hero.colour)] for hero in heroes) == {"red": 4, "green": 4, "blue": 4, "black": 4}
    for hero in heroes:
        signatures = [card for card in ALL if card.crest == hero.key and card is not hero]
        assert len(signatures) == 2
        assert {card.colour for card in signatures} == {hero.colour}


@pytest.mark.parametrize("card", ALL, ids=key_of)
def test_numbers_fit_the_type(card: Card) -> None:
    assert (card.price > 0) == (card.type in FOR_SALE)
    assert (card.health > 0) == (card.type in (HERO, CREEP, TOKEN)) or card.type == ITEM
    assert (card.colour != 0) or card.type in (ITEM, CONSUMABLE, RUNE, TOKEN)
    assert card.cost > 0 or card.type in (HERO, TOKEN)
    assert card.text.endswith(".")


@pytest.mark.parametrize("one", WRITTEN, ids=key_of)
def test_every_number_of_the_program_is_said(one: WrittenCard) -> None:
    card = BY_KEY[one.card.key]
    said = numbers_in_text(card) | ({1} if ONE.search(card.text) else set())
    if card.active is not None:
        said.add(int(card.active.cooldown))
        assert f"Active {card.active.cooldown} (1 mana)" in card.text
    assert set(numbers_in_program(one)) - said == set()


@pytest.mark.parametrize("one", [one for one in WRITTEN if not BY_KEY[one.card.key].melee], ids=key_of)
def test_every_number_that_is_said_is_in_the_program(one: WrittenCard) -> None:
    card = BY_KEY[one.card.key]
    printed = {int(card.attack), int(card.armor), int(card.health)} if card.type == ITEM else set[int]()
    assert numbers_in_text(card) - set(numbers_in_program(one)) - printed == set()


@pytest.mark.parametrize("card", [card for card in ALL if card.type in (CREEP, HERO, ITEM)], ids=key_of)
def test_a_keyword_that_is_printed_is_there(card: Card) -> None:
    """With its number, unless the card gives it only for a while."""
    if "pay 2 gold" in card.text or "During Night" in card.text or "Aura" in card.text:
        return
    keywords = card.facts()["keywords"]
    for word in KEYWORDS_ON_CARDS:
        assert (re.search(rf"\b{word}\b", card.text) is not None) == (word in keywords)
    for word in RANK_WORDS[:4]:
        found = re.search(rf"\b{word} \d+", card.text)
        assert (found is not None) == any(known.startswith(word) for known in keywords)
        assert found is None or found[0] in keywords
