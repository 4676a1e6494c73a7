"""Heroes in the fountain: they heal, and come back after a number of rounds."""

from __future__ import annotations

from cardwright.games.ancients.model import events
from cardwright.games.ancients.model.board import NOWHERE
from cardwright.games.ancients.model.keywords import ROOT
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import NO_SHIELD, NOBODY, Unit
from cardwright.games.ancients.rules.atoms import lift
from cardwright.games.ancients.rules.figures import reckon
from cardwright.games.ancients.rules.hand import gain_openly
from cardwright.kernel.bits import i64
from cardwright.kernel.effects.marks import lasting


def retire(s: Position, hero: Unit, rounds: i64) -> None:
    """A hero that has left play goes to the fountain, fully healed; items and what it grew are kept."""
    hero.damage = hero.wear = hero.stun = hero.silence = hero.ails = 0
    hero.shield = NO_SHIELD
    hero.doomed = False
    hero.heading = NOWHERE
    hero.marks = lasting(hero.marks, s.round)
    hero.ready = s.round + rounds
    enlist(s, hero)
    reckon(s, hero)


def enlist(s: Position, hero: Unit) -> None:
    """Among the heroes of the fountain, in the order of the deck."""
    heroes = s.players[hero.owner].fountain
    at: i64 = 0
    while at < len(heroes) and heroes[at].id < hero.id:
        at += 1
    heroes.insert(at, hero)


def bounce(s: Position, unit: Unit) -> None:
    """A hero goes to the fountain for the next deploy, a creep to its owner's hand, a token is gone (J70)."""
    if unit.ails & ROOT:  # J63
        return
    s.tell(events.BOUNCE, unit.owner, unit.id, unit.card, unit.place)
    lift(s, unit)
    card = s.cards.all[unit.card]
    if card.hero:
        retire(s, unit, s.options.rapid_rounds)
    elif card.type == "creep":
        gain_openly(s, unit.owner, unit.card)


def replace(s: Position, place: i64) -> None:
    """Make room: a hero is bounced, anything else destroyed without bounty or Death Effect (J7, J69)."""
    unit = s.board[place]
    if unit is None:
        return
    if s.cards.all[unit.card].hero:
        bounce(s, unit)
        return
    s.tell(events.REPLACED, unit.owner, unit.id, unit.card, place)
    lift(s, unit)
    unit.bane = NOBODY
