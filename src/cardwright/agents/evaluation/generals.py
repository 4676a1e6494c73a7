"""Generals: what stands on the board, what is held, how much life the generals have, and which threats there are."""

from __future__ import annotations

from math import tanh
from typing import ClassVar, Final

from cardwright.agents.evaluation.evaluation import Evaluation
from cardwright.games.generals.model.actions import REPLACE, UNDO
from cardwright.games.generals.model.board import distance
from cardwright.games.generals.model.keywords import (
    BLAST,
    CELERITY,
    EGG,
    EPHEMERAL,
    FLYING,
    FORCEFIELD,
    FRENZY,
    PROVOKE,
    RANGED,
    REBIRTH,
    STUNNED,
)
from cardwright.games.generals.model.state import CREEP, EMPTY, PICKS, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.kernel.action import Actions, kind_of, operand
from cardwright.kernel.bits import members
from cardwright.kernel.mulligan import EXCHANGE
from cardwright.kernel.state import State

ATTACK: Final = 1.0
HEALTH: Final = 0.8
BODY: Final = 0.6  # for being there at all
GENERAL_ATTACK: Final = 1.5
LIFE: Final = 0.7  # a point of the general's health, and
LAST_LIFE: Final = 0.9  # on top, for each of the last twelve
HELD: Final = 1.0  # a card in hand
CRYSTAL: Final = 0.8
NEARNESS: Final = 0.12  # for each step nearer to the enemy general, by a unit that can attack
THREAT: Final = 0.3  # a point of attack that reaches the general next turn
FIRST_MANA: Final = 3.5  # what costs more waits too long in the first hand
LETHAL: Final = 9.0  # all of it together would kill
TILE: Final = 0.4  # a square of Shadow Creep
KEYWORDS: Final = (
    (PROVOKE, 1.0),
    (RANGED, 1.6),
    (FLYING, 0.8),
    (FRENZY, 1.2),
    (FORCEFIELD, 1.5),
    (CELERITY, 2.5),
    (BLAST, 1.2),
    (REBIRTH, 1.5),
    (EGG, 1.5),
)
SPECIAL: Final = sum(bit for bit, _ in KEYWORDS) | STUNNED | EPHEMERAL


class GeneralsEvaluation(Evaluation):
    """A turn has many small actions: it is planned as a whole."""

    plans: ClassVar[bool] = True

    def chances(self, s: State) -> list[float]:
        assert isinstance(s, Battle)
        chance = (1 + tanh(edge(s) / 18)) / 2
        return [chance, 1 - chance]

    def sensible(self, s: State, seat: int, actions: Actions) -> list[int]:
        """What is worth a thought: a card is replaced before anything else is done, and nothing is taken back.

        Which cards of the first hand to exchange is a matter of experience.
        """
        assert isinstance(s, Battle)
        if kind_of(actions[0]) == EXCHANGE:
            return [max((int(action) for action in actions), key=lambda action: relief(s, seat, action))]
        replaces = not s.players[seat].busy
        return [int(action) for action in actions if action != UNDO and (replaces or kind_of(action) != REPLACE)]

    def unfinished(self, s: State) -> bool:
        """A card waits for what is chosen for it."""
        assert isinstance(s, Battle)
        return s.playing() is not None

    def mark(self, s: State) -> object:
        assert isinstance(s, Battle)
        units = tuple((u.card, u.square, u.damage, u.moved, u.attacked, u.exhausted, u.attack) for u in s.units)
        player = s.players[s.mover]
        frame = s.playing()
        playing = () if frame is None else (frame.source, *frame.chosen(PICKS))
        return units, player.mana, tuple(player.hand), s.mover, playing


def relief(s: Battle, seat: int, exchange: int) -> float:
    """How much too dear, for the first turns, the cards are that this would exchange."""
    hand = s.players[seat].hand
    return sum(float(s.card_of(hand[place]).mana) - FIRST_MANA for place in members(operand(exchange, 0)))


def edge(s: Battle) -> float:
    """How much better off the first player is."""
    total = 0.0
    first, second = s.general(0), s.general(1)
    if first is None or second is None:
        return 0.0
    threat = [0, 0]
    goals = (second.square, first.square)
    for unit in s.units:
        seat = int(unit.owner)
        value = general_worth(unit) if unit.general else minion_worth(unit)
        if unit.attack > 0:
            steps = int(distance(unit.square, goals[seat]))
            value -= NEARNESS * steps
            if unit.traits & RANGED or steps <= unit.speed + 1 or unit.traits & FLYING:
                threat[seat] += int(unit.attack)
        total += value if seat == 0 else -value
    total += purse(s, 0) - purse(s, 1)
    total += danger(threat[0], int(second.left()), s.mover == 0) - danger(threat[1], int(first.left()), s.mover == 1)
    return total


def general_worth(unit: Unit) -> float:
    left = int(unit.left())
    return LIFE * left + LAST_LIFE * min(left, 12) + GENERAL_ATTACK * int(unit.attack)


def minion_worth(unit: Unit) -> float:
    value = BODY + ATTACK * int(unit.attack) + HEALTH * int(unit.left())
    if unit.traits & SPECIAL:
        for bit, bonus in KEYWORDS:
            if unit.traits & bit:
                value += bonus
        if unit.traits & STUNNED:
            value *= 0.7
        if unit.traits & EPHEMERAL:
            value *= 0.3
    return value


def danger(threat: int, left: int, moves: bool) -> float:
    """What it is worth that this much attack can reach a general; more for the player who moves next."""
    if threat >= left:
        return LETHAL * (1.6 if moves else 1.0)
    return THREAT * threat


def purse(s: Battle, seat: int) -> float:
    player = s.players[seat]
    held = sum(copy != EMPTY for copy in player.hand)
    creep = bin(s.tiles[CREEP + seat]).count("1")
    return HELD * held + CRYSTAL * int(player.crystals) + TILE * creep + (0.5 if player.ready else 0.0)


EVALUATION: Final = GeneralsEvaluation()
