"""What an action would lead to, as far as the player can tell: the same in every world that fits what they know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cardwright.agents.world import imagined
from cardwright.kernel.action import PASS
from cardwright.kernel.decision import Decision
from cardwright.kernel.game import Game
from cardwright.kernel.state import NOBODY, S
from cardwright.match import View

WORLDS: Final = 4
UNSURE: Final = "What follows depends on chance, or on what you cannot see."


def tried(game: Game[S], view: View[S], action: int, seed: int) -> S:
    """One imagined world in which it is done."""
    world = imagined(game, view.position, view.seat, seed)
    world.telling = True
    game.apply(world, view.seat, action)
    return world


def passed(game: Game[S], view: View[S], action: int, seed: int, windows: Sequence[str]) -> tuple[S, list[str]]:
    """One imagined world in which it is done and everybody passes in windows, and what happens there."""
    world = tried(game, view, action, seed)
    told = sentences(game, world, view.seat)
    while True:
        decision = question(world)
        if decision is None or decision.kind not in windows:
            return world, told
        game.apply(world, decision.seat, PASS)
        told += sentences(game, world, view.seat)


def question(world: S) -> Decision | None:
    """What the game waits for."""
    seat = world.next_seat()
    return None if world.result is not None or seat == NOBODY else world.decision(seat)


def sentences(game: Game[S], world: S, reader: int) -> list[str]:
    told = [game.event_text(world, event, reader) for event in world.events]
    return [sentence for sentence in told if sentence]


def certain(told: Sequence[Sequence[str]]) -> tuple[list[str], list[str]]:
    """The sentences all worlds begin with, and if they differ after that, one that says so."""
    same: list[str] = []
    for alike in zip(*told, strict=False):
        if len(set(alike)) > 1:
            break
        same.append(alike[0])
    return same, [UNSURE] if any(len(one) > len(same) for one in told) else []


def agreed(outcome: Callable[[int], str], unsure: str) -> str:
    """What an outcome is in two worlds, if it is the same."""
    told = {outcome(seed) for seed in range(2)}
    return told.pop() if len(told) == 1 else unsure
