"""Threelines with three cards, small enough to be solved: in OpenSpiel, with every decision of chance and its odds.

``register_tiny()``, then ``pyspiel.load_game("cardwright_tiny_threelines")``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import pyspiel

from cardwright.env.arrangement import Arrangement, arrange
from cardwright.env.openspiel import PREFIX, SpielGame, SpielState, type_of
from cardwright.env.recollection import seen_text
from cardwright.games import load
from cardwright.kernel.cards import CardSet
from cardwright.kernel.state import State

NAME: Final = f"{PREFIX}tiny_threelines"
OPTIONS: Final[dict[str, Any]] = {
    "deck": 2,
    "deal": 1,
    "hand_limit": 1,
    "hp": 6,
    "start_mana": 0,
    "placements": 1,
    "round_limit": 3,
    "idle_rounds": 2,
}
CARDS: Final = ("Corwin Pyke", "Rusk", "Cedric Lorne")  # 4/1 and 3/5 for 1 mana, 3/7 for 2
LOTS: Final = (3, 2, 2)  # between how many chance decides: the card of P2, that of P1, who is the first player


@lru_cache(1)
def tiny_cards() -> CardSet[Any]:
    """Each player gets one of these, and both know which there are."""
    book = load("threelines").cards()
    return CardSet([book.all[book.find(name)] for name in CARDS])


def register_tiny() -> str:
    """Tell OpenSpiel of it; returns its name there. Doing it twice does no harm."""
    if NAME not in pyspiel.registered_names():
        TinyGame.kind = type_of(load("threelines"), NAME)
        pyspiel.register_game(TinyGame.kind, TinyGame)
    return NAME


class TinyGame(SpielGame):
    """Its chance nodes come before the first choice: in Threelines nothing is left to chance after the deal."""

    def arranged(self, params: dict[str, Any]) -> Arrangement:
        return arrange("threelines", OPTIONS, cards=tiny_cards())

    def new_initial_state(self) -> TinyState:
        return TinyState(self)


class TinyState(SpielState):
    """Before the deal it has what chance has decided so far."""

    def chance_outcomes(self) -> list[tuple[int, float]]:
        bound = LOTS[len(self.history())]
        return [(outcome, 1 / bound) for outcome in range(bound)]

    def _apply_action(self, move: int) -> None:
        if self.s is not None:
            super()._apply_action(move)
            return
        lots = (*self.history(), move)
        if len(lots) == len(LOTS):
            self.kept.s = dealt(self.arrangement, lots)

    def _action_to_string(self, player: int, move: int) -> str:
        return f"lot {move}" if self.s is None else super()._action_to_string(player, move)

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return "before the deal" if self.s is None else told(self.arrangement, tuple(self.history()), seat)


def dealt(at: Arrangement, lots: tuple[int, ...]) -> State:
    """The position after a deal in which chance decided so."""
    s: State = at.game.blank(at.options, 0, at.seats, at.cards)
    s.telling = False
    s.script = lots
    at.game.deal(s)
    at.game.advance(s)
    return s


@lru_cache(1 << 16)
def told(at: Arrangement, history: tuple[int, ...], seat: int) -> str:
    """What a seat knew whenever it was asked, what it answered, and what it knows now; solvers ask again and again."""
    s, found = dealt(at, history[: len(LOTS)]), []
    for move in history[len(LOTS) :]:
        asked = int(s.next_seat())
        if asked == seat:
            found += [seen_text(at, s, seat), f"> {move}"]
        at.game.apply(s, asked, at.action_of(s, asked, move))
    return "\n".join([*found, seen_text(at, s, seat)])
