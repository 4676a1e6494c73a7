"""How much one node takes, on SQLite and on a PostgreSQL of its own: `python -m bench.server --game generals`."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from typing import Any

from rich.console import Console
from rich.table import Table

from tests.services import Postgres

# Matches that last, so that actions are measured and not the making of tables; in the other games they do anyway.
LONG = {"threelines": ("--set", "hp=1000")}
# Half of what one core should take, by game.
PACES = {"threelines": 2500, "generals": 1250, "pantheon": 1250, "cartoverse": 1250, "ancients": 1250}


def runs(game: str) -> list[tuple[str, tuple[str, ...]]]:
    """What is tried, and how ``cardwright load`` is told so."""
    which, lasting = ("--game", game), LONG.get(game, ())
    pace = PACES[game]
    tried = [
        (f"{game}, {pace:,} a second", (*which, "--pace", str(pace), *lasting)),
        (f"{game}, all it can take", (*which, *lasting)),
        (f"{game}, one in five answers foreseen first", (*which, "--pace", "1000", "--previews", "0.2", *lasting)),
    ]
    if lasting:
        tried.append((f"{game}, standard matches, all it can take", which))
    return tried


def load(arguments: tuple[str, ...]) -> dict[str, Any]:
    command = [sys.executable, "-m", "cardwright", "load", "--json", *arguments]
    said = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    found: dict[str, Any] = json.loads(said.splitlines()[-1])
    return found


def row(where: str, what: str, found: dict[str, Any]) -> list[str]:
    times, memory = found["acknowledged"], found["memory"]
    previews = found["previewed"]
    return [
        where,
        what,
        f"{found['actions_per_s']:,.0f}",
        " ".join(f"{times[share]:.1f}" for share in ("p50", "p95", "p99")),
        f"{previews['p95']:.1f}" if previews else "",
        f"{memory['kb_per_idle_match']:.0f}",
        f"{found['cpu']:.0%}",
        f"{found['actions_per_cpu_s']:,.0f}",
        " ".join(f"{average:.1f}" for average in os.getloadavg()[:2]),
        str(found["errors"]),
    ]


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--matches", type=int, default=1000)
    reader.add_argument("--seconds", type=int, default=20)
    reader.add_argument("--processes", type=int, default=1, help="of the server; several only on PostgreSQL")
    reader.add_argument("--game", choices=list(PACES), action="append", help="one of several; all by default")
    chosen = reader.parse_args()
    numbers = {"--matches": chosen.matches, "--seconds": chosen.seconds, "--processes": chosen.processes}
    usual = [word for name, number in numbers.items() for word in (name, str(number))]
    headings = ["database", "load", "actions/s", "p50 p95 p99 ms", "preview p95 ms", "kB/idle match", "core"]
    headings += ["actions in a second of a core", "machine's load, 1 and 5 min", "errors"]
    table = Table(*headings)
    postgres = Postgres(durable=True)
    try:
        for where in ("SQLite", "PostgreSQL") if chosen.processes == 1 else ("PostgreSQL",):
            for what, arguments in [one for game in chosen.game or PACES for one in runs(game)]:
                database = ("--database", postgres.database()) if where == "PostgreSQL" else ()
                table.add_row(*row(where, what, load((*usual, *arguments, *database))))
    finally:
        postgres.throw_away()
    Console(width=160).print(table)


if __name__ == "__main__":
    main()
