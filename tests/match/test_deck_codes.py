"""Decks as short codes: the same deck comes back, for ever, and a typing error is noticed."""

from hashlib import sha256
from typing import Any, Final

import pytest

from cardwright import SOURCE
from cardwright.games import NAMES, load
from cardwright.kernel.errors import BadInput
from cardwright.kernel.game import Game
from cardwright.match.deck_code import deck_code, deck_text, is_code, numbered, numbers
from cardwright.match.numbered_deck import LETTERS, LONGEST, MOST_COPIES, NumberedDeck, packed, unpacked

CODED: Final = [name for name in NAMES if load(name).starters()]
# How many cards had their numbers first, and the mark of their keys in this order; new cards do not change it.
FIRST: Final = {
    "generals": (950, "8e8e2cccfedbe35d"),
    "cartoverse": (131, "5dc8e0c58bd6fe2c"),
    "ancients": (138, "5e8c697ccf662f32"),
}
# Codes that people have written down, and who leads the deck.
WRITTEN: Final = {
    "generals": ("G1Wf6rEa9GZdFM4NU6JBAz4p", "Argeon Highmayne"),
    "cartoverse": ("C18QzVwkMazwXXBwv1uxcyuu", "Ser Aldous, the Dawnshield"),
    "ancients": ("A182RwN8dh63uGJMvxFLSBwAWJnXZtXqwwErXcuu", "Uldo the Breaker"),
}


def starters() -> list[Any]:
    return [
        pytest.param(load(name), text, id=f"{name}-{deck}")
        for name in CODED
        for deck, text in load(name).starters().items()
    ]


@pytest.mark.parametrize(("game", "text"), starters())
def test_a_deck_comes_back_from_its_code(game: Game[Any], text: str) -> None:
    code = deck_code(game, text)
    assert 20 <= len(code) <= 60
    assert code.isalnum()
    again = deck_text(game, code)
    assert game.deck_problems(again, game.options()()) == []
    assert numbered(game, again) == numbered(game, text)
    assert deck_code(game, again) == code
    assert deck_text(game, f"# a remark\n\n  {code} # another\n") == again


@pytest.mark.parametrize("name", CODED)
def test_every_card_has_a_number_of_its_own(name: str) -> None:
    lines = (SOURCE / "games" / name / "cards" / "numbers.txt").read_text("utf-8").splitlines()
    assert len(lines) == len(set(lines)) == len(numbers(name))
    without = [card.key for card in load(name).cards().all if card.key not in numbers(name)]
    assert not without, f"add these lines at the end of numbers.txt: {' '.join(without)}"


@pytest.mark.parametrize("name", CODED)
def test_numbers_that_were_given_once_stay(name: str) -> None:
    count, mark = FIRST[name]
    first = list(numbers(name))[:count]
    assert sha256(" ".join(first).encode()).hexdigest()[:16] == mark, "numbers.txt only grows, and only at its end"


@pytest.mark.parametrize("name", CODED)
def test_a_code_that_was_written_down_stays_good(name: str) -> None:
    code, leader = WRITTEN[name]
    text = deck_text(load(name), code)
    assert text.splitlines()[0].removesuffix(" *") == leader
    assert load(name).deck_problems(text, load(name).options()()) == []


@pytest.mark.parametrize("name", CODED)
def test_a_typing_error_is_noticed(name: str) -> None:
    game, (code, _) = load(name), WRITTEN[name]
    wrong = {code[:-1], code + "2", code.swapcase()[0] + code[1:]}
    wrong |= {code[:place] + code[place + 1 :] for place in range(2, len(code))}
    wrong |= {code[:place] + code[place + 1] + code[place] + code[place + 2 :] for place in range(2, len(code) - 1)}
    wrong |= {code[:place] + letter + code[place + 1 :] for place in range(2, len(code)) for letter in LETTERS}
    for mistyped in wrong - {code}:
        with pytest.raises(BadInput, match=r"typing error|begin with"):
            deck_text(game, mistyped)


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("C1xyzxyzxyz", "the deck codes of Generals begin with G; this one begins with C"),
        ("G2xyzxyzxyz", "this deck code begins with G2; only those that begin with G1 are known here"),
        ("G1xyzxyz0yz", "there is no 0 in a deck code"),
        ("G1xyzxyzxyz", "the deck code G1xyzxyzxyz has a typing error: compare it letter by letter"),
        ("G1" + "x" * (LONGEST + 1), f"a deck code has at most {LONGEST} letters; this one has {LONGEST + 1}"),
        (packed(NumberedDeck([0], 0, {5000: 3}), "G1"), "a card that Generals does not have here, number 5000"),
        (packed(NumberedDeck([], 0, {}), "G1")[:4] + "2222222", "typing error"),
    ],
)
def test_a_code_that_cannot_be_read_is_refused_with_the_reason(code: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        deck_text(load("generals"), code)


def test_a_game_without_decks_has_no_codes() -> None:
    with pytest.raises(BadInput, match="there are no deck codes for Threelines"):
        deck_text(load("threelines"), "T1xyzxyzxyz")


def test_an_unfinished_deck_has_a_code_too() -> None:
    game = load("generals")
    assert deck_text(game, deck_code(game, "")) == "\n"
    assert deck_text(game, deck_code(game, "2 True Strike\n3 True Strike\n99 Tempest")) == "99 Tempest\n5 True Strike\n"
    with pytest.raises(BadInput, match='there is no card "Nobody"'):
        deck_code(game, "3 Nobody")


def test_the_order_and_the_star_of_several_leaders_are_kept() -> None:
    for star in range(4):
        deck = NumberedDeck([7, 3, 200], star, {1: 1, 2: MOST_COPIES, 900: 2})
        assert unpacked(packed(deck, "A1"), "A1") == deck


@pytest.mark.parametrize("name", CODED)
def test_no_list_of_cards_is_taken_for_a_code(name: str) -> None:
    game = load(name)
    assert not any(is_code(text) for text in game.starters().values())
    assert not any(
        is_code(word) for card in game.cards().all for word in (card.name, card.key, f"3 {card.name}", f"3x{card.key}")
    )
