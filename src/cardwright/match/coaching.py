"""What a coach says to an action: what it is, why one does it, and what it changes, as far as the seat can know."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from cardwright.kernel.game import Game
from cardwright.kernel.text.coach import Advice, Coach
from cardwright.match.consequence import consequence

WORLDS: Final = 8


def coach_of(game: Game[Any]) -> Coach[Any] | None:
    """The coach of a game; None for a game without one."""
    module = f"cardwright.games.{game.name}.text.coach"
    if find_spec(module) is None:
        return None
    coach: Coach[Any] = import_module(module).COACH
    return coach


def in_words(game: Game[Any], position: Any, seat: int, action: int) -> str:
    """What an action is, as one says it to the player who does it."""
    coach = coach_of(game)
    return game.action_text(position, seat, action) if coach is None else coach.order(position, seat, action)


def coached(game: Game[Any], position: Any, seat: int, action: int) -> Advice:
    """What holds in most of the worlds that fit what the seat sees."""
    coach = coach_of(game)
    if coach is None:
        return Advice(game.action_text(position, seat, action), "", [])
    heard = [in_one_world(game, coach, position, seat, action, seed) for seed in range(WORLDS)]
    [(likeliest, _)] = Counter((one.why, *one.changes) for one in heard).most_common(1)
    return next(one for one in heard if (one.why, *one.changes) == likeliest)


def in_one_world(game: Game[Any], coach: Coach[Any], position: Any, seat: int, action: int, seed: int) -> Advice:
    after = consequence(game, position, seat, action, seed).world
    return coach.advice(
        position, seat, action, game.mask(idle(game, position, seat, seed), seat), game.mask(after, seat)
    )


def idle(game: Game[Any], position: Any, seat: int, seed: int) -> Any:
    """What becomes of the position if the seat does nothing; where nothing goes on without it, it stays."""
    decision = next(one for one in position.waiting if one.seat == seat)
    if not decision.sealed:
        return position
    return consequence(game, position, seat, game.timeout(position, decision), seed).world
