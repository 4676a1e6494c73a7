"""The pairs with the largest swing, written down as replays beside a report."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from cardwright.arena.compare.evidence import Findings
from cardwright.arena.compare.pair import PairTable, PlayedPair


@dataclass(frozen=True)
class ReplayLink:
    """A pair and its two replays, as paths from the report."""

    pair: PlayedPair
    before: str
    after: str


def write_replays(findings: Findings, report: Path) -> list[ReplayLink]:
    """Into a folder named after the report."""
    folder = report.with_name(f"{report.stem}-replays")
    if findings.swings:
        folder.mkdir(parents=True, exist_ok=True)
    table = PairTable(findings.comparison)
    return [written(table, pair, folder) for pair in findings.swings]


def written(table: PairTable, pair: PlayedPair, folder: Path) -> ReplayLink:
    comparison = table.comparison
    players = [comparison.agents[comparison.agent_in(seat, pair.number)] for seat in range(comparison.seats)]
    names = []
    for word, replay in zip(("before", "after"), table.recorded(pair.number, players)):
        path = folder / f"pair-{pair.number + 1}-{word}.json"
        path.write_text(replay, "utf-8")
        names.append(f"{folder.name}/{path.name}")
    return ReplayLink(pair, *names)
