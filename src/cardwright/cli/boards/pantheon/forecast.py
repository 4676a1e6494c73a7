"""What an action would lead to if nobody reacted, as far as the player can tell."""

from __future__ import annotations

from typing import Final

from cardwright.agents.world import imagined
from cardwright.games.pantheon.model import questions as book
from cardwright.games.pantheon.model.actions import first, second
from cardwright.games.pantheon.model.state import FIRST_HERO, FIRST_THING, Position
from cardwright.kernel.action import PASS
from cardwright.kernel.chain import RESPOND
from cardwright.kernel.game import Game
from cardwright.kernel.state import NOBODY
from cardwright.match import View

WORLDS: Final = 4
UNSURE: Final = "What follows depends on chance, or on what you cannot see."


def after(game: Game[Position], view: View[Position], action: int, seed: int) -> tuple[Position, list[str]]:
    """One imagined world in which it is done and everybody passes, and what happens there."""
    world = imagined(game, view.position, view.seat, seed)
    world.telling = True
    game.apply(world, view.seat, action)
    told = sentences(game, world, view.seat)
    while passes_on(world):
        game.apply(world, world.next_seat(), PASS)
        told += sentences(game, world, view.seat)
    return world, told


def passes_on(world: Position) -> bool:
    """Whether somebody is asked for a reaction."""
    seat = world.next_seat()
    decision = None if world.result is not None or seat == NOBODY else world.decision(seat)
    return decision is not None and decision.kind in (RESPOND, book.CLOSING)


def sentences(game: Game[Position], world: Position, reader: int) -> list[str]:
    told = [game.event_text(world, event, reader) for event in world.events]
    return [sentence for sentence in told if sentence]


def outcome(game: Game[Position], view: View[Position], action: int) -> list[str]:
    """What would happen, sentence by sentence, up to where chance or something hidden comes in."""
    told = [after(game, view, action, seed)[1] for seed in range(WORLDS)]
    same: list[str] = []
    for alike in zip(*told, strict=False):
        if len(set(alike)) > 1:
            break
        same.append(alike[0])
    unsure = any(len(one) > len(same) for one in told)
    return [f"If nobody reacts: {' '.join(same)}", *([UNSURE] if unsure else [])]


def attack_outcome(game: Game[Position], view: View[Position], action: int) -> str:
    """``kills``, ``dies``, ``both die``, or the Health it costs; ``?`` where that is not certain."""
    told = {attack_in(after(game, view, action, seed)[0], view.position, action) for seed in range(2)}
    return told.pop() if len(told) == 1 else "?"


def attack_in(world: Position, s: Position, action: int) -> str:
    attacker = s.find(first(action))
    assert attacker is not None
    if world.result == (int(attacker.owner),):
        return "WINS"
    if second(action) < FIRST_THING:
        seat = second(action) - FIRST_HERO
        return f"-{s.players[seat].health - world.players[seat].health}" if world.players[seat].alive else "out"
    ours, theirs = world.find(attacker.id), world.find(second(action))
    if ours is None:
        return "both die" if theirs is None else "dies"
    return "kills" if theirs is None else "holds"
