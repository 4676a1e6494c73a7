"""Random play that does everything a table can do: answers, butting in, running out of time, giving up."""

from __future__ import annotations

from cardwright.kernel.chance import Chance, dice
from cardwright.kernel.game import CONCEDE, Game
from cardwright.kernel.options import Options
from cardwright.kernel.state import State
from tests.contract.subject import Subject

LIMIT = 30_000  # decisions that no random game should need

Move = tuple[int, int]  # a seat and its action


class Journey:
    """One game from its opening to its end. The same seed, or key, makes the same journey in every process."""

    def __init__(
        self, subject: Subject, options: Options, seed: int, seats: int, telling: bool = True, key: bytes = b""
    ) -> None:
        self.game = subject.game
        self.chance = dice(seed)
        self.s = subject.new(options, seed, seats, telling, key)
        self.moves = 0

    @property
    def over(self) -> bool:
        return self.s.result is not None

    def choose(self) -> Move:
        return any_move(self.game, self.s, self.chance)

    def apply(self, move: Move) -> None:
        self.game.apply(self.s, *move)
        self.moves += 1
        assert self.moves < LIMIT, f"a game of {self.game.name} does not end"

    def step(self) -> None:
        self.apply(self.choose())

    def walk(self, steps: int) -> None:
        """Go on for some steps, or to the end."""
        while steps > 0 and not self.over:
            self.step()
            steps -= 1


def any_move(game: Game[State], s: State, chance: Chance) -> Move:
    """What somebody might do now."""
    luck = chance.below(400)
    if luck == 0:
        seated = s.seated()
        return seated[chance.below(len(seated))], CONCEDE
    offered = [decision.seat for decision in s.waiting if decision.optional and game.legal(s, decision.seat)]
    if offered and luck < 120:
        return any_answer(game, s, offered[chance.below(len(offered))], chance)
    asked = s.asked()
    seat = asked[chance.below(len(asked))]
    decision = s.decision(seat)
    if luck > 380 and decision is not None:
        return seat, game.timeout(s, decision)
    return any_answer(game, s, seat, chance)


def any_answer(game: Game[State], s: State, seat: int, chance: Chance) -> Move:
    actions = game.legal(s, seat)
    return seat, actions[chance.below(len(actions))]
