"""Positions of Pantheon in text, as they are while nothing is under way."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.pantheon.model.bounds import LARGEST
from cardwright.games.pantheon.model.card import Cards
from cardwright.games.pantheon.model.questions import ASK_CLOSING, ASK_MAIN, ASK_MOVE, ASK_MULLIGAN
from cardwright.games.pantheon.model.state import (
    CLEANUP,
    CLOSING,
    FIRST_THING,
    HEROES,
    NO_HERO,
    PHASE_WORDS,
    POSITION,
    START,
    TURN,
    Position,
)
from cardwright.games.pantheon.rules import turn
from cardwright.games.pantheon.rules.setup import heroes_of, stock_for
from cardwright.games.pantheon.rules.soundness import auras_of, laid
from cardwright.games.pantheon.rules.triggers import ears_of
from cardwright.games.pantheon.text.player_lines import lines_about
from cardwright.kernel.bits import i64
from cardwright.kernel.data.piles import THE_CARDS, hidden_cards, places_of
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.text.course_lines import BEGINS, NumbersGivenLine, PhaseLine
from cardwright.kernel.text.notation import FieldLine, Line, ListLine, SeatsLine, read_seats, write_seats

PHASES: Final = (*PHASE_WORDS[:CLEANUP], BEGINS)  # nothing stands still later in a turn


@final
class TurnLine(FieldLine[Position]):
    """``turn: 7``, counted over all players."""

    def bounds(self, s: Position) -> tuple[int, int]:
        return 0, int(s.options.turn_limit)


@final
class ClosingLine(Line[Position]):
    """``closing: P3, P1``, who is asked before the turn ends, the first one now."""

    key = "closing"

    def write(self, s: Position) -> str:
        asked = [decision.seat for decision in s.waiting] if s.phase == CLOSING else []
        return write_seats(asked + s.closing)

    def read(self, s: Position, value: str) -> None:
        s.closing = read_seats(value, s.seats)


@final
class RenewedLine(ListLine[Position]):
    """``made of: Mana, Mana, Smite``, what lay in the discard pile when it became the deck."""

    seldom = True


def lines_of(seats: i64) -> list[Line[Position]]:
    """Every line of the notation, in the order it is written."""
    fields = POSITION.fields
    lines: list[Line[Position]] = [SeatsLine(), TurnLine(fields["turn"]), FieldLine(fields["player"])]
    lines += [PhaseLine(PHASE_WORDS, PHASES, TURN, ASK_MOVE), ClosingLine()]
    for seat in range(seats):
        lines += lines_about(seat)
    lines += [ListLine(fields["deck"]), RenewedLine(fields["renewed"], "made of"), ListLine(fields["pile"], "discard")]
    return [*lines, NumbersGivenLine("entered", FIRST_THING, LARGEST)]


def usual(s: Position) -> None:
    """What is left out is as in the first player's second turn."""
    s.phase = TURN
    s.turn = s.seats + 1
    for player in s.players:
        player.finished = 1


def settle(s: Position, said: list[str]) -> None:
    """Nothing is under way: a turn is about to start, or its player is to move."""
    for seat in range(s.seats):
        give_hero(s, seat, f"p{seat + 1}.health" in said)
    if "player" not in said and s.seated():
        s.player = s.seated()[0]
    complete(s)
    ask(s)


def give_hero(s: Position, seat: i64, healthy: bool) -> None:
    """A player whose hero is not named has a plain one, or else the one of their seat, with its printed Health."""
    player = s.players[seat]
    if s.phase == HEROES or not player.alive:
        return
    if player.hero == NO_HERO:
        player.hero = usual_hero(s.cards, seat)
    if not healthy:
        player.most = s.cards.all[player.hero].health
        player.health = player.most


def usual_hero(cards: Cards, seat: i64) -> i64:
    heroes = heroes_of(cards)
    if not heroes:
        raise BadPosition("these cards have no hero")
    for place in heroes:
        hero = cards.all[place]
        if hero.activation is None and hero.static is None and not hero.triggers:
            return place
    return heroes[seat % len(heroes)]


def complete(s: Position) -> None:
    """Work out what follows from the rest."""
    s.stock = stock_for(s) if hidden_cards(places_of(POSITION, s), THE_CARDS) else laid(s)
    s.auras = auras_of(s)
    s.ears = ears_of(s)
    used: i64 = FIRST_THING
    for player in s.players:
        for thing in player.field:
            used = max(used, thing.id + 1)
    s.next_id = max(s.next_id, used)


def ask(s: Position) -> None:
    """Ask what is asked in such a position; where that follows from the phase alone, the rules do it."""
    fresh = bool(s.waiting)
    s.waiting = ()
    if s.phase == START:
        s.ask(ASK_MULLIGAN.to(s.player, s.options.answer_seconds))
    elif s.phase == CLOSING and s.closing:
        s.ask(ASK_CLOSING.to(s.closing.pop(0), s.options.answer_seconds))
    elif s.phase == TURN:
        turn.ask_turn(s, ASK_MOVE if fresh else ASK_MAIN)
