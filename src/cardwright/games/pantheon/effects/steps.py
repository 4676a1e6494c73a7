"""The steps that cards are made of. A new step is written for a class of cards, never for one card."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.pantheon.effects.amounts import Amount
from cardwright.games.pantheon.effects.who import TARGET, YOU, Who
from cardwright.games.pantheon.model import events
from cardwright.games.pantheon.model.card import Steps
from cardwright.games.pantheon.model.state import FIRST_THING, KEY_BITS, Position, Thing
from cardwright.games.pantheon.rules import atoms
from cardwright.games.pantheon.rules.figures import drop_keywords
from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.effects.amounts import amount
from cardwright.kernel.frame import Frame, Step
from cardwright.kernel.link import card_of, target_of

# How long a keyword lasts.
FOR_GOOD: Final = 0
THIS_TURN: Final = 1
UNTIL_YOUR_TURN: Final = 2  # the start of the next turn of the player whose effect it is


def things(s: Position, frame: Frame, who: Who) -> list[Thing]:
    """The things among those an effect is about that are still there (P40)."""
    found: list[Thing] = []
    for ref in who.found(s, frame):
        thing = s.find(ref) if ref >= FIRST_THING else None
        if thing is not None:
            found.append(thing)
    return found


def players(s: Position, frame: Frame, who: Who) -> list[i64]:
    """The living players an effect is about."""
    found: list[i64] = []
    for ref in who.found(s, frame):
        seat = s.controller(ref)
        if seat >= 0 and s.players[seat].alive:
            found.append(seat)
    return found


class OnThings(Step[Position]):
    """Something that happens to each of some things."""

    def __init__(self, who: Who = TARGET) -> None:
        self.who: Who = who

    def run(self, s: Position, at: Frame) -> None:
        for thing in things(s, at, self.who):
            self.do_to(s, at, thing)

    def do_to(self, s: Position, at: Frame, thing: Thing) -> None:
        raise NotImplementedError


class ForPlayers(Step[Position]):
    """Something that each of some players does or suffers, a number of times or by an amount."""

    def __init__(self, number: int | Amount = 1, who: Who = YOU) -> None:
        self.amount: Amount = amount(number)
        self.who: Who = who

    def run(self, s: Position, at: Frame) -> None:
        number = self.amount.of(s, at)
        for seat in players(s, at, self.who):
            self.do_for(s, seat, number)

    def do_for(self, s: Position, seat: i64, number: i64) -> None:
        raise NotImplementedError


# Damage and Health.


@final
class Damage(Step[Position]):
    """P28."""

    def __init__(self, number: int | Amount, who: Who = TARGET) -> None:
        self.amount: Amount = amount(number)
        self.who: Who = who

    def run(self, s: Position, at: Frame) -> None:
        number = self.amount.of(s, at)
        for ref in self.who.found(s, at):
            atoms.damage(s, ref, number)


@final
class LoseHealth(ForPlayers):
    def do_for(self, s: Position, seat: i64, number: i64) -> None:
        atoms.lose_health(s, seat, number)


@final
class Heal(ForPlayers):
    def do_for(self, s: Position, seat: i64, number: i64) -> None:
        atoms.heal(s, seat, number)


# Power and keywords.


@final
class Power(Step[Position]):
    """Gets +N or -N power, this turn or for good."""

    def __init__(self, number: int | Amount, who: Who = TARGET, permanent: bool = False) -> None:
        self.amount: Amount = amount(number)
        self.who: Who = who
        self.permanent: bool = permanent

    def run(self, s: Position, at: Frame) -> None:
        number = self.amount.of(s, at)
        for thing in things(s, at, self.who):
            atoms.change_power(s, thing, number, self.permanent)


@final
class Gain(OnThings):
    """Gains a keyword."""

    def __init__(self, keyword: i64, who: Who = TARGET, lasts: i64 = FOR_GOOD) -> None:
        super().__init__(who)
        self.keyword: i64 = keyword
        self.lasts: i64 = lasts

    def do_to(self, s: Position, at: Frame, thing: Thing) -> None:
        if self.lasts == FOR_GOOD:
            thing.keys |= self.keyword
        elif self.lasts == THIS_TURN:
            thing.lent_keys |= self.keyword
        else:
            thing.held_keys |= self.keyword << KEY_BITS * at.seat
        atoms.tell_keyword(s, thing, self.keyword, True)


@final
class LoseKeywords(OnThings):
    """Loses keywords for good, however it came by them."""

    def __init__(self, keywords: i64, who: Who = TARGET) -> None:
        super().__init__(who)
        self.keywords: i64 = keywords

    def do_to(self, s: Position, at: Frame, thing: Thing) -> None:
        drop_keywords(thing, self.keywords)
        atoms.tell_keyword(s, thing, self.keywords, False)


# Things on the field.


@final
class Destroy(Step[Position]):
    def __init__(self, who: Who = TARGET) -> None:
        self.who: Who = who

    def run(self, s: Position, at: Frame) -> None:
        atoms.destroy_together(s, things(s, at, self.who))


@final
class Sacrifice(Step[Position]):
    """Sacrifices it; if there was something to sacrifice, ``then`` follows."""

    def __init__(self, who: Who = TARGET, then: Step[Position] | Steps = ()) -> None:
        self.who: Who = who
        self.then: Steps = then if isinstance(then, tuple) else (then,)

    def run(self, s: Position, at: Frame) -> None:
        given = things(s, at, self.who)
        for thing in given:
            atoms.sacrifice(s, thing)
        if given:
            for step in self.then:
                step.run(s, at)


@final
class Exhaust(OnThings):
    def do_to(self, s: Position, at: Frame, thing: Thing) -> None:
        atoms.exhaust(s, thing)


@final
class Ready(OnThings):
    def do_to(self, s: Position, at: Frame, thing: Thing) -> None:
        atoms.ready(s, thing)


@final
class ReturnToHand(OnThings):
    """To the hand of its controller."""

    def do_to(self, s: Position, at: Frame, thing: Thing) -> None:
        atoms.return_to_hand(s, thing)


@final
class Truce(Step[Position]):
    """Units of these players cannot attack the controller or their units until the controller's next turn."""

    def __init__(self, who: Who = TARGET) -> None:
        self.who: Who = who

    def run(self, s: Position, at: Frame) -> None:
        for seat in players(s, at, self.who):
            s.players[at.seat].truce |= BIT[seat]
            s.tell(events.TRUCE, at.seat, seat)


# The pile.


@final
class Summon(Step[Position]):
    """R16: the chosen unit out of the discard pile."""

    def __init__(self, which: i64 = 0) -> None:
        self.which: i64 = which

    def run(self, s: Position, at: Frame) -> None:
        ref = target_of(at, self.which)
        if ref > 0:
            atoms.summon(s, at.seat, ref - 1)


@final
class Recall(Step[Position]):
    """The chosen card out of the discard pile to the controller's hand."""

    def __init__(self, which: i64 = 0) -> None:
        self.which: i64 = which

    def run(self, s: Position, at: Frame) -> None:
        ref = target_of(at, self.which)
        if ref > 0:
            atoms.recall(s, at.seat, ref - 1)


@final
class RecallItself(Step[Position]):
    """This card out of the discard pile to the hand of its last controller."""

    def run(self, s: Position, at: Frame) -> None:
        atoms.recall(s, at.seat, card_of(at))


# Hands, deck and mana.


@final
class Draw(ForPlayers):
    def do_for(self, s: Position, seat: i64, number: i64) -> None:
        for _ in range(number):
            atoms.draw(s, seat)


@final
class DiscardRandom(ForPlayers):
    def do_for(self, s: Position, seat: i64, number: i64) -> None:
        hand = s.players[seat].hand
        for _ in range(min(number, len(hand))):
            atoms.discard(s, seat, hand[s.below(len(hand))])


@final
class ReadyMana(ForPlayers):
    def do_for(self, s: Position, seat: i64, number: i64) -> None:
        atoms.ready_mana(s, seat, number)


@final
class ManaFromDeck(Step[Position]):
    """The topmost Mana of the deck into the controller's mana pile, Exhausted."""

    def run(self, s: Position, at: Frame) -> None:
        if s.players[at.seat].alive:
            atoms.mana_from_deck(s, at.seat)


# The chain.


@final
class Negate(Step[Position]):
    """The chosen link will do nothing when it is reached (P39)."""

    def run(self, s: Position, at: Frame) -> None:
        link = target_of(at, 0) - 1
        if 0 <= link < len(s.chain):
            s.chain[link].negated = True
