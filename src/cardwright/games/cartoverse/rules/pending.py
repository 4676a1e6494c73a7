"""Which questions and effects under way a position can have."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.model import link as links
from cardwright.games.cartoverse.model import questions as book
from cardwright.games.cartoverse.model.board import FIRST_HERO, FIRST_THING, SPOTS
from cardwright.games.cartoverse.model.bounds import LARGEST, LAST_THING
from cardwright.games.cartoverse.model.state import BEFORE, TURN, Duel
from cardwright.games.cartoverse.model.state import ENDING as ENDING_PHASE
from cardwright.games.cartoverse.model.state import MULLIGAN as MULLIGAN_PHASE
from cardwright.games.cartoverse.rules.combat import blockers
from cardwright.kernel.chain import CHAIN, RESPOND, check_links
from cardwright.kernel.data.soundness import check_asked, check_choices, check_source
from cardwright.kernel.decision import Decision
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.frame import Frame
from cardwright.kernel.link import DONE, EVENT, TARGETS, card_of, ref_of, target_of, which_of
from cardwright.kernel.mulligan import MULLIGAN

SLOTS: Final[dict[str, tuple[int, int]]] = {
    TARGETS: (0, 1),
    EVENT: (3, 3),
    links.BLOCKER: (0, 1),
    DONE: (0, 99),
}
PROGRAMS: Final = (*links.LINKS, links.TRIGGERED, links.TRAPPED)


def check_pending(s: Duel) -> None:
    for decision in s.waiting:
        check_question(s, decision)
    check_effects(s)


def check_question(s: Duel, decision: Decision) -> None:
    """Each is asked where the rules ask it."""
    kind = decision.kind
    check_asked(kind, book.QUESTIONS, fits_phase(s, kind))
    if kind in (book.MAIN, book.INTERRUPT) and (decision.seat == s.player) != (kind == book.MAIN):
        raise BadPosition(f'P{decision.seat + 1} is asked "{kind}" in the turn of P{s.player + 1}')
    slots = {book.BLOCK: links.BLOCKER, book.TARGET: TARGETS}
    if (kind == MULLIGAN) != decision.sealed or decision.slot != slots.get(kind, ""):
        raise BadPosition(f'"{kind}" is not asked like that')
    if kind == book.DISCARD and not s.players[decision.seat].hand:
        raise BadPosition(f"P{decision.seat + 1} has nothing to discard")
    if kind == book.BLOCK:
        check_block(s, decision)
    for option in decision.options:
        if not decision.slot or not 0 < option <= max(LAST_THING, len(s.cards.all)):
            raise BadPosition(f"number {option} cannot be chosen by P{decision.seat + 1}")


def check_block(s: Duel, decision: Decision) -> None:
    """Those offered may block the attack that is under way."""
    attack = s.agenda[-1]
    if attack.program != links.ATTACK or attack.seat == decision.seat:
        raise BadPosition("there is no attack to block")
    if list(decision.options) != blockers(s, decision.seat, target_of(attack)):
        raise BadPosition("others than those offered may block (C22)")


def fits_phase(s: Duel, kind: str) -> bool:
    if kind == MULLIGAN:
        return s.phase == MULLIGAN_PHASE
    if kind == book.MAIN or kind == book.INTERRUPT:
        return s.phase == TURN and not s.agenda
    if kind == RESPOND:
        return s.phase in (TURN, ENDING_PHASE) and len(s.chain) > 0 and len(s.agenda) == 1
    return s.phase >= BEFORE and len(s.agenda) > 0


def check_effects(s: Duel) -> None:
    """Each effect is the chain's or a card's; links lie on a chain that is under way."""
    check_links(s, links.LINKS)
    for frame in (*s.agenda, *s.chain, *s.queue, *s.stirred, *s.delayed):
        if frame.program != CHAIN:
            check_frame(s, frame)
    for frame in (*s.queue, *s.stirred, *s.delayed):
        if frame.program not in (links.TRIGGERED, links.TRAPPED):
            raise BadPosition(f'"{frame.program}" cannot wait to be set off')


def check_frame(s: Duel, frame: Frame) -> None:
    if not 0 <= frame.seat < s.seats:
        raise BadPosition(f"an effect belongs to seat {frame.seat + 1}")
    check_source(s, frame, PROGRAMS, FIRST_THING, s.next_id)
    if not is_kind(s, frame):
        raise BadPosition(f'{s.cards.name(card_of(frame))} has no effect of the kind "{frame.program}"')
    check_slots(s, frame)


def is_kind(s: Duel, frame: Frame) -> bool:
    """Whether its card has such an effect."""
    facts = s.cards.all[card_of(frame)]
    which = which_of(frame)
    if frame.program == links.CAST:
        return facts.spell and which == 0 and (ref_of(frame) >= FIRST_THING) == facts.enchant
    if frame.program == links.ABILITY:
        return which < len(facts.abilities)
    if frame.program == links.ATTACK:
        return facts.creature and which == 0
    if frame.program == links.TRIGGERED:
        return which < len(facts.triggers)
    if frame.program == links.TRAPPED:
        return facts.trap if which == links.FACE_UP else which == links.FACE_DOWN and card_of(frame) == 0
    return which == 0 and card_of(frame) == 0 and (ref_of(frame) >= FIRST_THING) == (frame.program == links.SETTING)


def check_slots(s: Duel, frame: Frame) -> None:
    check_choices(frame, SLOTS, 0, LARGEST)
    found = frame.slots.get(EVENT)
    if found is not None and (found[2] > SPOTS or points_nowhere(s, found[0])):
        raise BadPosition("an effect was set off by nothing")
    if frame.program in (links.TRIGGERED, links.TRAPPED) and found is None:
        raise BadPosition("an effect was set off, and nothing says by what")
    if frame.program == links.ATTACK and points_nowhere(s, target_of(frame)):
        raise BadPosition("an attack is aimed at nothing")
    if frame.program == links.ENDING and frame.seat != s.player:
        raise BadPosition("a turn is ended by the player whose turn it is")


def points_nowhere(s: Duel, ref: int) -> bool:
    """Whether it is neither nothing, nor a hero's, nor a thing's that was there once."""
    return FIRST_HERO + s.seats <= ref < FIRST_THING or ref >= s.next_id
