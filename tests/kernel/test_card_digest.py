"""The mark of a set of cards covers what they do, not only what is printed on them."""

from typing import Any

import pytest

from cardwright.games import NAMES, load
from cardwright.kernel.data.card_digest import digest_of_cards


class Effect:
    def __init__(self, **parts: Any) -> None:
        self.__dict__.update(parts)


class OtherEffect(Effect):
    pass


class Trained:
    """A card with a program."""

    def __init__(self, program: Any) -> None:
        self.name = "Rusk"
        self.program = program


def mark(program: Any) -> str:
    return digest_of_cards([Trained(program)])


def test_cards_of_the_same_program_have_the_same_mark() -> None:
    assert mark((Effect(amount=2, of=Effect()),)) == mark((Effect(of=Effect(), amount=2),))


@pytest.mark.parametrize(
    "other",
    [
        (),
        None,
        (Effect(amount=3, of=Effect()),),
        (Effect(amount="2", of=Effect()),),
        (Effect(amount=2, of=OtherEffect()),),
        (Effect(amount=2, at=Effect()),),
        (Effect(amount=2, of=Effect()), Effect()),
        (Effect(amount=2, of=(Effect(),)),),
    ],
)
def test_another_program_is_another_card(other: Any) -> None:
    assert mark(other) != mark((Effect(amount=2, of=Effect()),))


def test_two_words_are_not_one() -> None:
    assert mark(("ab", "c")) != mark(("a", "bc"))
    assert mark(("a,1:b",)) != mark(("a", "b"))


def test_a_program_that_hides_in_code_is_refused() -> None:
    with pytest.raises(TypeError, match="what it does must be written as data"):
        mark(lambda: 1)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_mark_of_its_cards_that_playing_does_not_change(name: str) -> None:
    game = load(name)
    before = digest_of_cards(game.cards().all)
    s = game.new(game.options()(), 3, game.least_seats)
    for _ in range(60):
        if s.result is None:
            seat = s.next_seat()
            game.apply(s, seat, game.legal(s, seat)[0])
    assert digest_of_cards(game.cards().all) == before == game.cards().digest()
