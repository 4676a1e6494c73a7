"""Decks as short codes: ``G1…`` is a deck of Generals in version 1 of the codes.

Every card has a number for ever: its line in the ``numbers.txt`` beside the cards of the game. New cards come at its
end, and a card that is taken out of the game keeps its line.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from cardwright import SOURCE
from cardwright.kernel.errors import BadInput
from cardwright.kernel.game import Game
from cardwright.kernel.text.deck_lines import STAR, counted, written_lines
from cardwright.match.numbered_deck import MOST_COPIES, NumberedDeck, packed, unpacked

VERSION: Final = "1"
SHORTEST: Final = 6  # letters; no name of a card that long has a digit in the second place


def is_code(text: str) -> bool:
    """Whether something is meant as a code, however mistyped, and not as a list of cards."""
    lines = written_lines(text)
    word = lines[0] if len(lines) == 1 else ""
    return len(word) >= SHORTEST and word.isascii() and word.isalnum() and word[0].isalpha() and word[1].isdigit()


def deck_code(game: Game[Any], text: str) -> str:
    """The code of a list of cards; remarks are not part of it."""
    return packed(numbered(game, text), beginning(game))


def deck_text(game: Game[Any], given: str) -> str:
    """The list of cards behind a code; a list of cards stays as it is."""
    if not is_code(given):
        return given
    code, begins = written_lines(given)[0], beginning(game)
    if not numbers(game.name):
        raise BadInput(f"there are no deck codes for {game.title}")
    if code[0] != begins[0]:
        raise BadInput(f"the deck codes of {game.title} begin with {begins[0]}; this one begins with {code[0]}")
    if not code.startswith(begins):
        raise BadInput(f"this deck code begins with {code[:2]}; only those that begin with {begins} are known here")
    return listed(game, unpacked(code, begins))


def beginning(game: Game[Any]) -> str:
    return game.name[0].upper() + VERSION


@cache
def numbers(name: str) -> dict[str, int]:
    """The number of each card of a game by its key; empty for a game without codes."""
    file = SOURCE / "games" / name / "cards" / "numbers.txt"
    return {key: number for number, key in enumerate(file.read_text("utf-8").split())} if file.exists() else {}


def numbered(game: Game[Any], text: str) -> NumberedDeck:
    cards = game.cards()
    leaders: list[int] = []
    copies: dict[int, int] = {}
    star = 0
    for line in written_lines(text):
        count, name = counted(line.removesuffix(STAR).strip())
        card = cards.all[cards.find(name)]
        number = numbers(game.name).get(card.key)
        if number is None:
            raise BadInput(f"{card.name} has no number, so a deck with it has no code")
        if card.type == game.led_by:
            leaders += [number] * count
            star = len(leaders) if line.endswith(STAR) else star
        else:
            copies[number] = min(copies.get(number, 0) + count, MOST_COPIES)
    return NumberedDeck(leaders, star, copies)


def listed(game: Game[Any], deck: NumberedDeck) -> str:
    """The deck as people write it."""
    lines = [
        named(game, leader) + f" {STAR}" * (place == deck.star) for place, leader in enumerate(deck.leaders, start=1)
    ]
    lines += [f"{copies} {named(game, number)}" for number, copies in deck.copies.items()]
    return "\n".join(lines) + "\n"


def named(game: Game[Any], number: int) -> str:
    """What the card of this number is called in a list; the code may be of a time when there were others."""
    cards, keys = game.cards(), list(numbers(game.name))
    if number >= len(keys) or not cards.knows(keys[number]):
        raise BadInput(f"the deck code names a card that {game.title} does not have here, number {number}")
    return cards.told(cards.find(keys[number]))
