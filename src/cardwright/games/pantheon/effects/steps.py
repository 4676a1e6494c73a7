"""The steps that cards are made of. A new step is written for a class of cards, never for one card."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.pantheon.effects.amounts import Amount, amount
from cardwright.games.pantheon.effects.conditions import Condition
from cardwright.games.pantheon.effects.who import TARGET, YOU, Whom, seat_of
from cardwright.games.pantheon.model import events
from cardwright.games.pantheon.model.card import Steps
from cardwright.games.pantheon.model.link import card_of, target_of
from cardwright.games.pantheon.model.state import FIRST_THING, KEY_BITS, Position, Thing
from cardwright.games.pantheon.rules import atoms
from cardwright.games.pantheon.rules.figures import drop_held
from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.event import Event
from cardwright.kernel.frame import Frame, Step

# How long a keyword lasts.
FOR_GOOD: Final = 0
THIS_TURN: Final = 1
UNTIL_YOUR_TURN: Final = 2  # the start of the next turn of whoever's effect it is


def things(s: Position, frame: Frame, whom: Whom) -> list[Thing]:
    """The things among those an effect is about that are still there (P40)."""
    found: list[Thing] = []
    for ref in whom.refs(s, frame):
        thing = s.find(ref) if ref >= FIRST_THING else None
        if thing is not None:
            found.append(thing)
    return found


def players(s: Position, frame: Frame, whom: Whom) -> list[i64]:
    """The living players an effect is about."""
    found: list[i64] = []
    for ref in whom.refs(s, frame):
        seat = seat_of(s, ref)
        if seat >= 0 and s.players[seat].alive:
            found.append(seat)
    return found


# Damage and Health.


@final
class Damage(Step[Position]):
    """P28."""

    def __init__(self, number: int | Amount, whom: Whom = TARGET) -> None:
        self.amount: Amount = amount(number)
        self.whom: Whom = whom

    def run(self, s: Position, frame: Frame) -> None:
        number = self.amount.of(s, frame)
        for ref in self.whom.refs(s, frame):
            atoms.damage(s, ref, number)


@final
class LoseHealth(Step[Position]):
    def __init__(self, number: int | Amount, whom: Whom) -> None:
        self.amount: Amount = amount(number)
        self.whom: Whom = whom

    def run(self, s: Position, frame: Frame) -> None:
        number = self.amount.of(s, frame)
        for seat in players(s, frame, self.whom):
            atoms.lose_health(s, seat, number)


@final
class Heal(Step[Position]):
    def __init__(self, number: int | Amount, whom: Whom = YOU) -> None:
        self.amount: Amount = amount(number)
        self.whom: Whom = whom

    def run(self, s: Position, frame: Frame) -> None:
        number = self.amount.of(s, frame)
        for seat in players(s, frame, self.whom):
            atoms.heal(s, seat, number)


# Power and keywords.


@final
class Power(Step[Position]):
    """Gets +N or -N power, this turn or for good."""

    def __init__(self, number: int | Amount, whom: Whom = TARGET, permanent: bool = False) -> None:
        self.amount: Amount = amount(number)
        self.whom: Whom = whom
        self.permanent: bool = permanent

    def run(self, s: Position, frame: Frame) -> None:
        number = self.amount.of(s, frame)
        for thing in things(s, frame, self.whom):
            atoms.change_power(s, thing, number, self.permanent)


@final
class Gain(Step[Position]):
    """Gains a keyword."""

    def __init__(self, keyword: i64, whom: Whom = TARGET, lasts: i64 = FOR_GOOD) -> None:
        self.keyword: i64 = keyword
        self.whom: Whom = whom
        self.lasts: i64 = lasts

    def run(self, s: Position, frame: Frame) -> None:
        for thing in things(s, frame, self.whom):
            if self.lasts == FOR_GOOD:
                thing.keys |= self.keyword
            elif self.lasts == THIS_TURN:
                thing.lent_keys |= self.keyword
            else:
                thing.held_keys |= self.keyword << KEY_BITS * frame.seat
            atoms.tell_keyword(s, thing, self.keyword, True)


@final
class LoseKeywords(Step[Position]):
    """Loses keywords for good, however it came by them."""

    def __init__(self, keywords: i64, whom: Whom = TARGET) -> None:
        self.keywords: i64 = keywords
        self.whom: Whom = whom

    def run(self, s: Position, frame: Frame) -> None:
        for thing in things(s, frame, self.whom):
            thing.keys &= ~self.keywords
            thing.lent_keys &= ~self.keywords
            drop_held(thing, self.keywords)
            atoms.tell_keyword(s, thing, self.keywords, False)


# Things on the field.


@final
class Destroy(Step[Position]):
    def __init__(self, whom: Whom = TARGET) -> None:
        self.whom: Whom = whom

    def run(self, s: Position, frame: Frame) -> None:
        atoms.destroy_together(s, things(s, frame, self.whom))


@final
class Sacrifice(Step[Position]):
    """Sacrifices it; if there was something to sacrifice, ``then`` follows."""

    def __init__(self, whom: Whom = TARGET, then: Steps = ()) -> None:
        self.whom: Whom = whom
        self.then: Steps = then

    def run(self, s: Position, frame: Frame) -> None:
        given = things(s, frame, self.whom)
        for thing in given:
            atoms.sacrifice(s, thing)
        if given:
            for step in self.then:
                step.run(s, frame)


@final
class Exhaust(Step[Position]):
    def __init__(self, whom: Whom = TARGET) -> None:
        self.whom: Whom = whom

    def run(self, s: Position, frame: Frame) -> None:
        for thing in things(s, frame, self.whom):
            atoms.exhaust(s, thing)


@final
class Ready(Step[Position]):
    def __init__(self, whom: Whom = TARGET) -> None:
        self.whom: Whom = whom

    def run(self, s: Position, frame: Frame) -> None:
        for thing in things(s, frame, self.whom):
            atoms.ready(s, thing)


@final
class ReturnToHand(Step[Position]):
    """To the hand of its controller."""

    def __init__(self, whom: Whom = TARGET) -> None:
        self.whom: Whom = whom

    def run(self, s: Position, frame: Frame) -> None:
        for thing in things(s, frame, self.whom):
            atoms.return_to_hand(s, thing)


@final
class Truce(Step[Position]):
    """Units of these players cannot attack the controller or his units until his next turn."""

    def __init__(self, whom: Whom = TARGET) -> None:
        self.whom: Whom = whom

    def run(self, s: Position, frame: Frame) -> None:
        for seat in players(s, frame, self.whom):
            s.players[frame.seat].truce |= BIT[seat]
            if s.telling:
                s.tell(Event(events.TRUCE, frame.seat, seat))


# The pile.


@final
class Summon(Step[Position]):
    """R16: the chosen unit out of the discard pile."""

    def __init__(self, at: i64 = 0) -> None:
        self.at: i64 = at

    def run(self, s: Position, frame: Frame) -> None:
        ref = target_of(frame, self.at)
        if ref > 0:
            atoms.summon(s, frame.seat, ref - 1)


@final
class SummonBest(Step[Position]):
    """The unit of the highest cost in the pile, at most ``most_cost``; of several the one that went there last."""

    def __init__(self, most_cost: i64) -> None:
        self.most_cost: i64 = most_cost

    def run(self, s: Position, frame: Frame) -> None:
        best: i64 = -1
        for card in s.pile:
            facts = s.cards.all[card]
            if facts.unit and facts.cost <= self.most_cost and (best < 0 or facts.cost >= s.cards.all[best].cost):
                best = card
        if best >= 0:
            atoms.summon(s, frame.seat, best)


@final
class Recall(Step[Position]):
    """The chosen card out of the discard pile to the controller's hand."""

    def __init__(self, at: i64 = 0) -> None:
        self.at: i64 = at

    def run(self, s: Position, frame: Frame) -> None:
        ref = target_of(frame, self.at)
        if ref > 0:
            atoms.recall(s, frame.seat, ref - 1)


@final
class RecallItself(Step[Position]):
    """This card out of the discard pile to the hand of its last controller."""

    def run(self, s: Position, frame: Frame) -> None:
        atoms.recall(s, frame.seat, card_of(frame))


# Hands, deck and mana.


@final
class Draw(Step[Position]):
    def __init__(self, number: int | Amount, whom: Whom = YOU) -> None:
        self.amount: Amount = amount(number)
        self.whom: Whom = whom

    def run(self, s: Position, frame: Frame) -> None:
        number = self.amount.of(s, frame)
        for seat in players(s, frame, self.whom):
            for _ in range(number):
                atoms.draw(s, seat)


@final
class DiscardRandom(Step[Position]):
    def __init__(self, number: int, whom: Whom) -> None:
        self.number: i64 = number
        self.whom: Whom = whom

    def run(self, s: Position, frame: Frame) -> None:
        for seat in players(s, frame, self.whom):
            hand = s.players[seat].hand
            for _ in range(min(self.number, len(hand))):
                atoms.discard(s, seat, hand[s.below(len(hand))])


@final
class ReadyMana(Step[Position]):
    def __init__(self, number: int | Amount, whom: Whom = YOU) -> None:
        self.amount: Amount = amount(number)
        self.whom: Whom = whom

    def run(self, s: Position, frame: Frame) -> None:
        number = self.amount.of(s, frame)
        for seat in players(s, frame, self.whom):
            atoms.ready_mana(s, seat, number)


@final
class ManaFromDeck(Step[Position]):
    """The topmost Mana of the deck into the mana pile, Exhausted."""

    def __init__(self, whom: Whom = YOU) -> None:
        self.whom: Whom = whom

    def run(self, s: Position, frame: Frame) -> None:
        for seat in players(s, frame, self.whom):
            atoms.mana_from_deck(s, seat)


# The chain.


@final
class Negate(Step[Position]):
    """The chosen link will do nothing when it is reached (P39)."""

    def run(self, s: Position, frame: Frame) -> None:
        at = target_of(frame, 0) - 1
        if 0 <= at < len(s.chain):
            s.chain[at].negated = True


# Under a condition.


@final
class If(Step[Position]):
    """Steps that ask nothing, done only if something holds."""

    def __init__(self, when: Condition, then: Steps, otherwise: Steps = ()) -> None:
        self.when: Condition = when
        self.then: Steps = then
        self.otherwise: Steps = otherwise

    def run(self, s: Position, frame: Frame) -> None:
        for step in self.then if self.when.holds(s, frame) else self.otherwise:
            step.run(s, frame)
