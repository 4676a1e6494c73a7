"""One round in its order: the start, and the turns."""

from __future__ import annotations

from cardwright.games.ancients.model import events
from cardwright.games.ancients.model.ability import ROUND_START, SCHEME
from cardwright.games.ancients.model.board import SIDES
from cardwright.games.ancients.model.lot import RUNE
from cardwright.games.ancients.model.questions import ASK_MOVE, ASK_ON
from cardwright.games.ancients.model.state import (
    ACTION,
    DEPLOY,
    FREE,
    SUPPORT_STEP,
    Position,
)
from cardwright.games.ancients.rules import deploy
from cardwright.games.ancients.rules.arrows import assign, redraw, update
from cardwright.games.ancients.rules.chance import draw_lot
from cardwright.games.ancients.rules.figures import refresh
from cardwright.games.ancients.rules.groups import units_at
from cardwright.games.ancients.rules.hand import draw
from cardwright.games.ancients.rules.round_end import finish_round
from cardwright.games.ancients.rules.spawning import spawn
from cardwright.games.ancients.rules.state_check import check, check_mega, sound_everywhere
from cardwright.games.ancients.rules.triggers import sound
from cardwright.kernel.bits import BIT, i64


def begin_round(s: Position) -> None:
    """Steps 1.1 to 1.8, up to the deploy."""
    s.round += 1
    s.night = s.round % 2 == 0
    s.step = SUPPORT_STEP if s.round == 1 else FREE
    s.tell(events.ROUND, s.initiative, s.round, 1 if s.night else 0)
    for side in s.sides:
        side.mana_most = s.options.start_mana + (s.round - 1) * s.options.mana_per_round
        side.mana = side.mana_most
    deploy.arrive(s)
    draw_cards(s)
    lay_rune(s)
    spawn(s)
    check_mega(s)
    refresh(s)
    redraw(s)
    s.phase = DEPLOY
    if not deploy.ask_deploy(s):
        begin_turns(s)


def draw_cards(s: Position) -> None:
    """R77 to R79."""
    if s.round > 1:
        for turn in range(2):
            seat = s.initiative if turn == 0 else 1 - s.initiative
            draw(s, seat, s.options.draw_night if s.night else s.options.draw_day)


def lay_rune(s: Position) -> None:
    """R70, J43: by Day, but not in the first round; it takes the place of one that nobody claimed."""
    if s.round > 1 and not s.night and s.cards.runes:
        s.rune = draw_lot(s, RUNE, s.initiative, 0, s.cards.runes)
        s.tell(events.RUNE, s.initiative, s.rune)


def deployed(s: Position) -> None:
    """All who had to have placed their heroes: show them, and go on."""
    deploy.reveal(s)
    s.waiting = ()
    redraw(s)
    if not deploy.next_step(s):
        begin_turns(s)


def begin_turns(s: Position) -> None:
    """Steps 1.9 and 1.10, then the first turn."""
    s.phase = ACTION
    s.step = FREE
    s.passed = False
    s.mover = s.initiative
    assign(s)
    sound_everywhere(s, ROUND_START)
    settle(s)
    if s.result is None:
        s.tell(events.TURN, s.mover)
        ask_mover(s)


def ask_mover(s: Position) -> None:
    """A new turn."""
    s.waiting = ASK_MOVE.alone(s.mover, s.options.turn_seconds)


def settle(s: Position) -> None:
    """After every action: the state check, then aggro where a target has changed."""
    check(s)
    if s.result is None:
        update(s)


def acted(s: Position, seat: i64, quick: bool) -> None:
    """An action is done: the same player goes on after a Quickcast, otherwise the turn ends."""
    settle(s)
    s.passed = False
    if s.result is not None:
        return
    if quick:
        s.waiting = ASK_ON.alone(seat, s.options.turn_seconds)
    else:
        end_turn(s, seat)
        hand_on(s, seat)


def pass_turn(s: Position, seat: i64) -> None:
    """Two passes in a row end the phase, and the first of them brings the initiative of the next round."""
    s.tell(events.PASS, seat)
    if s.hearing & BIT[SCHEME]:
        for unit in units_at(s, SIDES[seat]):
            if unit.place >= 0:
                sound(s, unit, SCHEME, unit, unit.place)
        settle(s)
    if s.result is not None:
        return
    end_turn(s, seat)
    if s.passed:
        s.passed = False
        finish_round(s, 1 - seat)
    else:
        s.passed = True
        hand_on(s, seat)


def end_turn(s: Position, seat: i64) -> None:
    """J38: Stun and Silence of the player's units go down by one."""
    if not s.dazed:
        return
    for unit in units_at(s, s.units() & SIDES[seat]):
        if unit.stun > 0:
            unit.stun -= 1
        if unit.silence > 0:
            unit.silence -= 1


def hand_on(s: Position, seat: i64) -> None:
    s.mover = 1 - seat
    s.tell(events.TURN, s.mover)
    ask_mover(s)
