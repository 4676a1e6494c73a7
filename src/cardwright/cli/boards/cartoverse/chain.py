"""What is announced and has yet to happen, the next one on top."""

from __future__ import annotations

from rich.text import Text

from cardwright.games.cartoverse.model.board import FIRST_THING
from cardwright.games.cartoverse.model.link import ABILITY, ATTACK, CAST, ENDING, SETTING
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.model.target import Target
from cardwright.games.cartoverse.text.naming import board_name, chosen_name
from cardwright.kernel.frame import Frame
from cardwright.kernel.link import card_of, ref_of, target_of, which_of
from cardwright.kernel.text.sentences import capital, does


def chain_lines(s: Duel, reader: int) -> list[Text]:
    lines: list[Text] = []
    for at in reversed(range(len(s.chain))):
        first = at == len(s.chain) - 1
        line = Text(" chain " if first else "       ", no_wrap=True, overflow="ellipsis", style="bold cyan")
        line.append(f" link {at + 1}  ", style="bold cyan")
        line.append(link_text(s, s.chain[at], reader).removesuffix("."), style="not bold default")
        line.append("  negated" if s.chain[at].negated else "  next" if first else "", style="dim")
        lines.append(line)
    return lines


def link_text(s: Duel, link: Frame, reader: int) -> str:
    """``P2 casts Firebolt on your Fox Scout.``"""
    seat = int(link.seat)
    card = s.cards.all[card_of(link)]
    if link.program == ATTACK:
        source = board_name(s, ref_of(link), reader) if s.find(ref_of(link)) else card.name
        return f"{capital(source)} attacks {board_name(s, target_of(link), reader)}."
    if link.program == ENDING:
        return does(seat, reader, "want to end the turn")
    if link.program == SETTING:
        return does(seat, reader, "set a trap")
    if link.program == ABILITY:
        ability = card.abilities[which_of(link)]
        of = f" of {card.name}" if ref_of(link) >= FIRST_THING else ""
        return does(seat, reader, f"use {ability.name}{of}{aim(s, ability.target, link, reader)}")
    assert link.program == CAST
    assert card.on_cast is not None
    return does(seat, reader, f"cast {card.name}{aim(s, card.on_cast.target, link, reader)}")


def aim(s: Duel, target: Target | None, link: Frame, reader: int) -> str:
    """`` on your Fox Scout``, or nothing."""
    ref = target_of(link)
    return f" on {chosen_name(s, target, ref, reader)}" if target is not None and ref else ""
