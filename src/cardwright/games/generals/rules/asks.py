"""What was chosen for a card, choice by choice, and what it does with that."""

from __future__ import annotations

from cardwright.games.generals.model.actions import NO_SQUARE
from cardwright.games.generals.model.board import NOWHERE
from cardwright.games.generals.model.scene import Scene
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.kernel.bits import i64


def take_effect(s: Battle, at: Scene, factor: i64, picks: tuple[int, ...]) -> None:
    """Let a card happen; the first square chosen for a spell is that of the play, whether it asks for one or not."""
    place = 0
    first: Unit | None = None
    first_square: i64 = NOWHERE
    handed_over = False
    for ask in s.cards.all[at.card].asks:
        scene = Scene(at.seat, at.card, at.me, NOWHERE if at.me is None else at.me.square, at.spell)
        scene.factor = factor
        scene.first = first
        scene.first_square = first_square
        if ask.target is not None or (at.spell and place == 0):
            if place >= len(picks):
                return
            if ask.target is not None and picks[place] != NO_SQUARE:
                scene.square = picks[place]
                scene.target = s.unit_at(scene.square)
            place += 1
            first = scene.target or first
            first_square = scene.square
        if handed_over:
            ask.program.hand_over(s, scene)
        else:
            ask.program.run(s, scene)
            handed_over = ask.program.waits
