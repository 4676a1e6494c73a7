"""What the player is asked, and examples of how to answer."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cardwright.cli.boards.cartoverse.chain import link_text
from cardwright.cli.boards.mulligan import EXAMPLE
from cardwright.games.cartoverse.model import actions
from cardwright.games.cartoverse.model import questions as book
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.text.action_words import action_text
from cardwright.games.cartoverse.view.references import target_asked
from cardwright.kernel.action import PASS
from cardwright.kernel.chain import RESPOND
from cardwright.kernel.link import card_of
from cardwright.kernel.mulligan import MULLIGAN
from cardwright.match import View

KINDS: Final = (actions.ATTACK, actions.CREATURE, actions.CAST, actions.SHARD, actions.ABILITY, actions.MANA)


def asked_for(view: View[Duel], kind: str) -> list[Text]:
    """The question, where it is not just what to do this turn."""
    told = question_text(view, kind)
    return [Text(f" {told}", style="bold", no_wrap=True, overflow="ellipsis")] if told else []


def question_text(view: View[Duel], kind: str) -> str:
    s = view.position
    if kind == MULLIGAN:
        return f"You may replace up to {s.options.mulligan_most} of these cards, once."
    if kind == RESPOND:
        return f"{link_text(s, s.chain[-1], view.seat)} Do you react?"
    if kind == book.BLOCK:
        return f"{link_text(s, s.agenda[-1], view.seat)} Do you block?"
    if kind == book.TARGET:
        return f"{s.cards.name(card_of(s.agenda[-1]))}: choose {target_words(s)}."
    if kind == book.DISCARD:
        return f"{s.cards.name(card_of(s.agenda[-1]))}: choose a card to discard."
    return f"P{s.player + 1} is to move; you may play a Burst first." if kind == book.INTERRUPT else ""


def target_words(s: Duel) -> str:
    target = target_asked(s)
    return target.words if target is not None and target.words else "a target"


def example(view: View[Duel], kind: str) -> str:
    if kind == MULLIGAN:
        return EXAMPLE
    told = next((action_text(view.position, view.seat, action) for action in likely(view)), "")
    if PASS in view.legal:
        return f"Enter passes; or type {told}; list" if told else "Enter passes"
    if kind == book.INTERRUPT:
        return f"Enter continues; or type {told}"
    if kind == book.MAIN:
        return f"Type {told}, or end; look a3, list" if told else "Type end; look a3, list"
    return f"Type a number, or {action_text(view.position, view.seat, view.legal[0])}"


def likely(view: View[Duel]) -> list[int]:
    """The actions, the most common kinds first."""
    first = [action for kind in KINDS for action in view.legal if action & actions.KIND_MASK == kind]
    return first or [action for action in view.legal if action != PASS]
