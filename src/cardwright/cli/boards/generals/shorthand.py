"""What a player may type instead of the whole notation."""

from __future__ import annotations

from cardwright.cli.boards import mulligan
from cardwright.games.generals.model.board import NOWHERE, read_square
from cardwright.games.generals.model.program import CHOICE
from cardwright.games.generals.model.state import Battle
from cardwright.kernel.mulligan import MULLIGAN
from cardwright.match import View


def written_out(view: View[Battle], text: str) -> str:
    """``c3 d4`` is a move or an attack, ``2 c4`` plays a card, a square answers a choice, ``1 4`` a mulligan."""
    words = text.lower().replace(",", " ").split()
    squares = [read_square(word) for word in words]
    kind = view.question.decision.kind if view.question else ""
    if kind == MULLIGAN:
        return mulligan.written_out(text)
    if kind in ("follow-up", CHOICE) and len(words) == 1 and squares[0] != NOWHERE:
        return f"choose {text}"
    if len(words) == 2 and squares[1] != NOWHERE:
        if squares[0] != NOWHERE:
            return f"{'move' if view.position.unit_at(squares[1]) is None else 'attack'} {' '.join(words)}"
        if words[0].isdigit():
            return f"play {' '.join(words)}"
    return text
