"""Which questions and effects under way a position can have."""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.model import questions as book
from cardwright.games.pantheon.model.bounds import LARGEST, LAST_THING
from cardwright.games.pantheon.model.card import FIELD, UNIT
from cardwright.games.pantheon.model.link import ACTIVATE, ATTACK, CAST, CHOSEN, LINKS, PLAY, POWER, TRIGGERED
from cardwright.games.pantheon.model.state import CLOSING, FIRST_HERO, FIRST_THING, HEROES, START, TURN, Position
from cardwright.games.pantheon.model.target import IN_PILE, SPELL_LINK, Target
from cardwright.games.pantheon.rules.requirements import use_of
from cardwright.kernel.chain import CHAIN, RESPOND, check_links
from cardwright.kernel.data.soundness import check_asked, check_choices, check_source
from cardwright.kernel.decision import Decision
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.frame import Frame
from cardwright.kernel.link import DONE, EVENT, TARGETS, card_of, which_of

SLOTS: Final[dict[str, tuple[int, int]]] = {
    TARGETS: (1, 2),
    POWER: (1, 1),
    EVENT: (2, 3),
    DONE: (0, 99),
    CHOSEN: (0, 99),
}


def check_pending(s: Position) -> None:
    for decision in s.waiting:
        check_question(s, decision)
    check_effects(s)


def check_question(s: Position, decision: Decision) -> None:
    """Each is asked where the rules ask it."""
    kind = decision.kind
    if not s.players[decision.seat].alive:
        raise BadPosition(f"P{decision.seat + 1} is eliminated and yet asked something (P46)")
    check_asked(kind, book.QUESTIONS, fits_phase(s, kind))
    if kind in (book.MAIN, book.MULLIGAN) and decision.seat != s.player:
        raise BadPosition(f'P{decision.seat + 1} is asked "{kind}" in the turn of P{s.player + 1}')
    if (kind == book.HERO) != decision.sealed or (kind == book.SACRIFICE) != (decision.slot == CHOSEN):
        raise BadPosition(f'"{kind}" is not asked like that')
    if kind == book.DISCARD and not s.players[decision.seat].hand:
        raise BadPosition(f"P{decision.seat + 1} has nothing to discard")
    for ref in decision.options:
        thing = s.find(ref)
        if kind != book.SACRIFICE or thing is None or thing.owner != decision.seat:
            raise BadPosition(f"number {ref} cannot be chosen by P{decision.seat + 1}")


def fits_phase(s: Position, kind: str) -> bool:
    if kind == book.HERO:
        return s.phase == HEROES
    if kind == book.MULLIGAN:
        return s.phase == START and not s.agenda
    if kind == book.MAIN or kind == book.INTERRUPT:
        return s.phase == TURN and not s.agenda
    if kind == RESPOND:
        return s.phase == TURN and len(s.chain) > 0
    return s.phase == CLOSING and not s.agenda if kind == book.CLOSING else s.phase >= START


def check_effects(s: Position) -> None:
    """Each effect is the chain's or a card's; links lie on a chain that is under way."""
    check_links(s, LINKS)
    for frame in (*s.agenda, *s.chain, *s.queue):
        if frame.program != CHAIN:
            check_frame(s, frame)
    for frame in s.queue:
        if frame.program != TRIGGERED:
            raise BadPosition(f'"{frame.program}" cannot wait to be set off')


def check_frame(s: Position, frame: Frame) -> None:
    check_source(s, frame, (*LINKS, TRIGGERED), FIRST_THING, LAST_THING + 1)
    facts = s.cards.all[card_of(frame)]
    kinds: dict[str, bool] = {
        PLAY: facts.type in (UNIT, FIELD),
        CAST: facts.spell,
        ACTIVATE: facts.activation is not None,
        ATTACK: facts.unit,
        TRIGGERED: which_of(frame) < len(facts.triggers),
    }
    if not kinds[frame.program] or (frame.program != TRIGGERED and which_of(frame) != 0):
        raise BadPosition(f'{facts.name} has no effect of the kind "{frame.program}"')
    check_slots(s, frame)


def check_slots(s: Position, frame: Frame) -> None:
    check_choices(frame, SLOTS, -LARGEST, LAST_THING)
    targets = () if frame.program == TRIGGERED else use_of(s, frame.program, card_of(frame)).targets
    for at, ref in enumerate(frame.chosen(TARGETS)):
        if frame.program == ATTACK:
            right = at == 0 and points(s, ref)
        else:
            right = at < len(targets) and aims(s, targets[at], ref)
        if not right:
            raise BadPosition(f"an effect cannot be aimed at {ref}")


def aims(s: Position, target: Target, ref: int) -> bool:
    """Whether a reference is of the kind this target wants; what it meant may be gone by now."""
    if target.what == IN_PILE:
        return 0 <= ref <= len(s.cards.all)
    return 0 <= ref <= LARGEST if target.what >= SPELL_LINK else ref == 0 or points(s, ref)


def points(s: Position, ref: int) -> bool:
    """Whether it is a hero's, or a thing's that was there once."""
    return FIRST_HERO <= ref < FIRST_HERO + s.seats or FIRST_THING <= ref < s.next_id
