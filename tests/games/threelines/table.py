"""A table for the rule tests: positions are written, choices typed, and results read as a player would."""

from __future__ import annotations

from cardwright.games.threelines.game import GAME
from cardwright.games.threelines.model.card import Card, Cards
from cardwright.games.threelines.model.state import Position
from cardwright.kernel.cards import CardSet
from cardwright.kernel.options import changed

ONLOOKER = -1
P1 = 0
P2 = 1

DIGITS = range(1, 10)
# A card is named for its numbers, "3/4" has attack 3 and defence 4; all cost 1. Each has a twin, "3/4 too".
PLAIN_CARDS: Cards = CardSet(
    [
        Card(f"{attack}/{defence}{twin}", "", attack, defence, 1, "")
        for twin in ("", " too")
        for attack in DIGITS
        for defence in DIGITS
    ]
)


class Table:
    """A match of threelines. It halts after each round, so that its outcome can be read before the next one begins."""

    def __init__(self, s: Position) -> None:
        self.s = s
        self.s.stepping = True

    def __getitem__(self, line: str) -> str:
        """A line of the written position: ``table["P1.hp"]`` is ``"20"``."""
        return self.written()[line]

    def written(self) -> dict[str, str]:
        return dict(row.split(": ", 1) for row in GAME.position_text(self.s).splitlines())

    def choose(self, seat: int, text: str) -> None:
        GAME.apply(self.s, seat, GAME.read_action(self.s, seat, text))

    def play(self, p1: str = "nothing", p2: str = "nothing") -> None:
        """Both choose, and the round is fought."""
        self.choose(P1, p1)
        self.choose(P2, p2)

    def begin_round(self) -> None:
        """Draw, gain mana, and ask both players."""
        GAME.proceed(self.s)

    def why_not(self, seat: int, text: str) -> str:
        return GAME.why_not(self.s, seat, GAME.read_action(self.s, seat, text))

    def choices(self, seat: int) -> list[str]:
        """Everything a seat may choose, as it would be typed, in alphabetical order."""
        return sorted(GAME.action_text(self.s, seat, action) for action in GAME.legal(self.s, seat))

    def hand(self, seat: int) -> list[str]:
        return names(self[f"P{seat + 1}.hand"])

    def deck(self) -> list[str]:
        """The top card first."""
        return names(self["deck"])

    def cards(self) -> list[str]:
        """The name of every card of the match, wherever it is: hands, deck, discard, field."""
        lines = self.written()
        cells = [lines[f"P{seat}.{line}"] for seat in (1, 2) for line in ("left", "center", "right")]
        standing = [cell.rpartition(" ")[0] for cell in cells if cell != "-"]
        return [name for pile in ("P1.hand", "P2.hand", "deck", "discard") for name in names(lines[pile])] + standing

    def told(self, reader: int = ONLOOKER) -> list[str]:
        """What one reader is told about the last action."""
        seen = GAME.mask(self.s, reader)
        return [GAME.event_text(seen, event, reader) for event in seen.events]

    def seen(self, reader: int) -> Table:
        return Table(GAME.mask(self.s, reader))


def names(written: str) -> list[str]:
    return [] if written == "-" else written.split(", ")


def at(position: str, **options: object) -> Table:
    """A table in the placement phase of a written position; what is not written is as at the start of a match."""
    return Table(GAME.read_position(position, changed(GAME.options()(), options), PLAIN_CARDS))


def at_cards(position: str, **options: object) -> Table:
    """The same with the 64 characters."""
    return Table(GAME.read_position(position, changed(GAME.options()(), options)))


def dealt(seed: int = 1, cards: Cards | None = None, **options: object) -> Table:
    """A new match, in the placement phase of its first round."""
    return Table(GAME.new(changed(GAME.options()(), options), seed, cards=cards))
