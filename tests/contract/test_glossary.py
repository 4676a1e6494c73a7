"""Every word that needs explaining is explained, in a sentence or two, with the rule that says it in full."""

import re

import pytest

from cardwright.games import NAMES, load
from cardwright.games.generals.model.keywords import NAMES as KEYWORDS
from cardwright.games.generals.model.keywords import TRIBES
from tests.contract.subject import rulebook

every_game = pytest.mark.parametrize("name", NAMES)
SENTENCE = re.compile(r"^[A-Z][^.]*[^. ]\.( [A-Z][^.]*\.)?$")
LONGEST = 120  # letters: a tip beside a card holds no more


@every_game
def test_a_term_is_a_sentence_or_two_with_its_rule(name: str) -> None:
    rules = rulebook(name)
    numbered = {
        number for bold in re.findall(r"^- \*\*([^*]+)\*\*", rules, re.MULTILINE) for number in bold.split(", ")
    }
    terms = load(name).glossary()
    assert terms
    for term in terms:
        assert SENTENCE.match(term.text), term.text
        assert len(term.text) <= LONGEST, term.text
        assert term.rule in numbered, f"{term.word} cites {term.rule}, which is no rule"
    words = [term.word.lower() for term in terms]
    assert len(words) == len(set(words))


def test_every_keyword_tribe_and_tile_of_generals_is_explained() -> None:
    cards = load("generals").cards().all
    words = {term.word for term in load("generals").glossary()}
    printed = {word for card in cards for word in card.facts()["keywords"]}
    tiles = {card.name for card in cards if card.type == "tile"}
    assert printed | set(KEYWORDS.values()) | set(TRIBES[1:]) | tiles <= words


@every_game
def test_a_game_says_in_a_sentence_what_it_is(name: str) -> None:
    game = load(name)
    assert SENTENCE.match(game.blurb), game.blurb
    assert len(game.blurb) <= LONGEST
    assert 1 <= game.minutes <= 60
