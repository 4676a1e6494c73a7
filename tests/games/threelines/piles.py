"""Where the cards of threelines lie, and who may see them; the contract suite relies on it."""

from __future__ import annotations

from cardwright.games.threelines.model.state import Position
from tests.contract.pile import Pile, only, public, secret


def piles(s: Position) -> list[Pile]:
    found = [secret("deck", s.deck), public("discard", s.discard)]
    for seat, player in enumerate(s.players):
        found.append(only(seat, f"hand {seat}", player.hand_cards()))
        found.append(public(f"lines {seat}", player.line_cards()))
    return found


def lay(s: Position, cards: dict[str, list[int]]) -> None:
    """Lay the hidden piles out anew, each as long as it was."""
    s.deck = list(cards["deck"])
    for seat, player in enumerate(s.players):
        s.hold(player, list(cards[f"hand {seat}"]))
