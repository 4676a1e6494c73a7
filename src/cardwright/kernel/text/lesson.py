"""A lesson: a first match against a teacher, the same every time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic

from cardwright.kernel.bits import i64
from cardwright.kernel.chance import dice
from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.state import S

if TYPE_CHECKING:
    from cardwright.kernel.game import Game
Turns = dict[int, tuple[str, ...]]  # what is done in each turn, in words

PUPIL: Final = 0  # where the player sits
TEACHER: Final = 1
SEED: Final = 1  # chance falls the same way every time


class Lesson(Generic[S]):
    """Where it begins and how it goes.

    position  where it begins, as a person writes it
    line      what the player is led to do in each turn, which wins
    answers   what the teacher would do in each turn, the first that is possible; after that it plays freely
    """

    def __init__(self, position: str, line: Turns, answers: Turns) -> None:
        self.position: str = position
        self.line: Turns = line
        self.answers: Turns = answers

    def turn(self, s: S, seat: i64) -> int:
        """Which turn of this seat it is."""
        raise NotImplementedError

    def begin(self, game: Game[S]) -> S:
        s = game.read_position(self.position, game.options()())
        s.follow(dice(SEED))
        return s

    def answer(self, game: Game[S], s: S, legal: list[int]) -> int | None:
        """What the teacher does now, knowing what it may; None when it has nothing in mind."""
        for words in self.answers.get(self.turn(s, TEACHER), ()):
            action = meant(game, s, words)
            if action in legal:
                return action
        return None


def meant(game: Game[S], s: S, words: str) -> int | None:
    """The action of these words; None where they make no sense now, since the card is gone."""
    try:
        return game.read_action(s, TEACHER, words)
    except IllegalAction:
        return None
