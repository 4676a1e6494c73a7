"""What is chosen for each way to use something."""

from __future__ import annotations

from typing import Final

from cardwright.cli.boards.numbered import short
from cardwright.games.cartoverse.model import actions
from cardwright.games.cartoverse.model.actions import first, fourth, second, third
from cardwright.games.cartoverse.model.board import FIRST_THING
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.model.target import ENCHANT, IN_GRAVEYARD, Target
from cardwright.games.cartoverse.rules.using import use_by
from cardwright.games.cartoverse.text.action_words import target_text
from cardwright.kernel.action import PASS
from cardwright.match import View

BRIEF: Final = 11  # letters of the name of a target


def of_kind(view: View[Duel], *kinds: int) -> list[int]:
    return [action for action in view.legal if action & actions.KIND_MASK in kinds and action != PASS]


def chosen(view: View[Duel], action: int) -> str:
    """`` > #17 FoxScout``, and what is discarded for it."""
    s = view.position
    target = use_by(s, view.seat, action & actions.KIND_MASK, first(action), fourth(action)).target
    on = f" > {target_name(s, target, int(second(action)))}" if second(action) else ""
    given = f" for {short(s.cards.name(third(action) - 1), BRIEF)}" if third(action) else ""
    return f"{on}{given}"


def target_name(s: Duel, target: Target | None, ref: int) -> str:
    """``#17 FoxScout``, ``P2``, ``column 2``, ``link 1``, the name of a card in a graveyard."""
    said = target_text(s, target, ref)
    if target is not None and target.what > ENCHANT:
        return short(said, BRIEF) if target.what == IN_GRAVEYARD else said
    return f"{said} {thing_name(s, ref)}" if ref >= FIRST_THING else said


def thing_name(s: Duel, ref: int) -> str:
    creature, laid = s.find(ref), s.enchant(ref)
    card = creature.card if creature is not None else laid.card if laid is not None else -1
    return short(s.cards.name(card), BRIEF) if card >= 0 else ""
