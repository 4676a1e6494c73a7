"""What an action would lead to, and what the combat would then bring, as far as the player can tell."""

from __future__ import annotations

from cardwright.cli.boards.forecast import UNSURE, WORLDS, certain, sentences, tried
from cardwright.games.ancients.model.board import lane_of, seat_of
from cardwright.games.ancients.model.state import ACTION, Position
from cardwright.games.ancients.view.forecast import Fate, combat_preview
from cardwright.kernel.game import Game
from cardwright.kernel.text.sentences import listed, whose
from cardwright.match import View


def outcome(game: Game[Position], view: View[Position], action: int) -> list[str]:
    """What would happen, sentence by sentence, up to where chance or something hidden comes in; then the combat."""
    worlds = [tried(game, view, action, seed) for seed in range(WORLDS)]
    same, unsure = certain([sentences(game, world, view.seat) for world in worlds])
    told = {combat_text(world, view) for world in worlds if same_round(world, view.position)}
    return [" ".join(same), *unsure, *(told if len(told) == 1 else [])] if told or same else [UNSURE]


def same_round(world: Position, s: Position) -> bool:
    """Whether the combat of this round is still to come."""
    return world.result is None and world.phase == ACTION and world.round == s.round


def combat_text(world: Position, view: View[Position]) -> str:
    """``If both pass then: P2's Tolgar dies, your Tower in lane 1 loses 4.``"""
    found = combat_preview(world)
    told: list[str] = []
    for unit in world.board:
        if unit is not None and int(unit.id) in found.units:
            told += fate_words(
                f"{whose(unit.owner, view.seat)} {world.cards.name(unit.card)}", found.units[int(unit.id)]
            )
    for place, fate in found.cores.items():
        side = world.side(lane_of(place), seat_of(place))
        core = (
            f"{whose(seat_of(place), view.seat)} {'Ancient' if side.fallen else 'Tower'} in lane {lane_of(place) + 1}"
        )
        told += fate_words(core, fate, "falls")
    return f"If both pass then: {listed(told)}." if told else "If both pass then, nobody is hurt."


def fate_words(name: str, fate: Fate, ends: str = "dies") -> list[str]:
    perhaps = " (luck decides)" if fate.unsure else ""
    if fate.dies:
        return [f"{name} {ends}{perhaps}"]
    return [f"{name} loses {fate.damage}{perhaps}"] if fate.damage > 0 else []
