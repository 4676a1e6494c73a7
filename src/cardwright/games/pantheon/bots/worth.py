"""What each player has, in numbers: what an agent looks at when it cannot look further."""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.model.card import AURA_POWERS, BARRED, STEALTH, TAUNT, Card
from cardwright.games.pantheon.model.state import Player, Position, Thing
from cardwright.games.pantheon.rules.figures import aura_of, keywords_of
from cardwright.kernel.bits import i64

HEALTH: Final = 0.55  # a point of Health, and
LAST_HEALTH: Final = 0.6  # on top, for each of the last ten
BODY: Final = 0.8  # a unit for being there at all, which protects the hero (R22)
POWER: Final = 1.0
GUARD: Final = 0.7  # Taunt
HIDDEN: Final = 0.6  # Stealth
EFFECT: Final = 0.7  # an effect that can be used, or happens by itself
FIELD_CARD: Final = 0.9  # for each point of its cost
CARD: Final = 1.1  # a card in hand; Mana counts for more while mana is short
MANA: Final = 1.3  # a placed mana, up to
ENOUGH_MANA: Final = 7
MORE_MANA: Final = 0.4  # and beyond
IN_RESERVE: Final = 0.12  # Ready mana in others' turns, with cards to use it for
EXPOSED: Final = 0.45  # power that could hit a bare hero, for each point


def worths(s: Position) -> list[float]:
    """What each seat has; nothing for those who are out."""
    threats: list[i64] = [threat(s, s.players[seat]) for seat in range(s.seats)]
    found: list[float] = []
    for seat in range(s.seats):
        player = s.players[seat]
        found.append(worth_of(s, seat, player, threats) if player.alive else 0.0)
    return found


def worth_of(s: Position, seat: i64, player: Player, threats: list[i64]) -> float:
    health = float(max(player.health, 0))
    worth = 1.0 + HEALTH * health + LAST_HEALTH * min(health, 10.0)
    units: i64 = 0
    for thing in player.field:
        card = s.cards.all[thing.card]
        if card.unit:
            units += 1
            worth += unit_worth(s, thing, card)
        else:
            worth += FIELD_CARD * float(card.cost)
    worth += hand_worth(player)
    if units == 0:
        worth -= danger(s, seat, player, threats)
    return max(worth, 0.5)


def unit_worth(s: Position, thing: Thing, card: Card) -> float:
    """By the power it will have next turn: what it lost for the turn comes back (P27)."""
    power = card.power + thing.grown + (aura_of(s, thing) if s.auras & AURA_POWERS else 0)
    keys = keywords_of(s, thing)
    worth = BODY + POWER * float(max(power, 0))
    if keys & TAUNT:
        worth += GUARD
    if keys & STEALTH:
        worth += HIDDEN
    if keys & BARRED:
        worth -= 0.3 * float(power)
    if card.activation is not None or card.ears:
        worth += EFFECT
    return worth


def hand_worth(player: Player) -> float:
    mana = player.ready + player.spent
    worth = MANA * float(min(mana, ENOUGH_MANA)) + MORE_MANA * float(max(mana - ENOUGH_MANA, 0))
    waiting: i64 = 0
    for card in player.hand:
        if card == 0:
            waiting += 1
    short = max(0, 6 - mana)
    worth += CARD * float(len(player.hand) - waiting) + 1.0 * float(min(waiting, short))
    if len(player.hand) > waiting:
        worth += IN_RESERVE * float(min(player.ready, 4))
    return worth


def threat(s: Position, player: Player) -> i64:
    """The power a player can attack with on a turn of their own."""
    found: i64 = 0
    if not player.alive:
        return found
    for thing in player.field:
        card = s.cards.all[thing.card]
        if card.unit and not thing.keys & BARRED:
            found += card.power + thing.grown
    return found


def danger(s: Position, seat: i64, player: Player, threats: list[i64]) -> float:
    """What a hero without units has to fear before the next turn."""
    most: i64 = 0
    for other in range(s.seats):
        if other != seat and threats[other] > most:
            most = threats[other]
    feared = EXPOSED * float(min(most, player.health))
    return feared + (4.0 if most >= player.health else 0.0)
