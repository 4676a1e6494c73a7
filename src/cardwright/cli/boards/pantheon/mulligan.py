"""The Mulligan: the cards of the hand by number."""

from __future__ import annotations

from rich.text import Text

from cardwright.cli.boards.pantheon.hand import NAME, figures
from cardwright.games.pantheon.model.actions import pack_swap, swapped
from cardwright.games.pantheon.model.state import Position
from cardwright.kernel.errors import IllegalAction
from cardwright.match import View


def swap_lines(view: View[Position]) -> list[Text]:
    s = view.position
    lines: list[Text] = []
    for number, place in enumerate(s.players[view.seat].hand, 1):
        card = s.cards.all[place]
        line = Text(" ", no_wrap=True, overflow="ellipsis").append(f"{number:>2}", style="bold cyan")
        line.append(f"  {card.name[:NAME]:<{NAME}}", style="bold")
        line.append(f" {'' if card.mana else card.cost:>2}", style="cyan").append(f" {figures(card):<8} ")
        lines.append(line.append(card.text.replace("\n", " "), style="dim"))
    return lines


def swap_numbers(view: View[Position], action: int) -> str:
    """``1 4``: the places in the hand of the cards to swap; 0 for none of them."""
    hand = list(view.position.players[view.seat].hand)
    found: list[int] = []
    for card in swapped(action):
        found.append(next(at for at, held in enumerate(hand, 1) if held == card and at not in found))
    return " ".join(str(number) for number in found) or "0"


def read_swap(view: View[Position], numbers: list[int]) -> int:
    hand = view.position.players[view.seat].hand
    if numbers == [0]:
        return int(pack_swap([]))
    for number in numbers:
        if not 1 <= number <= len(hand):
            raise IllegalAction(f"there is no card {number}; your hand has 1 to {len(hand)}")
    if len(set(numbers)) < len(numbers):
        raise IllegalAction("each card can be swapped once")
    if len(numbers) > 3:
        raise IllegalAction("you cannot swap that many cards (R31)")
    return int(pack_swap([hand[number - 1] for number in numbers]))
