"""How much one node takes, on SQLite and on a PostgreSQL of its own: `python -m bench.server`."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from typing import Any

from rich.console import Console
from rich.table import Table

from tests.services import Postgres

LONG = ("--set", "hp=1000")  # matches that last, so that actions are measured and not the making of tables
RUNS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("long matches, at a pace", ("--pace", "2050", *LONG)),
    ("long matches, all it can take", LONG),
    ("standard matches, all it can take", ()),
    ("long matches, one in five answers foreseen first", ("--pace", "1000", "--previews", "0.2", *LONG)),
)


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
        str(found["errors"]),
    ]


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--matches", type=int, default=1000)
    reader.add_argument("--seconds", type=int, default=20)
    chosen = reader.parse_args()
    usual = ("--matches", str(chosen.matches), "--seconds", str(chosen.seconds))
    table = Table(
        "database", "load", "actions/s", "p50 p95 p99 ms", "preview p95 ms", "kB/idle match", "core", "errors"
    )
    postgres = Postgres(durable=True)
    try:
        for where in ("SQLite", "PostgreSQL"):
            for what, arguments in RUNS:
                database = ("--database", postgres.database()) if where == "PostgreSQL" else ()
                table.add_row(*row(where, what, load((*usual, *arguments, *database))))
    finally:
        postgres.throw_away()
    Console(width=140).print(table)


if __name__ == "__main__":
    main()
