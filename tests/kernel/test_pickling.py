"""What cannot be pickled says why; what was pickled with other cards is refused."""

import pickle

import pytest

from cardwright.games import load
from cardwright.games.threelines.model.card import Card
from cardwright.kernel.cards import CardSet
from cardwright.kernel.data.pickling import game_of, own_card, own_cards
from cardwright.kernel.errors import BadPosition

THREELINES = load("threelines")


class Stray:
    """Of no game."""


def own() -> list[Card]:
    found: list[Card] = THREELINES.cards().all
    return found


def test_a_choice_of_a_games_cards_is_pickled_card_by_card() -> None:
    few = CardSet(own()[:5])
    again = pickle.loads(pickle.dumps(few))
    assert all(mine is theirs for mine, theirs in zip(again.all, few.all, strict=True))
    assert again.digest() == few.digest()


def test_a_card_that_a_game_does_not_come_with_is_not_pickled() -> None:
    stray = Card("Stray", "the Dog", 1, 1, 1, "a dog")
    for cards in (stray, CardSet([*own(), stray])):
        with pytest.raises(pickle.PicklingError, match="Stray cannot be pickled: it is not one of the cards"):
            pickle.dumps(cards)


def test_cards_of_another_version_are_refused() -> None:
    with pytest.raises(BadPosition, match="pickled with other cards than this version of threelines has"):
        own_cards(THREELINES, "0" * 32)
    with pytest.raises(BadPosition, match=f"{own()[0].name} was pickled as another card than this version of threeli"):
        own_card(THREELINES, own()[0].key, "0" * 32)


def test_what_belongs_to_no_game_is_not_pickled() -> None:
    with pytest.raises(pickle.PicklingError, match="Stray cannot be pickled: there is no GAME in tests"):
        game_of(Stray)
