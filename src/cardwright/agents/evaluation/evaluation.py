"""What an evaluation is: each seat's chance to win, judged by the position alone."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from cardwright.kernel.action import Actions
from cardwright.kernel.bots.playout import Tally, playout
from cardwright.kernel.chance import Chance
from cardwright.kernel.game import Game
from cardwright.kernel.state import S, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Derive one for a game and fill in ``chances``. It may be compiled or not, and hold attributes of its own.

    What follows belongs to the class, not to the object: give it where you derive, as a ``ClassVar``.

    rollout  how many random decisions are played before a position is judged; where the position says
             little, play far
    tries    in how many worlds a greedy agent tries each action; the more chance decides, the more worlds
    plans    whether a turn has many small actions, and is searched as a whole (see planning.py)
    levels   which agent plays a level in this game, where it is not the usual one (see named.py)
    """

    rollout: ClassVar[int] = 0
    tries: ClassVar[int] = 1
    plans: ClassVar[bool] = False
    levels: ClassVar[dict[str, str]] = {}

    def chances(self, s: State) -> list[float]:
        """For each seat a number from 0 to 1, for a position that is not decided; it sees the whole position."""
        raise NotImplementedError

    def sensible(self, s: State, seat: int, actions: Actions) -> list[int]:
        """Those of a seat's actions that are worth a thought; at least one."""
        return [int(action) for action in actions]

    def unfinished(self, s: State) -> bool:
        """Whether a player still has to complete an action, so that the position says nothing yet."""
        return False

    def carry_on(self, game: Game[S], s: S, seat: int) -> None:
        """Play on, as others would who think little, until the position can be judged or this seat has to choose."""

    def settled(self, s: State, seat: int) -> bool:
        """Whether everybody has answered what this seat did; usually when it is the seat's move again."""
        return s.next_seat() == seat

    def mark(self, s: State) -> object:
        """The same for two positions of a turn that are worth the same thought."""
        return id(s)

    def knowledge(self, s: State, seat: int) -> object:
        """The same for two positions that look the same to this seat; None where nobody can tell cheaply.

        It is for questions that several answer at the same time (see equilibrium.py): who knows the same has the same
        in mind.
        """
        return None

    def judge(self, game: Game[S], s: S, chance: Chance) -> list[float]:
        """What a position is worth to each seat. The position is played on and used up."""
        if self.rollout and s.result is None:
            playout(game, s, chance, Tally(), self.rollout)
        return self.chances(s) if s.result is None else payoff(s)


def payoff(s: State) -> list[float]:
    """What the result is worth: 1 to a winner, nothing to a loser, an equal share of a draw."""
    seats = range(int(s.seats))
    if not s.result:
        return [1 / len(seats) for _ in seats]
    return [1.0 if seat in s.result else 0.0 for seat in seats]
