"""The shop: what is on offer, with its price and what to type."""

from __future__ import annotations

from rich.text import Text

from cardwright.cli.boards.ancients import signs
from cardwright.cli.boards.numbered import Codes
from cardwright.cli.display import Display
from cardwright.games.ancients.model.actions import BUY, CLOSE, REROLL, pack
from cardwright.games.ancients.model.state import Position
from cardwright.match import View


def offer_lines(view: View[Position], code: Codes, display: Display) -> list[Text]:
    s = view.position
    player = s.players[view.seat]
    lines: list[Text] = []
    for place in player.offers:
        card = s.cards.all[place]
        action = int(pack(BUY, place))
        usable = action in view.legal
        sign = display.sign(*signs.USABLE) if usable else " "
        line = Text(f" {sign} ", style="green", no_wrap=True, overflow="ellipsis")
        line.append(f"{code(action) if usable else '':>2}", style="bold cyan")
        line.append(f" {card.name:<22}", style="bold default" if usable else "not bold default")
        line.append(f"{card.price:>3} gold", style="yellow" if usable else "red")
        lines.append(line.append(f"  {card.text}", style="dim"))
    return lines or [Text("   nothing is on offer", style="dim")]


def shop_line(view: View[Position], code: Codes) -> Text:
    """Other offers, and the way out."""
    line = Text("  ", no_wrap=True, overflow="ellipsis")
    if REROLL in view.legal:
        price = view.position.options.reroll_price
        line.append(f"  other offers for {price} gold ").append(code(int(REROLL)), style="bold cyan")
    return line.append("  leave the shop ").append(code(int(CLOSE)), style="bold cyan").append(" or Enter")
