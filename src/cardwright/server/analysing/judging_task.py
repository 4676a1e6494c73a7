"""What the processes that judge are asked to do: one decision of a match, by what its seat could know then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from cardwright.agents.budget import Budget
from cardwright.games import load
from cardwright.kernel.cards import Changes
from cardwright.kernel.data.replay import Replay
from cardwright.match.analysis import USUAL_BUDGET, USUAL_SEED, Judgement, Moment, judged, moments
from cardwright.server.tasks import AgentCalled, read_mask

PATIENCE: Final = 120.0  # seconds: iterations are counted, not timed, and whatever else the machine does comes first


class JudgingTask(msgspec.Struct, frozen=True):
    """``seen`` is the mask of the seat as JSON, ``changes`` how its cards are changed; the log names the ``agent``."""

    game: str
    step: int
    seat: int
    seen: bytes
    legal: list[int]
    taken: int
    changes: Changes
    budget: Budget = USUAL_BUDGET
    agent: str = "analysis"

    def seconds(self, called: AgentCalled) -> float:
        return PATIENCE

    def done(self, called: AgentCalled) -> Judgement:
        game, seen = read_mask(self.game, self.seen, self.changes)
        moment = Moment(self.step, self.seat, seen, self.legal, self.taken)
        return judged(game, moment, self.budget, USUAL_SEED + self.step)


def judging_tasks(replay: Replay) -> Iterator[JudgingTask]:
    """Every decision of a match, one after the other."""
    game: Any = load(replay.game)
    for one in moments(game, replay):
        seen = msgspec.json.encode(game.encode(one.seen))
        yield JudgingTask(replay.game, one.step, one.seat, seen, one.actions, one.taken, replay.changes)
