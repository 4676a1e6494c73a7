"""Sends a server many thousands of made-up requests, good and bad, and holds every answer against the description."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from cardwright.server.settings import Settings
from tests.server.http.fuzzing import MODES, Fuzzer, listening
from tests.server.http.live_server import CHEAP, serving
from tests.server.http.scrambling import Scrambler
from tests.services import Postgres

TURN: Final = 500  # requests after which new players come in


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--described", type=int, default=10_000, help="requests made from the description, at most")
    parser.add_argument("--scrambled", type=int, default=90_000, help="requests that no description allows")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--postgres", action="store_true", help="on a throw-away PostgreSQL instead of SQLite")
    given = parser.parse_args()
    begun = time.monotonic()
    statuses, complaints, faults = fuzz(given)
    report(statuses, time.monotonic() - begun)
    for complaint in complaints[:20]:
        print(complaint)
    print(f"{len(complaints)} errors logged, {faults:g} faults counted")
    return 1 if complaints or faults else 0


def fuzz(given: argparse.Namespace) -> tuple[Counter[int], list[str], float]:
    """The statuses of all answers, what was logged as an error, and how often the server failed."""
    with ExitStack() as stack:
        site = stack.enter_context(serving(settings_for(given.postgres, stack)))
        complaints = stack.enter_context(listening())
        fuzzer = Fuzzer(site, given.seed)
        operations = sum(1 for _ in fuzzer.schema.get_all_operations())
        requests = fuzzer.run(max(1, given.described // (operations * len(MODES))))
        statuses: Counter[int] = Counter()
        for (_, status), count in requests.statuses.items():
            statuses[status] += count
        for turn in range(0, given.scrambled, TURN):
            fuzzer.newcomers()  # scrambled requests log people out and delete them, too
            scrambler = Scrambler(site, fuzzer.tokens, fuzzer.known, given.seed + turn)
            statuses += scrambler.run(min(TURN, given.scrambled - turn))
        faults = next(iter(site.node.metrics.errors.collect())).samples[0].value
    return statuses, complaints, faults


def settings_for(postgres: bool, stack: ExitStack) -> Settings:
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    database = ""
    if postgres:
        service = Postgres()
        stack.callback(service.throw_away)
        database = service.database()
    return Settings(data=folder, database=database, limited=False, password_kib=CHEAP, thinkers=1)


def report(statuses: Counter[int], seconds: float) -> None:
    listed = ", ".join(f"{count} x {status}" for status, count in sorted(statuses.items()))
    print(f"{statuses.total()} requests in {seconds:.0f} s: {listed}")


if __name__ == "__main__":
    sys.exit(main())
