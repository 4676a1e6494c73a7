"""What an action would lead to, as far as a player can know: tried in worlds that fit what they see."""

from __future__ import annotations

import time
from typing import Any, Final

from cardwright.kernel.event import Event, known_by
from cardwright.kernel.game import Game
from cardwright.kernel.state import NOBODY
from cardwright.match.consequence import consequence
from cardwright.server.tables.showing import JSON, drawn, told
from cardwright.wire.socket import Outcome

WORLDS: Final = 16
ENOUGH: Final = 0.008  # seconds; a preview is worth no more
WAITING: Final = "the others do nothing"


def foresee(game: Game[Any], position: Any, seat: int, action: int, whole: bool) -> tuple[list[Outcome], str]:
    """The outcomes with the number of worlds they occurred in, the likeliest first, and what was assumed.

    They show what an onlooker would see, so that they do not name cards drawn in one of the worlds.
    """
    found: dict[bytes, Outcome] = {}
    kinds = game.event_kinds()
    assumed, deadline = "", time.perf_counter() + ENOUGH
    for seed in range(WORLDS):
        after = consequence(game, position, seat, action, seed)
        assumed = WAITING if after.idle else assumed
        seen = game.mask(after.world, NOBODY)
        public = [known_by(event, kinds[event.kind], NOBODY) for event in after.events]
        mark = JSON.encode((told(game, seen, public, NOBODY), game.position().encode(seen)))
        if mark not in found:
            found[mark] = outcome_of(game, seen, public, seat, whole)
        found[mark].worlds += 1
        if time.perf_counter() > deadline:
            break
    return sorted(found.values(), key=lambda outcome: -outcome.worlds), assumed


def outcome_of(game: Game[Any], seen: Any, events: list[Event], seat: int, whole: bool) -> Outcome:
    """What everybody would see, told to this seat: it says "you" as the log does."""
    position, shown = drawn(game, seen, whole)
    result = None if seen.result is None else [int(winner) for winner in seen.result]
    return Outcome(0, told(game, seen, events, seat), position, result, shown)
