"""Lessons: a table with the teacher on the other seat, and the same match every time."""

from __future__ import annotations

from typing import Final

from cardwright.games import load
from cardwright.kernel.errors import BadInput
from cardwright.kernel.text.lesson import PUPIL, TEACHER
from cardwright.server.lobby.terms import Terms
from cardwright.server.player import Player
from cardwright.server.store.rows import LESSON, SeatRecord
from cardwright.wire.bodies.lobby import NewTable

AFTERWARDS: Final = "beginner"  # who plays when the teacher's plan is over


def lesson_terms(wanted: NewTable) -> Terms:
    """The lesson of a game; there is nothing to choose."""
    game = load(wanted.game)
    lesson = game.lesson()
    if lesson is None:
        raise BadInput(f"there is no lesson for {game.title}")
    if wanted != NewTable(wanted.game, LESSON, clock=wanted.clock, salt=wanted.salt):
        raise BadInput("a lesson is always the same: name the game, and nothing else")
    start = game.encode(lesson.begin(game))
    return Terms(game, "standard", game.variants()["standard"], game.cards(), LESSON, clock=False, start=start)


def lesson_seats(player: Player) -> list[SeatRecord]:
    """The player and the teacher."""
    pupil = SeatRecord(PUPIL, player=player.id, name=player.name, face=player.face)
    return [pupil, SeatRecord(TEACHER, bot=AFTERWARDS, name="teacher")]
