"""Whether to block an attack, and with whom: what players do in the lines that bots think through."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.bots.worth import HP, LAST_HP, creature_worth
from cardwright.games.cartoverse.model.actions import pack
from cardwright.games.cartoverse.model.board import FIRST_HERO, FIRST_THING
from cardwright.games.cartoverse.model.card import VIGILANT
from cardwright.games.cartoverse.model.in_play import Creature
from cardwright.games.cartoverse.model.state import Duel
from cardwright.kernel.action import PASS, PICK
from cardwright.kernel.bits import i64
from cardwright.kernel.decision import Decision
from cardwright.kernel.link import ref_of, target_of

WORN: Final = 0.3  # what a point of damage costs a creature that survives
SPENT: Final = 0.3  # what it costs that a creature cannot block the next attack
LOST: Final = 1000.0  # the hero would fall


def block(s: Duel, decision: Decision) -> i64:
    """The answer that leaves most: a creature in the way, or none."""
    attack = s.agenda[len(s.agenda) - 1]
    attacker = s.find(ref_of(attack))
    if attacker is None:
        return PASS
    best = PASS
    most = hit(s, attacker, target_of(attack))
    for option in decision.options:
        blocker = s.find(option)
        if blocker is not None:
            value = fight(s, attacker, blocker) - (0.0 if blocker.keys & VIGILANT else SPENT)
            if value > most:
                best, most = pack(PICK, option), value
    return best


def hit(s: Duel, attacker: Creature, target: i64) -> float:
    """What an attack that nobody blocks brings the attacked player."""
    if target >= FIRST_THING:
        creature = s.find(target)
        return 0.0 if creature is None else fight(s, attacker, creature)
    hp = s.players[target - FIRST_HERO].hp
    if attacker.atk >= hp:
        return -LOST
    return -(HP + (LAST_HP if hp - attacker.atk < 10 else 0.0)) * float(attacker.atk)


def fight(s: Duel, attacker: Creature, opponent: Creature) -> float:
    """What it brings the attacked player that these two meet."""
    back: i64 = opponent.atk if s.options.defender_strikes_back else 0
    return suffered(s, attacker, back) - suffered(s, opponent, attacker.atk)


def suffered(s: Duel, creature: Creature, damage: i64) -> float:
    if damage >= creature.hp - creature.damage:
        return creature_worth(s, creature)
    return WORN * float(damage)
