"""What Python's own pickle writes of a position, and what it refers to by name: the game and its cards."""

from __future__ import annotations

from importlib import import_module
from pickle import PicklingError
from typing import Any, Final

from cardwright.kernel.data.card_digest import digest_of_cards
from cardwright.kernel.errors import BadPosition

GAMES: Final = ("cardwright", "games")
Reduced = tuple[Any, ...]  # what makes the same thing again, and what it is given


def game_of(made: type) -> Any:
    """The game that a class belongs to: each has a folder of its own, or one module, and is called GAME there."""
    parts = made.__module__.split(".")
    home = ".".join([*parts[:3], "game"]) if tuple(parts[:2]) == GAMES else made.__module__
    game = getattr(import_module(home), "GAME", None)
    if game is None:
        raise PicklingError(f"{made.__name__} cannot be pickled: there is no GAME in {home}")
    return game


def reduced_position(s: Any) -> Reduced:
    """The position as it is written in files, and with it what the host has switched and heard."""
    game = game_of(type(s))
    return read_position, (game, game.encode(s), s.cards, s.telling, s.stepping, s.events, s.heard)


def read_position(game: Any, written: Any, cards: Any, telling: bool, stepping: bool, events: Any, heard: int) -> Any:
    s = game.decode(written, cards)
    s.telling, s.stepping, s.events, s.heard = telling, stepping, events, heard
    return s


def reduced_cards(cards: Any) -> Reduced:
    """A game's own cards by its name; a choice of them one by one."""
    if cards.all:
        game = game_of(type(cards.all[0]))
        if game.cards() is cards:
            return own_cards, (game, cards.digest())
    return type(cards), (cards.all,)


def own_cards(game: Any, digest: str) -> Any:
    cards = game.cards()
    if cards.digest() != digest:
        raise BadPosition(f"this was pickled with other cards than this version of {game.name} has")
    return cards


def reduced_card(card: Any) -> Reduced:
    """A card of a game by its key: what it does stays in the rules."""
    game = game_of(type(card))
    if not any(own is card for own in game.cards().all):
        raise PicklingError(f"{card.name} cannot be pickled: it is not one of the cards {game.name} comes with")
    return own_card, (game, card.key, digest_of_cards([card]))


def own_card(game: Any, key: str, digest: str) -> Any:
    card = game.cards().all[game.cards().find(key)]
    if digest_of_cards([card]) != digest:
        raise BadPosition(f"{card.name} was pickled as another card than this version of {game.name} has")
    return card
