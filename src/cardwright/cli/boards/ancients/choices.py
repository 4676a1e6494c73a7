"""What is chosen for each way to use something."""

from __future__ import annotations

from cardwright.cli.boards.ancients.spots import spot_name, thing_at
from cardwright.games.ancients.model.actions import (
    KIND_MASK,
    PLAY,
    by_of,
    first_of,
    second_of,
    subject_of,
)
from cardwright.games.ancients.model.choice import PAY, REPLACED
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import ITEM_MASK
from cardwright.games.ancients.rules.casting import chosen_caster
from cardwright.games.ancients.text.action_words import second_choice
from cardwright.kernel.action import PASS
from cardwright.match import View


def of_kind(view: View[Position], *kinds: int) -> list[int]:
    return [action for action in view.legal if action != PASS and action & KIND_MASK in kinds]


def plays_of(view: View[Position], card: int) -> list[int]:
    """Every way to play a card, each with the hero the game would pick (J62); another is named in words."""
    found = [action for action in of_kind(view, PLAY) if subject_of(action) == card]
    return [action for action in found if by_of(action) < 0 or by_of(action) == usual_caster(view, action)]


def usual_caster(view: View[Position], action: int) -> int:
    s = view.position
    card = s.cards.all[subject_of(action)]
    return int(chosen_caster(s, view.seat, card, first_of(action), second_of(action)))


def chosen(view: View[Position], action: int) -> str:
    """`` > #17 Tolgar, e1c3``."""
    parts = [thing_at(view.position, int(first_of(action)), view.seat)] if first_of(action) >= 0 else []
    if second_of(action) >= 0:
        parts.append(second_text(view, action))
    return f" > {', '.join(parts)}" if parts else ""


def second_text(view: View[Position], action: int) -> str:
    how = second_choice(view.position, action)
    if how == PAY:
        return "paying"
    if how == REPLACED:
        hero = view.position.board[first_of(action)]
        assert hero is not None
        return f"for {view.position.cards.name(hero.items[second_of(action)] & ITEM_MASK)}"
    return thing_at(view.position, int(second_of(action)), view.seat)


def goal(view: View[Position], action: int) -> str:
    """Where a move or deploy leads."""
    return f" {spot_name(int(first_of(action)), view.seat)}"
