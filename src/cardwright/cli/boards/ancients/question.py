"""What the player is asked, and examples of how to answer."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cardwright.cli.boards.ancients.choices import of_kind
from cardwright.cli.boards.ancients.spots import spot_name
from cardwright.games.ancients.model import questions as book
from cardwright.games.ancients.model.actions import (
    ABILITY,
    BUY,
    DEPLOY,
    MOVE,
    PLAY,
    by_of,
    first_of,
    second_of,
    subject_of,
)
from cardwright.games.ancients.model.state import OFFLANE_STEP, SAFE_LANE_STEP, SUPPORT_STEP, Position
from cardwright.match import View

STEPS: Final[dict[int, str]] = {
    SUPPORT_STEP: "First deploy: put one of your heroes in a support row.",
    OFFLANE_STEP: "First deploy: put a hero in your offlane.",
    SAFE_LANE_STEP: "First deploy: put a hero in your safe lane.",
}


def asked_for(view: View[Position], kind: str) -> list[Text]:
    """The question, where it is not just what to do this turn."""
    s = view.position
    told = ""
    if kind == book.DEPLOY:
        told = STEPS.get(int(s.step), "Deploy your heroes; the other player sees nothing until both are done.")
    elif kind == book.SHOP:
        told = f"The shop is open; you have {s.players[view.seat].gold} gold."
    elif s.passed:
        told = f"P{2 - view.seat} has passed; if you pass too, the combat comes."
    return [Text(f" {told}", style="bold", no_wrap=True, overflow="ellipsis")] if told else []


def example(view: View[Position], kind: str) -> str:
    told = likely(view)
    if kind == book.SHOP:
        return f"Type {told}, or Enter to leave; card <name>" if told else "Enter leaves the shop"
    if kind == book.DEPLOY:
        return f"Type {told}; look 1c3, list"
    return f"Type {told}, or 0 to pass; look 1c3, list" if told else "Type 0 to pass; look 1c3"


def likely(view: View[Position]) -> str:
    """The first simple action of the most common kind, as it is typed for short."""
    for kind in (DEPLOY, PLAY, ABILITY, MOVE, BUY):
        for action in of_kind(view, kind):
            if second_of(action) < 0:
                return in_short(view, action, kind)
    return ""


def in_short(view: View[Position], action: int, kind: int) -> str:
    """``#3 1s2``, ``skullbell #12``, ``#3 use``."""
    s = view.position
    goal = f" {spot_name(int(first_of(action)), view.seat)}" if first_of(action) >= 0 else ""
    if kind == DEPLOY:
        return f"#{subject_of(action)}{goal}"
    if kind in (PLAY, BUY):
        return f"{s.cards.name(subject_of(action)).split()[0].lower()}{goal}"
    unit = s.board[by_of(action)]
    assert unit is not None
    return f"#{unit.id}{goal}" if kind == MOVE else f"#{unit.id} use{goal}"
