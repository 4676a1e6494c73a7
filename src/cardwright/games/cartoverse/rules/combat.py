"""Attacks: declaring one, blocking it, and combat (R13, R45, R50, C19 to C28)."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.cartoverse.model import card as what
from cardwright.games.cartoverse.model import events
from cardwright.games.cartoverse.model.board import FIRST_HERO, FIRST_THING, SLOTS
from cardwright.games.cartoverse.model.card import DRAIN, ELUSIVE, VIGILANT
from cardwright.games.cartoverse.model.in_play import Creature
from cardwright.games.cartoverse.model.link import BLOCKER
from cardwright.games.cartoverse.model.questions import BLOCK
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.rules import atoms, creatures
from cardwright.games.cartoverse.rules.triggers import spring, stir_creature
from cardwright.kernel.bits import i64
from cardwright.kernel.decision import Decision
from cardwright.kernel.frame import Frame, Step
from cardwright.kernel.link import card_of, ref_of, target_of

OVER: Final = 1000  # a step beyond the end of every program


def declare(s: Duel, attacker: Creature, defender: i64) -> None:
    """C20: the attacker is exhausted; what hears the declaration happens before the responses."""
    attacker.exhausted = True
    s.tell(events.ATTACK, attacker.owner, attacker.id, defender, attacker.card)
    stir_creature(s, what.ATTACKS, attacker, attacker.id, 1)
    spring(s, what.ENEMY_ATTACKS, 1 - attacker.owner, attacker.id, 1)


def is_barred(s: Duel, seat: i64) -> bool:
    """R13: the first player does not attack in the first turn."""
    return seat == s.first and s.players[seat].turns <= 1 and not s.options.first_turn_attack


def blockers(s: Duel, seat: i64, defender: i64) -> list[int]:
    """C22: ready creatures in the Defense zone, other than the one that is attacked."""
    found: list[int] = []
    for creature in s.players[seat].creatures:
        if creature.place >= SLOTS and not creature.exhausted and creature.id != defender:
            found.append(int(creature.id))
    return found


def attacker_in(s: Duel, link: Frame) -> Creature | None:
    """C28: the attacker, if it is still in the Attack zone."""
    attacker = s.find(ref_of(link))
    return attacker if attacker is not None and attacker.place < SLOTS else None


@final
class AskForBlock(Step[Duel]):
    """C21: after the responses the attacked player may block, once, unless the attacker is Elusive."""

    def run(self, s: Duel, at: Frame) -> None:
        attacker = attacker_in(s, at)
        defender = target_of(at)
        if attacker is None or (defender >= FIRST_THING and s.find(defender) is None):
            s.tell(events.NO_COMBAT, at.seat, ref_of(at), card_of(at))
            at.step = OVER
            return
        if attacker.keys & ELUSIVE:
            return
        offered = blockers(s, 1 - at.seat, defender)
        if offered:
            s.ask(Decision(1 - at.seat, BLOCK, tuple(offered), BLOCKER, 0, 1, s.options.answer_seconds))


@final
class DeclareBlock(Step[Duel]):
    """R50: the blocker becomes exhausted, unless it is Vigilant; On block effects come before the damage."""

    def run(self, s: Duel, at: Frame) -> None:
        chosen = at.chosen(BLOCKER)
        blocker = s.find(chosen[0]) if chosen else None
        if blocker is None:
            return
        s.tell(events.BLOCK, blocker.owner, blocker.id, ref_of(at), blocker.card)
        if blocker.keys & VIGILANT == 0:
            creatures.exhaust(s, blocker)
        stir_creature(s, what.BLOCKS, blocker, ref_of(at), 0)


@final
class Strike(Step[Duel]):
    """C23: the attacker and its final opponent deal their ATK to each other at the same time (C28, C70)."""

    def run(self, s: Duel, at: Frame) -> None:
        attacker = attacker_in(s, at)
        chosen = at.chosen(BLOCKER)
        ref = chosen[0] if chosen else target_of(at)
        if attacker is None:
            return
        if ref < FIRST_THING:
            hit(s, attacker, ref)
            return
        opponent = s.find(ref)
        if opponent is not None:
            fight(s, attacker, opponent)


def hit(s: Duel, attacker: Creature, hero: i64) -> None:
    """C25: heroes do not strike back."""
    atoms.damage(s, hero, attacker.atk)
    drain(s, attacker, attacker.atk)


def fight(s: Duel, attacker: Creature, opponent: Creature) -> None:
    """C24: excess damage is lost."""
    attack = attacker.atk
    defence: i64 = opponent.atk if s.options.defender_strikes_back else 0
    s.tell(events.COMBAT, attacker.owner, attacker.id, opponent.id, attack, defence)
    atoms.damage(s, opponent.id, attack)
    atoms.damage(s, attacker.id, defence)
    drain(s, attacker, attack)
    drain(s, opponent, defence)


def drain(s: Duel, creature: Creature, dealt: i64) -> None:
    """Combat damage of a creature with Drain heals its controller's hero."""
    if creature.keys & DRAIN and dealt > 0:
        atoms.heal(s, FIRST_HERO + creature.owner, dealt)


COMBAT: Final[tuple[Step[Duel], ...]] = (AskForBlock(), DeclareBlock(), Strike())
