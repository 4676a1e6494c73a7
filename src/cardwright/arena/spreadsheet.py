"""The statistics as CSV: one row for each agent, seat, agent in a seat, and card."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import Any, Final

from cardwright.arena.statistics import Statistics

COLUMNS: Final = ("what", "name", "seat", "games", "wins", "losses", "draws", "win_rate", "low", "high")


def csv_of(statistics: Statistics) -> str:
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, restval="", extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows(statistics))
    return text.getvalue()


def rows(statistics: Statistics) -> Iterator[dict[str, Any]]:
    facts = statistics.facts()
    for row in facts["by_agent"]:
        yield {"what": "agent", "name": row["agent"], **row}
    for row in facts["by_seat"]:
        yield {"what": "seat", **row}
    for row in facts["by_agent_and_seat"]:
        yield {"what": "agent in seat", "name": row["agent"], **row}
    for row in facts["cards"]["records"]:
        yield {"what": "card", **row}
