"""How good a choice looks: the chance to win after it, by a quick estimate."""

from __future__ import annotations

from typing import Final

from cardwright.agents.evaluation import evaluation_of
from cardwright.agents.world import imagined, movers
from cardwright.kernel.chance import dice
from cardwright.kernel.game import Game
from cardwright.kernel.state import S
from cardwright.match import View

WORLDS: Final = 60  # how many times to guess what is hidden


def prospect(game: Game[S], view: View[S], action: int) -> float:
    """From 0 to 1. Players who answer at the same time may do anything that is legal."""
    return sum(one_world(game, view, action, seed) for seed in range(WORLDS)) / WORLDS


def one_world(game: Game[S], view: View[S], action: int, seed: int) -> float:
    chance = dice(seed)
    s = imagined(game, view.position, view.seat, seed)
    others = [seat for seat in movers(s) if seat != view.seat]
    game.apply(s, view.seat, action)
    for seat in others:
        choices = game.legal(s, seat)
        game.apply(s, seat, choices[chance.below(len(choices))])
    return evaluation_of(game.name).judge(game, s, chance)[view.seat]
