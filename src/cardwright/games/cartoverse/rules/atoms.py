"""Damage, healing and HP: each changes the position and tells it, in one place."""

from __future__ import annotations

from cardwright.games.cartoverse.model import card as what
from cardwright.games.cartoverse.model import events
from cardwright.games.cartoverse.model.board import FIRST_HERO, FIRST_THING
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.rules.triggers import spring
from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.event import EVERYBODY


def damage(s: Duel, ref: i64, amount: i64) -> None:
    """R46: damage stays on a creature; a hero loses HP, and traps may hear of it."""
    if amount <= 0:
        return
    if ref < FIRST_THING:
        seat = ref - FIRST_HERO
        player = s.players[seat]
        player.hp -= amount
        s.shaken = True
        s.tell(events.HURT, seat, amount, player.hp)
        spring(s, what.HERO_HURT, seat)
        return
    creature = s.find(ref)
    if creature is not None:
        creature.damage += amount
        s.shaken = True
        s.tell(events.DAMAGE, creature.owner, ref, amount, creature.hp - creature.damage, creature.card)


def heal(s: Duel, ref: i64, amount: i64) -> None:
    """Up to N damage is removed, or HP gained, never above what is printed on the hero."""
    if ref < FIRST_THING:
        seat = ref - FIRST_HERO
        player = s.players[seat]
        amount = min(amount, player.most - player.hp)
        if amount > 0:
            player.hp += amount
            s.tell(events.HEAL, seat, amount, player.hp)
        return
    creature = s.find(ref)
    if creature is None:
        return
    amount = min(amount, creature.damage)
    if amount > 0:
        creature.damage -= amount
        s.tell(events.MEND, creature.owner, ref, amount, creature.hp - creature.damage, creature.card)


def lose_hp(s: Duel, seat: i64, amount: i64) -> None:
    """HP lost otherwise than by damage."""
    if amount <= 0:
        return
    player = s.players[seat]
    player.hp -= amount
    s.shaken = True
    s.tell(events.LOSE, seat, amount, player.hp)


def pay_hp(s: Duel, seat: i64, amount: i64, card: i64) -> None:
    """R74, C52: the price of a card outside the faction, which is no damage; a trap is not named to the enemy."""
    if amount > 0:
        player = s.players[seat]
        player.hp -= amount
        knows = BIT[seat] if s.cards.all[card].trap else EVERYBODY
        s.tell(events.LOYALTY, seat, amount, player.hp, card, knows=knows)
