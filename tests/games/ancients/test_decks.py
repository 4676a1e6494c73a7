"""Decks: five heroes with their signatures, an AB hero, a main deck and an item deck."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.games.ancients.cards.starters import STARTERS
from cardwright.games.ancients.game import GAME
from cardwright.games.ancients.options import Options
from cardwright.games.ancients.rules.decks import problems
from cardwright.games.ancients.rules.decks import read_deck as read_text
from cardwright.kernel.data.codec import Json
from cardwright.kernel.errors import IllegalAction
from tests.games.ancients.table import CARDS, HEROES, ITEMS, MAIN, Table, deck, new_game

STANDARD = GAME.cards()


def judged(cards: dict[str, Json], legal: bool, **more: Json) -> None:
    """The deck is judged so, or the test fails."""
    Table({"deck_check": [{"name": "it", "deck": cards, "legal": legal, **more}]})


def without(name: str) -> dict[str, Json]:
    return {card: count for card, count in MAIN.items() if card != name}


def problems_of(**changes: Json) -> list[str]:
    """What players are told about a deck in text; the AB hero is the one with the star."""
    cards: Any = deck(**changes)
    lines = [f"{name} *" if name == cards["ab"] else name for name in cards["heroes"]]
    lines += [f"{count} {name}" for name, count in cards["main"].items()] + list(cards["items"])
    return problems("\n".join(lines), Options(), CARDS)


def test_a_deck_has_five_heroes() -> None:
    # R1
    judged(deck(), legal=True)
    judged(deck(heroes=HEROES[:4], ab="k_d1", main=without("k_s5a") | {"k_f14": 1}), legal=False)
    judged(deck(heroes=[*HEROES, "k_d6"], main=MAIN | {"k_s6a": 1}), legal=False)
    judged(deck(heroes=[*HEROES[:4], "k_c"], ab="k_d1", main=without("k_s5a") | {"k_f14": 1}), legal=False)


def test_no_hero_is_there_twice() -> None:
    # J32
    judged(deck(heroes=[*HEROES[:4], "k_d1"], ab="k_d1", main=without("k_s5a") | {"k_f14": 1}), legal=False)


def test_one_of_the_five_is_the_ab_hero() -> None:
    # R2
    judged(deck(ab="k_d3"), legal=True, ab="k_d3")
    judged(deck(ab="k_d6"), legal=False)


def test_without_a_choice_the_first_hero_is_the_ab_hero() -> None:
    # R97
    cards = deck()
    del cards["ab"]
    judged(cards, legal=True, ab="k_d1")


def test_the_main_deck_has_thirty_cards() -> None:
    # R3
    judged(deck(), legal=True)
    judged(deck(main=without("k_f13")), legal=False)


def test_the_main_deck_may_have_up_to_sixty_cards() -> None:
    # R4, J32
    more = {f"k_f{number}": 2 for number in range(14, 29)}
    judged(deck(main=MAIN | more), legal=True)
    judged(deck(main=MAIN | more | {"k_f29": 1}), legal=False)


def test_with_thirty_as_the_limit_a_deck_has_exactly_thirty() -> None:
    # J32
    check = {"name": "it", "deck": deck(main=MAIN | {"k_f14": 1}), "legal": False}
    Table({"deck_check": [check]}, deck_max=30)
    Table({"deck_check": [{"name": "it", "deck": deck(), "legal": True}]}, deck_max=30)


def test_no_card_is_there_three_times() -> None:
    # R5
    judged(deck(main=without("k_f13") | {"k_f12": 3}), legal=False)


def test_every_hero_brings_one_or_two_signatures() -> None:
    # R6
    judged(deck(main=without("k_s3a") | {"k_f14": 1}), legal=False)
    judged(deck(main=without("k_f13") | {"k_s1b": 1}), legal=True)
    judged(deck(main=without("k_f13") | {"k_s1a": 2}), legal=True)
    judged(deck(main=without("k_f13") | {"k_s1a": 2, "k_s1b": 1}), legal=False)


def test_the_signature_of_a_hero_who_is_not_there_is_refused() -> None:
    # J31
    judged(deck(main=without("k_f13") | {"k_s6a": 1}), legal=False)


def test_signatures_count_among_the_thirty() -> None:
    # J31
    judged(deck(main=without("k_f13") | {"k_s1b": 1}), legal=True)
    assert "this one has 29" in " ".join(problems_of(main=without("k_f13")))


def test_the_item_deck_has_five_to_ten_items() -> None:
    # R7, R8
    ten = [f"k_i{number}" for number in range(1, 11)]
    judged(deck(items=ITEMS[:4]), legal=False)
    judged(deck(items=ten), legal=True)
    judged(deck(items=[*ten, "k_i11"]), legal=False)


def test_no_item_is_there_twice() -> None:
    # R9
    judged(deck(items=[*ITEMS, "k_i1"]), legal=False)


def test_items_and_cards_do_not_change_places() -> None:
    # R3, R7
    judged(deck(items=[*ITEMS[:3], "k_salve", "k_scroll"]), legal=True)
    judged(deck(items=[*ITEMS, "k_bolt1"]), legal=False)
    judged(deck(main=without("k_f13") | {"k_i6": 1}), legal=False)
    judged(deck(main=without("k_f13") | {"t_melee": 1}), legal=False)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"heroes": HEROES[:4], "ab": "k_d1"}, "a deck has 5 heroes; this one has 4 (R1)"),
        ({"main": without("k_s3a")}, "k_d3 needs a signature card (R6)"),
        ({"main": without("k_s3a")}, "the main deck has at least 30 cards; this one has 29 (R3)"),
        ({"items": ITEMS[:4]}, "the item deck has at least 5 cards; this one has 4 (R8)"),
        ({"main": {**MAIN, "k_f13": 3}}, "3 copies of k_f13; at most 2 are allowed (R5)"),
        ({"main": {**MAIN, "k_s6a": 1}}, "k_s6a is a signature card of k_d6, who is not in the deck (J31)"),
    ],
)
def test_what_is_wrong_with_a_deck_is_said_in_a_sentence(changes: dict[str, Json], sentence: str) -> None:
    assert sentence in problems_of(**changes)


def test_a_game_does_not_begin_with_a_wrong_deck() -> None:
    # R3
    with pytest.raises(IllegalAction, match="this one has 29"):
        new_game(deck(main=without("k_f13")))


def test_six_starter_decks_are_legal_and_of_different_characters() -> None:
    assert len(STARTERS) == 6
    assert [problems(text, Options(), STANDARD) for text in STARTERS.values()] == [[]] * 6
    bands = [tuple(sorted(int(hero) for hero in read_text(text, STANDARD).heroes)) for text in STARTERS.values()]
    assert len(set(bands)) == 6
    assert GAME.starters() == STARTERS


def test_every_hero_is_in_a_starter_deck() -> None:
    heroes = {int(hero) for text in STARTERS.values() for hero in read_text(text, STANDARD).heroes}
    assert heroes == {place for place, card in enumerate(STANDARD.all) if card.hero}
