"""Triggered effects: who hears what, in which order, and when it happens."""

from __future__ import annotations

from cardwright.games.pantheon.model import events
from cardwright.games.pantheon.model.card import EACH_END, END, Card, Trigger
from cardwright.games.pantheon.model.link import EVENT, TRIGGERED, card_of, pack_source, ref_of, which_of
from cardwright.games.pantheon.model.state import FIRST_HERO, Position, Thing
from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.frame import Frame


def fire(s: Position, kind: i64, ref: i64, seat: i64) -> None:
    """Queue what hears this, the turn player's cards first, then clockwise; a hero before the field (P43)."""
    if s.ears & BIT[kind] != 0:
        for step in range(s.seats):
            s.queue += tuple(heard_by(s, (s.player + step) % s.seats, kind, ref, seat))


def fire_now_by(s: Position, owner: i64, kind: i64, ref: i64, seat: i64, other: i64) -> None:
    """What one player's cards hear of a declaration of attack happens at once; such effects ask nothing."""
    if s.ears & BIT[kind] != 0:
        for frame in heard_by(s, owner, kind, ref, seat, other):
            run_now(s, frame)


def fire_own(s: Position, kind: i64, thing: Thing, ref: i64, seat: i64) -> None:
    """Queue what a thing does when this happens to itself."""
    card = s.cards.all[thing.card]
    if card.ears & BIT[kind] != 0:
        s.queue += tuple(answers_of(s, card, thing.owner, thing, thing.id, kind, ref, seat, 0))


def fire_own_now(s: Position, kind: i64, thing: Thing, ref: i64) -> None:
    """What a thing does at once when this happens to itself."""
    card = s.cards.all[thing.card]
    if card.ears & BIT[kind] != 0:
        for frame in answers_of(s, card, thing.owner, thing, thing.id, kind, ref, thing.owner, 0):
            run_now(s, frame)


def heard_at_end(s: Position) -> list[Frame]:
    """R40, P43: card by card, the turn player's own ends of turn and everybody's "each end of turn"."""
    found: list[Frame] = []
    if s.ears & (BIT[END] | BIT[EACH_END]) == 0:
        return found
    for step in range(s.seats):
        owner = (s.player + step) % s.seats
        player = s.players[owner]
        if not player.alive:
            continue
        if player.hero >= 0:
            found += ends_of(s, s.cards.all[player.hero], owner, None, FIRST_HERO + owner)
        for thing in player.field:
            found += ends_of(s, s.cards.all[thing.card], owner, thing, thing.id)
    return found


def ends_of(s: Position, card: Card, owner: i64, thing: Thing | None, source: i64) -> list[Frame]:
    found: list[Frame] = []
    if owner == s.player and card.ears & BIT[END] != 0:
        found += answers_of(s, card, owner, thing, source, END, 0, s.player, 0)
    if card.ears & BIT[EACH_END] != 0:
        found += answers_of(s, card, owner, thing, source, EACH_END, 0, s.player, 0)
    return found


def heard_by(s: Position, owner: i64, kind: i64, ref: i64, seat: i64, other: i64 = 0) -> list[Frame]:
    """What one player's cards do about it."""
    found: list[Frame] = []
    player = s.players[owner]
    if not player.alive:
        return found
    if player.hero >= 0:
        hero = s.cards.all[player.hero]
        if hero.ears & BIT[kind] != 0:
            found += answers_of(s, hero, owner, None, FIRST_HERO + owner, kind, ref, seat, other)
    for thing in player.field:
        card = s.cards.all[thing.card]
        if card.ears & BIT[kind] != 0:
            found += answers_of(s, card, owner, thing, thing.id, kind, ref, seat, other)
    return found


def answers_of(
    s: Position,
    card: Card,
    owner: i64,
    thing: Thing | None,
    source: i64,
    kind: i64,
    ref: i64,
    seat: i64,
    other: i64,
) -> list[Frame]:
    """The effects of one card that hear it, if their conditions hold; a start or end of turn asks for them later."""
    found: list[Frame] = []
    for which, trigger in enumerate(card.triggers):
        if trigger.hears != kind:
            continue
        place = s.players[owner].hero if thing is None else thing.card
        about = (int(ref), int(seat), int(other))
        frame = Frame(TRIGGERED, owner, pack_source(source, place, which), slots={EVENT: about})
        if kind > EACH_END and trigger.when is not None and not trigger.when.holds(s, frame):
            continue
        if trigger.once and not use(s, owner, thing):
            continue
        found.append(frame)
    return found


def use(s: Position, owner: i64, thing: Thing | None) -> bool:
    """Use a card's once-a-turn effect up; False if that has been done."""
    if thing is None:
        fresh = not s.players[owner].used
        s.players[owner].used = True
    else:
        fresh = not thing.used
        thing.used = True
    return fresh


def run_now(s: Position, frame: Frame) -> None:
    tell_trigger(s, frame)
    for step in trigger_of(s, frame).steps:
        step.run(s, frame)


def trigger_of(s: Position, frame: Frame) -> Trigger:
    return s.cards.all[card_of(frame)].triggers[which_of(frame)]


def tell_trigger(s: Position, frame: Frame) -> None:
    s.tell(events.TRIGGER, frame.seat, ref_of(frame), card_of(frame))


def ears_of(s: Position) -> i64:
    """Everything that some hero or card in play hears."""
    found: i64 = 0
    for player in s.players:
        if player.hero >= 0 and player.alive:
            found |= s.cards.all[player.hero].ears
        for thing in player.field:
            found |= s.cards.all[thing.card].ears
    return found
