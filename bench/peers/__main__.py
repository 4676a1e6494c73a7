"""Random playouts of Cardwright and of the engines people know, measured in one run and in the same way.

Every measurement has a process of its own; the engines take turns, round after round, and each keeps its best round.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Final

from bench.peers.report import report, report_json
from bench.peers.rounds import run_rounds
from bench.peers.stopwatch import measure

ROOT: Final = Path(__file__).resolve().parents[2]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print everything, every round included, as JSON")
    parser.add_argument("--rounds", type=int, default=3, help="how often each engine has its turn (default: 3)")
    parser.add_argument("--seconds", type=float, default=2.0, help="playouts per peer and round (default: 2)")
    parser.add_argument("--games", nargs="*", default=["threelines"], help="which games of Cardwright to measure")
    parser.add_argument("--only", default="", metavar="TEXT", help="only the peers with this text in their name")
    parser.add_argument("--cardwright", type=Path, default=ROOT / ".venv" / "bin" / "cardwright", help="our command")
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    return parser.parse_args()


def main() -> int:
    wanted = arguments()
    if wanted.measure:
        print(json.dumps(asdict(measure(*json.loads(wanted.measure)))))
        return 0
    results = run_rounds(wanted)
    print(report_json(results) if wanted.json else report(results))
    return 0 if results.rounds else 1


if __name__ == "__main__":
    sys.exit(main())
