"""Cartoverse: what both sides have, who threatens whom, and how players block and pass."""

from __future__ import annotations

from math import tanh
from typing import ClassVar, Final

from cardwright.agents.evaluation.evaluation import Evaluation
from cardwright.games.cartoverse.bots.blocking import block
from cardwright.games.cartoverse.bots.mulligan import replaced
from cardwright.games.cartoverse.bots.sensible import sensible
from cardwright.games.cartoverse.bots.worth import edge
from cardwright.games.cartoverse.model import questions as book
from cardwright.games.cartoverse.model.state import MULLIGAN, Duel
from cardwright.kernel.action import Actions
from cardwright.kernel.chain import RESPOND
from cardwright.kernel.game import Game
from cardwright.kernel.state import S, State

STEEPNESS: Final = 14.0  # an edge of this many points is about a win in eight games of nine
CHOICES: Final = (book.TARGET, book.DISCARD)


class CartoverseEvaluation(Evaluation):
    """A turn has many small actions. Players who are asked in a window pass, and they block where that pays."""

    plans: ClassVar[bool] = True
    levels: ClassVar[dict[str, str]] = {
        "easy": "careless"
    }  # planning a turn beats a beginner even when it is done in a hurry

    def chances(self, s: State) -> list[float]:
        assert isinstance(s, Duel)
        chance = (1 + tanh(edge(s) / STEEPNESS)) / 2
        return [chance, 1 - chance]

    def carry_on(self, game: Game[S], s: S, seat: int) -> None:
        """Until it is somebody's move, or this seat has to choose something."""
        assert isinstance(s, Duel)
        while s.result is None and s.waiting:
            decision = s.waiting[0]
            if decision.kind == book.BLOCK:
                game.apply(s, decision.seat, block(s, decision))
            elif decision.kind == RESPOND or (decision.kind in CHOICES and decision.seat != seat):
                game.apply(s, decision.seat, game.timeout(s, decision))
            else:
                return

    def sensible(self, s: State, seat: int, actions: Actions) -> list[int]:
        """Of slots and cards to give up only some; which cards to replace at first is a matter of experience."""
        assert isinstance(s, Duel)
        if s.phase == MULLIGAN:
            return [int(replaced(s, seat))]
        return [int(action) for action in sensible(s, seat, actions)]

    def unfinished(self, s: State) -> bool:
        """A card waits for what is chosen for it."""
        return bool(s.waiting) and s.waiting[0].kind in CHOICES

    def mark(self, s: State) -> object:
        assert isinstance(s, Duel)
        creatures = tuple(
            (c.card, c.place, c.exhausted, c.damage, c.atk, c.hp) for player in s.players for c in player.creatures
        )
        players = tuple(
            (p.hp, p.mana, p.extra, p.gains, p.acted, tuple(p.hand), len(p.mana_zone), len(p.traps)) for p in s.players
        )
        return creatures, players, tuple((e.card, e.on) for e in s.enchants), s.player, s.phase


EVALUATION: Final = CartoverseEvaluation()
