"""A recorded match, played through: every position, action and sentence, as one reader may know them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic

from cardwright.cli.boards import board_of
from cardwright.cli.rules import read_text
from cardwright.games import load
from cardwright.kernel.data.replay import Replay, read_replay, steps, written_seed
from cardwright.kernel.errors import BadInput, BadReplay
from cardwright.kernel.event import Event, known_by
from cardwright.kernel.game import CONCEDE, Game
from cardwright.kernel.state import S
from cardwright.match import View


@dataclass(frozen=True)
class RecordedMove:
    """An action in words; of a secret one only that it was taken."""

    seat: int
    action: int | None
    text: str
    parts: dict[str, object]

    def sentence(self) -> str:
        return f"P{self.seat + 1}: {self.text}"


class Recording(Generic[S]):
    """``views[n]`` is the match after n actions. ``everything`` opens what is hidden from ``seat``."""

    def __init__(self, game: Game[S], replay: Replay, seat: int, everything: bool) -> None:
        self.game: Game[S] = game
        self.replay: Replay = replay
        self.seat: int = seat
        self.everything: bool = everything
        self.views: list[View[S]] = []
        self.moves: list[RecordedMove] = []
        self.play_through()

    def play_through(self) -> None:
        events: list[Event] = []
        for at, s in enumerate(steps(self.game, self.replay)):
            events += [self.heard(event) for event in s.events]
            self.views.append(self.seen(s, events))
            if at < len(self.replay.moves):
                self.moves.append(self.told(s, *self.replay.moves[at]))
        if self.replay.result is not None and (s.result is None or self.replay.result != list(s.result)):
            raise BadReplay(f"the replay ends differently here: {ending(s.result)}, not {ending(self.replay.result)}")

    def heard(self, event: Event) -> Event:
        return event if self.everything else known_by(event, self.game.event_kinds()[event.kind], self.seat)

    def seen(self, s: S, events: list[Event]) -> View[S]:
        position = self.game.clone(s) if self.everything else self.game.mask(s, self.seat)
        players = tuple(self.replay.players)
        return View(self.seat, players, position, list(events), len(events), None, [], None)

    def told(self, s: S, seat: int, action: int) -> RecordedMove:
        """What is about to be done, as far as the reader may know."""
        if action == CONCEDE:
            return RecordedMove(seat, action, "gives up", {"kind": "concede"})
        decision = s.decision(seat)
        if decision is not None and decision.sealed and not self.everything and seat != self.seat:
            return RecordedMove(seat, None, "locks in", {})
        if self.game.why_not(s, seat, action):  # the next step says so
            return RecordedMove(seat, action, "", {})
        return RecordedMove(
            seat, action, self.game.action_text(s, seat, action), self.game.action_parts(s, seat, action)
        )

    def news(self, step: int) -> list[str]:
        """What the action that led to this step brought about."""
        view = self.views[step]
        before = self.views[step - 1].heard if step else 0
        return board_of(self.game).news(view.position, view.events[before:], self.seat)

    # For programs.

    def facts(self) -> dict[str, Any]:
        return {
            "game": self.replay.game,
            "players": self.replay.players,
            "seed": written_seed(self.replay.seed),
            "options": self.replay.options,
            "decks": [self.deck(seat) for seat in range(len(self.replay.decks))],
            "opening": self.news(0),
            "actions": [self.fact(at, move) for at, move in enumerate(self.moves, 1)],
            "result": self.replay.result,
        }

    def deck(self, seat: int) -> str | None:
        """What a seat brought; None if the reader may not know."""
        return self.replay.decks[seat] if self.everything or seat == self.seat else None

    def fact(self, at: int, move: RecordedMove) -> dict[str, Any]:
        told = {"number": at, "seat": move.seat, "action": move.action, "text": move.text, "parts": move.parts}
        return {**told, "events": self.news(at)}


def ending(winners: Sequence[int] | None) -> str:
    if winners is None:
        return "the match is not over"
    return " and ".join(f"P{seat + 1}" for seat in winners) + " won" if winners else "a draw"


def read_recording(file: str, seat: int, everything: bool) -> Recording[Any]:
    """The match in a file; an error names the file and what is wrong with it."""
    text = read_text(file)
    try:
        replay = read_replay(text)
        if len(replay.players) != replay.seats:
            raise BadReplay(f"the replay names {len(replay.players)} players for {replay.seats} seats")
        if not everything and not 0 <= seat < replay.seats:
            raise BadReplay(f"there is no seat {seat + 1} in this match; there are 1 to {replay.seats}")
        return Recording(load(replay.game), replay, seat, everything)
    except BadInput as problem:
        raise BadReplay(f"{file}: {problem}") from None
