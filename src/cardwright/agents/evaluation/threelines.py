"""Threelines: health, mana, the hand, and who will outlast whom on each line.

The weights were fitted to the results of matches between bots.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from cardwright.agents.evaluation.evaluation import Evaluation
from cardwright.games.threelines.card import Card
from cardwright.games.threelines.state import EMPTY, LINES, Player, Position
from cardwright.kernel.state import State

# What a side has.
HEALTH: Final = 0.10
LAST_HEALTH: Final = 0.22  # on top, for each of the last eight points
MANA: Final = 0.93
# A card in hand.
HELD: Final = -0.66
HELD_ATTACK: Final = 0.40
HELD_DEFENCE: Final = 0.13
HELD_COST: Final = -0.69
# A card that faces nobody, and one that will win the duel it is in.
FREE: Final = 0.92
FREE_ATTACK: Final = 0.28
FREE_DEFENCE: Final = 0.10
WINNER: Final = -0.42
WINNER_ATTACK: Final = 0.42
WINNER_DEFENCE: Final = 0.08
# What the other side can do about a card that faces nobody.
BEATEN: Final = 1.05
KILLED: Final = 0.29  # on top, if it would not even strike
# How near the end is.
CLOCK: Final = 1.25
LETHAL: Final = 0.23


class ThreeLines(Evaluation):
    def chances(self, s: State) -> list[float]:
        assert isinstance(s, Position)
        chance = (1 + tanh(edge(s) / 2)) / 2
        return [chance, 1 - chance]


def edge(s: Position) -> float:
    """How much better off the first side is."""
    cards = s.cards.all
    one, two = s.players
    total = purse(one, cards) - purse(two, cards)
    threat = [0, 0]
    for line in range(LINES):
        mine, theirs = int(one.card(line)), int(two.card(line))
        if mine == EMPTY and theirs == EMPTY:
            continue
        if theirs == EMPTY:
            threat[0] += int(cards[mine].attack)
            total += free(int(cards[mine].attack), int(one.left(line)), two, cards)
        elif mine == EMPTY:
            threat[1] += int(cards[theirs].attack)
            total -= free(int(cards[theirs].attack), int(two.left(line)), one, cards)
        else:
            total += contest(cards[mine], int(one.left(line)), cards[theirs], int(two.left(line)))
    return total + pressure(threat[0], int(two.hp)) - pressure(threat[1], int(one.hp))


def purse(player: Player, cards: list[Card]) -> float:
    """Health, mana and the hand."""
    hp = int(player.hp)
    total = HEALTH * hp + LAST_HEALTH * min(8, hp) + MANA * int(player.mana)
    for place in player.hand_cards():
        card = cards[place]
        total += HELD + HELD_ATTACK * int(card.attack) + HELD_DEFENCE * int(card.defence) + HELD_COST * int(card.cost)
    return total


def free(attack: int, left: int, foe: Player, cards: list[Card]) -> float:
    """A card that faces nobody, less what the other side holds against it."""
    worth = FREE + FREE_ATTACK * attack + FREE_DEFENCE * min(6, left)
    beaten = False
    for place in foe.hand_cards():
        card = cards[place]
        if card.cost > foe.mana:
            continue
        if card.attack > attack and card.attack >= left:
            return worth - BEATEN - KILLED
        beaten = beaten or duel(int(card.attack), int(card.defence), attack, left)[0] > 0
    return worth - BEATEN if beaten else worth


def contest(mine: Card, left: int, theirs: Card, left_there: int) -> float:
    """Two cards facing each other: what the one that survives will be worth."""
    one, two = duel(int(mine.attack), left, int(theirs.attack), left_there)
    if one > 0:
        return WINNER + WINNER_ATTACK * int(mine.attack) + WINNER_DEFENCE * min(6, one)
    if two > 0:
        return -(WINNER + WINNER_ATTACK * int(theirs.attack) + WINNER_DEFENCE * min(6, two))
    return 0.0


def pressure(threat: int, hp: int) -> float:
    """What unopposed attacks mean to an avatar with so much health."""
    return CLOCK * min(1.0, threat / hp) + (LETHAL if threat >= hp else 0.0)


def duel(attack: int, left: int, other_attack: int, other_left: int) -> tuple[int, int]:
    """What is left of both when two cards have fought it out, the higher attack striking first."""
    while left > 0 and other_left > 0:
        if attack >= other_attack:
            other_left -= attack
        if other_attack > attack or (other_left > 0 or attack == other_attack):
            left -= other_attack
        if other_attack > attack and left > 0:
            other_left -= attack
    return left, other_left


EVALUATION: Final = ThreeLines()
