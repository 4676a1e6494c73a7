"""A player: gold, cards and items in a line, and below the heroes that are not in play."""

from __future__ import annotations

from rich.text import Text

from cardwright.cli.boards.ancients import signs
from cardwright.cli.boards.ancients.lane_slot import Drawing
from cardwright.cli.boards.ancients.spots import spot_name, unit_name
from cardwright.cli.boards.sides import tint
from cardwright.cli.display import Display
from cardwright.games.ancients.model.board import is_core, lane_of
from cardwright.games.ancients.model.keywords import COLOURS
from cardwright.games.ancients.model.state import ACTION, Position
from cardwright.games.ancients.model.unit import Unit
from cardwright.games.ancients.rules.casting import lent_colour
from cardwright.kernel.state import OPEN


def player_lines(s: Position, seat: int, seen: Drawing, label: str, display: Display) -> list[Text]:
    player = s.players[seat]
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(f" {mark(s, seat, display)} ", style="bold yellow")
    line.append(f"{label[:11]:<12}", style=f"bold {tint(seat, seen.reader)}")
    line.append("gold ").append(str(player.gold), style="bold yellow")
    coming = 0 if seen.forecast is None else seen.forecast.gold[seat]
    line.append(f"{coming:+d}" if coming else "", style="yellow")
    line.append(f"  hand {len(player.hand)}")
    line.append(f" and {len(player.overflow)} waiting" if player.overflow else "", style="bold red")
    line.append(f"  deck {len(player.deck)}  items {len(player.items) + len(player.offers) + len(player.aside)}")
    if s.initiative == seat:
        line.append(f"  {display.sign(*signs.INITIATIVE)} initiative", style="cyan")
    if s.sealed[seat] != OPEN:
        line.append("  locked in", style="bold")
    return [line, Text("   ", no_wrap=True, overflow="ellipsis").append_text(heroes(s, seat, seen))]


def mark(s: Position, seat: int, display: Display) -> str:
    """Whose turn it is, or who else is asked."""
    if s.phase == ACTION:
        return display.sign(*signs.TURN) if s.mover == seat else " "
    return display.sign(*signs.TURN) if seat in s.asked() else " "


def heroes(s: Position, seat: int, seen: Drawing) -> Text:
    """``fountain Uldo in 1   Rusk on the way to lane 2   lends red``."""
    player = s.players[seat]
    parts: list[Text] = []
    if player.fountain:
        names = ", ".join(waiting(s, hero) for hero in player.fountain)
        parts.append(Text(f"fountain {names}", style="blue"))
    parts += [Text(travelling(s, hero, seen.reader), style="magenta") for hero in player.travelling]
    colour = int(lent_colour(s, seat))
    if colour:
        parts.append(Text(f"lends {COLOURS[colour]}", style="dim"))
    return Text("   ").join(parts)


def waiting(s: Position, hero: Unit) -> str:
    rounds = int(hero.ready - s.round)
    star = signs.CARRIER[0] if s.players[hero.owner].ab == hero.id else ""
    return f"{unit_name(s, int(hero.card), 9)}{star} {f'in {rounds}' if rounds > 0 else 'ready'}"


def travelling(s: Position, hero: Unit, reader: int) -> str:
    """The slot is known to its owner alone (R65)."""
    slot = "" if is_core(hero.heading) else f" to {spot_name(int(hero.heading), reader)}"
    return f"{unit_name(s, int(hero.card), 9)} on the way to lane {lane_of(hero.heading) + 1}{slot}"
