"""The cards of a game, found by key or by name."""

import pytest

from cardwright.kernel.cards import Card, CardSet, plain
from cardwright.kernel.errors import BadInput, UnknownName


def some_cards() -> CardSet[Card]:
    return CardSet([Card("jon_snow", "Jon Snow"), Card("rusk", "Rusk"), Card("osric", "Rusk the Elder", type_="hero")])


@pytest.mark.parametrize("name", ["jon_snow", "Jon Snow", "jonsnow", "JON-SNOW!"])
def test_a_card_is_found_however_it_is_typed(name: str) -> None:
    assert some_cards().find(name) == 0


def test_a_key_goes_before_a_name() -> None:
    cards = CardSet([Card("a", "B"), Card("b", "A")])
    assert cards.find("b") == 1
    assert cards.find("a") == 0


def test_an_unknown_card_is_refused_with_the_nearest_names() -> None:
    with pytest.raises(UnknownName, match='there is no card "jon sno"; did you mean Jon Snow'):
        some_cards().find("jon sno")


def test_two_cards_cannot_have_the_same_key() -> None:
    with pytest.raises(BadInput, match='two cards have the key "Rusk"'):
        CardSet([Card("rusk", "Rusk"), Card("Rusk", "Another")])


def test_a_hidden_card_is_just_a_card() -> None:
    assert some_cards().name(1) == "Rusk"
    assert some_cards().name(-1) == "a card"


def test_the_mark_of_a_set_changes_with_anything_printed_on_a_card() -> None:
    again = CardSet([*some_cards().all[:2], Card("osric", "Rusk the Elder", type_="god")])
    assert some_cards().digest() == some_cards().digest()
    assert again.digest() != some_cards().digest()


def test_a_plain_name_has_no_case_no_spaces_and_no_punctuation() -> None:
    assert plain("The Mad-Captain's Gull!") == "themadcaptainsgull"
