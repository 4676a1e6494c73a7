"""What a magpie can be asked, and its answers: packed, in words and in parts.

An answer is packed as the kernel packs it (see kernel/action.py), with two kinds of our own.
"""

from __future__ import annotations

from typing import Final

from cardwright.games.template.model.state import Position
from cardwright.kernel.action import OPERAND_MASK, PASS, PICK, is_pick, kind_of, operand, pack, picked
from cardwright.kernel.bits import i64
from cardwright.kernel.cards import plain
from cardwright.kernel.chain import RESPOND
from cardwright.kernel.decision import Decision
from cardwright.kernel.errors import IllegalAction

# Kinds of question; RESPOND is the kernel's.
BIDDING: Final = "bid"
MOVE: Final = "move"
BUTT_IN: Final = "butt in"
MAGPIE: Final = "magpie"
KEEP: Final = "keep"
CHARMS: Final = "charms"
QUESTIONS: Final = (BIDDING, MOVE, BUTT_IN, RESPOND, MAGPIE, KEEP, CHARMS)

# Kinds of answer; PASS and PICK are the kernel's.
PLAY: Final = 2  # a card
BID: Final = 3  # an amount

PASS_WORDS: Final[dict[str, str]] = {MOVE: "forage", RESPOND: "pass", CHARMS: "enough"}


def action_text(s: Position, seat: i64, action: i64) -> str:
    """``play Nest Raid``, ``bid 2``, ``forage``, ``P3``."""
    if is_pick(action):
        return pick_text(s, seat, s.question(seat), picked(action))
    if kind_of(action) == PLAY:
        return f"play {s.cards.name(operand(action, 0))}"
    if kind_of(action) == BID:
        return f"bid {operand(action, 0)}"
    return PASS_WORDS.get(s.question(seat), "pass")


def pick_text(s: Position, seat: i64, question: str, thing: i64) -> str:
    if question == MAGPIE:
        return f"P{thing + 1}"
    if question == KEEP:
        return s.cards.name(s.players[seat].looking[thing])
    return s.cards.name(thing)


def action_parts(s: Position, seat: i64, action: i64) -> dict[str, object]:
    if is_pick(action):
        question = s.question(seat)
        return {"kind": "pick", "question": question, "thing": pick_text(s, seat, question, picked(action))}
    if kind_of(action) == PLAY:
        return {"kind": "play", "card": s.card(operand(action, 0)).key}
    if kind_of(action) == BID:
        return {"kind": "bid", "amount": int(operand(action, 0))}
    return {"kind": "pass"}


def read_action(s: Position, seat: i64, text: str) -> int:
    """What a player typed: ``bid 2`` or ``2``, ``play nest raid`` or ``nest``, ``forage``, ``p3``."""
    word, _, rest = text.strip().partition(" ")
    decision = s.decision(seat)
    if text.strip().lower() in PASS_WORDS.values():
        return PASS
    if decision is not None and decision.slot:
        return read_pick(s, decision, text)
    if word.lower() == "bid":
        return read_bid(rest)
    if decision is not None and decision.kind == BIDDING:
        return read_bid(text)
    return read_play(s, seat, rest if word.lower() == "play" else text)


def read_bid(text: str) -> int:
    amount = text.strip()
    if amount.isdecimal() and int(amount) <= OPERAND_MASK:
        return pack(BID, int(amount))
    raise IllegalAction(f'"{amount}" is not a bid; write for example "bid 1"')


def read_play(s: Position, seat: i64, name: str) -> int:
    hand = s.players[seat].hand
    place = meant(name, [s.cards.name(card) for card in hand], "your hand")
    return pack(PLAY, hand[place])


def read_pick(s: Position, decision: Decision, text: str) -> int:
    names = [pick_text(s, decision.seat, decision.kind, thing) for thing in decision.options]
    return pack(PICK, decision.options[meant(text, names, "what is offered")])


def meant(text: str, names: list[str], where: str) -> int:
    """The place of the one name that is, or begins with, what was typed."""
    wanted = plain(text)
    exact = [place for place, name in enumerate(names) if plain(name) == wanted]
    near = exact or [place for place, name in enumerate(names) if wanted and plain(name).startswith(wanted)]
    if len(near) == 1:
        return near[0]
    if near:
        raise IllegalAction(f'"{text}" could be {" or ".join(names[place] for place in near)}')
    raise IllegalAction(f'there is no "{text}" in {where}: {", ".join(names) or "nothing"}')
