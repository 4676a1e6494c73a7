"""Statuses: Stun and Silence by turns, ailments for the round, marks, and Purge that takes them off."""

from __future__ import annotations

from cardwright.games.ancients.model import events
from cardwright.games.ancients.model.ability import ENEMY_SILENCED
from cardwright.games.ancients.model.board import lane_of
from cardwright.games.ancients.model.keywords import AILMENTS, BREAK, ROOT, STEADFAST
from cardwright.games.ancients.model.mark import Mark
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import GIVEN_SHIELD, NO_SHIELD, Unit
from cardwright.games.ancients.rules.figures import touch
from cardwright.games.ancients.rules.triggers import sound_lane
from cardwright.kernel.bits import i64


def stun(s: Position, unit: Unit, turns: i64) -> None:
    """J38: a second Stun sets the larger number."""
    unit.stun = max(unit.stun, turns)
    s.dazed = True
    s.tell(events.STATUS, unit.owner, unit.id, unit.card, events.STUN, unit.stun)


def silence(s: Position, unit: Unit, turns: i64) -> None:
    fresh = unit.silence == 0
    unit.silence = max(unit.silence, turns)
    s.dazed = True
    s.tell(events.STATUS, unit.owner, unit.id, unit.card, events.SILENCE, unit.silence)
    if fresh and s.cards.all[unit.card].hero:
        sound_lane(s, 1 - unit.owner, lane_of(unit.place), ENEMY_SILENCED, unit)


def withstands(unit: Unit, seat: i64) -> bool:
    """Whether effects of a seat can neither root, bounce nor move it."""
    return unit.owner != seat and unit.traits & STEADFAST != 0


def afflict(s: Position, unit: Unit, ailment: i64, seat: i64) -> None:
    """An ailment for this round."""
    if ailment == ROOT and withstands(unit, seat):
        return
    unit.ails |= ailment
    s.bound = s.bound or ailment == ROOT
    s.tell(events.STATUS, unit.owner, unit.id, unit.card, ailment, 1)
    if ailment == BREAK:
        touch(s, unit)


def cure(s: Position, unit: Unit, ailment: i64) -> None:
    """Take one ailment off."""
    if unit.ails & ailment:
        unit.ails &= ~ailment
        s.tell(events.STATUS, unit.owner, unit.id, unit.card, ailment, 0)


def mark(s: Position, unit: Unit, laid: Mark) -> None:
    unit.marks = (*unit.marks, laid)
    if s.telling:
        s.tell(events.FIGURES, unit.owner, unit.id, laid.attack, laid.armor, laid.health)
        s.tell(events.KEYWORD, unit.owner, unit.id, unit.card, laid.gives, laid.ranks)
    touch(s, unit)


def purge(s: Position, unit: Unit, seat: i64) -> None:
    """J37: off an ally what is negative, off an enemy what is positive; nothing that is permanent."""
    ally = unit.owner == seat
    if ally:
        unit.stun = unit.silence = 0
        unit.ails &= ~AILMENTS
    elif unit.shield == GIVEN_SHIELD:
        unit.shield = NO_SHIELD
    unit.marks = tuple([laid for laid in unit.marks if laid.positive == ally])
    s.tell(events.PURGE, unit.owner, unit.id, unit.card)
    touch(s, unit)
