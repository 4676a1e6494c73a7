"""What an action would lead to if nobody reacted, as far as the player can tell."""

from __future__ import annotations

from typing import Final

from cardwright.cli.boards.forecast import WORLDS, agreed, certain, passed
from cardwright.games.pantheon.model import questions as book
from cardwright.games.pantheon.model.actions import first, second
from cardwright.games.pantheon.model.state import FIRST_HERO, FIRST_THING, Position
from cardwright.kernel.chain import RESPOND
from cardwright.kernel.game import Game
from cardwright.match import View

WINDOWS: Final = (RESPOND, book.CLOSING)


def outcome(game: Game[Position], view: View[Position], action: int) -> list[str]:
    """What would happen, sentence by sentence, up to where chance or something hidden comes in."""
    same, unsure = certain([passed(game, view, action, seed, WINDOWS)[1] for seed in range(WORLDS)])
    return [f"If nobody reacts: {' '.join(same)}", *unsure]


def attack_outcome(game: Game[Position], view: View[Position], action: int) -> str:
    """``kills``, ``dies``, ``both die``, or the Health it costs; ``?`` where that is not certain."""

    def ends(seed: int) -> str:
        return attack_in(passed(game, view, action, seed, WINDOWS)[0], view.position, action)

    return agreed(ends, "?")


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
