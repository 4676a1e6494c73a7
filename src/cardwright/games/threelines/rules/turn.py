"""The round: draw, mana, placement, combat, end (R17)."""

from __future__ import annotations

from typing import Final

from cardwright.games.threelines.model.events import (
    BOTH_DOWN,
    BY_HP,
    DRAW,
    END,
    IDLE,
    MANA,
    OUT_OF_CARDS,
    PLACE,
    ROUND,
    ROUND_LIMIT,
)
from cardwright.games.threelines.model.menu import SLOT_BITS, SLOT_MASK, UNKNOWN
from cardwright.games.threelines.model.state import CARD_BITS, CARD_MASK, LINES, Player, Position
from cardwright.games.threelines.rules.combat import fight
from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.standing_question import StandingQuestion
from cardwright.kernel.state import NOBODY

PLACEMENT: Final = "place"
ASK_PLACEMENT: Final = StandingQuestion(PLACEMENT, sealed=True)


def begin_round(s: Position) -> None:
    """Draw, mana, and the placement question to both (R14 to R21)."""
    s.round += 1
    if s.telling:
        s.tell(ROUND, NOBODY, s.round)
    draw_phase(s)
    mana_phase(s)
    ask_placement(s)


def draw_phase(s: Position) -> None:
    """Below the hand limit one card is drawn, the first player before the other (R18, R19, T12)."""
    if s.deck:  # T14
        draw_up(s, s.first, s.players[s.first])
        draw_up(s, 1 - s.first, s.players[1 - s.first])


def draw_up(s: Position, seat: i64, player: Player) -> None:
    draws = s.options.draws
    while draws > 0 and player.size < s.options.hand_limit and s.deck:  # R13
        receive(s, seat, player, s.deck.pop())
        draws -= 1


def receive(s: Position, seat: i64, player: Player, card: i64) -> None:
    """A card comes from the deck into a hand; only who holds it knows it."""
    player.gain(card, s.cards.all[card].cost)
    if s.telling:
        s.tell(DRAW, seat, card, knows=BIT[seat])


def mana_phase(s: Position) -> None:
    """Mana rises up to its limit; more is lost (R20, T29)."""
    options = s.options
    if s.round == 1 and not options.first_round_mana:  # T7
        return
    gain = options.mana_gain
    limit = options.mana_limit
    refilled: i64 = -1
    if options.mana == "refill":  # T6
        refilled = options.start_mana + gain * (s.round if options.first_round_mana else s.round - 1)
    for seat in range(2):
        player = s.players[seat]
        mana = refilled if refilled >= 0 else player.mana + gain
        if mana > limit:
            mana = max(player.mana, limit)
        if s.telling:
            s.tell(MANA, seat, mana - player.mana, mana)
        player.mana = mana


def ask_placement(s: Position) -> None:
    """Both choose at the same time and in secret (R16, R21, T17)."""
    s.players[0].menu = UNKNOWN
    s.players[1].menu = UNKNOWN
    s.waiting = ASK_PLACEMENT.to_all(2, s.options.seconds)


def reveal(s: Position) -> None:
    """Both choices are in: pay, place, fight, and see whether it is over."""
    one = s.players[0]
    two = s.players[1]
    fresh = place(s, 0, one) | place(s, 1, two) << LINES
    resting: i64 = 0
    if not s.options.fresh_cards_fight:
        resting = fresh
    if fight(s, one, two, resting) or fresh != 0:
        s.idle = 0
    else:
        s.idle += 1
    judge(s)


def place(s: Position, seat: i64, player: Player) -> i64:
    """Pay for the chosen cards and put them on their lines (R22); the set of lines they went to."""
    choice: i64 = s.sealed[seat]
    if choice == 0:
        return 0
    used: i64 = 0
    fresh: i64 = 0
    line: i64 = 0
    while choice != 0:
        slot = choice & SLOT_MASK
        if slot != 0:
            used |= 1 << slot
            fresh |= 1 << line
            put(s, seat, player, slot - 1, line)
        choice >>= SLOT_BITS
        line += 1
    slot = player.size
    while used != 0:  # the last of them first, for those behind a card close up
        if used >> slot != 0:
            used ^= 1 << slot
            player.drop(slot - 1)
        slot -= 1
    return fresh


def put(s: Position, seat: i64, player: Player, slot: i64, line: i64) -> None:
    card = (player.hand >> CARD_BITS * slot & CARD_MASK) - 1
    facts = s.cards.all[card]
    player.mana -= facts.cost
    player.stand(line, card, facts.defence)
    if s.telling:
        s.tell(PLACE, seat, card, line, facts.cost)


def judge(s: Position) -> None:
    """The end of a round: an avatar down (R37, T18), nobody with a card left (R38, T20), nothing going on (T21)."""
    a = s.players[0].hp
    b = s.players[1].hp
    if a <= 0 or b <= 0:
        if a <= 0 and b <= 0:
            finish(s, (), BOTH_DOWN)
        else:
            finish(s, (0,) if b <= 0 else (1,), BY_HP)
    elif not s.deck and out_of_cards(s):
        finish(s, tie_break(s), OUT_OF_CARDS)
    elif s.idle >= s.options.idle_rounds:
        finish(s, tie_break(s), IDLE)
    elif s.round >= s.options.round_limit:
        finish(s, tie_break(s), ROUND_LIMIT)


def out_of_cards(s: Position) -> bool:
    """Nothing in a hand or on the field."""
    one = s.players[0]
    two = s.players[1]
    return one.hand == 0 and two.hand == 0 and one.lines == 0 and two.lines == 0


def tie_break(s: Position) -> tuple[int, ...]:
    """A draw, unless more health is to decide."""
    a = s.players[0].hp
    b = s.players[1].hp
    if not s.options.hp_breaks_draw or a == b:
        return ()
    return (0,) if a > b else (1,)


def finish(s: Position, winners: tuple[int, ...], reason: i64) -> None:
    s.result = winners
    s.tell(END, winners[0] if winners else NOBODY, reason)
