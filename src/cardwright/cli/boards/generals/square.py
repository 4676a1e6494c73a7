"""One square of the board, in two lines: the unit with its numbers and badges, the tile, a mark."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cardwright.cli.boards.generals.badges import letters
from cardwright.cli.boards.generals.highlights import Highlights, can_act, sign_of
from cardwright.cli.boards.sides import tint
from cardwright.cli.display import Display
from cardwright.games.generals.model.state import CREEP, TILE_KINDS, Battle
from cardwright.games.generals.model.unit import Unit

# Arrows for the reader's side (P1's for an onlooker), then for the other side; each in Unicode and in ASCII.
ARROWS: Final = (("►", ">"), ("◄", "<"))
OTHER_ARROWS: Final = (("▷", ")"), ("◁", "("))
STAR: Final = ("★", "*")
# Each mark in Unicode and in ASCII, with its colours.
SIGNS: Final = {
    "go": ("○", "o", "bold cyan"),
    "strike": ("×", "x", "bold white on red"),
    "later": ("+", "+", "bold red"),
    "choose": ("◎", "@", "bold black on yellow"),
    "chosen": ("●", "#", "bold yellow"),
}
# Each kind of tile: Unicode sign, ASCII sign, word, colour.
TILES: Final = (
    ("◆", "$", "mana", "cyan"),
    ("◇", "-", "used", "dim"),
    ("≈", "~", "creep", "blue"),
    ("☼", "^", "holy", "yellow"),
    ("∴", ":", "sand", "yellow"),
    ("♣", "%", "lush", "green"),
)


def arrow(seat: int, reader: int, display: Display) -> str:
    """The direction a side faces (R7): a full arrow for your own, a hollow one for the other."""
    return display.sign(*(ARROWS if seat == max(reader, 0) else OTHER_ARROWS)[seat])


def cell(s: Battle, square: int, reader: int, pointed: Highlights, width: int, display: Display) -> list[Text]:
    unit = s.unit_at(square)
    name = sign_of(square, pointed)
    sign = Text(display.sign(*SIGNS[name][:2]), style=SIGNS[name][2]) if name else Text()
    if unit is None:
        return empty(s, square, sign, width, display)
    return [title(s, unit, reader, sign, width, display), numbers(s, unit, reader, width, display)]


def empty(s: Battle, square: int, sign: Text, width: int, display: Display) -> list[Text]:
    """A mark or a point in the middle, the tile below."""
    middle = sign if sign else Text(display.sign("·", "."), style="dim")
    before = (width - 1) // 2
    upper = Text(" " * before) + middle + Text(" " * (width - before - 1))
    found = tile(s, square, display)
    if found is None:
        return [upper, Text(" " * width)]
    short, word, style = found
    name = f"{short} {word}" if width > 7 else f"{short:<2}{word}"
    return [upper, Text().append(name[:width].ljust(width), style=style)]


def tile(s: Battle, square: int, display: Display) -> tuple[str, str, str] | None:
    """The tile on a square: its sign with the number of its owner, its word, its colour."""
    for kind in range(TILE_KINDS):
        if s.tiles[kind] >> square & 1:
            fine, simple, word, style = TILES[kind if kind < CREEP else CREEP + (kind - CREEP) // 2]
            return display.sign(fine, simple) + (str(kind % 2 + 1) if kind >= CREEP else ""), word, style
    return None


def title(s: Battle, unit: Unit, reader: int, sign: Text, width: int, display: Display) -> Text:
    """The arrow, a star for a general, the name, and at the end the mark."""
    signs = arrow(int(unit.owner), reader, display) + (display.sign(*STAR) if unit.general else "")
    name = short_name(s.cards.name(unit.card), width - len(signs) - len(sign), unit.general)
    text = Text().append(f"{signs}{name}".ljust(width - len(sign)), style=unit_style(s, unit, reader))
    return text + sign


def unit_style(s: Battle, unit: Unit, reader: int) -> str:
    """Bold if the unit can act, faint if it has acted, plain for the other side."""
    colour = tint(int(unit.owner), reader)
    if unit.owner != s.mover or s.turn == 0:
        return colour
    return f"bold {colour}" if can_act(s, unit) else f"dim {colour}"


def numbers(s: Battle, unit: Unit, reader: int, width: int, display: Display) -> Text:
    """Attack and the health that is left, the badges, and the tile the unit stands on."""
    found = tile(s, int(unit.square), display)
    below = Text(found[0], style=found[2]) if found else Text()
    text = Text()
    text.append(f"{unit.attack}/", style=unit_style(s, unit, reader))
    text.append(str(unit.left()), style="yellow" if unit.damage > 0 else unit_style(s, unit, reader))
    room = width - len(text) - len(below)
    told = letters(unit)
    if len(told) + 1 <= room:
        told = f" {told}"
    elif len(told) > room:
        told = told[: max(0, room - 1)] + display.sign("…", "_")[:room]
    text.append(told.ljust(room), style="bold")
    return text + below


def short_name(name: str, width: int, general: bool) -> str:
    """``Silverguard Knight`` is ``SilveKni``, so that a Squire is told from it; a general goes by the first name."""
    words = name.replace("'", "").split()
    joined = "".join(words)
    if general or len(words) == 1:
        return words[0][:width]
    if len(joined) <= width:
        return joined
    last = max(width // 3, width - len(words[0]))
    return words[0][: width - last] + words[-1][:last]
