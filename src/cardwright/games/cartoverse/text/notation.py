"""Positions of Cartoverse in text, as they are while nothing is under way."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.cartoverse.model.board import FIRST_THING
from cardwright.games.cartoverse.model.bounds import LARGEST
from cardwright.games.cartoverse.model.card import HERO, Cards
from cardwright.games.cartoverse.model.in_play import LaidEnchant
from cardwright.games.cartoverse.model.questions import ASK_MAIN, ASK_MOVE
from cardwright.games.cartoverse.model.state import BEFORE, DUEL, MULLIGAN, NO_HERO, PHASE_WORDS, TURN, Duel
from cardwright.games.cartoverse.rules import turn
from cardwright.games.cartoverse.rules.soundness import complete
from cardwright.games.cartoverse.text.board_lines import read_enchant, write_enchant
from cardwright.games.cartoverse.text.player_lines import lines_about
from cardwright.kernel.bits import i64
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.text.course_lines import BEGINS, NumbersGivenLine, PhaseLine
from cardwright.kernel.text.notation import FieldLine, Line, ListLine, SeatsLine

PHASES: Final = (PHASE_WORDS[MULLIGAN], PHASE_WORDS[BEFORE], PHASE_WORDS[TURN], BEGINS)  # others do not stand still
USUAL_TURNS: Final = 2


@final
class EnchantsLine(ListLine[Duel]):
    """``enchants: Hallowed Ground [19] P1 on P2 attack; Blessed Mail [20] P2 on creature 17``, in the order of play."""

    by = ";"

    def write_one(self, s: Duel, item: LaidEnchant) -> str:
        return write_enchant(s, item)

    def read_one(self, s: Duel, text: str) -> LaidEnchant:
        return read_enchant(s, text)


def lines_of(seats: i64) -> list[Line[Duel]]:
    """Every line of the notation, in the order it is written."""
    fields = DUEL.fields
    lines: list[Line[Duel]] = [SeatsLine(), FieldLine(fields["first"]), FieldLine(fields["player"])]
    lines.append(PhaseLine(PHASE_WORDS, PHASES, TURN, ASK_MOVE))
    for seat in range(seats):
        lines += lines_about(seat)
    return [*lines, EnchantsLine(fields["enchants"]), NumbersGivenLine("played", FIRST_THING, LARGEST)]


def usual(s: Duel) -> None:
    """What is left out is as in the first player's second turn."""
    s.phase = TURN
    for player in s.players:
        player.turns = USUAL_TURNS


def settle(s: Duel, said: list[str]) -> None:
    """Nothing is under way: a turn is about to start, or its player is to move."""
    for seat in range(s.seats):
        give_hero(s, seat, f"p{seat + 1}.hp" in said)
    complete(s)
    fresh = bool(s.waiting)
    s.waiting = ()
    if s.phase == TURN:
        turn.ask_turn(s, ASK_MOVE if fresh else ASK_MAIN)


def give_hero(s: Duel, seat: i64, healthy: bool) -> None:
    """A player whose hero is not named has a plain one, or else the one of their seat, with its printed HP."""
    player = s.players[seat]
    if player.hero == NO_HERO:
        player.hero = usual_hero(s.cards, seat)
    if not healthy:
        player.most = s.cards.all[player.hero].hp
        player.hp = player.most


def usual_hero(cards: Cards, seat: i64) -> i64:
    heroes = [place for place in range(len(cards.all)) if cards.all[place].type == HERO]
    if not heroes:
        raise BadPosition("these cards have no hero")
    for place in heroes:
        if not cards.all[place].abilities:
            return place
    return heroes[seat % len(heroes)]
