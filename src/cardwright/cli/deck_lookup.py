"""Finds a deck by what somebody typed: the name of one that comes with the game, a file or a code."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from cardwright.arena import NamedDeck
from cardwright.cli.rules import read_text
from cardwright.kernel.cards import plain
from cardwright.kernel.errors import BadInput, unknown
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options
from cardwright.match.deck_code import deck_text, is_code

ALL: Final = "all"


def deck_called(game: Game[Any], word: str, options: Options) -> NamedDeck:
    """The deck of that name, or the one of that file or code if it may be played."""
    deck = deck_named(game, word)
    if deck.text not in game.starters().values():
        problems = game.deck_problems(deck.text, options)
        if problems:
            raise BadInput(f"{word} cannot be played: {'; '.join(problems)}")
    return deck


def deck_named(game: Game[Any], word: str) -> NamedDeck:
    """The deck of that name, file or code, whether it may be played or not."""
    if plain(word) in map(plain, game.starters()):
        return starter(game, word)
    if is_path(word):
        return NamedDeck(Path(word).stem, deck_text(game, read_text(word)))
    return NamedDeck(word, deck_text(game, word)) if is_code(word) else starter(game, word)


def starter(game: Game[Any], name: str) -> NamedDeck:
    """A deck that comes with the game; capitals, blanks and hyphens in its name do not matter."""
    names = starter_names(game)
    for known in names:
        if plain(known) == plain(name):
            return NamedDeck(known, game.starters()[known])
    raise unknown("starter deck", name, names)


def starter_names(game: Game[Any]) -> list[str]:
    """The names of the decks that come with the game; refused for a game without decks."""
    names = list(game.starters())
    if not names:
        raise BadInput(no_starters(game))
    return names


def no_starters(game: Game[Any]) -> str:
    return f"{game.title} comes with no decks"


def is_path(word: str) -> bool:
    """Whether a file was meant: it exists, or only a file is written like that."""
    return Path(word).is_file() or "/" in word or bool(Path(word).suffix)


def decks_called(game: Game[Any], words: str | None, options: Options) -> list[NamedDeck]:
    """Decks with commas between them; an empty list if nothing was named."""
    return [deck_called(game, word.strip(), options) for word in words.split(",")] if words else []


def field_of_decks(game: Game[Any], words: str, options: Options) -> list[NamedDeck]:
    """The decks of a tournament; ``all`` are those that come with the game."""
    if words != ALL:
        return decks_called(game, words, options)
    return [starter(game, name) for name in starter_names(game)]


def deck_or_any(game: Game[Any], word: str | None, seed: int, options: Options) -> NamedDeck:
    """The deck of that name, file or code; without a name, one that comes with the game, chosen by the seed."""
    if word:
        return deck_called(game, word, options)
    names = starter_names(game)
    return starter(game, names[seed % len(names)])
