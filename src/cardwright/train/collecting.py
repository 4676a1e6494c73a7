"""Plays matches to learn from, and keeps their positions with what came of them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cardwright.agents.evaluation.learned import LearnedEvaluation
from cardwright.env import Arrangement
from cardwright.kernel.state import OPEN, State
from cardwright.train.samples import Samples, joined, packed
from cardwright.train.self_play import STRAYING, Match, SelfPlay, shares


@dataclass
class Remembered:
    """A position of a match that goes on: its views, each seat's chances by hand, and as the net thinks of them."""

    views: NDArray[np.int16]
    first: list[float]
    thought: list[float]


class Collecting:
    """Every position is aimed at what came of it: partly at what was thought of the next one, partly at the result.

    ``patience`` is how much of the aim comes from further on, from 0 (the next position alone) to 1 (the result alone).
    """

    def __init__(
        self, arrangement: Arrangement, net: LearnedEvaluation, matches: int, seed: int, patience: float
    ) -> None:
        self.play = SelfPlay(arrangement, [net], matches, seed, STRAYING)
        self.game = arrangement.game
        self.net = net
        self.patience = patience
        self.size = int(arrangement.observation.size)
        self.going: dict[int, list[Remembered]] = {}
        self.parts: list[Samples] = []

    def samples(self) -> Samples:
        self.play.play(self.note, self.end)
        return joined(self.parts)

    def note(self, at: int, s: State, seat: int) -> None:
        """Keep a position as agents judge it: once what is under way has happened, and no answer is secret."""
        if any(answer != OPEN for answer in s.sealed):
            return
        after = self.game.clone(s)
        self.net.carry_on(self.game, after, seat)
        if after.result is None and not self.net.unfinished(after):
            self.going.setdefault(at, []).append(self.remembered(after))

    def remembered(self, s: State) -> Remembered:
        first = self.net.first.chances(s)
        reader = self.net.reader_of(s)
        thought = reader.corrected(s, first)
        views = np.frombuffer(memoryview(reader.cells), np.int16).reshape(-1, self.size).copy()
        return Remembered(views, first, thought)

    def end(self, at: int, match: Match) -> None:
        kept = self.going.pop(at, [])
        if not kept:
            return
        first = np.array([each.first for each in kept], np.float32)
        thought = np.array([each.thought for each in kept], np.float32)
        aim = np.zeros_like(first)
        coming = shares(match[1], first.shape[1])
        for place in reversed(range(len(kept))):
            aim[place] = coming
            coming = (1 - self.patience) * thought[place] + self.patience * coming
        self.parts.append(packed(np.concatenate([each.views for each in kept]), first, aim))
