"""The round: draw, bid, turns (R3), and how the game ends."""

from __future__ import annotations

from typing import Final

from cardwright.games.template.model import events
from cardwright.games.template.model.actions import BIDDING, BUTT_IN, MOVE
from cardwright.games.template.model.state import Position
from cardwright.games.template.rules.atoms import discard_charm, draw, lose
from cardwright.kernel.action import operand
from cardwright.kernel.bits import i64
from cardwright.kernel.chain import CHAIN
from cardwright.kernel.standing_question import StandingQuestion
from cardwright.kernel.state import NOBODY, OPEN

OVER: Final = 1000  # a step beyond the end of every program

ASK_BID: Final = StandingQuestion(BIDDING, sealed=True)
ASK_MOVE: Final = StandingQuestion(MOVE)
ASK_BUTT_IN: Final = StandingQuestion(BUTT_IN, optional=True)


def go_on(s: Position) -> None:
    """Nothing is under way: the next phase, or the next question."""
    if s.bidding:
        ask_bids(s)
    elif s.order:
        ask_move(s)
    elif s.round >= s.options.rounds:
        finish(s, richest(s), events.LAST_ROUND)
    else:
        begin_round(s)


def begin_round(s: Position) -> None:
    """Asking for the bids is left to the next call, so that charms set off at dawn come first."""
    s.round += 1
    s.bidding = True
    s.tell_cards_too(events.DAWN, NOBODY, s.round)
    for seat in s.seated():
        for _ in range(s.options.draws):
            draw(s, seat)


def ask_bids(s: Position) -> None:
    """R6: sealed questions are answered at the same time and in secret."""
    for seat in s.seated():
        s.ask(ASK_BID.to(seat, s.options.seconds))


def show_bids(s: Position) -> None:
    """R7: the highest bidder pays, draws and leads."""
    bids = {seat: operand(s.sealed[seat], 0) for seat in s.seated()}
    for seat, amount in bids.items():
        s.tell_cards_too(events.BID, seat, amount)
    highest = max(bids.values())
    rivals = [seat for seat in s.seated() if bids[seat] == highest]
    leader = rivals[s.below(len(rivals))] if len(rivals) > 1 else rivals[0]
    s.tell_cards_too(events.LEAD, leader, highest)
    lose(s, leader, highest)
    draw(s, leader)
    s.bidding = False
    s.order = s.clockwise(leader)


def ask_move(s: Position) -> None:
    """R8; R19: the others may act but need not, and nobody waits for them."""
    s.ask(ASK_MOVE.to(s.order[0], s.options.seconds))
    if s.options.butting_in:
        for seat in s.others(s.order[0]):
            s.ask(ASK_BUTT_IN.to(seat))


def leave(s: Position, seat: i64) -> None:
    """R21."""
    player = s.players[seat]
    player.playing = False
    player.glitter = 0
    s.discard += player.hand
    s.deck = player.looking + s.deck
    player.hand = []
    player.looking = []
    s.tell_cards_too(events.LEAVE, seat)
    for charm in s.charms:
        if charm.seat == seat:
            discard_charm(s, charm)
    drop_business(s, seat)
    if len(s.seated()) == 1:
        finish(s, richest(s), events.LAST_MAGPIE)


def drop_business(s: Position, seat: i64) -> None:
    """Whatever waits for a magpie that has left, or is still to happen for it, is over; its links fizzle later."""
    s.sealed[seat] = OPEN
    s.order = [other for other in s.order if other != seat]
    s.queue = tuple([frame for frame in s.queue if frame.seat != seat])
    s.waiting = tuple([decision for decision in s.waiting if decision.seat != seat])
    for frame in s.agenda:
        if frame.seat == seat and frame.program != CHAIN:
            frame.step = OVER


def somebody_has_enough(s: Position) -> bool:
    """R22."""
    return max([s.players[seat].glitter for seat in s.seated()]) >= s.options.goal


def richest(s: Position) -> tuple[int, ...]:
    """R23: several share the victory; if that is everybody, nobody wins."""
    seats = s.seated()
    most = max([s.players[seat].glitter for seat in seats])
    winners = [int(seat) for seat in seats if s.players[seat].glitter == most]
    return () if len(winners) == len(seats) > 1 else tuple(winners)


def finish(s: Position, winners: tuple[int, ...], reason: i64) -> None:
    s.result = winners
    s.waiting = ()
    s.tell_cards_too(events.END, winners[0] if winners else NOBODY, reason)
