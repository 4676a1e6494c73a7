"""The smallest things that happen: each changes the position and tells it, in one place."""

from __future__ import annotations

from cardwright.games.pantheon.model import card as trigger_kinds
from cardwright.games.pantheon.model import events
from cardwright.games.pantheon.model.state import FIRST_HERO, FIRST_THING, MANA, Position, Thing
from cardwright.games.pantheon.options import SUPPLY
from cardwright.games.pantheon.rules.figures import power_of
from cardwright.games.pantheon.rules.triggers import ears_of, fire, fire_own
from cardwright.kernel.bits import BIT, among, i64, take

# Cards.


def draw(s: Position, seat: i64) -> None:
    """P6: an empty deck is made again out of the pile; without one nothing is drawn."""
    if not s.deck:
        if not s.pile:
            return
        reshuffle(s)
    card = s.deck.pop()
    hold(s, seat, card)
    s.tell(events.DRAW, seat, card, knows=BIT[seat])


def hold(s: Position, seat: i64, card: i64) -> None:
    """A hand is kept in the order of the cards, so that copies lie side by side."""
    hand = s.players[seat].hand
    at: i64 = len(hand)
    while at > 0 and hand[at - 1] > card:
        at -= 1
    hand.insert(at, card)


def let_go(s: Position, seat: i64, card: i64) -> None:
    """A card leaves a hand, and everybody sees which."""
    take(s.players[seat].hand, card)
    if s.memory:
        s.forget(seat, card)


def reshuffle(s: Position) -> None:
    s.deck = s.pile
    s.renewed = tuple(sorted([int(card) for card in s.pile]))
    s.pile = []
    s.shuffle(s.deck)
    s.tell(events.RESHUFFLE, s.player, len(s.deck))


def discard(s: Position, seat: i64, card: i64) -> None:
    """R12."""
    let_go(s, seat, card)
    s.pile.append(card)
    s.tell(events.DISCARD, seat, card)


def recall(s: Position, seat: i64, card: i64) -> None:
    """A card out of the pile into a hand."""
    if not among(s.pile, card):
        return
    take(s.pile, card)
    hold(s, seat, card)
    s.remember(seat, card)
    s.tell(events.RECALL, seat, card)


# Mana.


def pay(s: Position, seat: i64, mana: i64) -> None:
    """R9: that many Ready mana are Exhausted."""
    if mana == 0:
        return
    player = s.players[seat]
    player.ready -= mana
    player.spent += mana
    s.tell(events.PAY, seat, mana)


def place_mana(s: Position, seat: i64) -> None:
    """R10, R35."""
    player = s.players[seat]
    if s.options.mana_source != SUPPLY:
        let_go(s, seat, MANA)
    player.placed = True
    player.ready += 1
    s.tell(events.MANA, seat, 0)


def mana_from_deck(s: Position, seat: i64) -> None:
    """The topmost Mana of the deck is placed Exhausted."""
    at = len(s.deck) - 1
    while at >= 0 and not s.cards.all[s.deck[at]].mana:
        at -= 1
    if at < 0:
        return
    s.deck.pop(at)
    s.players[seat].spent += 1
    s.tell(events.MANA, seat, 1)


def ready_mana(s: Position, seat: i64, count: i64) -> None:
    player = s.players[seat]
    count = min(count, player.spent)
    if count <= 0:
        return
    player.spent -= count
    player.ready += count
    s.tell(events.READY_MANA, seat, count)


# Things on the field.


def enter(s: Position, seat: i64, card: i64) -> Thing:
    """A card comes onto a field."""
    facts = s.cards.all[card]
    ready = s.options.units_enter_ready or not facts.unit
    thing = Thing(s.next_id, card, seat, ready, False, 0, 0, facts.keywords, 0, 0, False)
    s.next_id += 1
    s.players[seat].field.append(thing)
    s.ears |= facts.ears
    if facts.weight:
        s.auras += facts.weight
        s.shaken = True
    return thing


def depart(s: Position, thing: Thing) -> None:
    """A thing leaves its field; where its card goes is up to the caller."""
    s.players[thing.owner].field.remove(thing)
    facts = s.cards.all[thing.card]
    if facts.weight:
        s.auras -= facts.weight
        s.shaken = True
    if facts.ears:
        s.ears = ears_of(s)


def summon(s: Position, seat: i64, card: i64) -> Thing | None:
    """R16, P18: a unit out of the pile onto a field."""
    if not among(s.pile, card):
        return None
    take(s.pile, card)
    thing = enter(s, seat, card)
    s.tell(events.SUMMON, seat, card, thing.id)
    return thing


def destroy_together(s: Position, things: list[Thing]) -> None:
    """All of them are gone before anything reacts to it."""
    for thing in things:
        depart(s, thing)
        s.pile.append(thing.card)
        s.tell(events.DESTROY, thing.owner, thing.id, thing.card)
    for thing in things:
        fire_own(s, trigger_kinds.DESTROYED, thing, 0, thing.owner)
        if s.cards.all[thing.card].unit:
            fire(s, trigger_kinds.UNIT_DESTROYED, thing.id, thing.owner)


def sacrifice(s: Position, thing: Thing) -> None:
    """R12, P16: given up by its controller, which is no destruction."""
    depart(s, thing)
    s.pile.append(thing.card)
    s.tell(events.SACRIFICE, thing.owner, thing.id, thing.card)
    if s.cards.all[thing.card].unit:
        fire(s, trigger_kinds.SACRIFICED, thing.id, thing.owner)


def return_to_hand(s: Position, thing: Thing) -> None:
    depart(s, thing)
    hold(s, thing.owner, thing.card)
    s.remember(thing.owner, thing.card)
    s.tell(events.RETURN, thing.owner, thing.card, thing.id)


def exhaust(s: Position, thing: Thing) -> None:
    """R51."""
    if thing.ready:
        thing.ready = False
        s.tell(events.EXHAUST, thing.owner, thing.id, thing.card)


def ready(s: Position, thing: Thing) -> None:
    """R52."""
    if not thing.ready:
        thing.ready = True
        s.tell(events.READY, thing.owner, thing.id, thing.card)


def change_power(s: Position, thing: Thing, change: i64, permanent: bool) -> None:
    """P27, P28."""
    if permanent:
        thing.grown += change
    else:
        thing.lent += change
    if change < 0:
        s.shaken = True
    if s.telling:
        s.tell(events.POWER, thing.owner, thing.id, change, power_of(s, thing), permanent)


def tell_keyword(s: Position, thing: Thing, keyword: i64, gained: bool) -> None:
    s.tell(events.KEYWORD, thing.owner, thing.id, keyword, gained, thing.card)


# Damage and Health.


def damage(s: Position, ref: i64, amount: i64) -> None:
    """P28: a unit loses power for the turn, a hero Health."""
    if amount <= 0:
        return
    if ref < FIRST_THING:
        seat = ref - FIRST_HERO
        if not s.players[seat].alive:
            return
        s.players[seat].health -= amount
        s.shaken = True
        s.tell(events.DAMAGE, seat, ref, amount, s.players[seat].health, s.players[seat].hero)
        return
    thing = s.find(ref)
    if thing is not None and s.cards.all[thing.card].unit:
        thing.lent -= amount
        s.shaken = True
        if s.telling:
            s.tell(events.DAMAGE, thing.owner, ref, amount, power_of(s, thing), thing.card)


def lose_health(s: Position, seat: i64, amount: i64) -> None:
    player = s.players[seat]
    if amount <= 0 or not player.alive:
        return
    player.health -= amount
    s.shaken = True
    s.tell(events.LOSE, seat, amount, player.health)


def heal(s: Position, seat: i64, amount: i64) -> None:
    """P9: never above the printed Health."""
    player = s.players[seat]
    amount = min(amount, player.most - player.health)
    if amount <= 0 or not player.alive:
        return
    player.health += amount
    s.tell(events.HEAL, seat, amount, player.health)
