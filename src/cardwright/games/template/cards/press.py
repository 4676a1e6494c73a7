"""How the cards of Magpies are written down: name, text, then what it does."""

from __future__ import annotations

from cardwright.games.template.effects.steps import ComeIntoPlay
from cardwright.games.template.model.card import ANSWER, CHARM, DEED, QUICK, Card, Trigger
from cardwright.games.template.model.state import Position
from cardwright.kernel.bits import i64
from cardwright.kernel.frame import Step


def deed(name: str, text: str, *steps: Step[Position]) -> Card:
    """Played on one's own turn."""
    return Card(name, DEED, text, steps)


def quick(name: str, text: str, *steps: Step[Position]) -> Card:
    """Played on one's own turn or as an answer."""
    return Card(name, QUICK, text, steps)


def answer(name: str, text: str, *steps: Step[Position]) -> Card:
    """Played only as an answer."""
    return Card(name, ANSWER, text, steps)


def charm(name: str, text: str, trigger: Trigger) -> Card:
    """Stays in play, where something sets it off."""
    return Card(name, CHARM, text, (ComeIntoPlay(),), trigger)


def whenever(hears: i64, whose: i64, *steps: Step[Position]) -> Trigger:
    """What sets a charm off, whose doing it has to be, and what follows."""
    return Trigger(hears, whose, steps)
