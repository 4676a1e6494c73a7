"""Questions in the middle of an effect: what follows is about the answer."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.model.board import NOWHERE, listed
from cardwright.games.generals.model.program import CHOICE
from cardwright.games.generals.model.scene import Effect, Scene
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.model.target import Target
from cardwright.kernel.decision import Decision


@final
class LetChoose(Effect):
    """The player chooses one of the squares of a target, on either player's turn; it is the chosen one from here on.

    Where there is nothing to choose from, nobody is asked, and what follows finds nothing chosen.
    """

    def __init__(self, target: Target) -> None:
        self.target: Target = target

    def waits(self) -> bool:
        return True

    def run(self, s: Battle, scene: Scene) -> None:
        squares = self.target.squares(s, scene)
        if squares == 0:
            scene.square = NOWHERE
            scene.target = None
            return
        options = tuple([int(square) for square in listed(squares)])
        own_turn = scene.seat == s.mover
        s.ask(Decision(scene.seat, CHOICE, options, seconds=s.options.turn_seconds, continues=own_turn))
