"""What a player may type instead of the whole notation."""

from __future__ import annotations

from cardwright.games.generals.model.board import NOWHERE, read_square
from cardwright.games.generals.model.program import CHOICE
from cardwright.games.generals.model.state import Battle
from cardwright.match import View

KEEP = ("0", "none", "keep", "nothing")


def written_out(view: View[Battle], text: str) -> str:
    """``c3 d4`` is a move or an attack, ``2 c4`` plays a card, a square answers a choice, ``1 4`` a mulligan."""
    words = text.lower().replace(",", " ").split()
    squares = [read_square(word) for word in words]
    kind = view.question.decision.kind if view.question else ""
    if kind == "mulligan" and words and (all(word.isdigit() for word in words) or words[0] in KEEP):
        return "mulligan none" if words[0] in KEEP else f"mulligan {' '.join(words)}"
    if kind in ("follow-up", CHOICE) and len(words) == 1 and squares[0] != NOWHERE:
        return f"choose {text}"
    if len(words) == 2 and squares[1] != NOWHERE:
        if squares[0] != NOWHERE:
            return f"{'move' if view.position.unit_at(squares[1]) is None else 'attack'} {' '.join(words)}"
        if words[0].isdigit():
            return f"play {' '.join(words)}"
    return text
