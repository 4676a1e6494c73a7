"""What the player is asked, and examples of how to answer."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from cardwright.cli.boards.pantheon.chain import link_text
from cardwright.games.pantheon.model import actions
from cardwright.games.pantheon.model import questions as book
from cardwright.games.pantheon.model.actions import first
from cardwright.games.pantheon.model.card import FACTIONS
from cardwright.games.pantheon.model.state import Position
from cardwright.games.pantheon.rules.legal import swap_limit
from cardwright.games.pantheon.text.action_words import action_text
from cardwright.kernel.action import PASS
from cardwright.kernel.chain import RESPOND
from cardwright.match import View

KINDS: Final = (actions.ATTACK, actions.PLAY, actions.CAST, actions.ACTIVATE)


def kind_of(view: View[Position]) -> str:
    return view.question.decision.kind if view.question else ""


def asked_for(view: View[Position]) -> list[Text]:
    """The question, where it is not just what to do this turn."""
    s = view.position
    kind = kind_of(view)
    told = {
        book.HERO: "Choose your hero.",
        book.MULLIGAN: f"You may swap up to {swap_limit(s, view.seat)} of these cards.",
        book.CLOSING: f"P{s.player + 1} wants to end the turn.",
        book.INTERRUPT: f"P{s.player + 1} is to move; you may act first.",
        book.DISCARD: discard_text(s, view.seat),
        book.SACRIFICE: "Choose a unit to sacrifice.",
    }
    if kind == RESPOND:
        alone = s.chain[-1].seat == view.seat
        asked = "Nobody reacts. Do you add anything?" if alone else "Do you react?"
        return [Text(f" {link_text(s, s.chain[-1], view.seat)}. {asked}", style="bold", no_wrap=True)]
    return [Text(f" {told[kind]}", style="bold", no_wrap=True)] if kind in told else []


def discard_text(s: Position, seat: int) -> str:
    if s.agenda:
        return "Choose a card to discard."
    return f"You hold {len(s.players[seat].hand)} cards and may keep {s.options.hand_limit}: discard one."


def offers(view: View[Position]) -> list[RenderableType]:
    """The heroes to choose from, each with its effect."""
    s = view.position
    lines: list[RenderableType] = []
    for number, action in enumerate(view.legal, 1):
        card = s.cards.all[s.players[view.seat].offers[first(action)]]
        line = Text(" ").append(str(number), style="bold cyan").append(f"  {card.name}", style="bold")
        line.append(f"   {FACTIONS[card.faction]}, {card.health} Health")
        lines += [line, Padding(Text(card.text, style="dim"), (0, 1, 0, 4))]
    return lines


def example(view: View[Position]) -> str:
    kind = kind_of(view)
    if kind == book.MULLIGAN:
        return "Type 1 4 to swap those; Enter keeps all"
    if kind == book.HERO:
        return "Type a number, or the beginning of a name"
    told = next((action_text(view.position, view.seat, action) for action in best(view)), "")
    if PASS in view.legal:
        return f"Enter passes; or type {told}; list" if told else "Enter passes"
    if kind == book.INTERRUPT:
        return f"Enter continues; or type {told}"
    if kind == book.MAIN:
        return f"Type {told}, or end; look P1, list" if told else "Type end; look P1, list"
    return f"Type a number, or {action_text(view.position, view.seat, view.legal[0])}"


def best(view: View[Position]) -> list[int]:
    """An action of each kind, the most common ones first."""
    return [action for kind in KINDS for action in view.legal if action & actions.KIND_MASK == kind]
