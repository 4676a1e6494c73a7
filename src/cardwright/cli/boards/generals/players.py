"""How a player stands, in a line: health, mana, cards, the bloodbound spell; and the artifacts in another."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cardwright.cli.boards.gauges import life_bar, pips
from cardwright.cli.boards.generals.square import arrow
from cardwright.cli.boards.sides import tint
from cardwright.cli.display import Display
from cardwright.games.generals.model.state import EMPTY, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.bloodbound import next_due
from cardwright.kernel.state import OPEN

ROOMY: Final = 92  # from this many columns on, bars are drawn
LOW: Final = 8  # with this health or less, a general is in danger
PIPS: Final = 10


def standing(s: Battle, seat: int, reader: int, label: str, display: Display) -> list[Text]:
    text = Text(no_wrap=True, overflow="ellipsis")
    style = f"bold {tint(seat, reader)}"
    text.append(f" {arrow(seat, reader, display)} {label[:12]:<13}", style=style)
    text.append_text(health(s.general(seat), display))
    text.append_text(mana(s, seat, display))
    player = s.players[seat]
    cards = len([copy for copy in player.hand if copy != EMPTY])
    text.append(f"  hand {cards}  deck {len(player.deck)}  ")
    text.append_text(bloodbound(s, seat))
    if s.sealed[seat] != OPEN:
        text.append("  locked in", style="bold")
    return [text, *extras(s, seat)]


def health(general: Unit | None, display: Display) -> Text:
    if general is None:
        return Text("general dead", style="red")
    left, most = int(general.left()), int(general.health)
    text = Text.assemble("health ", (f"{left:>2}", "bold red" if left <= LOW else "bold"))
    if display.width >= ROOMY:
        text.append(" ").append_text(life_bar(left, most, LOW, display))
    return text


def mana(s: Battle, seat: int, display: Display) -> Text:
    player = s.players[seat]
    now, most = int(player.mana), int(player.crystals + player.bonus)
    text = Text.assemble("  mana ", (f"{now}/{most}", "bold cyan"))
    if display.width >= ROOMY and now <= most <= PIPS:
        text.append(" ").append_text(pips(now, most, PIPS - 1, display))
    return text


def bloodbound(s: Battle, seat: int) -> Text:
    """The bloodbound spell and when it can be cast (R89)."""
    player = s.players[seat]
    if player.bloodbound < 0:
        return Text()
    name = s.cards.name(player.bloodbound)
    if player.ready:
        return Text.assemble(name, (" ready", "bold yellow"))
    return Text(f"{name}: own turn {next_due(s, seat)}", style="dim")


def extras(s: Battle, seat: int) -> list[Text]:
    """Artifacts with their durability, and whatever else a player has."""
    general, player = s.general(seat), s.players[seat]
    worn = [mark for mark in general.marks if mark.enchantment.artifact] if general is not None else []
    told = [f"{s.cards.name(mark.enchantment.card)} {mark.count}/{s.options.artifact_durability}" for mark in worn]
    if player.progress > 0:
        told.append(f"MECHAZ0R! {20 * player.progress} %")
    if player.trial != 0 or player.slotted >= 0:
        told.append(f"trial {player.trial}")
    if not told:
        return []
    return [Text("   artifacts " if worn else "   ", no_wrap=True, overflow="ellipsis").append("   ".join(told))]
