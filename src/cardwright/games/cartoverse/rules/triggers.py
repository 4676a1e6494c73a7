"""What is set off, by whom it is heard, and in which order it happens (R63 to R65, R81, C36 to C38, C44)."""

from __future__ import annotations

from cardwright.games.cartoverse.model import card as what
from cardwright.games.cartoverse.model import events
from cardwright.games.cartoverse.model.board import FIRST_THING
from cardwright.games.cartoverse.model.card import Trigger
from cardwright.games.cartoverse.model.in_play import Creature
from cardwright.games.cartoverse.model.link import FACE_DOWN, TRAPPED, TRIGGERED
from cardwright.games.cartoverse.model.state import Duel
from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.chain import CHAIN
from cardwright.kernel.frame import Frame
from cardwright.kernel.link import EVENT, card_of, pack_source, ref_of, which_of


def stir(s: Duel, kind: i64, seat: i64, source: i64, card: i64, about: i64 = 0, link: i64 = 0, spot: i64 = -1) -> None:
    """Set off what a card does about an event of this kind."""
    facts = s.cards.all[card]
    if facts.ears & BIT[kind] == 0:
        return
    for which in range(len(facts.triggers)):
        if facts.triggers[which].hears == kind:
            event = (int(about), int(link), int(spot + 1))
            s.stirred += (Frame(TRIGGERED, seat, pack_source(source, card, which), slots={EVENT: event}),)


def stir_creature(s: Duel, kind: i64, creature: Creature, about: i64 = 0, link: i64 = 0) -> None:
    """Set off what a creature does when this happens to itself."""
    stir(s, kind, creature.owner, creature.id, creature.card, about, link, creature.spot())


def stir_side(s: Duel, kind: i64, seat: i64, about: i64 = 0) -> None:
    """Set off what the cards in play of one player do about it."""
    if s.ears & BIT[kind] == 0:
        return
    for creature in s.players[seat].creatures:
        stir_creature(s, kind, creature, about)
    for enchant in s.enchants:
        if enchant.owner == seat:
            stir(s, kind, seat, enchant.id, enchant.card, about)


def spring(s: Duel, kind: i64, seat: i64, about: i64 = 0, link: i64 = 0) -> None:
    """Set off the traps of one player; each goes off once (C36), and shows its face only then."""
    for trap in s.players[seat].traps:
        if trap.card >= 0 and not trap.sprung and s.cards.all[trap.card].ears & BIT[kind] != 0:
            trap.sprung = True
            event = (int(about), int(link), 0)
            s.stirred += (Frame(TRAPPED, seat, pack_source(trap.id, 0, FACE_DOWN), slots={EVENT: event}),)


def stir_turn(s: Duel, own: i64, each: i64, bearers: i64) -> None:
    """Set off what happens at the start or end of a turn: of its controller's, of each, of its bearer's owner."""
    if s.ears & (BIT[own] | BIT[each] | BIT[bearers]) == 0:
        return
    stir_side(s, own, s.player)
    for seat in range(s.seats):
        stir_side(s, each, seat)
    for enchant in s.enchants:
        bearer = s.find(enchant.on) if enchant.on >= FIRST_THING else None
        if bearer is not None and bearer.owner == s.player:
            stir(s, bearers, enchant.owner, enchant.id, enchant.card)


def stir_start(s: Duel) -> None:
    stir_turn(s, what.START, what.EACH_START, what.BEARER_START)


def stir_end(s: Duel) -> None:
    stir_turn(s, what.END, what.EACH_END, what.BEARER_END)


# When it happens.


def arrange(s: Duel) -> None:
    """C38: whatever was set off together forms one queue in the order of play; traps may have to wait (R65)."""
    waits = is_in_chain(s)
    for frame in in_order(s.stirred):
        if waits and frame.program == TRAPPED:
            s.delayed += (frame,)
        else:
            s.queue += (frame,)
    s.stirred = ()


def release(s: Duel) -> None:
    """The whole chain has resolved: the traps that waited activate in the order of play."""
    s.queue += tuple(in_order(s.delayed))
    s.delayed = ()


def in_order(frames: tuple[Frame, ...]) -> list[Frame]:
    """By the numbers of their sources; what is there longer comes first among equals."""
    found: list[Frame] = []
    for frame in frames:
        at: i64 = len(found)
        while at > 0 and ref_of(found[at - 1]) > ref_of(frame):
            at -= 1
        found.insert(at, frame)
    return found


def is_in_chain(s: Duel) -> bool:
    """C37: whether a chain has two or more links, or is resolving."""
    if not s.agenda or s.agenda[0].program != CHAIN:
        return False
    return len(s.chain) > 1 or s.agenda[0].step > 0


def trigger_of(s: Duel, frame: Frame) -> Trigger:
    return s.cards.all[card_of(frame)].triggers[which_of(frame)]


def tell_trigger(s: Duel, frame: Frame) -> None:
    s.tell(events.TRIGGER, frame.seat, ref_of(frame), card_of(frame))


def ears_of(s: Duel) -> i64:
    """Everything that some creature or enchant in play hears; what traps hear is a secret."""
    found: i64 = 0
    for enchant in s.enchants:
        found |= s.cards.all[enchant.card].ears
    for player in s.players:
        for creature in player.creatures:
            found |= s.cards.all[creature.card].ears
    return found
