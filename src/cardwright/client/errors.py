"""What can go wrong between a player and a server.

CardwrightError
├── ServerRefused   the server says no, and why; nothing has changed
├── Cut             the connection broke before the answer came, and asking again might do it twice
└── Unreachable     no server could be reached for as long as the client tried
"""

from __future__ import annotations

from cardwright.kernel.errors import CardwrightError


class ServerRefused(CardwrightError):
    """``status`` is that of HTTP, or 0 where the refusal came over the socket.

    ``closed``: the question was no longer open, since somebody was faster or time ran out.
    """

    def __init__(self, reason: str, status: int = 0, closed: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.closed = closed


class Cut(CardwrightError):
    """The connection broke before the answer came; whether it was done is not known."""


class Unreachable(CardwrightError):
    """No server answers."""
