"""Plays a campaign to its end, on any engine."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial

from cardwright.arena.campaign import Campaign
from cardwright.arena.engines import Engine
from cardwright.arena.journal import Stretch
from cardwright.arena.playing import play
from cardwright.arena.series import Series
from cardwright.arena.totals import Totals

Told = Callable[[], None]  # called whenever a stretch is done


def play_all(campaign: Campaign, engine: Engine, told: Told = lambda: None) -> None:
    """Play everything that is left. Interrupted, the campaign holds what was done."""
    job = partial(played, campaign.programme)
    with engine.results(job, lambda: campaign.cut(engine.workers)) as results:
        for stretch, totals, seconds in results:
            campaign.keep(stretch, totals, seconds)
            told()


def played(programme: Sequence[Series], stretch: Stretch) -> tuple[Stretch, Totals, float]:
    begin = time.perf_counter()
    totals = play(programme[stretch.series], stretch.first, stretch.last)
    return stretch, totals, time.perf_counter() - begin
