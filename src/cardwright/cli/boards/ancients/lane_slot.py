"""One slot of a lane in two lines: what is there with its number and name; its figures and what is coming."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from cardwright.cli.boards.ancients import signs
from cardwright.cli.boards.ancients.highlights import LookedAt, adjacent
from cardwright.cli.boards.ancients.spots import unit_name
from cardwright.cli.boards.sides import tint
from cardwright.cli.display import Display
from cardwright.games.ancients.model.board import is_core, lane_of, seat_of, slot_of
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import Unit
from cardwright.games.ancients.rules.arrows import target_of
from cardwright.games.ancients.view.forecast import Fate, Forecast

ROOMY: Final = 10  # from this many columns on, a slot has room for letters and numbers
LOW: Final = 20  # with this health or less, a core is in danger


@dataclass(frozen=True)
class Drawing:
    """What a lane is drawn with: the reader, what they look at, the coming combat, own secret placements."""

    reader: int
    looked: LookedAt = field(default_factory=LookedAt)
    forecast: Forecast | None = None
    secret: dict[int, int] = field(default_factory=dict)  # places, each with the card of a hero


def slot_lines(s: Position, place: int, seen: Drawing, width: int, display: Display) -> list[Text]:
    if is_core(place):
        lines = core_lines(s, place, seen, width, display)
    else:
        unit = s.board[place]
        lines = empty_lines(s, place, seen, display) if unit is None else unit_lines(s, unit, seen, width, display)
    mark = mark_of(place, seen.looked, display)
    return [cell(lines[0], width - len(mark)) + mark, cell(lines[1], width)]


def mark_of(place: int, looked: LookedAt, display: Display) -> Text:
    """Whether this is what somebody looks at, or adjacent to it."""
    if place == looked.place:
        return Text(display.sign(*signs.LOOKED_AT), style="bold yellow")
    return Text(display.sign(*signs.NEAR), style="bold yellow") if place in adjacent(looked.place) else Text()


def empty_lines(s: Position, place: int, seen: Drawing, display: Display) -> list[Text]:
    if place in seen.secret:
        name = unit_name(s, seen.secret[place], 6)
        return [Text(f"{display.sign(*signs.SECRET)}{name}", style="yellow"), Text()]
    return [Text(display.sign(*signs.EMPTY), style="dim"), Text()]


# Units.


def unit_lines(s: Position, unit: Unit, seen: Drawing, width: int, display: Display) -> list[Text]:
    star = signs.CARRIER[0] if s.players[unit.owner].ab == unit.id else ""
    head = f"{unit.id}{star} " if width >= ROOMY else f"{unit.id}{star or ' '}"
    style = tint(int(unit.owner), seen.reader)
    title = Text().append(f"{head}{unit_name(s, int(unit.card), width - len(head) - 1)}", style=f"bold {style}")
    if s.cards.all[unit.card].improvement:
        return [title, Text("built", style="dim")]
    outcome = None if seen.forecast is None else seen.forecast.units.get(int(unit.id))
    return [title, figures(s, unit, seen, outcome, width, display)]


def figures(s: Position, unit: Unit, seen: Drawing, outcome: Fate | None, width: int, display: Display) -> Text:
    """``↖5/2/12-3 z``: where it aims, attack, armor, health, what the coming combat costs it, what ails it."""
    text = Text(aim(s, unit, seen.reader, display), style="bold yellow")
    card = s.cards.all[unit.card]
    text.append(str(unit.attack), style=changed(int(unit.attack), int(card.attack))).append("/", style="dim")
    text.append(str(unit.armor_now()), style=changed(int(unit.armor_now()), int(card.armor))).append("/", style="dim")
    hurt = "bold yellow" if unit.damage else changed(int(unit.health), int(card.health))
    text.append(str(unit.left()), style=hurt)
    text.append(coming(outcome, width, display), style="bold red")
    ailing = signs.letters(unit)
    return text.append(f" {ailing}", style="yellow") if width >= ROOMY and ailing else text


def aim(s: Position, unit: Unit, reader: int, display: Display) -> str:
    """The side to which it strikes, where that is not straight ahead."""
    target = target_of(s, unit, unit.arrow) if unit.arrow > 0 else None
    if target is None or slot_of(target.place) == slot_of(unit.place):
        return ""
    left = slot_of(target.place) < slot_of(unit.place)
    if unit.owner == max(reader, 0):
        return display.sign(*(signs.NEAR_LEFT if left else signs.NEAR_RIGHT))
    return display.sign(*(signs.FAR_LEFT if left else signs.FAR_RIGHT))


def coming(outcome: Fate | None, width: int, display: Display) -> str:
    """What the coming combat does to it."""
    if outcome is None or not (outcome.dies or outcome.damage):
        return ""
    unsure = "?" if outcome.unsure else ""
    if outcome.dies:
        return f"{display.sign(*signs.DIES)}{unsure}"
    if width < ROOMY:
        return display.sign(*signs.HURT) if outcome.damage > 0 else ""
    return f"{-outcome.damage:+d}{unsure}"


def changed(now: int, printed: int) -> str:
    return "bold green" if now > printed else "bold red" if now < printed else "bold"


# Cores.


def core_lines(s: Position, place: int, seen: Drawing, width: int, display: Display) -> list[Text]:
    """``Tower-4`` and ``56 ◆3``: what it loses, its health, the mana of the lane."""
    side = s.side(lane_of(place), seat_of(place))
    health = int(side.ancient if side.fallen else side.tower)
    outcome = None if seen.forecast is None else seen.forecast.cores[place]
    loss = "" if outcome is None or not outcome.damage else f"-{outcome.damage}{'?' if outcome.unsure else ''}"
    name = "Ancient" if side.fallen else "Tower"
    title = Text(name if width >= ROOMY or not loss else name[:3], style=tint(int(seat_of(place)), seen.reader))
    falls = display.sign(*signs.DIES) if outcome is not None and outcome.dies else ""
    title.append(loss + falls, style="bold red")
    line = Text(str(health), style="bold red" if health <= LOW else "bold")
    return [title, line.append(f" {display.sign(*signs.MANA)}{side.mana}", style="cyan")]


def cell(text: Text, width: int) -> Text:
    text.truncate(width, overflow="crop", pad=True)
    return text
