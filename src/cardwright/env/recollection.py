"""What each seat knew whenever it was asked and what it answered, in words: its information state in OpenSpiel."""

from __future__ import annotations

from cardwright.env.arrangement import Arrangement
from cardwright.kernel.state import State


class Recollection:
    """Follows a match from its deal, as far as somebody asks."""

    def __init__(self, arrangement: Arrangement, dealt: State) -> None:
        self.arrangement = arrangement
        self.s = dealt
        self.moves = 0  # it has followed
        self.told: list[list[str]] = [[] for _ in range(arrangement.seats)]

    def __deepcopy__(self, _: object) -> Recollection:
        other = Recollection(self.arrangement, self.arrangement.game.clone(self.s))
        other.moves, other.told = self.moves, [lines.copy() for lines in self.told]
        return other

    def follow(self, moves: list[int]) -> None:
        """Go on to where the match stands after these moves."""
        at = self.arrangement
        for move in moves[self.moves :]:
            seat = int(self.s.next_seat())
            action = at.action_of(self.s, seat, move)
            self.told[seat] += [seen_text(at, self.s, seat), f"> {at.game.action_text(self.s, seat, action)}"]
            at.game.apply(self.s, seat, action)
        self.moves = len(moves)

    def text(self, seat: int) -> str:
        """All that, and what the seat knows now."""
        return "\n".join([*self.told[seat], seen_text(self.arrangement, self.s, seat)])


def seen_text(arrangement: Arrangement, s: State, seat: int) -> str:
    return arrangement.game.position_text(arrangement.game.mask(s, seat))
