"""Declaring an attack, and combat (R19 to R28)."""

from __future__ import annotations

from typing import final

from cardwright.games.pantheon.model import card, events
from cardwright.games.pantheon.model.card import STEALTH
from cardwright.games.pantheon.model.state import FIRST_HERO, FIRST_THING, Position, Thing
from cardwright.games.pantheon.rules import atoms
from cardwright.games.pantheon.rules.figures import drop_keywords, own_keywords, power_of
from cardwright.games.pantheon.rules.triggers import fire_now_by, fire_own, fire_own_now, heard_by
from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.frame import Frame, Step
from cardwright.kernel.link import ref_of, target_of


def declare(s: Position, thing: Thing, defender: i64) -> None:
    """R19, P33: Stealth is lost at once; what hears the declaration happens before the windows."""
    thing.engaged = True
    if own_keywords(thing) & STEALTH:
        drop_keywords(thing, STEALTH)
        atoms.tell_keyword(s, thing, STEALTH, False)
    s.tell(events.ATTACK, thing.owner, thing.id, defender, thing.card)
    fire_own_now(s, card.ATTACKS, thing, defender)
    fire_now_by(s, thing.owner, card.FRIENDLY_ATTACKS, thing.id, thing.owner, defender)
    victim = s.controller(defender)
    if victim >= 0:
        fire_now_by(s, victim, card.ATTACKED, thing.id, thing.owner, defender)


@final
class Combat(Step[Position]):
    """R21, P23: nothing happens if one of the two is gone."""

    def run(self, s: Position, at: Frame) -> None:
        attacker = s.find(ref_of(at))
        if attacker is None:
            return
        ref = target_of(at, 0)
        if ref < FIRST_THING:
            hit(s, attacker, ref)
            return
        defender = s.find(ref)
        if defender is not None:
            fight(s, attacker, defender)


def hit(s: Position, attacker: Thing, hero: i64) -> None:
    """R28, P29."""
    seat = hero - FIRST_HERO
    power = power_of(s, attacker)
    if not s.players[seat].alive or power <= 0:
        return
    atoms.damage(s, hero, power)
    fire_own(s, card.HERO_HIT, attacker, hero, seat)
    if s.ears & BIT[card.HURT] != 0:
        s.queue += tuple(heard_by(s, seat, card.HURT, attacker.id, attacker.owner))


def fight(s: Position, attacker: Thing, defender: Thing) -> None:
    """R25 to R27, P26: each loses the power of the other, at the same time."""
    attack = power_of(s, attacker)
    defence = power_of(s, defender)
    s.tell(events.COMBAT, attacker.owner, attacker.id, defender.id, attack, defence)
    atoms.damage(s, attacker.id, defence)
    atoms.damage(s, defender.id, attack)
    if attack > defence:
        fire_own(s, card.KILL, attacker, defender.id, defender.owner)
    if defence > attack:
        fire_own(s, card.KILL, defender, attacker.id, attacker.owner)


def rest(s: Position, ref: i64) -> None:
    """R18, P21: the attack is over, whatever became of it."""
    thing = s.find(ref)
    if thing is not None:
        thing.engaged = False
        atoms.exhaust(s, thing)
