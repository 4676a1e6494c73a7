"""Positions of threelines in text."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.threelines.model.actions import LINE_NAMES
from cardwright.games.threelines.model.state import EMPTY, LINES, Player, Position
from cardwright.kernel.bits import i64
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.text.notation import NOTHING, Line, read_cards, read_number, read_seat, write_cards

MOST_DEFENCE: Final = 1_000_000


@final
class Number(Line[Position]):
    """``round: 3`` or ``P1.hp: 20``."""

    def __init__(self, key: str, name: str, seat: i64, most: int) -> None:
        self.key = key
        self.name: str = name
        self.seat: i64 = seat
        self.most: int = most

    def holder(self, s: Position) -> Player | Position:
        return s.players[self.seat] if self.seat >= 0 else s

    def write(self, s: Position) -> str:
        return str(getattr(self.holder(s), self.name))

    def read(self, s: Position, value: str) -> None:
        setattr(self.holder(s), self.name, read_number(value, 0, self.most))


@final
class First(Line[Position]):
    """``first: P1``, the winner of the coin toss."""

    key = "first"

    def write(self, s: Position) -> str:
        return f"P{s.first + 1}"

    def read(self, s: Position, value: str) -> None:
        s.first = read_seat(value, s.seats)


@final
class Pile(Line[Position]):
    """``deck: Rusk, Jon Snow``, the top card first; ``discard`` the oldest first; ``P1.hand``."""

    def __init__(self, key: str, seat: i64) -> None:
        self.key = key
        self.seat: i64 = seat

    def write(self, s: Position) -> str:
        if self.key == "deck":
            return write_cards(s.cards, s.deck[::-1])
        return write_cards(s.cards, s.discard if self.seat < 0 else s.players[self.seat].hand_cards())

    def read(self, s: Position, value: str) -> None:
        cards = read_cards(s.cards, value)
        if self.key == "deck":
            s.deck = cards[::-1]
        elif self.seat < 0:
            s.discard = cards
        else:
            read_hand(s, s.players[self.seat], cards)


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


def read_hand(s: Position, player: Player, cards: list[i64]) -> None:
    if len(cards) > s.options.hand_limit:
        raise BadPosition(f"{len(cards)} cards are more than a hand holds; the limit is {s.options.hand_limit}")
    s.hold(player, cards)


def lines_of(seats: i64) -> list[Line[Position]]:
    """Every line of the notation, in the order it is written."""
    lines: list[Line[Position]] = [Number("round", "round", -1, 1000), First(), Number("idle", "idle", -1, 1000)]
    for seat in range(seats):
        lines.append(Number(f"P{seat + 1}.hp", "hp", seat, 1000))
        lines.append(Number(f"P{seat + 1}.mana", "mana", seat, 1000))
        lines.append(Pile(f"P{seat + 1}.hand", seat))
        lines.extend(Cell(seat, line) for line in range(LINES))
    lines.append(Pile("deck", -1))
    lines.append(Pile("discard", -1))
    return lines


def complete(s: Position) -> None:
    """Hands and lines make sense; then what hands cost is worked out."""
    if len(s.players) != s.seats:
        raise BadPosition("threelines has two players")
    for seat, player in enumerate(s.players):
        check_player(s, f"P{seat + 1}", player)
        s.hold(player, player.hand_cards())


def check_player(s: Position, name: str, player: Player) -> None:
    if len(player.hand_cards()) > s.options.hand_limit:
        raise BadPosition(f"{name} holds {len(player.hand_cards())} cards; the limit is {s.options.hand_limit}")
    for line in range(LINES):
        if (player.card(line) == EMPTY) != (player.left(line) == 0):
            raise BadPosition(f"{name}'s {LINE_NAMES[line]} line has a card without defence, or the reverse")
