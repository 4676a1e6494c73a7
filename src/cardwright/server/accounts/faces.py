"""The faces that players can choose: the pictures of all cards."""

from __future__ import annotations

from cardwright.games import NAMES, load


def is_card(face: str) -> bool:
    """Whether a card has this address: GAME/KEY."""
    game, _, key = face.partition("/")
    return game in NAMES and any(card.key == key for card in load(game).cards().all)
