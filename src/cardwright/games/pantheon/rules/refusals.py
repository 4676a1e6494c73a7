"""Why something may not be done, in a sentence with its rule; it agrees with ``legal`` exactly."""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.model import actions
from cardwright.games.pantheon.model import questions as book
from cardwright.games.pantheon.model.actions import ACTIVATE, ATTACK, CAST, END, MANA, PLAY, SWAP, first, fourth, pack
from cardwright.games.pantheon.model.actions import second as operand_two
from cardwright.games.pantheon.model.actions import third as operand_three
from cardwright.games.pantheon.model.card import BARRED, STEALTH, Card, Use
from cardwright.games.pantheon.model.state import FIRST_HERO, FIRST_THING, Position, Thing
from cardwright.games.pantheon.model.target import Target
from cardwright.games.pantheon.rules import legal
from cardwright.games.pantheon.rules.cost import price_of
from cardwright.games.pantheon.rules.figures import keywords_of, taunts
from cardwright.kernel.action import PASS
from cardwright.kernel.bits import BIT, among, i64
from cardwright.kernel.chain import RESPOND
from cardwright.kernel.decision import Decision
from cardwright.kernel.text.refusals import NOT_HELD, NOTHING_TO_PASS_ON, discard_refusal, no_action, too_dear

READY_MANA: Final = "Ready mana"


def refusal(s: Position, decision: Decision, action: i64) -> str:
    kind = decision.kind
    if action == PASS:
        if kind == RESPOND or kind == book.CLOSING:
            return ""
        return NOTHING_TO_PASS_ON if kind == book.INTERRUPT else "this question has to be answered"
    if kind == book.MAIN or kind == RESPOND or kind == book.CLOSING or kind == book.INTERRUPT:
        return deed_refusal(s, decision, action)
    if kind == book.MULLIGAN:
        return swap_refusal(s, decision.seat, action)
    if kind == book.HERO:
        at = first(action)
        known = action == pack(actions.HERO, at) and at < len(s.players[decision.seat].offers)
        return "" if known else "that hero is not among those you are offered (R1)"
    card = first(action)
    return discard_refusal(s.players[decision.seat].hand, card, action == pack(actions.DISCARD, card))


def deed_refusal(s: Position, decision: Decision, action: i64) -> str:
    """What is done in a Turn Phase, by its player or by others."""
    seat = decision.seat
    main = decision.kind == book.MAIN
    kind = action & actions.KIND_MASK
    if kind == CAST:
        return cast_refusal(s, seat, action)
    if kind == ACTIVATE:
        return activate_refusal(s, seat, action, main)
    if action == MANA:
        return mana_refusal(s, seat)
    if not main:
        return "as an answer you may cast a spell or use an any-turn effect, nothing else (R47, P35)"
    if kind == PLAY:
        return play_refusal(s, seat, action)
    if kind == ATTACK:
        return attack_refusal(s, seat, action)
    return "" if action == END else no_action("R34")


def mana_refusal(s: Position, seat: i64) -> str:
    if legal.may_place(s, seat):
        return ""
    if seat != s.player:
        return "Mana is placed on your own turn only (R10)"
    return "only one Mana may be placed a turn (R11)" if s.players[seat].placed else "you hold no Mana (P7)"


def swap_refusal(s: Position, seat: i64, action: i64) -> str:
    if action < 0 or action & actions.KIND_MASK != SWAP or action >> actions.FOURTH != 0:
        return "you are asked which cards to swap (R31)"
    count: i64 = 0
    last: i64 = 0
    codes = action >> actions.FIRST
    while codes != 0:
        code = codes & actions.MASK
        if code == 0 or code < last:
            return "the cards to swap have to be listed in order"
        last = code
        count += 1
        codes >>= actions.BITS
    limit = legal.swap_limit(s, seat)
    if count > limit:
        return f"at most {limit} cards may be swapped (R31)"
    return "" if holds_all(s.players[seat].hand, action >> actions.FIRST) else NOT_HELD


def holds_all(hand: list[i64], codes: i64) -> bool:
    """Whether these cards are in a hand; both are in order."""
    for card in hand:
        if card == (codes & actions.MASK) - 1:
            codes >>= actions.BITS
    return codes == 0


# Cards.


def cast_refusal(s: Position, seat: i64, action: i64) -> str:
    place = first(action)
    if action < 0 or not among(s.players[seat].hand, place):
        return NOT_HELD
    card = s.cards.all[place]
    return use_refusal(s, seat, action, card) if card.spell else f"{card.name} is not a spell (R37)"


def play_refusal(s: Position, seat: i64, action: i64) -> str:
    place = first(action)
    if action < 0 or not among(s.players[seat].hand, place):
        return NOT_HELD
    card = s.cards.all[place]
    if card.spell:
        return f"{card.name} is a spell: it is cast, not played (R37)"
    return "Mana is placed, not played (R35)" if card.mana else use_refusal(s, seat, action, card)


def use_refusal(s: Position, seat: i64, action: i64, card: Card) -> str:
    """Whether a card can be paid for, and what was chosen for it may be chosen."""
    price = price_of(s, seat, card)
    ready = s.players[seat].ready
    if price > ready:
        return too_dear([card.name], price, ready, "R7", READY_MANA)
    use = card.on_play
    if use is None:
        return "" if action >> actions.SECOND == 0 else "there is nothing to choose for it"
    return choice_refusal(s, seat, 0, action, use, not card.spell)


def choice_refusal(s: Position, seat: i64, source: i64, action: i64, use: Use, lenient: bool) -> str:
    """Whether what was chosen may be chosen."""
    targets, sacrifice = use.targets, use.sacrifice
    given = fourth(action)
    if action >> actions.BEYOND != 0 or (sacrifice is None) != (given == 0):
        return "there is nothing to sacrifice for it" if given else "a unit has to be sacrificed for it (R12)"
    if sacrifice is not None and not sacrifice.allows(s, given, seat, source):
        return "that cannot be sacrificed for it"
    one = operand_two(action)
    two = operand_three(action)
    if (one != 0 and len(targets) == 0) or (two != 0 and len(targets) < 2):
        return "there is nothing more to choose for it"
    for at in range(len(targets)):
        why = aim_refusal(s, seat, source, targets[at], one if at == 0 else two, given, lenient)
        if why:
            return why
    return "two different things have to be chosen" if one == two and one > 0 else ""


def aim_refusal(s: Position, seat: i64, source: i64, target: Target, ref: i64, given: i64, lenient: bool) -> str:
    if ref == 0:
        if target.optional:
            return ""
        possible = legal.candidates(s, target, seat, source, given, False)
        if lenient and not possible:
            return ""
        return "something has to be chosen for it" if possible else "there is nothing it could be used on"
    if ref == given:
        return "what is sacrificed for it cannot be chosen as well"
    return "" if target.allows(s, ref, seat, source) else "that cannot be chosen for it"


def activate_refusal(s: Position, seat: i64, action: i64, main: bool) -> str:
    """R38, R44."""
    source = first(action)
    player = s.players[seat]
    thing = s.find(source) if source >= FIRST_THING else None
    if action < 0 or not (source == FIRST_HERO + seat if thing is None else thing.owner == seat):
        return "that is not yours to use (R38)"
    place = player.hero if thing is None else thing.card
    activation = s.cards.all[place].activation if place >= 0 else None
    if activation is None:
        return "it has no effect to activate (R38)"
    if not main and not activation.any_turn:
        return "this effect can only be used in your own Turn Phase, with nothing to answer (R44)"
    if activation.once and (player.used if thing is None else thing.used):
        return "that has been used already; it works only once a turn"
    if activation.exhausts and not (player.awake if thing is None else thing.ready):
        return "it is Exhausted (R51)"
    if activation.exhausts and thing is not None and thing.engaged:
        return "its attack is under way, so it cannot be Exhausted for this (P21)"
    if activation.mana > player.ready:
        return too_dear(["that"], activation.mana, player.ready, "R38", READY_MANA)
    if activation.health >= player.health:
        return f"that costs {activation.health} Health, and you would not survive it"
    return choice_refusal(s, seat, source, action, activation, False)


# Attacking.


def attack_refusal(s: Position, seat: i64, action: i64) -> str:
    ref = first(action)
    thing = s.find(ref) if ref >= FIRST_THING else None
    if action != pack(ATTACK, ref, operand_two(action)) or thing is None or thing.owner != seat:
        return "you attack with a unit of your own (R19)"
    name = s.cards.all[thing.card].name
    if not s.cards.all[thing.card].unit:
        return f"{name} is no unit (R17)"
    if not thing.ready or thing.engaged:
        return f"{name} is Exhausted (R17)"
    if keywords_of(s, thing) & BARRED:
        return f"{name} cannot attack"
    return defender_refusal(s, seat, operand_two(action))


def defender_refusal(s: Position, seat: i64, ref: i64) -> str:
    thing = s.find(ref) if ref >= FIRST_THING else None
    if thing is None and not (FIRST_HERO <= ref < FIRST_HERO + s.seats):
        return "there is no such defender (R19)"
    other = ref - FIRST_HERO if thing is None else thing.owner
    if other == seat or not s.players[other].alive:
        return "the defender is an opponent's (R19)"
    if s.players[other].truce & BIT[seat] != 0:
        return "there is a truce: you cannot attack this player before their next turn"
    if thing is not None:
        return unit_refusal(s, thing)
    for unit in s.players[other].field:
        if s.cards.all[unit.card].unit:
            return "a hero with units on the field cannot be attacked (R22)"
    return "" if s.players[other].finished > 0 else "that player has not finished a turn yet (R23)"


def unit_refusal(s: Position, thing: Thing) -> str:
    keys = keywords_of(s, thing)
    if not s.cards.all[thing.card].unit:
        return "a field card cannot be attacked (P48)"
    if keys & STEALTH:
        return "a Stealthed unit cannot be attacked (R54)"
    if taunts(keys):
        return ""
    for other in s.players[thing.owner].field:
        if s.cards.all[other.card].unit and taunts(keywords_of(s, other)):
            return "a unit with Taunt has to be attacked first (R53)"
    return ""
