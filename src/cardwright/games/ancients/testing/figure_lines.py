"""Lines that text scenarios find beside the notation: the numbers of units as they are now, and their arrows."""

from __future__ import annotations

import re
from typing import Final

from cardwright.games.ancients.model.board import COMBAT, LANES, ROW_WORDS, SUPPORT, slot_of
from cardwright.games.ancients.model.keywords import keyword_names
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import CORE, NO_ARROW, Unit
from cardwright.games.ancients.testing.place_names import row_places
from cardwright.games.ancients.text.place_words import written_place
from cardwright.kernel.bits import i64
from cardwright.kernel.text.notation import NOTHING

FIGURES: Final = re.compile(r"L[12]\.P[12]\.(combat|support)\.figures", re.IGNORECASE)


def figure_lines(s: Position) -> dict[str, str]:
    """``L1.P1.combat.figures: 2 Brakka Ironvow 4/2/10 Steadfast > 3; 3 Melee Creep 1/0/1 > core``."""
    found: dict[str, str] = {}
    for lane in range(LANES):
        for seat in range(2):
            for row in (COMBAT, SUPPORT):
                key = f"L{lane + 1}.P{seat + 1}.{ROW_WORDS[row]}.figures"
                found[key] = row_figures(s, lane, seat, row)
    return found


def row_figures(s: Position, lane: i64, seat: i64, row: i64) -> str:
    units = [s.board[place] for place in row_places(lane, seat, row)]
    return "; ".join(figures_of(s, unit) for unit in units if unit is not None) or NOTHING


def figures_of(s: Position, unit: Unit) -> str:
    """Its slot, its numbers now, its keywords, and whom it will strike."""
    words = [str(slot_of(unit.place) + 1), s.cards.name(unit.card)]
    if not s.card(unit).improvement:
        words.append(f"{unit.attack}/{unit.armor_now()}/{unit.left()}")
    words += keyword_names(unit.traits, unit.ranks)
    if unit.arrow != NO_ARROW:
        words += [">", arrow_of(s, unit)]
    return " ".join(words)


def arrow_of(s: Position, unit: Unit) -> str:
    target = None if unit.arrow == CORE else s.in_play(unit.arrow)
    return "core" if target is None else written_place(target.place).rpartition(".")[2]
