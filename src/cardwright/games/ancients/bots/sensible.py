"""Which actions are worth a thought: of those that come to the same, one."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.bots.shopping import purchase
from cardwright.games.ancients.model.actions import (
    KIND_MASK,
    MOVE,
    PLAY,
    by_of,
    first_of,
    pack,
    second_of,
    subject_of,
)
from cardwright.games.ancients.model.board import COMBAT_ROWS, lane_of
from cardwright.games.ancients.model.state import DEPLOY as DEPLOYING
from cardwright.games.ancients.model.state import FREE, SHOP, Position
from cardwright.games.ancients.rules.casting import cost_for
from cardwright.kernel.action import PASS, Actions
from cardwright.kernel.bits import BIT, i64

SOME_SLOT: Final = 1  # in the key of a move, which has no subject: to any slot of that lane


def sensible(s: Position, seat: i64, actions: Actions) -> list[i64]:
    """At least one of them."""
    if s.phase == SHOP:
        return [purchase(s, seat)]
    if s.phase == DEPLOYING:
        return deploys(s, actions)
    return orders(s, actions)


def deploys(s: Position, actions: Actions) -> list[i64]:
    """Heroes in their order, except in the first deploy, and not on top of what is there if that can be helped."""
    taken = s.heroes | s.creeps | s.improvements
    first = subject_of(actions[0])
    found: list[i64] = []
    for action in actions:
        if s.step == FREE and subject_of(action) != first:
            continue
        if taken & BIT[first_of(action)] == 0:
            found.append(action)
    return found if found else [action for action in actions if subject_of(action) == first]


def orders(s: Position, actions: Actions) -> list[i64]:
    """Of casters of the same card on the same target the cheapest; of equal slots the first."""
    taken = s.heroes | s.creeps | s.improvements
    best: dict[i64, i64] = {}
    for action in actions:
        kind = action & KIND_MASK
        if kind == PLAY:
            weigh_play(s, action, taken, best)
        elif kind == MOVE:
            weigh_move(action, taken, best)
        else:
            best[action] = action
    return list(best.values())


def weigh_play(s: Position, action: i64, taken: i64, best: dict[i64, i64]) -> None:
    """Nothing is played on top of something, and no item put aside for another."""
    card = s.cards.all[subject_of(action)]
    first, second = first_of(action), second_of(action)
    if card.item:
        if second < 0:
            best[action] = action
        return
    by = by_of(action)
    lane = lane_of(by) if by >= 0 else 0
    if card.creep or card.improvement:
        if taken & BIT[first] != 0:
            return
        if card.improvement:
            first = lane
    key = pack(PLAY, subject_of(action), lane, first, second)
    known = best.get(key, PASS)
    if known == PASS or price(s, action) < price(s, known):
        best[key] = action


def price(s: Position, action: i64) -> i64:
    """What a card costs with the caster of an action."""
    hero = s.board[by_of(action)] if by_of(action) >= 0 else None
    card = s.cards.all[subject_of(action)]
    return card.cost if hero is None else cost_for(s, card, hero)


def weigh_move(action: i64, taken: i64, best: dict[i64, i64]) -> None:
    """No swaps; one free slot of a support row is as good as another."""
    to = first_of(action)
    if taken & BIT[to] != 0:
        return
    if COMBAT_ROWS & BIT[to] != 0:
        best[action] = action
        return
    key = pack(MOVE, SOME_SLOT, by_of(action), lane_of(to))
    if key not in best:
        best[key] = action
