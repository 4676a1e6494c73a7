"""What an action would lead to, as far as the player can tell: the same in every world that fits what they know."""

from __future__ import annotations

from cardwright.cli.boards.forecast import WORLDS, agreed, certain, sentences, tried
from cardwright.games.generals.model.actions import first_of, second_of
from cardwright.games.generals.model.board import square_name
from cardwright.games.generals.model.program import CHOICE
from cardwright.games.generals.model.state import Battle
from cardwright.kernel.game import Game
from cardwright.match import View


def attack_outcome(game: Game[Battle], view: View[Battle], action: int) -> str:
    """``kills``, ``dies``, ``both die``, or the damage done; ``chance`` where that is not certain."""
    return agreed(lambda seed: attack_in(tried(game, view, action, seed), view.position, action), "chance")


def attack_in(world: Battle, s: Battle, action: int) -> str:
    unit, target = s.unit_at(first_of(action)), s.unit_at(second_of(action))
    assert unit is not None
    assert target is not None
    ours, theirs = world.numbered(unit.id), world.numbered(target.id)
    if world.result == (int(unit.owner),):
        return "WINS"
    if ours is None:
        return "both die" if theirs is None else "dies"
    return "kills" if theirs is None else f"-{max(0, theirs.damage - target.damage)}"


def outcome(game: Game[Battle], view: View[Battle], action: int) -> list[str]:
    """What would happen, sentence by sentence, up to where chance or something hidden comes in."""
    worlds = [tried(game, view, action, seed) for seed in range(WORLDS)]
    same, unsure = certain([sentences(game, world, view.seat) for world in worlds])
    return [*same, *unsure, *asks(worlds[0], view.seat)]


def asks(world: Battle, seat: int) -> list[str]:
    """The further choice a card would ask for."""
    decision = world.decision(seat)
    if decision is None or decision.kind not in ("follow-up", CHOICE):
        return []
    return [f"Then it asks for one of {', '.join(square_name(square) for square in decision.options)}."]
