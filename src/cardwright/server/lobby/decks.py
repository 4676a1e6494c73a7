"""The deck a player sits down with: a starter by name, a list or a code that is checked, or any starter."""

from __future__ import annotations

from secrets import SystemRandom
from typing import Any

from cardwright.kernel.cards import CardSet, plain
from cardwright.kernel.errors import BadInput
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options
from cardwright.match.deck_code import deck_text


def deck_for(game: Game[Any], options: Options, cards: CardSet[Any], wanted: str) -> str:
    """The text of the deck; "" for a game without decks. An illegal deck is refused with all its problems."""
    if not wanted.strip():
        return any_starter(game, options, cards)
    text = starter(game, wanted) or deck_text(game, wanted)
    problems = game.deck_problems(text, options, cards)
    if problems:
        raise BadInput(f"this deck cannot be played: {'; '.join(problems)}")
    return text


def starter(game: Game[Any], name: str) -> str:
    """The text of the starter of that name; capitals, blanks and hyphens do not matter. "" if not found."""
    return next((text for known, text in game.starters().items() if plain(known) == plain(name)), "")


def any_starter(game: Game[Any], options: Options, cards: CardSet[Any]) -> str:
    """A random starter, of those that may be played with these options."""
    texts = list(game.starters().values())
    SystemRandom().shuffle(texts)
    for text in texts:
        if not game.deck_problems(text, options, cards):
            return text
    if texts:
        raise BadInput(f"none of the starter decks of {game.title} may be played with these options: bring your own")
    return ""
