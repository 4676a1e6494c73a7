"""What can sit in a seat: it sees what that seat may know, and answers with one of the legal actions."""

from __future__ import annotations

from cardwright.kernel.action import Actions
from cardwright.kernel.event import Event
from cardwright.kernel.game import Game
from cardwright.kernel.state import S


class Agent:
    """A player made of code. Unless it listens it keeps nothing from move to move: one object can sit at many tables.

    ``name`` is what people type to get it.
    """

    name: str = ""

    def choose(self, game: Game[S], seen: S, seat: int, actions: Actions, seed: int) -> int:
        """One of ``actions``, which are all that ``seat`` may do now.

        ``seen`` is the position as the seat knows it, a mask; an agent never gets the true one.
        All chance comes from ``seed``: the same question with the same seed gets the same answer.
        """
        raise NotImplementedError

    def begin(self, game: Game[S], seen: S, seat: int) -> None:
        """A match begins, or begins again after something was taken back: forget what was heard before.

        An agent that writes this or ``heard`` listens; it sits in one seat of one match at a time.
        """

    def heard(self, game: Game[S], seen: S, seat: int, events: list[Event]) -> None:
        """What the seat was told since it last heard anything, before each question and at the end of the match.

        ``seen`` is the position as the seat knows it now.
        """
