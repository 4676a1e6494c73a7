"""Whether what the kernel keeps in a position hangs together, before anybody plays on from it."""

from __future__ import annotations

from collections.abc import Sequence

from cardwright.kernel.bits import i64
from cardwright.kernel.effects.thing import Thing
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.frame import Frame
from cardwright.kernel.link import card_of, ref_of
from cardwright.kernel.state import OPEN, State


def check_kept(s: State) -> None:
    """Refuse questions, effects and results that no table of this size can have."""
    if len(s.sealed) != s.seats:
        raise BadPosition(f"sealed: expected one answer for each of the {s.seats} seats, found {len(s.sealed)}")
    if (s.rng < 0) != (s.stream is not None):
        raise BadPosition(f"rng: a generator cannot stand at {s.rng} {'without' if s.rng < 0 else 'with'} a key")
    check_questions(s)
    for frame in (*s.agenda, *s.chain, *s.queue):
        check_seat(s, frame.seat, "an effect belongs to")
        if frame.step < 0:
            raise BadPosition(f"an effect is at step {frame.step}")
    for deed in (*s.lane, *s.done):
        check_seat(s, deed.seat, "something that is about to happen is the doing of")
    if s.due < 0 or s.due > len(s.done):
        raise BadPosition(f"due: {s.due} of {len(s.done)} deeds are being heard")
    for seat in s.asking:
        check_seat(s, seat, "an answer is expected from")
    for seat in s.result or ():
        check_seat(s, seat, "the winner is")
    if s.result is not None and s.waiting:
        raise BadPosition("the game is over, and yet somebody is asked")


def check_questions(s: State) -> None:
    asked: list[i64] = []
    for decision in s.waiting:
        check_seat(s, decision.seat, "a question goes to")
        if decision.seat in asked:
            raise BadPosition(f"P{decision.seat + 1} is asked two questions at once")
        if decision.slot and not (s.agenda and decision.options):
            raise BadPosition(f'the question "{decision.kind}" belongs to no effect, or offers nothing')
        asked.append(decision.seat)
    sealed = [decision.seat for decision in s.waiting if decision.sealed]
    for seat in range(s.seats):
        if s.result is None and s.sealed[seat] != OPEN and seat not in sealed:
            raise BadPosition(f"P{seat + 1} has given a secret answer to no question")


def check_ids(s: State, things: Sequence[Thing], first: i64, last: i64) -> None:
    """Every thing has a number of its own, out of those given so far."""
    seen: list[i64] = []
    for thing in things:
        if thing.id < first or thing.id > last:
            name = s.cards.name(thing.card)
            raise BadPosition(f"{name} cannot have the number {thing.id}, from {first} to {last}")
        if thing.id in seen:
            raise BadPosition(f"two cards in play have the number {thing.id}")
        seen.append(thing.id)


def check_seat(s: State, seat: i64, what: str) -> None:
    if seat < 0 or seat >= s.seats:
        raise BadPosition(f"{what} seat {seat + 1}; there are {s.seats}")


def check_choices(frame: Frame, sizes: dict[str, tuple[int, int]], least: i64, most: i64) -> None:
    """Refuse slots the game does not know, with too few or too many choices, or with a choice beyond all bounds."""
    for slot, chosen in frame.slots.items():
        fewest, limit = sizes.get(slot, (1, 0))
        if not fewest <= len(chosen) <= limit:
            raise BadPosition(f'{len(chosen)} choices of "{slot}" belong to no effect')
        if min(chosen, default=0) < least or max(chosen, default=0) > most:
            raise BadPosition(f'a choice of "{slot}" is beyond all bounds')


def check_asked(kind: str, questions: tuple[str, ...], fits: bool) -> None:
    """Refuse a question the game does not know, or one that does not fit where the game is."""
    if kind not in questions or not fits:
        raise BadPosition(f'nobody can be asked "{kind}" here')


def check_source(s: State, frame: Frame, programs: tuple[str, ...], first: i64, beyond: i64) -> None:
    """Refuse an effect of no program or card, or from nothing: heroes are numbered by seat, things from ``first``."""
    if frame.program not in programs:
        raise BadPosition(f'there is no program "{frame.program}"')
    if frame.source < 0 or not s.cards.has(card_of(frame)):
        raise BadPosition(f"there is no card number {card_of(frame)}")
    ref = ref_of(frame)
    if s.seats < ref < first or ref >= beyond:
        raise BadPosition(f"nothing has the reference {ref}")


def check_ears(s: State, ears: i64) -> None:
    """Refuse other ears than those of the cards in play."""
    if s.ears != ears:
        raise BadPosition(f"the cards in play listen for {ears}, not for {s.ears}")
