"""What is played: a game, its options, how many sit at the table, and how that looks in numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cardwright.games import load
from cardwright.kernel.cards import CardSet
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options, changed
from cardwright.kernel.state import State
from cardwright.kernel.tensors.moves import FlatMoves, ListedMoves, Moves
from cardwright.kernel.tensors.observation import Observation
from cardwright.kernel.tensors.sheets import Sheets

Cards = CardSet[Any] | None  # other cards than the game comes with
Chosen = Options | Mapping[str, Any] | None  # options, changes to the standard ones, or the standard ones


@dataclass(frozen=True)
class Arrangement:
    """Every environment is made from one; made once, it can serve many."""

    game: Game[Any]
    options: Options
    seats: int
    observation: Observation[Any]
    moves: Moves[Any]
    cards: Cards = None

    def __deepcopy__(self, _: object) -> Arrangement:
        return self  # it never changes

    def __reduce__(self) -> tuple[Any, ...]:
        return arrange, (self.game, self.options, self.seats, self.cards)

    def sheets(self, count: int) -> Sheets[Any]:
        return Sheets(self.game, self.observation, self.moves, count)

    def new(self, seed: int, telling: bool = False) -> State:
        """A match about to begin; ``telling`` as in ``State``."""
        s: State = self.game.new(self.options, seed, self.seats, self.cards, telling)
        return s

    def moves_of(self, s: State, seat: int) -> list[int]:
        """Every move that a seat may make."""
        legal, moves = self.game.legal(s, seat), self.moves
        if isinstance(moves, FlatMoves):
            return [int(moves.number(seat, action)) for action in legal]
        return list(range(min(len(legal), int(moves.size))))

    def action_of(self, s: State, seat: int, move: int) -> int:
        """The action that a move of a seat stands for; whether it is legal the game says."""
        moves = self.moves
        if isinstance(moves, FlatMoves):
            return int(moves.action(seat, move))
        assert isinstance(moves, ListedMoves)
        return int(moves.offered(self.game.legal(s, seat))[move])

    def listed(self) -> ListedMoves[Any] | None:
        """Its moves, where they are places in the list of what is legal."""
        return self.moves if isinstance(self.moves, ListedMoves) else None


def arrange(
    game: str | Game[Any], options: Chosen = None, seats: int = 2, cards: CardSet[Any] | None = None
) -> Arrangement:
    """The arrangement of a game; a match that could go on for ever gets the limit that simulators play with."""
    rules = load(game) if isinstance(game, str) else game
    chosen = options if isinstance(options, Options) else changed(rules.options()(), dict(options or {}))
    rules.check_options(chosen)
    rules.check_seats(seats)
    played = rules.simulated(chosen)
    observation, moves = rules.observation(played, seats, cards), rules.moves(played, seats, cards)
    return Arrangement(rules, played, seats, observation, moves, cards)
