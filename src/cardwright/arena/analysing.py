"""Judges every decision of a match."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import Final

from cardwright.agents.budget import Budget
from cardwright.arena.engines import Engine
from cardwright.arena.journal import Stretch
from cardwright.games import load
from cardwright.kernel.data.replay import read_replay
from cardwright.match.analysis import Judgement, judged, moments

AT_ONCE: Final = 2  # decisions for a worker to judge, one after the other

Judged = Callable[[int], None]  # called with how many more decisions are judged


def judge_all(
    text: str, seats: list[int], count: int, budget: Budget, seed: int, engine: Engine, told: Judged
) -> list[Judgement]:
    """The ``count`` decisions of these seats in a replay, in any order. The result does not depend on the engine."""
    job = partial(judge_stretch, text, seats, budget, seed)
    stretches = (Stretch(0, first, min(first + AT_ONCE, count)) for first in range(0, count, AT_ONCE))
    found: list[Judgement] = []
    with engine.results(job, lambda: next(stretches, None)) as results:
        for judgements in results:
            found += judgements
            told(len(judgements))
    return found


def judge_stretch(text: str, seats: list[int], budget: Budget, seed: int, stretch: Stretch) -> list[Judgement]:
    replay = read_replay(text)
    game = load(replay.game)
    wanted = (moment for moment in moments(game, replay) if moment.seat in seats)
    return [judged(game, one, budget, seed + one.step) for one in islice(wanted, stretch.first, stretch.last)]
