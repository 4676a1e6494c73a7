"""A player at the table: the hero in a line, and below everything on the field."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cardwright.cli.boards.gauges import life_bar, pips
from cardwright.cli.boards.numbered import short
from cardwright.cli.boards.pantheon import signs
from cardwright.cli.boards.pantheon.signs import hero_name
from cardwright.cli.boards.sides import tint
from cardwright.cli.display import Display
from cardwright.games.pantheon.model.card import BARRED, STEALTH, TAUNT
from cardwright.games.pantheon.model.state import NO_HERO, Position, Thing
from cardwright.games.pantheon.rules.figures import keywords_of, power_of
from cardwright.games.pantheon.rules.turn import open_hero
from cardwright.kernel.state import OPEN

LOW: Final = 7  # with this Health or less, a hero is in danger
PIPS: Final = 8
ROOMY: Final = 90  # from this many columns on, nothing need be shortened
SHORT: Final = 9  # letters of a name where room is short
GAP: Final = 2


def player_lines(s: Position, seat: int, reader: int, label: str, display: Display) -> list[Text]:
    player = s.players[seat]
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(f" {mark(s, seat, display)} ", style="bold yellow")
    line.append(f"{label[:12]:<13}", style=f"bold {tint(seat, reader)}")
    if not player.alive:
        return [line.append("out of the game", style="dim")]
    if player.hero == NO_HERO:
        return [line.append("has chosen" if s.sealed[seat] != OPEN else "chooses a hero", style="dim")]
    line.append_text(hero(s, seat, display)).append_text(health(s, seat, display)).append_text(mana(s, seat, display))
    line.append(f"  hand {len(player.hand)}")
    line.append(f"  {notes(s, seat)}", style="yellow")
    return [line, *field_lines(s, seat, reader, display)]


def mark(s: Position, seat: int, display: Display) -> str:
    """Whether somebody is asked, has the turn, or is out."""
    if not s.players[seat].alive:
        return display.sign(*signs.FALLEN)
    if seat in s.asked() and seat != s.player:
        return display.sign(*signs.ASKED)
    return display.sign(*signs.TURN) if seat == s.player and s.turn > 0 else " "


def hero(s: Position, seat: int, display: Display) -> Text:
    player = s.players[seat]
    card = s.cards.all[player.hero]
    star = " "
    if card.activation is not None:
        star = display.sign(*(signs.HERO_READY if player.awake else signs.HERO_EXHAUSTED))
    width = 18 if display.width >= ROOMY else 14
    return Text.assemble((star, "bold yellow"), (f"{hero_name(card.name)[:width]:<{width + 1}}", "bold"))


def health(s: Position, seat: int, display: Display) -> Text:
    player = s.players[seat]
    left, most = int(player.health), int(player.most)
    text = Text.assemble("health ", (f"{left:>2}", "bold red" if left <= LOW else "bold"), (f"/{most}", "dim"))
    if display.width >= ROOMY:
        text.append(" ").append_text(life_bar(left, most, LOW, display))
    return text


def mana(s: Position, seat: int, display: Display) -> Text:
    player = s.players[seat]
    ready, most = int(player.ready), int(player.ready + player.spent)
    text = Text.assemble("  mana ", (f"{ready}/{most}", "bold cyan"))
    if display.width >= ROOMY and most <= PIPS:
        text.append(" ").append_text(pips(ready, most, PIPS, display))
    return text


def notes(s: Position, seat: int) -> str:
    """Whether the hero could be attacked, and which players have a truce with it."""
    player = s.players[seat]
    told = ["open"] if open_hero(s, seat) else []
    bound = [f"P{other + 1}" for other in range(s.seats) if player.truce >> other & 1]
    return "  ".join([*told, *([f"truce {' '.join(bound)}"] if bound else [])])


# What lies on the field.


def field_lines(s: Position, seat: int, reader: int, display: Display) -> list[Text]:
    """Full names where all of them fit in a line; else shortened ones, in as many lines as they take."""
    things = s.players[seat].field
    if not things:
        return []
    width = display.width - 4
    full = [thing_text(s, thing, reader, display, 30) for thing in things]
    if sum(len(text) + GAP for text in full) <= width or display.tall:
        return flowed(full, width)
    return flowed([thing_text(s, thing, reader, display, SHORT) for thing in things], width)


def flowed(texts: list[Text], width: int) -> list[Text]:
    """Side by side, as many as a line takes."""
    lines: list[Text] = []
    for text in texts:
        if not lines or len(lines[-1]) + GAP + len(text) > width + 3:
            lines.append(Text("   "))
        lines[-1].append(" " * GAP if len(lines[-1]) > 3 else "").append_text(text)
    return lines


def thing_text(s: Position, thing: Thing, reader: int, display: Display, most: int) -> Text:
    """``▲#17 Storm Valkyrie 4T``; a changed power is coloured."""
    card = s.cards.all[thing.card]
    style = f"bold {tint(int(thing.owner), reader)}" if thing.ready else "dim"
    text = Text().append(f"{display.sign(*sign_of(thing, card.unit))}#{thing.id} ", style=style)
    text.append(short(card.name, most), style=style)
    if card.unit:
        power = power_of(s, thing)
        changed = "bold green" if power > card.power else "bold red" if power < card.power else "bold"
        text.append(" ").append(str(power), style=changed)
    return text.append(letters(s, thing), style="yellow")


def sign_of(thing: Thing, unit: bool) -> tuple[str, str]:
    if thing.engaged:
        return signs.ENGAGED
    if unit:
        return signs.READY if thing.ready else signs.EXHAUSTED
    return signs.FIELD_READY if thing.ready else signs.FIELD_EXHAUSTED


def letters(s: Position, thing: Thing) -> str:
    """Its keywords, and whether it has an effect to activate."""
    keys = keywords_of(s, thing)
    found = [letter for bit, letter in ((TAUNT, "T"), (STEALTH, "S"), (BARRED, "x")) if keys & bit]
    return "".join([*found, *(["!"] if s.cards.all[thing.card].activation is not None else [])])
