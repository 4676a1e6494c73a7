"""A player: the hero with HP, mana and cards in a line, and below what lies in the hero's zones."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cardwright.cli.boards.cartoverse import signs
from cardwright.cli.boards.cartoverse.signs import hero_name
from cardwright.cli.boards.gauges import life_bar, pips
from cardwright.cli.boards.sides import tint
from cardwright.cli.display import Display
from cardwright.games.cartoverse.model.board import FIRST_HERO
from cardwright.games.cartoverse.model.state import MULLIGAN, Duel
from cardwright.kernel.state import OPEN

LOW: Final = 6  # with this HP or less, a hero is in danger
PIPS: Final = 9
ROOMY: Final = 104  # from this many columns on, bars are drawn


def player_lines(s: Duel, seat: int, reader: int, label: str, display: Display) -> list[Text]:
    player = s.players[seat]
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(f" {mark(s, seat, display)} ", style="bold yellow")
    line.append(f"{label[:11]:<12}", style=f"bold {tint(seat, reader)}")
    line.append(f"{hero_name(s.cards.name(player.hero))[:15]:<16}", style="bold")
    line.append_text(health(s, seat, display)).append_text(mana(s, seat, display))
    line.append(f"  hand {len(player.hand)}  deck {len(player.deck)}  grave {len(player.graveyard)}")
    if s.sealed[seat] != OPEN:
        line.append("  locked in", style="bold")
    zones = [part for part in (traps(s, seat, display), shards(s, seat), enchants(s, seat), hero(s, seat)) if part]
    return [line, Text("   ", no_wrap=True, overflow="ellipsis").append_text(Text("   ").join(zones))]


def mark(s: Duel, seat: int, display: Display) -> str:
    """Whether somebody is asked, or has the turn."""
    if seat in s.asked() and seat != s.player and s.phase != MULLIGAN:
        return display.sign(*signs.ASKED)
    return display.sign(*signs.TURN) if seat == s.player and s.phase != MULLIGAN else " "


def health(s: Duel, seat: int, display: Display) -> Text:
    player = s.players[seat]
    left, most = int(player.hp), int(player.most)
    text = Text.assemble("HP ", (f"{left:>2}", "bold red" if left <= LOW else "bold"), (f"/{most}", "dim"))
    return text.append(" ").append_text(life_bar(left, most, LOW, display)) if display.width >= ROOMY else text


def mana(s: Duel, seat: int, display: Display) -> Text:
    player = s.players[seat]
    now, most = int(player.mana), len(player.mana_zone)
    text = Text.assemble("  mana ", (f"{now}/{most}", "bold cyan"))
    text.append(f"+{player.extra}" if player.extra else "", style="bold cyan")
    if display.width >= ROOMY and now <= most <= PIPS:
        text.append(" ").append_text(pips(now, most, PIPS, display))
    return text


# What lies in the zones beside the hero.


def traps(s: Duel, seat: int, display: Display) -> Text:
    """Face down for everybody but their owner."""
    told = [display.sign(*signs.FACE_DOWN) if t.card < 0 else s.cards.name(t.card) for t in s.players[seat].traps]
    return Text(f"traps {', '.join(told)}", style="yellow") if told else Text()


def shards(s: Duel, seat: int) -> Text:
    names = [s.cards.name(card) for card in s.players[seat].shards]
    return Text(f"shard {', '.join(names)}", style="cyan") if names else Text()


def enchants(s: Duel, seat: int) -> Text:
    names = [f"{s.cards.name(one.card)} #{one.id}" for one in s.enchants if one.on == FIRST_HERO + seat]
    return Text(", ".join(names), style="magenta") if names else Text()


def hero(s: Duel, seat: int) -> Text:
    """What the player on turn has yet to do, and which abilities have a cooldown."""
    player = s.players[seat]
    told: list[str] = []
    if seat == s.player and s.phase != MULLIGAN and player.gains < s.options.mana_gains:
        told.append("mana to gain")
    if seat == s.player and s.phase != MULLIGAN and not player.acted:
        told.append("hero may act")
    for ability, left in zip(s.hero_of(seat).abilities, player.cooldowns, strict=True):
        told += [f"{ability.name} in {left}"] if left else []
    return Text(", ".join(told), style="dim")
