"""The position as a client draws it, out of what the reader may know."""

from __future__ import annotations

from cardwright.games.threelines.model.actions import unpacked
from cardwright.games.threelines.model.state import LINES, Position
from cardwright.games.threelines.view.types import Shown, ShownPlayer
from cardwright.kernel.bits import i64


def shown(s: Position) -> Shown:
    return {
        "round": int(s.round),
        "first": int(s.first),
        "deck": len(s.deck),
        "discard": [int(card) for card in s.discard],
        "players": [player_shown(s, seat) for seat in range(s.seats)],
    }


def player_shown(s: Position, seat: i64) -> ShownPlayer:
    player = s.players[seat]
    return {
        "hp": int(player.hp),
        "mana": int(player.mana),
        "hand": [int(card) for card in player.hand_cards()],
        "lines": [int(card) for card in player.line_cards()],
        "defence": [int(player.left(line)) for line in range(LINES)],
        "chosen": chosen(s, seat),
    }


def chosen(s: Position, seat: i64) -> list[int] | None:
    """Which card of the hand goes on each line, in a choice that is made and that the reader may know."""
    choice = s.sealed[seat]
    return [slot - 1 for slot in unpacked(int(choice))] if choice >= 0 else None
