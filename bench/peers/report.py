"""What was measured, as tables or as JSON, and how many times slower than Cardwright."""

from __future__ import annotations

import importlib.metadata
import json
import os
import platform
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from bench.peers.playout_cost import PlayoutCost
from bench.peers.rounds import Results

PACKAGES: Final = ("open_spiel", "rlcard", "pettingzoo", "shimmy", "numpy")


def machine() -> dict[str, str]:
    return {
        "date": time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()),
        "cpu": f"{cpu_model()}, {os.cpu_count()} cores",
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "load": " ".join(f"{load:.2f}" for load in os.getloadavg()),
        "packages": ", ".join(f"{name} {installed_version(name)}" for name in PACKAGES),
    }


def cpu_model() -> str:
    facts = Path("/proc/cpuinfo")
    lines = facts.read_text().splitlines() if facts.exists() else []
    models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor()


def installed_version(package: str) -> str:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return "missing"


def ratio(theirs: float | None, ours: float | None) -> float | None:
    return theirs / ours if theirs and ours else None


def ours_and_theirs(costs: Iterable[PlayoutCost]) -> tuple[list[PlayoutCost], list[PlayoutCost]]:
    costs = list(costs)
    ours = [cost for cost in costs if cost.engine == "Cardwright"]
    return ours, [cost for cost in costs if cost.engine != "Cardwright"]


def ratios(costs: Iterable[PlayoutCost]) -> list[dict[str, Any]]:
    """How many times longer a peer takes than each of our games, by decision and by clone."""
    ours, theirs = ours_and_theirs(costs)
    return [
        {
            "peer": peer.name,
            "ours": own.name,
            "decision": ratio(peer.us_per_decision, own.us_per_decision),
            "clone": ratio(peer.us_per_clone, own.us_per_clone),
        }
        for peer in theirs
        for own in ours
    ]


def shown(value: float | None) -> str:
    """Three figures, or a dash where there is nothing."""
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def costs_table(costs: Iterable[PlayoutCost]) -> list[list[str]]:
    head = ["engine", "game", "how", "µs/decision", "µs/clone", "games/s", "decisions/game", "legal/decision"]
    return [head, *(cost_row(cost) for cost in costs)]


def cost_row(cost: PlayoutCost) -> list[str]:
    costs = (cost.us_per_decision, cost.us_per_clone, cost.games_per_s)
    sizes = (cost.decisions_per_game, cost.legal_per_decision)
    return [cost.engine, cost.game, cost.how, *map(shown, costs), *map(shown, sizes)]


def ratios_table(costs: Iterable[PlayoutCost]) -> list[list[str]]:
    ours, theirs = ours_and_theirs(costs)
    head = ["times slower than", "", "", *(f"{own.game} {own.how}" for own in ours)]
    return [head, *([peer.engine, peer.game, peer.how, *(slower(peer, own) for own in ours)] for peer in theirs)]


def slower(peer: PlayoutCost, own: PlayoutCost) -> str:
    by_decision = ratio(peer.us_per_decision, own.us_per_decision)
    by_clone = ratio(peer.us_per_clone, own.us_per_clone)
    return f"{shown(by_decision)} / {shown(by_clone)}"


def drawn(rows: Sequence[Sequence[str]]) -> str:
    """Columns under each other: words to the left, numbers, from the fourth column on, to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines = ["  ".join(padded(*cell) for cell in zip(row, widths, range(len(row)), strict=True)) for row in rows]
    return "\n".join(line.rstrip() for line in [lines[0], "-" * len(lines[0]), *lines[1:]])


def padded(cell: str, width: int, column: int) -> str:
    return cell.ljust(width) if column < 3 else cell.rjust(width)


def report(results: Results) -> str:
    costs = results.best()
    parts = ["\n".join(f"{fact:9} {value}" for fact, value in machine().items()), drawn(costs_table(costs))]
    if ours_and_theirs(costs)[0]:
        parts.append(drawn(ratios_table(costs)) + "\n(by decision / by clone)")
    parts += [f"{what} was not measured: {why}" for what, why in results.refusals.items()]
    return "\n\n".join(parts)


def report_json(results: Results) -> str:
    costs = results.best()
    return json.dumps(
        {
            "machine": machine(),
            "figures": [asdict(cost) for cost in costs],
            "ratios": ratios(costs),
            "us_per_decision_by_round": {
                name: [cost.us_per_decision for cost in rounds] for name, rounds in results.rounds.items()
            },
            "not_measured": results.refusals,
        },
        indent=2,
        ensure_ascii=False,
    )
