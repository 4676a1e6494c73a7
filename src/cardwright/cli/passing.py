"""In which windows a player is asked, and which pass without a question."""

from __future__ import annotations

from cardwright.cli.boards.plain import Plain
from cardwright.kernel.state import S
from cardwright.match import View


class Passing:
    """Players who can only pass are not asked in a window, unless they want ``full`` control.

    resting  seats that let everything pass, each with the chapter of the match in which it does
    """

    def __init__(self, full: bool = False) -> None:
        self.full: bool = full
        self.resting: dict[int, int] = {}

    def wants(self, board: Plain[S], view: View[S]) -> bool:
        """Whether to ask this seat."""
        if not board.is_window(view):
            self.resting.pop(view.seat, None)
            return True
        if self.resting.get(view.seat) == board.chapter(view.position):
            return False
        return self.full or not board.is_idle(view)

    def wants_to_butt_in(self, board: Plain[S], view: View[S]) -> bool:
        """Whether to ask this seat where it may act although nobody waits for it."""
        may = view.question is not None and view.question.decision.optional and bool(view.legal)
        return self.full and may and self.resting.get(view.seat) != board.chapter(view.position)

    def rest(self, board: Plain[S], view: View[S]) -> None:
        """Let everything pass until the next chapter."""
        self.resting[view.seat] = board.chapter(view.position)
