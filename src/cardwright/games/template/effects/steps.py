"""The steps that cards are made of. A new step is written for a class of cards, never for one card."""

from __future__ import annotations

from typing import final

from cardwright.games.template.effects.who import CHOSEN, Who
from cardwright.games.template.model import events
from cardwright.games.template.model.actions import CHARMS, KEEP, MAGPIE
from cardwright.games.template.model.state import Position
from cardwright.games.template.rules.atoms import (
    deck_has_cards,
    discard_charm,
    draw,
    gain,
    lose,
    put_into_play,
    receive,
    steal,
    take_card,
)
from cardwright.kernel.bits import i64
from cardwright.kernel.choice import Choose
from cardwright.kernel.frame import Frame, Step


@final
class Gain(Step[Position]):
    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def run(self, s: Position, frame: Frame) -> None:
        gain(s, frame.seat, self.count)


@final
class Draw(Step[Position]):
    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def run(self, s: Position, frame: Frame) -> None:
        for _ in range(self.count):
            draw(s, frame.seat)


@final
class Lose(Step[Position]):
    def __init__(self, count: i64, who: Who) -> None:
        self.count: i64 = count
        self.who: Who = who

    def run(self, s: Position, frame: Frame) -> None:
        for seat in self.who.found(s, frame):
            lose(s, seat, self.count)


# Choosing another magpie, and what is done to it.


@final
class ChooseMagpie(Choose[Position]):
    """The answer lands in the slot ``magpie``; the steps after this one find it there."""

    def __init__(self) -> None:
        super().__init__(MAGPIE, MAGPIE)

    def options(self, s: Position, frame: Frame) -> list[i64]:
        return s.others(frame.seat)

    def seconds(self, s: Position, frame: Frame) -> i64:
        return s.options.seconds


@final
class Steal(Step[Position]):
    def __init__(self, count: i64, who: Who = CHOSEN) -> None:
        self.count: i64 = count
        self.who: Who = who

    def run(self, s: Position, frame: Frame) -> None:
        for victim in self.who.found(s, frame):
            steal(s, frame.seat, victim, self.count)


@final
class TakeRandomCards(Step[Position]):
    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def run(self, s: Position, frame: Frame) -> None:
        for victim in frame.chosen(MAGPIE):
            for _ in range(self.count):
                take_card(s, frame.seat, victim)


# Looking at the deck.


@final
class LookAt(Step[Position]):
    """Cards under the eyes of one magpie are a pile of their own, so nobody else's mask can show them (R18)."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def run(self, s: Position, frame: Frame) -> None:
        looking = s.players[frame.seat].looking
        while len(looking) < self.count and deck_has_cards(s):
            looking.append(s.deck.pop())
        s.tell_cards_too(events.LOOK, frame.seat, len(looking))


@final
class ChooseLooked(Choose[Position]):
    """The things offered are places in the pile, not cards: questions are public, and these cards are not."""

    def __init__(self) -> None:
        super().__init__(KEEP, KEEP)

    def options(self, s: Position, frame: Frame) -> list[i64]:
        return list(range(len(s.players[frame.seat].looking)))

    def seconds(self, s: Position, frame: Frame) -> i64:
        return s.options.seconds


@final
class KeepLooked(Step[Position]):
    """The chosen card goes to the hand, the others under the deck."""

    def run(self, s: Position, frame: Frame) -> None:
        looking = s.players[frame.seat].looking
        for place in frame.chosen(KEEP):
            receive(s, frame.seat, looking.pop(place))
        s.deck = looking[::-1] + s.deck
        looking.clear()


# Answering.


@final
class Negate(Step[Position]):
    """R12: the answered card is the last one still on the chain."""

    def run(self, s: Position, frame: Frame) -> None:
        link = s.chain[-1]
        link.negated = True
        s.tell_cards_too(events.NEGATE, frame.seat, link.source)


# Charms.


@final
class ComeIntoPlay(Step[Position]):
    def run(self, s: Position, frame: Frame) -> None:
        put_into_play(s, frame.seat, frame.source)


@final
class ChooseCharms(Choose[Position]):
    """Up to ``count`` of the charms in play."""

    def __init__(self, count: i64) -> None:
        super().__init__(CHARMS, CHARMS, 0, count)
        self.count: i64 = count

    def options(self, s: Position, frame: Frame) -> list[i64]:
        return [charm.card for charm in s.charms]

    def seconds(self, s: Position, frame: Frame) -> i64:
        return s.options.seconds


@final
class DiscardCharms(Step[Position]):
    """A charm that has left play since it was chosen is beyond reach."""

    def run(self, s: Position, frame: Frame) -> None:
        chosen = frame.chosen(CHARMS)
        for charm in s.charms:
            if int(charm.card) in chosen:
                discard_charm(s, charm)
