"""Small runs for the tests of the arena."""

import time
from collections.abc import Callable, Sequence
from typing import Any

from cardwright.arena import Campaign, Journal, Series, local, planned, play_all
from cardwright.arena.campaign_run import played
from cardwright.games import load


def series(
    agents: Sequence[str] = ("random", "random"), games: int = 60, seed: int = 1, game: str = "threelines"
) -> Series:
    rules = load(game)
    return planned(rules, rules.options()(), agents, games, seed)


def outcome(*programme: Series, processes: int = 1) -> list[dict[str, Any]]:
    """The tallies of a campaign from the first game to the last."""
    campaign = Campaign(programme)
    play_all(campaign, local(processes))
    assert campaign.complete()
    return facts(campaign)


def facts(campaign: Campaign) -> list[dict[str, Any]]:
    return [totals.facts() for totals in campaign.totals]


def cut_short(path: object, programme: Sequence[Series], games: int) -> Campaign:
    """A campaign that stopped after this many games, played one by one."""
    journal = Journal(str(path), programme)
    campaign = Campaign(programme, journal)
    for _ in range(games):
        campaign.pace.clear()
        stretch = campaign.cut(2)
        assert stretch is not None
        campaign.keep(*played(programme, stretch))
    journal.close()
    return campaign


def until(true: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.02)
