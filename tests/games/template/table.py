"""A table for the rule tests: positions are written, answers typed, and results read as a player would."""

from __future__ import annotations

from cardwright.games.template.game import GAME
from cardwright.games.template.model.state import Position
from cardwright.kernel.game import CONCEDE
from cardwright.kernel.options import changed

ONLOOKER = -1
P1, P2, P3, P4 = range(4)


class Table:
    """A game of Magpies."""

    def __init__(self, s: Position) -> None:
        self.s = s

    def __getitem__(self, line: str) -> str:
        """A line of the written position: ``table["P1.glitter"]`` is ``"3"``."""
        written = dict(row.split(": ", 1) for row in GAME.position_text(self.s).splitlines())
        return written[line]

    def say(self, seat: int, text: str) -> None:
        GAME.apply(self.s, seat, GAME.read_action(self.s, seat, text))

    def everybody_passes(self) -> None:
        """Nobody answers the cards on the table any more."""
        while self.s.waiting and self.s.waiting[0].kind == "respond":
            self.say(self.asked()[0], "pass")

    def play(self, seat: int, card: str) -> None:
        """A card that nobody answers."""
        self.say(seat, f"play {card}")
        self.everybody_passes()

    def bid(self, *amounts: int) -> None:
        for seat, amount in zip(self.asked(), amounts, strict=True):
            self.say(seat, f"bid {amount}")

    def give_up(self, seat: int) -> None:
        GAME.apply(self.s, seat, CONCEDE)

    def time_out(self, seat: int) -> None:
        decision = self.s.decision(seat)
        assert decision is not None
        GAME.apply(self.s, seat, GAME.timeout(self.s, decision))

    def why_not(self, seat: int, text: str) -> str:
        return GAME.why_not(self.s, seat, GAME.read_action(self.s, seat, text))

    def asked(self) -> list[int]:
        return [int(seat) for seat in self.s.asked()]

    def question(self) -> str:
        return self.s.waiting[0].kind if self.s.waiting else ""

    def choices(self, seat: int) -> list[str]:
        """Everything a seat may answer, as it would be typed."""
        return [GAME.action_text(self.s, seat, action) for action in GAME.legal(self.s, seat)]

    def glitter(self) -> list[int]:
        return [int(player.glitter) for player in self.s.players]

    def told(self, reader: int = ONLOOKER) -> list[str]:
        """What one reader is told about the last action."""
        seen = GAME.mask(self.s, reader)
        return [GAME.event_text(seen, event, reader) for event in seen.events]


def at(position: str, **options: object) -> Table:
    """A table in a written position; what is not written is as before the bids of the first round."""
    return Table(GAME.read_position(position, changed(GAME.options()(), options)))


def dealt(seed: int = 1, seats: int = 2, **options: object) -> Table:
    """A new game, before the bids of its first round."""
    return Table(GAME.new(changed(GAME.options()(), options), seed, seats))
