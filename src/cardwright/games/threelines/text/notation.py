"""Positions of threelines in text."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.threelines.model.actions import LINE_NAMES
from cardwright.games.threelines.model.state import EMPTY, LINES, PLAYERS, POSITION, Player, Position
from cardwright.kernel.bits import i64
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.text.notation import NOTHING, FieldLine, Line, ListLine, read_number, seat_lines

MOST_DEFENCE: Final = 1_000_000


@final
class Cell(Line[Position]):
    """``P1.left: Jon Snow 3``, the card and what is left of its defence; all of it if no number is given."""

    def __init__(self, seat: i64, line: i64) -> None:
        self.key = f"P{seat + 1}.{LINE_NAMES[line]}"
        self.seat: i64 = seat
        self.line: i64 = line

    def write(self, s: Position) -> str:
        player = s.players[self.seat]
        card = player.card(self.line)
        return NOTHING if card == EMPTY else f"{s.cards.name(card)} {player.left(self.line)}"

    def read(self, s: Position, value: str) -> None:
        player = s.players[self.seat]
        player.clear(self.line)
        if value in ("", NOTHING):
            return
        name, _, last = value.rpartition(" ")
        if not last.isdecimal():
            card = s.cards.find(value)
            player.stand(self.line, card, s.facts(card).defence)
        else:
            player.stand(self.line, s.cards.find(name), read_number(last, 1, MOST_DEFENCE))


def lines_of(seats: i64) -> list[Line[Position]]:
    """Every line of the notation, in the order it is written."""
    fields = POSITION.fields
    lines: list[Line[Position]] = [FieldLine(fields[name]) for name in ("round", "first", "idle")]
    for seat in range(seats):
        lines += seat_lines(PLAYERS, seat, "hp", "mana", "hand")
        lines += [Cell(seat, line) for line in range(LINES)]
    return [*lines, ListLine(fields["deck"]), ListLine(fields["discard"])]


def complete(s: Position) -> None:
    """Hands and lines make sense; then what hands cost is worked out."""
    for seat, player in enumerate(s.players):
        check_player(s, f"P{seat + 1}", player)
        s.hold(player, player.hand_cards())


def check_player(s: Position, name: str, player: Player) -> None:
    if len(player.hand_cards()) > s.options.hand_limit:
        raise BadPosition(f"{name} holds {len(player.hand_cards())} cards; the limit is {s.options.hand_limit}")
    for line in range(LINES):
        if (player.card(line) == EMPTY) != (player.left(line) == 0):
            raise BadPosition(f"{name}'s {LINE_NAMES[line]} line has a card without defence, or the reverse")
