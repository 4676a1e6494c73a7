"""Positions of Ancients in text, as they are while nothing is under way."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.ancients.model.board import COMBAT, LANES, ROW_WORDS, SLOTS, SUPPORT, place_of
from cardwright.games.ancients.model.fields import POSITION
from cardwright.games.ancients.model.questions import ASK_MOVE, ASK_ON, ASK_SHOP, ASK_SHOPPING
from cardwright.games.ancients.model.state import ACTION, DEPLOY, NO_RUNE, PHASE_WORDS, SHOP, Position
from cardwright.games.ancients.rules.deploy import ask_deploy
from cardwright.games.ancients.text.player_lines import lines_about
from cardwright.games.ancients.text.unit_words import read_unit, write_unit
from cardwright.kernel.bits import i64
from cardwright.kernel.errors import BadPosition, unknown
from cardwright.kernel.text.notation import NOTHING, FieldLine, Line, SeatsLine, read_number, split

GOES_ON: Final = " goes on"  # the same player acts again, or is still in the shop
PHASES: Final = (*PHASE_WORDS, *(f"{PHASE_WORDS[phase]}{GOES_ON}" for phase in (ACTION, SHOP)))
LARGE: Final = 10_000


@final
class PhaseLine(Line[Position]):
    """``phase: action``."""

    key = "phase"

    def write(self, s: Position) -> str:
        on = any(decision.continues for decision in s.waiting)
        return f"{PHASE_WORDS[s.phase]}{GOES_ON if on else ''}"

    def read(self, s: Position, value: str) -> None:
        word = value.lower()
        if word not in PHASES:
            raise unknown("phase", value, PHASES)
        s.phase = PHASE_WORDS.index(word.removesuffix(GOES_ON))
        if word.endswith(GOES_ON):
            s.ask(ASK_ON.to(0))


@final
class RuneLine(Line[Position]):
    """``rune: Gilded Rune``."""

    key = "rune"

    def write(self, s: Position) -> str:
        return NOTHING if s.rune == NO_RUNE else s.cards.told(s.rune)

    def read(self, s: Position, value: str) -> None:
        s.rune = NO_RUNE if value in ("", NOTHING) else s.cards.find(value)


@final
class NextLine(Line[Position]):
    """``next: 31``, the number of the next creep or improvement."""

    key = "next"

    def write(self, s: Position) -> str:
        return str(s.next_id)

    def read(self, s: Position, value: str) -> None:
        s.next_id = max(s.next_id, read_number(value, 1, 1_000_000))


@final
class SideLine(Line[Position]):
    """``L1.P1: tower 60 ancient 90 mana 3/3 losses 0``; a Tower that has fallen is left out."""

    def __init__(self, lane: i64, seat: i64) -> None:
        self.key = f"L{lane + 1}.P{seat + 1}"
        self.at: i64 = lane * LANES + seat

    def write(self, s: Position) -> str:
        side = s.sides[self.at]
        tower = "" if side.fallen else f"tower {side.tower} "
        return f"{tower}ancient {side.ancient} mana {side.mana}/{side.mana_most} losses {side.losses}"

    def read(self, s: Position, value: str) -> None:
        side = s.sides[self.at]
        words = value.split()
        if len(words) % 2:
            raise BadPosition(f'"{value}" is not read; write for example tower 60 ancient 90 mana 3/3')
        side.fallen, side.tower = True, 0
        for word, number in zip(words[::2], words[1::2], strict=True):
            self.read_word(s, word.lower(), number)

    def read_word(self, s: Position, word: str, number: str) -> None:
        side = s.sides[self.at]
        if word == "tower":
            side.tower, side.fallen = read_number(number, 1, LARGE), False
        elif word == "ancient":
            side.ancient = read_number(number, 0, LARGE)
        elif word == "mana":
            now, _, most = number.partition("/")
            side.mana, side.mana_most = read_number(now, 0, LARGE), read_number(most or now, 0, LARGE)
        elif word == "losses":
            side.losses = read_number(number, 0, LARGE)
        else:
            raise unknown("word about a side", word, ("tower", "ancient", "mana", "losses"))


@final
class RowLine(Line[Position]):
    """``L1.P1.combat: 2 Brakka Ironvow [1] damage 3; 3 Melee Creep [11]``, each with its slot."""

    def __init__(self, lane: i64, seat: i64, row: i64) -> None:
        self.key = f"L{lane + 1}.P{seat + 1}.{ROW_WORDS[row]}"
        self.first: i64 = place_of(lane, seat, row, 0)
        self.seat: i64 = seat

    def write(self, s: Position) -> str:
        found = []
        for slot in range(SLOTS):
            unit = s.board[self.first + slot]
            if unit is not None:
                found.append(f"{slot + 1} {write_unit(s, unit)}")
        return "; ".join(found) or NOTHING

    def read(self, s: Position, value: str) -> None:
        for part in split(value, ";"):
            slot, _, rest = part.partition(" ")
            place = self.first + read_number(slot, 1, SLOTS) - 1
            if s.board[place] is not None:
                raise BadPosition(f"two things are in slot {slot}")
            unit = read_unit(s, self.seat, rest.strip())
            unit.place = place
            s.board[place] = unit


def all_lines() -> list[Line[Position]]:
    """Every line of the notation, in the order in which it is written."""
    fields = POSITION.fields
    lines: list[Line[Position]] = [SeatsLine(), FieldLine(fields["round"]), PhaseLine()]
    lines += [FieldLine(fields[name]) for name in ("night", "step", "initiative", "mover", "passed", "shopped")]
    lines += [RuneLine()]
    for lane in range(LANES):
        for seat in range(2):
            lines += [SideLine(lane, seat), RowLine(lane, seat, COMBAT), RowLine(lane, seat, SUPPORT)]
    for seat in range(2):
        lines += lines_about(seat)
    return [*lines, NextLine()]


LINES: Final = all_lines()


def usual(s: Position) -> None:
    """A turn of the first round, with full pools and nothing on the board."""
    s.round = 1
    s.phase = ACTION
    for side in s.sides:
        side.mana = side.mana_most = s.options.start_mana


def settle(s: Position, said: list[str]) -> None:
    """What follows from the lines: the time of day, unless it is said, who shops, and who is asked."""
    on = bool(s.waiting)
    s.waiting = ()
    if "night" not in said:
        s.night = s.round % 2 == 0 and s.phase in (DEPLOY, ACTION)
    for player in s.players:
        player.shopping = player.shopping or len(player.offers) + len(player.aside) > 0
    seconds = s.options.turn_seconds
    if s.phase == ACTION:
        s.waiting = (ASK_ON if on else ASK_MOVE).alone(s.mover, seconds)
    elif s.phase == DEPLOY:
        ask_deploy(s)
    elif s.phase == SHOP:
        for seat in range(2):
            if s.players[seat].shopping:
                s.ask((ASK_SHOPPING if on else ASK_SHOP).to(seat, seconds))
