"""Where the cards of Magpies lie, and who may see them; the contract suite relies on it."""

from __future__ import annotations

from cardwright.games.template.model.state import Position
from tests.contract.pile import Pile, only, public, secret


def piles(s: Position) -> list[Pile]:
    found = [secret("deck", s.deck), public("discard", s.discard), public("table", s.table)]
    found.append(public("charms", [charm.card for charm in s.charms]))
    for seat, player in enumerate(s.players):
        found.append(only(seat, f"hand {seat}", player.hand))
        found.append(only(seat, f"looking {seat}", player.looking))
    return found


def lay(s: Position, cards: dict[str, list[int]]) -> None:
    """Lay the hidden piles out anew, each as long as it was."""
    s.deck = list(cards["deck"])
    for seat, player in enumerate(s.players):
        player.hand = list(cards[f"hand {seat}"])
        player.looking = list(cards[f"looking {seat}"])
