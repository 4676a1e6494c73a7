"""Pantheon: what everybody has at the table, once what is announced has happened."""

from __future__ import annotations

from typing import ClassVar, Final

from cardwright.agents.evaluation.evaluation import Evaluation
from cardwright.games.pantheon.bots.worth import worths
from cardwright.games.pantheon.model import questions as book
from cardwright.games.pantheon.model.actions import SWAP, pack_swap
from cardwright.games.pantheon.model.state import HEROES, MANA, Position
from cardwright.games.pantheon.rules.legal import swap_limit
from cardwright.kernel.action import Actions
from cardwright.kernel.chain import RESPOND
from cardwright.kernel.game import Game
from cardwright.kernel.state import S, State

SHARPNESS: Final = 2.5  # how much more likely the better placed player wins
HOPE: Final = 0.5  # what the remaining players share equally: the fewer are left, the more for each
WINDOWS: Final = (RESPOND, book.CLOSING, book.DISCARD, book.SACRIFICE)
WANTED_MANA: Final = 7  # mana in play and in hand that is enough


class PantheonEvaluation(Evaluation):
    """A player's chances are their share of everything. Players who are asked in a window pass."""

    plans: ClassVar[bool] = True
    levels: ClassVar[dict[str, str]] = {"easy": "careless"}  # even six iterations beat greed two times of three

    def chances(self, s: State) -> list[float]:
        assert isinstance(s, Position)
        shares = [worth**SHARPNESS for worth in worths(s)]
        total = sum(shares) or 1.0
        hope = HOPE / (len(s.seated()) or 1)
        return [(1 - HOPE) * share / total + hope * player.alive for share, player in zip(shares, s.players)]

    def carry_on(self, game: Game[S], s: S, seat: int) -> None:
        """Let everybody pass, and choose as the rules do for absent players, until it is somebody's move."""
        while s.result is None and s.waiting:
            decision = s.waiting[0]
            if decision.kind not in WINDOWS:
                return
            game.apply(s, decision.seat, game.timeout(s, decision))

    def sensible(self, s: State, seat: int, actions: Actions) -> list[int]:
        """Which cards to swap is a matter of experience."""
        assert isinstance(s, Position)
        if actions and s.phase != HEROES and actions[0] & 31 == SWAP:
            return [mulligan(s, seat)]
        return [int(action) for action in actions]

    def mark(self, s: State) -> object:
        assert isinstance(s, Position)
        things = tuple((t.id, t.ready, t.lent, t.grown, t.keys) for player in s.players for t in player.field)
        players = tuple((p.health, p.ready, p.spent, tuple(p.hand)) for p in s.players)
        return things, players, s.player, s.phase


def mulligan(s: Position, seat: int) -> int:
    """Swap Mana beyond what is needed, and cards that are far too expensive at first."""
    player = s.players[seat]
    mana = int(player.ready + player.spent)
    held = player.hand.count(MANA)
    spare = max(0, held - max(1, min(3, WANTED_MANA - mana)))
    out: list[int] = [MANA] * spare
    reach = mana + held + 2 if mana + held > 2 else 0
    costs = sorted(((int(s.cards.all[card].cost), int(card)) for card in player.hand), reverse=True)
    dear = [card for cost, card in costs if cost > reach]
    return int(pack_swap((out + dear)[: int(swap_limit(s, seat))]))


EVALUATION: Final = PantheonEvaluation()
