"""What is announced and has yet to happen, the next one on top; and the end of the discard pile."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cardwright.games.pantheon.model.link import ACTIVATE, ATTACK
from cardwright.games.pantheon.model.state import FIRST_THING, Position
from cardwright.games.pantheon.rules.requirements import use_of
from cardwright.games.pantheon.text.naming import chosen_name, table_name
from cardwright.kernel.frame import Frame
from cardwright.kernel.link import TARGETS, card_of, ref_of
from cardwright.kernel.text.sentences import capital, who

VERBS: Final = {"play": "play", "cast": "cast", "activate": "activate"}


def chain_lines(s: Position, reader: int) -> list[Text]:
    lines: list[Text] = []
    for at in reversed(range(len(s.chain))):
        first = at == len(s.chain) - 1
        line = Text(" chain " if first else "       ", no_wrap=True, overflow="ellipsis", style="bold cyan")
        line.append(f" link {at + 1}  ", style="bold cyan")
        line.append(link_text(s, s.chain[at], reader), style="not bold default")
        line.append("  negated" if s.chain[at].negated else "  next" if first else "", style="dim")
        lines.append(line)
    return lines


def link_text(s: Position, link: Frame, reader: int) -> str:
    """``P2 casts Firebolt on your Imp Kindler``."""
    seat = int(link.seat)
    card = s.cards.name(card_of(link))
    chosen = link.chosen(TARGETS)
    if link.program == ATTACK:
        source = table_name(s, ref_of(link), reader) if s.find(ref_of(link)) else card
        return f"{capital(source)} attacks {table_name(s, chosen[0], reader)}"
    verb = VERBS[link.program]
    does = f"You {verb}" if seat == reader else f"{who(seat, reader)} {verb}s"
    targets = use_of(s, link.program, card_of(link)).targets
    names = [chosen_name(s, target, ref, reader) for target, ref in zip(targets, chosen, strict=False) if ref]
    return f"{does} {card}{numbered(s, link)}{' on ' + ' and '.join(names) if names else ''}"


def numbered(s: Position, link: Frame) -> str:
    """The number of the thing that is activated."""
    ref = ref_of(link)
    return f" #{ref}" if link.program == ACTIVATE and ref >= FIRST_THING and s.find(ref) is not None else ""


def pile_line(s: Position) -> Text:
    """The cards that came last, the last one first, as many as fit."""
    line = Text(" pile  ", no_wrap=True, overflow="ellipsis", style="dim")
    names = [s.cards.name(card) for card in reversed(s.pile)]
    line.append(", ".join(names[:12]) or "empty")
    return line
