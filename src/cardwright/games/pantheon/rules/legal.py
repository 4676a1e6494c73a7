"""Everything a player may do, listed."""

from __future__ import annotations

from cardwright.games.pantheon.model import actions
from cardwright.games.pantheon.model import questions as book
from cardwright.games.pantheon.model.actions import ACTIVATE, ATTACK, CAST, END, MANA, PLAY, SWAP, pack
from cardwright.games.pantheon.model.card import BARRED, STEALTH, Activation, Card, Use
from cardwright.games.pantheon.model.state import FIRST_HERO, Player, Position, Thing
from cardwright.games.pantheon.model.target import Target
from cardwright.games.pantheon.options import SUPPLY
from cardwright.games.pantheon.rules.cost import price_of
from cardwright.games.pantheon.rules.figures import keywords_of, statics_of, taunts
from cardwright.kernel.action import PASS
from cardwright.kernel.bits import BIT, among, i64, take
from cardwright.kernel.decision import Decision


def answers(s: Position, decision: Decision) -> list[i64]:
    """Every answer to a question of the rules."""
    seat = decision.seat
    kind = decision.kind
    if kind == book.MAIN:
        return main(s, seat)
    if kind == book.MULLIGAN:
        return swaps(s, seat)
    if kind == book.HERO:
        return [pack(actions.HERO, at) for at in range(len(s.players[seat].offers))]
    if kind == book.DISCARD:
        return [pack(actions.DISCARD, card) for card in distinct(s.players[seat].hand)]
    found: list[i64] = []
    if kind != book.INTERRUPT:
        found.append(PASS)
    quick(s, seat, found)
    return found


def main(s: Position, seat: i64) -> list[i64]:
    """R34: everything the turn player may do with an empty chain."""
    found: list[i64] = [END]
    if may_place(s, seat):
        found.append(MANA)
    cards(s, seat, found, False)
    activations(s, seat, found, False)
    attacks(s, seat, found)
    return found


def quick(s: Position, seat: i64, found: list[i64]) -> None:
    """R47, P35: what may be done in a window, or in another player's Turn Phase."""
    if may_place(s, seat):
        found.append(MANA)
    if s.players[seat].ready > 0:
        cards(s, seat, found, True)
    activations(s, seat, found, True)


def cards(s: Position, seat: i64, found: list[i64], as_answer: bool) -> None:
    """The cards of the hand that can be paid for; as an answer, only spells."""
    player = s.players[seat]
    last: i64 = -1
    for place in player.hand:
        if place == last:
            continue
        last = place
        card = s.cards.all[place]
        if card.mana or (as_answer and not card.spell) or price_of(s, seat, card) > player.ready:
            continue
        base = pack(CAST if card.spell else PLAY, place)
        if card.on_play is None:
            found.append(base)
        else:
            choices(s, found, base, seat, 0, card.on_play, not card.spell)


def may_place(s: Position, seat: i64) -> bool:
    """R10, R11, P13."""
    player = s.players[seat]
    if seat != s.player or player.placed:
        return False
    return s.options.mana_source == SUPPLY or (len(player.hand) > 0 and s.cards.all[player.hand[0]].mana)


def choices(s: Position, found: list[i64], base: i64, seat: i64, source: i64, use: Use, lenient: bool) -> None:
    """Every way to use an effect; ``lenient``: without a target it is used all the same, and does nothing."""
    if use.sacrifice is None:
        aims(s, found, base, seat, source, use.targets, 0, lenient)
        return
    for ref in use.sacrifice.refs(s, seat, source):
        aims(s, found, base | ref << actions.FOURTH, seat, source, use.targets, ref, lenient)


def aims(
    s: Position,
    found: list[i64],
    base: i64,
    seat: i64,
    source: i64,
    targets: tuple[Target, ...],
    given: i64,
    lenient: bool,
) -> None:
    """Every choice of targets; the unit ``given`` up as a cost is not among them."""
    if not targets:
        found.append(base)
        return
    for one in candidates(s, targets[0], seat, source, given, lenient):
        aimed = base | one << actions.SECOND
        if len(targets) == 1:
            found.append(aimed)
            continue
        for two in candidates(s, targets[1], seat, source, given, lenient):
            if two != one or two == 0:
                found.append(aimed | two << actions.THIRD)


def candidates(s: Position, target: Target, seat: i64, source: i64, given: i64, lenient: bool) -> list[i64]:
    found = target.refs(s, seat, source)
    if given and among(found, given):
        take(found, given)
    if target.optional or (lenient and not found):
        found.append(0)
    return found


def activations(s: Position, seat: i64, found: list[i64], as_answer: bool) -> None:
    """R38, R44: effects of the hero and of the own cards in play."""
    player = s.players[seat]
    if player.hero >= 0:
        activation = s.cards.all[player.hero].activation
        if activation is not None and usable(activation, as_answer, player.awake, player.used):
            activate(s, seat, found, FIRST_HERO + seat, activation)
    for thing in player.field:
        activation = s.cards.all[thing.card].activation
        if activation is not None and usable(activation, as_answer, thing.ready and not thing.engaged, thing.used):
            activate(s, seat, found, thing.id, activation)


def usable(activation: Activation, as_answer: bool, fresh: bool, used: bool) -> bool:
    if (as_answer and not activation.any_turn) or (activation.once and used):
        return False
    return fresh or not activation.exhausts


def activate(s: Position, seat: i64, found: list[i64], source: i64, activation: Activation) -> None:
    if payable(s.players[seat], activation):
        choices(s, found, pack(ACTIVATE, source), seat, source, activation, False)


def payable(player: Player, activation: Activation) -> bool:
    return activation.mana <= player.ready and activation.health < player.health


def attacks(s: Position, seat: i64, found: list[i64]) -> None:
    """R17, R39."""
    defenders: list[i64] = []
    known = False
    for thing in s.players[seat].field:
        if not may_attack(s, thing):
            continue
        if not known:
            defenders = defenders_for(s, seat)
            known = True
        base = pack(ATTACK, thing.id)
        for ref in defenders:
            found.append(base | ref << actions.SECOND)


def may_attack(s: Position, thing: Thing) -> bool:
    card = s.cards.all[thing.card]
    return thing.ready and card.unit and not thing.engaged and not keywords_of(s, thing) & BARRED


def defenders_for(s: Position, seat: i64) -> list[i64]:
    """Everybody a unit of this seat may attack (R22, R23, R53, R54)."""
    found: list[i64] = []
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        player = s.players[other]
        if not player.alive or player.truce & BIT[seat] != 0:
            continue
        if not open_things(s, player, found) and player.finished > 0:
            found.append(FIRST_HERO + other)
    return found


def open_things(s: Position, player: Player, found: list[i64]) -> bool:
    """Add the units of a player that may be attacked; whether there are any units at all."""
    units = False
    guards: list[i64] = []
    plain: list[i64] = []
    for thing in player.field:
        if not s.cards.all[thing.card].unit:
            continue
        units = True
        keys = keywords_of(s, thing)
        if taunts(keys):
            guards.append(thing.id)
        elif keys & STEALTH == 0:
            plain.append(thing.id)
    found += guards if guards else plain
    return units


def swap_limit(s: Position, seat: i64) -> i64:
    """R31, and what cards add to it."""
    limit = s.options.swaps
    for static in statics_of(s, seat):
        limit += static.swaps
    return min(limit, 3)


def swaps(s: Position, seat: i64) -> list[i64]:
    """P45: nothing, or any cards of the hand up to the limit."""
    found: list[i64] = [SWAP]
    for count in range(1, swap_limit(s, seat) + 1):
        choose_cards(s.players[seat].hand, found, SWAP, 0, actions.FIRST, count)
    return found


def choose_cards(hand: list[i64], found: list[i64], base: i64, start: i64, shift: i64, count: i64) -> None:
    """Every way to choose ``count`` cards from one on; copies of a card are the same choice."""
    last: i64 = -1
    for slot in range(start, len(hand)):
        card = hand[slot]
        if card == last:
            continue
        last = card
        chosen = base | (card + 1) << shift
        if count == 1:
            found.append(chosen)
        else:
            choose_cards(hand, found, chosen, slot + 1, shift + actions.BITS, count - 1)


def distinct(hand: list[i64]) -> list[i64]:
    """Each card of a hand once; a hand is in order."""
    found: list[i64] = []
    last: i64 = -1
    for card in hand:
        if card != last:
            found.append(card)
            last = card
    return found


def could_answer(s: Position, seat: i64) -> bool:
    """Whether a player might act in a window, as far as everybody can see."""
    player = s.players[seat]
    if s.options.ask_everybody:
        return True
    if player.hand and (player.ready > 0 or (seat == s.player and not player.placed)):
        return True
    if player.hero >= 0 and could_use(player, s.cards.all[player.hero], player.awake, player.used):
        return True
    for thing in player.field:
        if could_use(player, s.cards.all[thing.card], thing.ready and not thing.engaged, thing.used):
            return True
    return False


def could_use(player: Player, card: Card, fresh: bool, used: bool) -> bool:
    activation = card.activation
    return activation is not None and payable(player, activation) and usable(activation, True, fresh, used)
