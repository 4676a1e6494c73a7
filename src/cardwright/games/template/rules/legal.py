"""What may be answered, and why something may not."""

from __future__ import annotations

from cardwright.games.template.model.actions import BID, BIDDING, BUTT_IN, MOVE, PLAY
from cardwright.games.template.model.card import ANSWER, QUICK
from cardwright.games.template.model.state import Position
from cardwright.kernel.action import PASS, kind_of, operand, pack
from cardwright.kernel.bits import i64
from cardwright.kernel.decision import Decision
from cardwright.kernel.text.refusals import NOT_HELD


def answers(s: Position, decision: Decision) -> list[i64]:
    """Every answer to a question of the rules; a choice inside a card's effect lists its own."""
    if decision.kind == BIDDING:
        return [pack(BID, amount) for amount in range(highest_bid(s, decision.seat) + 1)]
    hand = s.players[decision.seat].hand
    found: list[i64] = [pack(PLAY, card) for card in hand if not hindrance(s, decision, card)]
    if decision.kind != BUTT_IN:
        found.append(PASS)
    return found


def highest_bid(s: Position, seat: i64) -> i64:
    """R6."""
    return min(s.options.bid_limit, s.players[seat].glitter)


def hindrance(s: Position, decision: Decision, card: i64) -> str:
    """What keeps a card in hand from being played now (R9, R19); "" if nothing does."""
    name = s.cards.name(card)
    type_ = s.card(card).type
    if decision.kind == MOVE:
        return f"{name} is only played to answer another card" if type_ == ANSWER else ""
    if type_ == QUICK:
        return ""
    if type_ != ANSWER:
        return f"{name} is only played on your own turn"
    if decision.kind == BUTT_IN:
        return f"{name} answers a card, and none lies on the table"
    return f"{name} does not answer your own card" if s.chain[-1].seat == decision.seat else ""


def refusal(s: Position, decision: Decision, action: i64) -> str:
    """Why that is no answer; "" if it is one. It agrees with ``answers`` exactly."""
    thing = operand(action, 0)
    if decision.kind == BIDDING:
        return bid_refusal(s, decision.seat, action, thing)
    if action == PASS:
        return "nobody waits for you, so there is nothing to pass" if decision.kind == BUTT_IN else ""
    if action != pack(PLAY, thing):
        return "you may play a card or pass"
    if thing not in s.players[decision.seat].hand:
        return NOT_HELD
    return hindrance(s, decision, thing)


def bid_refusal(s: Position, seat: i64, action: i64, amount: i64) -> str:
    if kind_of(action) != BID or action != pack(BID, amount):
        return "you are asked for a bid"
    if amount > s.players[seat].glitter:
        return f"you have {s.players[seat].glitter} glitter and cannot bid {amount}"
    if amount > s.options.bid_limit:
        return f"a bid is at most {s.options.bid_limit}"
    return ""
