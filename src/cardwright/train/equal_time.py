"""What a net is worth in the end: agents that judge by it against the same agents without it, with the same time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from cardwright.arena import Campaign, Statistics, WinRate, local, planned, play_all
from cardwright.train.training import Training

AGENTS: Final = ("greedy", "search:20ms")


@dataclass(frozen=True)
class Contest:
    """What an agent with the net won against itself without."""

    agent: str
    record: WinRate

    def facts(self) -> dict[str, Any]:
        return {"agent": self.agent, **self.record.facts()}

    def words(self) -> str:
        low, high = self.record.interval
        share = "-" if self.record.rate is None else f"{100 * self.record.rate:.1f} %"
        return (
            f"{self.agent} with the net wins {share} against {self.agent} without "
            f"({100 * low:.1f} to {100 * high:.1f} %, {self.record.games:,} games)"
        )


def tried(training: Training, net: Path, games: int, processes: int, told: Callable[[Contest], None]) -> list[Contest]:
    """Every agent in turn; the seats change after each game."""
    game = training.blueprint.arrangement.game
    others = training.seats - 1
    found = []
    for agent in AGENTS:
        players = [f"{agent}@{net}", *[agent] * others]
        series = planned(game, game.options()(), players, games, training.seed, count_cards=False)
        campaign = Campaign([series])
        play_all(campaign, local(processes))
        found.append(Contest(agent, Statistics(series, campaign.totals[0]).by_agent[0]))
        told(found[-1])
    return found
