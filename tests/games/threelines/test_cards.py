"""The 64 characters."""

from collections import Counter

import pytest

from cardwright.games.threelines.game import GAME
from cardwright.games.threelines.model.card import Card, key_of
from cardwright.kernel.cards import CardSet
from cardwright.kernel.errors import BadInput, UnknownName

CHARACTERS: list[Card] = GAME.cards().all
DOCUMENT = {"Jon Snow": (5, 3, 2), "Tyrion Lannister": (3, 4, 1), "Robb Stark": (4, 2, 2)}


def test_there_are_sixty_four_characters_with_different_names_and_keys() -> None:
    # R6, R11, T24
    assert len(CHARACTERS) == 64
    assert len({card.name for card in CHARACTERS}) == 64
    assert len({card.key for card in CHARACTERS}) == 64
    assert [key_of(card.name) for card in CHARACTERS] == [card.key for card in CHARACTERS]


def test_the_costs_are_spread_from_one_to_five() -> None:
    # R11
    assert Counter(int(card.cost) for card in CHARACTERS) == {1: 18, 2: 20, 3: 14, 4: 8, 5: 4}


@pytest.mark.parametrize("name", DOCUMENT)
def test_the_three_characters_of_the_document_keep_its_numbers(name: str) -> None:
    # R11, R28, R29
    card = CHARACTERS[GAME.cards().find(name)]
    assert (card.attack, card.defence, card.cost) == DOCUMENT[name]
    assert card.set == "document"


def test_no_other_character_is_of_the_document() -> None:
    # T31
    assert [card.name for card in CHARACTERS if card.set != "base"] == ["Tyrion Lannister", "Jon Snow", "Robb Stark"]


@pytest.mark.parametrize("card", [card for card in CHARACTERS if card.set == "base"], ids=lambda card: card.key)
def test_a_character_of_ours_lies_on_the_curve(card: Card) -> None:
    # R11
    assert -1 <= 3 * card.attack + card.defence - (9 + 4 * card.cost) <= 1


def test_every_character_has_a_title_and_something_to_picture() -> None:
    # R11, T31
    assert all(card.title and card.art for card in CHARACTERS)
    assert len({card.art for card in CHARACTERS}) == 64


def test_a_card_states_everything_printed_on_it() -> None:
    # R11
    assert CHARACTERS[GAME.cards().find("jon snow")].facts() == {
        "key": "jon_snow",
        "name": "Jon Snow",
        "set": "document",
        "type": "character",
        "title": "the Warden",
        "attack": 5,
        "defence": 3,
        "cost": 2,
        "art": "white wolf's head over a black cloak, steel blue",
    }


@pytest.mark.parametrize("numbers", [(0, 1, 1), (1, 0, 1), (1, 1, 0)])
def test_attack_defence_and_cost_are_at_least_one(numbers: tuple[int, int, int]) -> None:
    # T28
    assert Card("Straw Man", "", 1, 1, 1, "").cost == 1
    with pytest.raises(BadInput, match=r"^Straw Man: attack, defence and cost are at least 1"):
        Card("Straw Man", "", *numbers, "")


def test_a_cost_is_at_most_sixty() -> None:
    # T28
    assert Card("Idol", "", 1, 1, 60, "").cost == 60
    with pytest.raises(BadInput, match=r"^Idol: attack, defence and cost are at least 1, and a cost at most 60$"):
        Card("Idol", "", 1, 1, 61, "")


def test_a_card_gets_its_key_from_its_name_unless_it_has_one() -> None:
    # T24
    assert Card("Queen's Man Dace", "", 1, 1, 1, "").key == "queen_s_man_dace"
    assert Card("Queen's Man Dace", "", 1, 1, 1, "", key="dace").key == "dace"


def test_no_two_cards_can_have_the_same_key() -> None:
    # T24
    with pytest.raises(BadInput, match=r'^two cards have the key "jon_snow"$'):
        CardSet([Card("Jon Snow", "", 1, 1, 1, ""), Card("Jon Snow", "", 2, 2, 2, "")])


def test_a_card_that_is_misspelt_is_refused_with_the_nearest_names() -> None:
    # R11
    with pytest.raises(UnknownName, match=r'^there is no card "Jon Sno"; did you mean Jon Snow?'):
        GAME.cards().find("Jon Sno")
