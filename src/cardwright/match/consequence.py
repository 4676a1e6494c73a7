"""What an action leads to in one of the worlds that fit what a seat sees, with the answers that must come first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cardwright.kernel.chain import RESPOND
from cardwright.kernel.decision import Decision
from cardwright.kernel.event import Event
from cardwright.kernel.game import Game
from cardwright.kernel.state import LOCKED, OPEN


@dataclass(frozen=True)
class Consequence:
    """``idle``: the others were asked meanwhile, and did nothing."""

    world: Any
    events: list[Event]
    idle: bool


def consequence(game: Game[Any], position: Any, seat: int, action: int, seed: int) -> Consequence:
    """What others have answered in secret is left out: nobody can know it."""
    world = game.sample(unsealed(game, position), seat, seed)
    world.telling = True
    game.apply(world, seat, action)
    events, idle = list(world.events), False
    while (decision := still_open(world, seat)) is not None:
        idle = True
        game.apply(world, decision.seat, game.timeout(world, decision))
        events += world.events
    return Consequence(world, events, idle)


def unsealed(game: Game[Any], position: Any) -> Any:
    """The position before the others gave their secret answers."""
    if LOCKED not in position.sealed:
        return position
    before = game.clone(position)
    before.sealed = [OPEN if answer == LOCKED else answer for answer in before.sealed]
    return before


def still_open(world: Any, seat: int) -> Decision | None:
    """Which answers must come before the action takes effect: it is sealed, or others may answer it first."""
    if world.result is not None:
        return None
    waiting: tuple[Decision, ...] = world.waiting
    for decision in waiting:
        sealed = decision.sealed and world.sealed[seat] != OPEN and world.sealed[decision.seat] == OPEN
        if sealed or (world.chain and decision.kind == RESPOND):
            return decision
    return None
