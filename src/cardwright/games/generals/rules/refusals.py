"""Why an action is refused, as a sentence for the player."""

from __future__ import annotations

from cardwright.games.generals.model.actions import (
    AIM,
    ATTACK,
    CAST,
    END,
    MOVE,
    NO_SQUARE,
    PLAY,
    REPLACE,
    first_of,
    second_of,
    well_formed,
)
from cardwright.games.generals.model.board import AROUND, SQUARES, square_name
from cardwright.games.generals.model.card import Card
from cardwright.games.generals.model.keywords import CELERITY, DISARMED, INVULNERABLE, STUNNED, UNASSAILABLE
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.cost import cost_of, may_cast
from cardwright.games.generals.rules.legal import (
    ON_NO_SQUARE,
    can_cast_bloodbound,
    may_replace,
    obeys,
    order_squares,
    play_squares,
    replaceable,
)
from cardwright.games.generals.rules.pets import provokers
from cardwright.kernel.action import kind_of
from cardwright.kernel.bits import i64
from cardwright.kernel.text.refusals import too_dear

NO_ACTION = "that is not an action of this game"


def order_refusal(s: Battle, seat: i64, action: i64) -> str:
    """Why the player to move may not do that; "" if it is allowed."""
    if action == END:
        return ""
    if not well_formed(action):
        return NO_ACTION
    kind = kind_of(action)
    first, second = first_of(action), second_of(action)
    if kind in (MOVE, ATTACK):
        return unit_refusal(s, seat, first, second, kind == ATTACK)
    if kind == PLAY:
        return card_refusal(s, seat, first, second)
    if kind == CAST and first == 0:
        return bloodbound_refusal(s, seat, second)
    if kind == REPLACE and second == 0:
        return replace_refusal(s, seat, first)
    if kind == AIM:
        return "no card waits for a choice"
    return NO_ACTION


def unit_refusal(s: Battle, seat: i64, start: i64, goal: i64, attack: bool) -> str:
    if start >= SQUARES or goal >= SQUARES:
        return NO_ACTION
    unit = s.unit_at(start)
    if unit is None:
        return f"there is no unit on {square_name(start)}"
    if unit.owner != seat:
        return f"{s.cards.name(unit.card)} on {square_name(start)} is not yours"
    if order_squares(s, unit, attack) & (1 << goal) != 0:
        return ""
    return why_no_order(s, unit, goal, attack)


def why_no_order(s: Battle, unit: Unit, goal: i64, attack: bool) -> str:
    name = s.cards.name(unit.card)
    twice: i64 = 2 if unit.traits & CELERITY != 0 else 1
    if not obeys(s, unit):
        return f"{name} takes no orders"
    if unit.traits & STUNNED != 0:
        return f"{name} is stunned (R190)"
    if unit.exhausted or unit.attacked >= twice:
        return f"{name} is exhausted (R41)"
    if attack:
        return why_no_attack(s, unit, goal)
    if unit.moved >= twice:
        return f"{name} has already moved (R43)"
    if unit.speed == 0:
        return f"{name} cannot move"
    if provoked(s, unit):
        return f"{name} is provoked and cannot move (R171)"
    if s.occupied() & (1 << goal) != 0:
        return f"{square_name(goal)} is occupied (R47)"
    return f"{name} cannot reach {square_name(goal)} (R46)"


def why_no_attack(s: Battle, unit: Unit, goal: i64) -> str:
    name = s.cards.name(unit.card)
    target = s.unit_at(goal)
    if target is None:
        return f"there is nothing to attack on {square_name(goal)}"
    if target.owner == unit.owner:
        return f"{s.cards.name(target.card)} is on your side (R52)"
    if unit.attack == 0 or unit.traits & DISARMED != 0:
        return f"{name} cannot attack (R54)"
    if target.traits & INVULNERABLE != 0:
        return f"{s.cards.name(target.card)} is Invulnerable and cannot be attacked (R166)"
    if target.traits & UNASSAILABLE != 0:
        return f"{s.cards.name(target.card)} cannot be attacked"
    if provoked(s, unit):
        return f"{name} is provoked and must attack a provoker (R172)"
    return f"{name} may not attack {s.cards.name(target.card)} from {square_name(unit.square)} (R53)"


def provoked(s: Battle, unit: Unit) -> bool:
    return AROUND[unit.square] & provokers(s, unit) != 0


def card_refusal(s: Battle, seat: i64, slot: i64, square: i64) -> str:
    player = s.players[seat]
    if slot >= 6 or player.hand[slot] < 0:
        return f"there is no card in slot {slot + 1} of your hand"
    copy = player.hand[slot]
    card = s.card_of(copy)
    if slot == player.slotted:
        return f"{card.name} is locked until its trial is met (R200)"
    if player.quiet >= s.options.stall_guard:
        return f"{player.quiet} cards without any damage are enough for one turn (R102)"
    cost = cost_of(s, seat, copy)
    if cost > player.mana:
        return too_dear([card.name], cost, player.mana, "R31")
    if not may_cast(s, seat, card, cost):
        return f"{card.name} costs {cost}; a unit in play forbids spells as cheap as that"
    return square_refusal(s, seat, card, square)


def bloodbound_refusal(s: Battle, seat: i64, square: i64) -> str:
    player = s.players[seat]
    if player.bloodbound < 0 or not player.ready:
        return "your bloodbound spell is not ready (R89)"
    card = s.cards.all[player.bloodbound]
    if not can_cast_bloodbound(s, seat):
        cost = cost_of(s, seat, card.place, bloodbound=True)
        return f"{card.name} cannot be cast now: it costs {cost}, you have {player.mana} mana"
    return square_refusal(s, seat, card, square)


def square_refusal(s: Battle, seat: i64, card: Card, square: i64) -> str:
    squares = play_squares(s, seat, card, -1)
    if squares == ON_NO_SQUARE:
        return "" if square == NO_SQUARE else f"{card.name} is not played on a square"
    if square < SQUARES and squares & (1 << square) != 0:
        return ""
    if squares == 0:
        return f"there is nothing {card.name} could be played on now"
    if square >= SQUARES:
        return f"{card.name} needs a square"
    if card.is_minion:
        return f"{card.name} cannot be summoned on {square_name(square)} (R70)"
    there = s.unit_at(square)
    if there is not None and there.traits & INVULNERABLE != 0:
        return f"{s.cards.name(there.card)} is Invulnerable and cannot be targeted (R166)"
    return f"{card.name} cannot be cast on {square_name(square)} (R80)"


def replace_refusal(s: Battle, seat: i64, slot: i64) -> str:
    player = s.players[seat]
    if slot >= 6 or player.hand[slot] < 0:
        return f"there is no card in slot {slot + 1} of your hand"
    if not player.deck:
        return "your deck is empty: there is nothing to draw instead (R101)"
    if not may_replace(s, seat):
        return "you have already replaced a card this turn, or may not replace any (R98)"
    if slot == player.slotted:
        return f"{s.card_of(player.hand[slot]).name} is locked until its trial is met (R201)"
    if not replaceable(s, seat, slot):
        return f"{s.cards.name(s.card_of(player.hand[slot]).place)} cannot be replaced"
    return ""
