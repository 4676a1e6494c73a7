"""The hand: a line for each card with its price, its numbers and what to type; two in a line where room is short."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from cardwright.cli.boards.cartoverse import signs
from cardwright.cli.boards.cartoverse.choices import chosen, of_kind
from cardwright.cli.boards.grouping import numbers
from cardwright.cli.boards.numbered import Codes, short, spelled_out
from cardwright.cli.display import Display
from cardwright.games.cartoverse.model import actions
from cardwright.games.cartoverse.model.actions import first, second
from cardwright.games.cartoverse.model.board import SLOTS, ZONE_WORDS
from cardwright.games.cartoverse.model.card import Card
from cardwright.games.cartoverse.model.questions import MAIN
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.rules.loyalty import hp_price
from cardwright.match import View

NAME: Final = 20  # columns for the name of a card, and
NARROW: Final = 12  # where room is short
WORDS: Final[dict[str, str]] = {
    "row enchant": "row",
    "column enchant": "column",
    "creature enchant": "aura",
    "hero enchant": "hero",
}
PLAYING: Final = (actions.CREATURE, actions.CAST, actions.TRAP, actions.SHARD)


def distinct(view: View[Duel]) -> list[int]:
    """Each card of the hand once; while others are answered, only those that can be used."""
    held = dict.fromkeys(int(place) for place in view.position.players[view.seat].hand)
    turn = view.question is not None and view.question.decision.kind == MAIN
    return [place for place in held if turn or uses(view, place, *PLAYING)]


def hand_lines(view: View[Duel], code: Codes, display: Display) -> list[Text]:
    """Each card with its price, its numbers, what to type, and its text as far as there is room."""
    lines = [hand_line(view, place, code, display) for place in distinct(view)]
    return lines or [Text("   no cards to use", style="dim")]


def hand_line(view: View[Duel], place: int, code: Codes, display: Display) -> Text:
    card = view.position.cards.all[place]
    line = head(view, place, NAME, display)
    plays = uses(view, place, *PLAYING)
    if plays:
        line.append_text(plays_text(view, plays, code)).append("  ")
    placed = uses(view, place, actions.MANA)
    if placed:
        line.append("mana ").append(code(placed[0]), style="bold cyan").append("  ")
    return line.append(card.text.replace("\n", " "), style="dim")


def head(view: View[Duel], place: int, width: int, display: Display) -> Text:
    """``● Fox Scout x2     1    2/1``: whether it can be used, its name, its price in mana and HP, its figures."""
    s = view.position
    card = s.cards.all[place]
    usable = bool(uses(view, place, *PLAYING))
    copies = list(s.players[view.seat].hand).count(place)
    count = f" x{copies}" if copies > 1 else ""
    name = f"{short(card.name, width - len(count))}{count}"
    line = Text(f" {display.sign(*signs.USABLE) if usable else ' '} ", style="green", no_wrap=True, overflow="ellipsis")
    line.append(f"{name:<{width}}", style="not bold default" if not usable else "bold default")
    dear = card.cost > s.players[view.seat].purse()
    line.append(f" {'' if card.shard else card.cost:>2}", style="red" if dear else "cyan")
    line.append(f"{hp_text(s, view.seat, card, display):<3}", style="bold red")
    return line.append(f"{figures(card):<7} ", style="not bold default")


def hp_text(s: Duel, seat: int, card: Card, display: Display) -> str:
    """``♥2``: the HP a card outside the faction costs (R74, R75)."""
    price = int(hp_price(s, seat, card))
    return f"{display.sign('♥', 'h')}{price}" if price else ""


def figures(card: Card) -> str:
    """``3/2 EV``, ``burst``, ``row``."""
    if not card.creature:
        return WORDS.get(card.type, card.type)
    return f"{card.atk}/{card.hp} {signs.letters(int(card.keywords), card)}".strip()


def uses(view: View[Duel], place: int, *kinds: int) -> list[int]:
    """The actions of some kinds that use a card of the hand."""
    return [action for action in of_kind(view, *kinds) if first(action) == place]


def plays_text(view: View[Duel], plays: list[int], code: Codes) -> Text:
    """``attack 4-8  defense 9-12``, ``3 > #17 FoxScout``, or one number."""
    if plays[0] & actions.KIND_MASK != actions.CREATURE:
        return spelled_out(plays, code, lambda action: how_chosen(view, action))
    parts: list[Text] = []
    for zone, word in enumerate(ZONE_WORDS):
        codes = [code(action) for action in plays if second(action) // SLOTS == zone]
        if codes:
            parts.append(Text(f"{word} ").append(numbers(codes), style="bold cyan"))
    return Text("  ").join(parts)


def how_chosen(view: View[Duel], action: int) -> str:
    return chosen(view, action) if action & actions.KIND_MASK == actions.CAST else ""


def hand_columns(view: View[Duel], code: Codes, display: Display) -> Table:
    """Where room is short: two cards in a line, with only the numbers to type, ``m`` for mana."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(2):
        rows.add_column(width=display.width // 2 - 1, no_wrap=True, overflow="ellipsis")
    cells = [hand_cell(view, place, code, display) for place in distinct(view)]
    for at in range(0, len(cells), 2):
        rows.add_row(*cells[at : at + 2])
    return rows


def hand_cell(view: View[Duel], place: int, code: Codes, display: Display) -> Text:
    line = head(view, place, NARROW, display)
    plays = uses(view, place, *PLAYING)
    line.append(numbers([code(action) for action in plays]) if plays else "", style="bold cyan")
    placed = uses(view, place, actions.MANA)
    return line.append(f" m{code(placed[0])}" if placed else "", style="cyan")


def numbered_hand(view: View[Duel]) -> list[Text]:
    """The first hand, by places."""
    s = view.position
    lines: list[Text] = []
    for number, place in enumerate(s.players[view.seat].hand, 1):
        card = s.cards.all[place]
        line = Text(" ", no_wrap=True, overflow="ellipsis").append(f"{number:>2}", style="bold cyan")
        line.append(f"  {short(card.name, NAME):<{NAME}}", style="bold")
        line.append(f" {'' if card.shard else card.cost:>2}", style="cyan").append(f" {figures(card):<8} ")
        lines.append(line.append(card.text.replace("\n", " "), style="dim"))
    return lines
