"""What makes a battle possible: everything written is checked, everything else worked out."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.model.actions import NO_SQUARE
from cardwright.games.generals.model.board import NOWHERE, SQUARES, listed, square_name
from cardwright.games.generals.model.card import MINION
from cardwright.games.generals.model.deeds import SEQUEL, BattleDeed
from cardwright.games.generals.model.enchantment import LARGEST
from cardwright.games.generals.model.fields import ADDRESS, ANY_CARD, enchantment_of
from cardwright.games.generals.model.keywords import INVULNERABLE
from cardwright.games.generals.model.program import (
    CHOICE,
    EFFECTS,
    MARK_ENDS,
    MARK_STARTS,
    SCENE,
)
from cardwright.games.generals.model.state import (
    BLOODBOUND,
    PET,
    PICKS,
    PLAY,
    TURN,
    WORN,
    Battle,
)
from cardwright.games.generals.rules.figures import reckon, refresh
from cardwright.kernel.bits import i64
from cardwright.kernel.data.card_number import CardNumber
from cardwright.kernel.data.soundness import check_ids
from cardwright.kernel.decision import Decision
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.frame import Frame

PROGRAMS: Final = (PLAY, TURN, PET, EFFECTS)
A_MINION: Final = CardNumber(MINION)
QUESTIONS: Final = ("mulligan", "act", "follow-up", CHOICE)


def complete(s: Battle) -> None:
    """Refuse what no battle can have; then work out where everybody stands and how strong everybody is."""
    for marks in s.marked:
        for mark in marks:
            if mark.enchantment.shell:
                A_MINION.check(s, mark.count, "inside another unit")
    check_units(s)
    check_tiles(s)
    check_under_way(s)
    check_questions(s)
    stand_up(s)


def bounded(number: i64, what: str, least: i64 = 0, most: i64 = LARGEST) -> None:
    if number < least or number > most:
        raise BadPosition(f"{what} is between {least} and {most}, not {number}")


def check_units(s: Battle) -> None:
    check_ids(s, [*s.units, *s.aside], 1, s.arrivals)
    squares: i64 = 0
    for unit in s.units:
        bounded(unit.square, f"the square of {s.cards.name(unit.card)}", 0, SQUARES - 1)
        if squares & (1 << unit.square) != 0:
            raise BadPosition(f"two units stand on {square_name(unit.square)}; a square holds one (R4)")
        squares |= 1 << unit.square
    if s.result is None:
        for seat in range(2):
            generals = [unit for unit in s.units + s.aside if unit.general and unit.owner == seat]
            if len(generals) != 1:
                raise BadPosition(f"P{seat + 1} has {len(generals)} generals instead of one (R1)")


def check_tiles(s: Battle) -> None:
    seen: i64 = 0
    for squares in s.tiles:
        if seen & squares != 0:
            raise BadPosition(f"two tiles lie on {square_name(listed(seen & squares)[0])}; a square holds one (R225)")
        seen |= squares


def check_questions(s: Battle) -> None:
    """The mulligan before the first turn, later one question to the player to move, or one that an effect puts."""
    frame = s.playing()
    if frame is not None:
        check_play(s, frame)
    if s.agenda and not s.waiting and s.result is None:
        raise BadPosition("something is under way, and nobody is asked what follows")
    for decision in s.waiting:
        check_question(s, decision, frame)


def check_play(s: Battle, frame: Frame) -> None:
    """A card being played: it is there, and the squares chosen for it are squares."""
    bounded(frame.source, "the slot of the card being played", 0, BLOODBOUND)
    if not frame.chosen(PICKS):
        raise BadPosition("a card is being played on no square")
    player = s.players[frame.seat]
    if (player.bloodbound if frame.source == BLOODBOUND else player.hand[frame.source]) < 0:
        raise BadPosition("the card being played is not there")
    for square in frame.chosen(PICKS):
        if square != NO_SQUARE:
            bounded(square, "a square that was chosen", 0, SQUARES - 1)


def check_question(s: Battle, decision: Decision, playing: Frame | None) -> None:
    if decision.kind not in QUESTIONS:
        raise BadPosition(f'nobody can be asked "{decision.kind}"; the questions are {", ".join(QUESTIONS)}')
    if (decision.kind == "mulligan") != (s.turn == 0) or decision.sealed != (s.turn == 0):
        raise BadPosition(f'"{decision.kind}" is not asked on turn {s.turn}; the mulligan comes before the first (R23)')
    if decision.kind in ("act", "follow-up") and decision.seat != s.mover:
        raise BadPosition(f"P{decision.seat + 1} is asked, but it is the turn of P{s.mover + 1} (R37)")
    if (decision.kind == "follow-up") != (playing is not None):
        raise BadPosition("a further choice is asked for exactly while a card is being played (R83)")
    if (decision.kind == CHOICE) != (bool(s.agenda) and s.agenda[-1].program == EFFECTS):
        raise BadPosition("an effect asks for a choice exactly while it is under way")
    if decision.kind == "act" and (s.agenda or s.lane or s.done):
        raise BadPosition("somebody is asked for an order while something is still under way")
    for square in decision.options:
        bounded(square, "a square that is offered", 0, SQUARES - 1)


def check_under_way(s: Battle) -> None:
    """What is about to happen and what effects go on with: everything they speak of has to be there."""
    for deed in (*s.lane, *s.done):
        if isinstance(deed, BattleDeed) and (deed.scene or deed.kind == SEQUEL):
            check_scene(s, deed.scene)
    for frame in s.agenda:
        if frame.program not in PROGRAMS:
            raise BadPosition(f'there is no program "{frame.program}"; there are {", ".join(PROGRAMS)}')
        if frame.program == EFFECTS:
            ADDRESS.check(s, frame.source, "an effect that goes on")
            check_scene(s, frame.chosen(SCENE))


def check_scene(s: Battle, numbers: tuple[int, ...]) -> None:
    if len(numbers) not in (MARK_STARTS, MARK_ENDS):
        raise BadPosition(f"a scene has {MARK_STARTS} or {MARK_ENDS} numbers, not {len(numbers)}")
    bounded(numbers[0], "the player whose effect it is", 0, 1)
    ANY_CARD.check(s, numbers[1], "the card of an effect")
    if len(numbers) == MARK_ENDS:
        enchantment_of(s, numbers[MARK_STARTS], numbers[MARK_STARTS + 1])


def worn_out(s: Battle) -> bool:
    """Whether an artifact has no durability left."""
    return any(mark.count == 0 for unit in s.units for mark in unit.artifacts())


def stand_up(s: Battle) -> None:
    """What is not written: where the units stand, how strong they are, and what they hear."""
    s.first = 0
    s.second = 0
    s.hearing = 0
    for unit in s.units:
        s.put(unit, unit.square)
        reckon(s, unit)
    for unit in s.aside:
        reckon(s, unit)
        if unit.square != NOWHERE:
            s.put(unit, unit.square)
    s.auras = True
    lane = s.lane
    s.lane = []
    refresh(s)
    s.lane = lane
    if s.lane and worn_out(s):
        s.stale |= WORN  # R77: it breaks when all that is under way is done
    for unit in s.units:
        if s.result is None and not s.lane and unit.health <= unit.damage and unit.traits & INVULNERABLE == 0:
            raise BadPosition(
                f"{s.cards.name(unit.card)} on {square_name(unit.square)} has {unit.damage} damage"
                f" and {unit.health} health: it is dead (R64)"
            )
