"""Triggered effects: who hears what, in which order, and when it happens."""

from __future__ import annotations

from cardwright.games.pantheon.model import events
from cardwright.games.pantheon.model.card import EACH_END, END, Trigger
from cardwright.games.pantheon.model.link import TRIGGERED
from cardwright.games.pantheon.model.state import FIRST_HERO, Position, Thing
from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.frame import Frame
from cardwright.kernel.link import EVENT, card_of, pack_source, ref_of, which_of


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
    if s.cards.all[thing.card].ears & BIT[kind] != 0:
        s.queue += tuple(answers_of(s, thing.owner, thing, kind, ref, seat))


def fire_own_now(s: Position, kind: i64, thing: Thing, ref: i64) -> None:
    """What a thing does at once when this happens to itself."""
    if s.cards.all[thing.card].ears & BIT[kind] != 0:
        for frame in answers_of(s, thing.owner, thing, kind, ref, thing.owner):
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
            found += ends_of(s, owner, None)
        for thing in player.field:
            found += ends_of(s, owner, thing)
    return found


def ends_of(s: Position, owner: i64, thing: Thing | None) -> list[Frame]:
    found = answers_of(s, owner, thing, END, 0, s.player) if owner == s.player else []
    return found + answers_of(s, owner, thing, EACH_END, 0, s.player)


def heard_by(s: Position, owner: i64, kind: i64, ref: i64, seat: i64, other: i64 = 0) -> list[Frame]:
    """What one player's cards do about it."""
    found: list[Frame] = []
    player = s.players[owner]
    if not player.alive:
        return found
    if player.hero >= 0 and s.cards.all[player.hero].ears & BIT[kind] != 0:
        found += answers_of(s, owner, None, kind, ref, seat, other)
    for thing in player.field:
        if s.cards.all[thing.card].ears & BIT[kind] != 0:
            found += answers_of(s, owner, thing, kind, ref, seat, other)
    return found


def answers_of(
    s: Position, owner: i64, thing: Thing | None, kind: i64, ref: i64, seat: i64, other: i64 = 0
) -> list[Frame]:
    """The effects of a hero or thing that hear it, if they hold now; a start or end of turn asks for that later."""
    found: list[Frame] = []
    place = s.players[owner].hero if thing is None else thing.card
    source = FIRST_HERO + owner if thing is None else thing.id
    for which, trigger in enumerate(s.cards.all[place].triggers):
        if trigger.hears != kind:
            continue
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
