"""What the board can highlight: where a unit can go, what it can attack, where a card can be played."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from cardwright.games.generals.model.actions import NO_SQUARE
from cardwright.games.generals.model.board import ALL, NOWHERE, listed, read_square
from cardwright.games.generals.model.card import Card
from cardwright.games.generals.model.state import PICKS, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.legal import order_squares, play_squares
from cardwright.games.generals.rules.play import asking_card
from cardwright.kernel.bits import BIT
from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.state import NOBODY

HAND: Final = 6
SPELL_WORDS: Final = ("cast", "spell", "bloodbound")
HOW: Final = "look at a square (look c3), a card of your hand (look 2) or the bloodbound spell (look cast)"


@dataclass(frozen=True)
class Highlights:
    """Sets of squares: to go to, to attack, to attack after a move, to choose from; and those chosen already."""

    go: int = 0
    strike: int = 0
    later: int = 0
    choose: int = 0
    chosen: int = 0


@dataclass(frozen=True)
class LookedAt:
    """What somebody looks at: a square with or without a unit, or a card; and what that highlights."""

    square: int = NOWHERE
    unit: Unit | None = None
    card: Card | None = None
    pointed: Highlights = field(default_factory=Highlights)


def asked(s: Battle, seat: int) -> Highlights:
    """The squares that a card asks to choose from."""
    decision = s.decision(seat) if seat != NOBODY else None
    if decision is None or asking_card(s) is None:
        return Highlights()
    frame = s.playing()
    chosen = [] if frame is None else list(frame.chosen(PICKS))
    return Highlights(choose=set_of([int(square) for square in decision.options]), chosen=set_of(chosen))


def set_of(squares: list[int]) -> int:
    return sum(int(BIT[square]) for square in squares if square != NO_SQUARE)


def thing(s: Battle, seat: int, text: str) -> LookedAt:
    """What is meant by ``c3``, ``2`` or ``cast``."""
    word = text.strip().lower()
    square = read_square(word)
    if square != NOWHERE:
        unit = s.unit_at(square)
        return LookedAt(square, unit, None, Highlights() if unit is None else reach(s, unit))
    if word.isdigit() and 1 <= int(word) <= HAND:
        copy = s.players[seat].hand[int(word) - 1]
        if copy < 0:
            raise IllegalAction(f"there is no card in place {word} of your hand")
        return card_thing(s, seat, s.card_of(copy))
    if word in SPELL_WORDS and s.players[seat].bloodbound >= 0:
        return card_thing(s, seat, s.cards.all[s.players[seat].bloodbound])
    raise IllegalAction(HOW)


def card_thing(s: Battle, seat: int, card: Card) -> LookedAt:
    """A card, and where it could be played if there is mana for it."""
    return LookedAt(card=card, pointed=Highlights(choose=int(play_squares(s, seat, card, -1)) & ALL))


def pointed_at(s: Battle, seat: int, text: str) -> Highlights:
    """What the reader wants to see; otherwise what they are asked to choose from."""
    return thing(s, seat, text).pointed if text else asked(s, seat)


def can_act(s: Battle, unit: Unit) -> bool:
    """Whether it can move or attack now."""
    return unit.owner == s.mover and order_squares(s, unit, False) | order_squares(s, unit, True) != 0


def reach(s: Battle, unit: Unit) -> Highlights:
    """Where it can go and what it can attack: now, or when it is ready again."""
    me = unit if can_act(s, unit) else rested(unit)
    go = int(order_squares(s, me, False))
    strike = int(order_squares(s, me, True))
    later = 0
    for square in listed(go):
        there = me.clone()
        there.square = square
        there.moved += 1
        later |= int(order_squares(s, there, True))
    return Highlights(go, strike, later & ~strike)


def rested(unit: Unit) -> Unit:
    """The unit at the start of its owner's next turn, if nothing else changes."""
    ready = unit.clone()
    ready.exhausted = False
    ready.moved = ready.attacked = 0
    return ready


def sign_of(square: int, pointed: Highlights) -> str:
    """The name of the mark on a square, if there is one."""
    for name in ("chosen", "strike", "later", "choose", "go"):
        if getattr(pointed, name) >> square & 1:
            return name
    return ""
