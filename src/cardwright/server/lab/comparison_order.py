"""What a player wants to compare, checked, and written down for the process that plays it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from cardwright.games import load
from cardwright.kernel.cards import CardSet
from cardwright.kernel.errors import BadInput
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options
from cardwright.server.lobby.card_terms import changed_terms
from cardwright.server.lobby.decks import deck_for
from cardwright.server.lobby.terms import options_wanted
from cardwright.wire.socket import Compare

PLAYER: Final = "greedy"  # in every seat: it plays hundreds of games while a stronger bot plays one
SEED: Final = 1  # the same question gets the same answer
MOST_PAIRS: Final = 20_000
OWN_DECK: Final = "your deck"


def order_of(wanted: Compare, seconds: int) -> bytes:
    """A line for the process, or a sentence that says why not."""
    game = load(wanted.game)
    base = options_wanted(game, wanted.variant, {})
    options = options_wanted(game, wanted.variant, wanted.options)
    cards = changed_terms(game, wanted.cards)
    if options == base and not cards.changes:
        raise BadInput("nothing is changed yet: change a card or an option")
    order = {
        "game": game.name,
        "variant": wanted.variant,
        "options": wanted.options,
        "cards": cards.changes,
        "decks": decks_of(game, options, cards, wanted.deck),
        "agents": [PLAYER] * max(2, game.least_seats),
        "precision": wanted.precision,
        "seed": SEED,
        "most": MOST_PAIRS,
        "seconds": seconds,
    }
    return msgspec.json.encode(order) + b"\n"


def decks_of(game: Game[Any], options: Options, cards: CardSet[Any], wanted: str) -> list[tuple[str, str]]:
    """The deck it is about, against all that come with the game; without one, just these."""
    if not wanted:
        return []
    starters = game.starters()
    text = deck_for(game, options, cards, wanted)
    name = next((known for known, starter in starters.items() if starter == text), OWN_DECK)
    return [(name, text), *((known, starter) for known, starter in starters.items() if known != name)]
