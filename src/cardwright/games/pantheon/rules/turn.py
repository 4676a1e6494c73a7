"""The course of a turn (R29 to R42), and who is still in the game."""

from __future__ import annotations

from cardwright.games.pantheon.model import card, events
from cardwright.games.pantheon.model.actions import swapped
from cardwright.games.pantheon.model.questions import (
    ASK_CLOSING,
    ASK_DISCARD,
    ASK_HERO,
    ASK_INTERRUPT,
    ASK_MAIN,
    ASK_MOVE,
    ASK_MULLIGAN,
)
from cardwright.games.pantheon.model.state import (
    AFTER,
    BEFORE,
    CLEANUP,
    CLOSING,
    END,
    HEROES,
    KEY_BITS,
    KEY_MASK,
    MANA,
    START,
    TURN,
    Player,
    Position,
    Thing,
)
from cardwright.games.pantheon.options import SUPPLY
from cardwright.games.pantheon.rules import atoms, legal
from cardwright.games.pantheon.rules.figures import power_of, units_of
from cardwright.games.pantheon.rules.triggers import ears_of, fire, heard_at_end, heard_by
from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.standing_question import StandingQuestion
from cardwright.kernel.state import NOBODY


def go_on(s: Position) -> None:
    """Nothing is under way: the next phase, or the next question."""
    if s.phase == TURN:
        if s.players[s.player].alive:
            ask_turn(s, ASK_MAIN)
        else:
            s.phase = CLEANUP
    elif s.phase == BEFORE:
        begin(s)
    elif s.phase == CLEANUP:
        clean_up(s)
    elif s.phase == AFTER:
        hand_over(s)
    elif s.phase == HEROES:
        for seat in s.seated():
            s.ask(ASK_HERO.to(seat, s.options.turn_seconds))
    elif not s.players[s.player].alive:
        s.phase = CLEANUP
    elif s.phase == START:
        s.phase = TURN
        ask_turn(s, ASK_MOVE)
    elif s.phase == CLOSING:
        close(s)
    else:
        limit_hand(s)


# Start of Turn.


def begin(s: Position) -> None:
    """R30, and the question for the Mulligan."""
    if s.turn >= s.options.turn_limit:  # P51
        finish(s, (), events.TURN_LIMIT)
        return
    s.turn += 1
    s.phase = START
    seat = s.player
    s.tell(events.TURN, seat, s.turn)
    for _ in range(s.options.draws if s.turn > 1 else s.options.first_turn_draw):  # P11
        atoms.draw(s, seat)
    s.ask(ASK_MULLIGAN.to(seat, s.options.answer_seconds))


def swap(s: Position, seat: i64, action: i64) -> None:
    """R31, P45; then R32 and R33 follow."""
    cards = swapped(action)
    for place in cards:
        atoms.discard(s, seat, place)
    s.tell(events.SWAP, seat, len(cards))
    for _ in cards:
        atoms.draw(s, seat)
    ready_all(s, seat)
    end_held(s, seat)
    if s.ears & BIT[card.START] != 0:
        s.queue += tuple(heard_by(s, seat, card.START, 0, seat))


def ready_all(s: Position, seat: i64) -> None:
    """R32: mana, hero, units and field cards."""
    player = s.players[seat]
    player.ready += player.spent
    player.spent = 0
    player.awake = True
    player.placed = False
    player.played = 0
    for thing in player.field:
        thing.ready = True
    s.tell(events.READY_ALL, seat)


def end_held(s: Position, seat: i64) -> None:
    """What holds until the start of this player's next turn ends."""
    s.players[seat].truce = 0
    for player in s.players:
        for thing in player.field:
            thing.held_keys &= ~(KEY_MASK << KEY_BITS * seat)


# Turn Phase.


def ask_turn(s: Position, question: StandingQuestion) -> None:
    """Ask the turn player; P41: the others may act as well, and nobody waits for them."""
    s.waiting = question.alone(s.player, s.options.turn_seconds)
    for step in range(1, s.seats):
        other = (s.player + step) % s.seats
        if s.players[other].alive and legal.could_answer(s, other):
            s.ask(ASK_INTERRUPT.to(other))


def declare_end(s: Position) -> None:
    """P41: the others are asked before the turn ends."""
    s.phase = CLOSING
    s.closing = s.others(s.player)


def close(s: Position) -> None:
    while s.closing:
        seat = s.closing.pop(0)
        if s.players[seat].alive and legal.could_answer(s, seat):
            s.tell(events.OFFER, seat)
            s.ask(ASK_CLOSING.to(seat, s.options.answer_seconds))
            return
    s.phase = END
    s.tell(events.END_TURN, s.player)
    s.queue += tuple(heard_at_end(s))


# End of Turn.


def limit_hand(s: Position) -> None:
    """R41, P44: one card after the other."""
    if len(s.players[s.player].hand) > s.options.hand_limit:
        s.ask(ASK_DISCARD.to(s.player, s.options.answer_seconds))
    else:
        s.phase = CLEANUP


def clean_up(s: Position) -> None:
    """P27, P49: everything that holds for the turn ends at once."""
    for player in s.players:
        player.used = False
        for thing in player.field:
            if thing.lent:
                thing.lent = 0
                s.shaken = True
            thing.lent_keys = 0
            thing.used = False
            thing.engaged = False
    s.phase = AFTER


def hand_over(s: Position) -> None:
    """R42."""
    s.players[s.player].finished += 1
    s.phase = BEFORE
    s.player = s.others(s.player)[0]


# Dying.


def settle(s: Position) -> bool:
    """The state check: units without power, heroes without Health, the end of the game (P47)."""
    s.shaken = False
    dead: list[Thing] = []
    for step in range(s.seats):
        for thing in s.players[(s.player + step) % s.seats].field:
            if s.cards.all[thing.card].unit and power_of(s, thing) <= 0:
                dead.append(thing)
    if dead:
        atoms.destroy_together(s, dead)
    fallen: list[i64] = []
    for seat in range(s.seats):
        player = s.players[seat]
        if player.alive and player.health <= 0 and player.hero >= 0:
            fallen.append(seat)
    if fallen:
        eliminate(s, fallen)
    return bool(dead) or bool(fallen)


def eliminate(s: Position, seats: list[i64]) -> None:
    """P46, P47: all of them together."""
    was_alive = len(s.seated())
    for seat in seats:
        remove(s, seat, s.seats - was_alive + 1)
    for seat in seats:
        fire(s, card.ELIMINATED, 0, seat)
    left = s.seated()
    if len(left) == 1:
        finish(s, (int(left[0]),), events.LAST_HERO)
    elif not left:
        finish(s, together(s, seats), events.TOGETHER)


def together(s: Position, seats: list[i64]) -> tuple[int, ...]:
    """P47: nobody wins, unless the options say that the turn player does."""
    if s.options.together == "turn player" and s.player in seats:
        return (int(s.player),)
    return ()


def remove(s: Position, seat: i64, place: i64) -> None:
    """P46: what the player had goes to the discard pile, and nothing happens for it any more."""
    player = s.players[seat]
    player.alive = False
    player.place = place
    s.tell(events.ELIMINATE, seat, place)
    for thing in player.field.copy():
        atoms.depart(s, thing)
        s.pile.append(thing.card)
    s.pile += player.hand
    s.forget_all(seat)
    if s.options.mana_source != SUPPLY:
        for _ in range(player.ready + player.spent):
            s.pile.append(MANA)
    forget(s, player)
    end_held(s, seat)
    s.queue = tuple([frame for frame in s.queue if frame.seat != seat])
    s.ears = ears_of(s)


def forget(s: Position, player: Player) -> None:
    player.hand = []
    player.offers = []
    player.ready = 0
    player.spent = 0
    player.truce = 0
    if player.hero >= 0 and s.cards.all[player.hero].weight:
        s.auras -= s.cards.all[player.hero].weight
        s.shaken = True


def ask_again(s: Position) -> None:
    """Something happens before the open question is answered; it is put again afterwards."""
    if s.phase == CLOSING:
        s.closing.insert(0, s.waiting[0].seat)
    if s.phase in (TURN, CLOSING, END):
        s.waiting = ()


def finish(s: Position, winners: tuple[int, ...], reason: i64) -> None:
    """R5, P53: at once."""
    s.result = winners
    s.waiting = ()
    s.tell(events.END, winners[0] if winners else NOBODY, reason)


def open_hero(s: Position, seat: i64) -> bool:
    """R22, R23: whether a hero could be attacked, if there is anybody to do it."""
    player = s.players[seat]
    return player.alive and player.finished > 0 and units_of(s, seat) == 0
