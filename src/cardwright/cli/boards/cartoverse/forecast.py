"""What an action would lead to if nobody reacted or blocked, as far as the player can tell."""

from __future__ import annotations

from typing import Final

from cardwright.cli.boards.forecast import WORLDS, agreed, certain, passed
from cardwright.games.cartoverse.model.actions import first, second
from cardwright.games.cartoverse.model.board import FIRST_HERO, FIRST_THING
from cardwright.games.cartoverse.model.card import ELUSIVE
from cardwright.games.cartoverse.model.questions import BLOCK
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.rules.combat import blockers
from cardwright.kernel.chain import RESPOND
from cardwright.kernel.game import Game
from cardwright.kernel.link import ref_of
from cardwright.match import View

WINDOWS: Final = (RESPOND, BLOCK)


def outcome(game: Game[Duel], view: View[Duel], action: int) -> list[str]:
    """What would happen, sentence by sentence, up to where chance or something hidden comes in."""
    same, unsure = certain([passed(game, view, action, seed, WINDOWS)[1] for seed in range(WORLDS)])
    return [f"If nobody reacts or blocks: {' '.join(same)}", *unsure]


def attack_outcome(game: Game[Duel], view: View[Duel], action: int) -> str:
    """``kills``, ``dies``, ``both die``, or the HP it costs; ``?`` if that is unsure, ``(b)`` if it can be blocked."""

    def ends(seed: int) -> str:
        world = passed(game, view, action, seed, WINDOWS)[0]
        return ending(world, view.position, int(first(action)), int(second(action)))

    may_block = " (b)" if can_be_blocked(view.position, view.seat, action) else ""
    return f"{agreed(ends, '?')}{may_block}"


def can_be_blocked(s: Duel, seat: int, action: int) -> bool:
    attacker = s.find(first(action))
    elusive = attacker is not None and attacker.keys & ELUSIVE
    return not elusive and bool(blockers(s, 1 - seat, second(action)))


def block_outcome(game: Game[Duel], view: View[Duel], action: int) -> str:
    """The same for a block, seen by the blocker."""
    attacker = int(ref_of(view.position.agenda[-1]))

    def ends(seed: int) -> str:
        world = passed(game, view, action, seed, WINDOWS)[0]
        return ending(world, view.position, int(first(action)), attacker)

    return agreed(ends, "?")


def ending(world: Duel, s: Duel, own: int, other: int) -> str:
    """How a fight between two has ended for the first."""
    creature = s.find(own)
    assert creature is not None
    if world.result == (int(creature.owner),):
        return "WINS"
    if other < FIRST_THING:
        seat = other - FIRST_HERO
        return f"-{s.players[seat].hp - world.players[seat].hp}"
    ours, theirs = world.find(own), world.find(other)
    if ours is None:
        return "both die" if theirs is None else "dies"
    return "kills" if theirs is None else "holds"
