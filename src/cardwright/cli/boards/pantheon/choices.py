"""What is chosen for each way to use something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from cardwright.cli.boards.numbered import Codes, short, spelled_out
from cardwright.games.pantheon.model import actions
from cardwright.games.pantheon.model.actions import first, fourth, second, third
from cardwright.games.pantheon.model.state import FIRST_THING, Position
from cardwright.games.pantheon.model.target import IN_PILE, THING_OR_HERO, Target
from cardwright.games.pantheon.rules.requirements import use_by
from cardwright.games.pantheon.text.action_words import target_text
from cardwright.kernel.action import PASS
from cardwright.match import View

BRIEF: Final = 11  # letters of the name of a target


def of_kind(view: View[Position], *kinds: int) -> list[int]:
    return [action for action in view.legal if action & actions.KIND_MASK in kinds and action != PASS]


def choices_text(view: View[Position], uses: Sequence[int], code: Codes) -> Text:
    """Every way to use something: its number, and what is chosen."""
    return spelled_out(uses, code, lambda action: chosen(view, action))


def chosen(view: View[Position], action: int) -> str:
    """`` > #17 StormValky``, and what is given up."""
    if action == actions.MANA:
        return ""
    s = view.position
    targets = use_by(s, view.seat, action & actions.KIND_MASK, first(action)).targets
    refs = (int(second(action)), int(third(action)))
    names = [target_name(s, target, ref) for target, ref in zip(targets, refs, strict=False) if ref]
    given = f" for #{fourth(action)}" if fourth(action) else ""
    return f"{' > ' + ', '.join(names) if names else ''}{given}"


def target_name(s: Position, target: Target, ref: int) -> str:
    """``#17 StormValky``, ``P2``, ``link 1``, the name of a card in the pile."""
    said = target_text(s, target, ref)
    if target.what == IN_PILE:
        return short(said, BRIEF)
    thing = s.find(ref) if target.what <= THING_OR_HERO and ref >= FIRST_THING else None
    return said if thing is None else f"{said} {short(s.cards.name(thing.card), BRIEF)}"
