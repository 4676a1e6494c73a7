"""A refusal of a table: its sender learns why; if the question is closed, also how the table is now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.kernel.errors import CardwrightError
from cardwright.match import Closed
from cardwright.server.failures import note_failure
from cardwright.server.tables.letters import ToTable
from cardwright.wire.socket import Refused

if TYPE_CHECKING:
    from cardwright.server.tables.live import Live

FAILED: Final = "the server cannot do that just now; try again"


def refuse(live: Live, letter: ToTable, refused: CardwrightError) -> None:
    live.dispatcher.metrics.refused.inc()
    closed = isinstance(refused, Closed)
    live.audience.send(letter.reader, Refused(letter.request.id, str(refused), closed))
    if closed and letter.reader in live.audience.readers:
        live.audience.show_one(letter.reader)


def fail(live: Live, letter: ToTable, problem: Exception) -> None:
    """A request went wrong that changes nothing in the match: it is answered, and the table goes on."""
    live.audience.send(letter.reader, Refused(letter.request.id, FAILED))
    kind = type(letter.request).__name__
    note_failure(live.dispatcher.metrics, "a request failed", problem, table=live.record.id, kind=kind)
