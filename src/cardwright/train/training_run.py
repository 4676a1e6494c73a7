"""Rounds of playing, learning and trying, in a folder that holds all that is needed to go on after any interruption.

The latest net plays, kept or not: only by trying what it overrates does it learn better.
A round is over when ``state.pt`` is replaced. Whatever was done in a round that did not come to its end is done again,
but for chunks of matches that were finished: they are in ``samples``.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from cardwright.agents.evaluation.learned_file import write_net
from cardwright.kernel.chance import mixed
from cardwright.machine.whole_file import replacing
from cardwright.train.crew import Chunk, Crew, GateScore, collect, contest
from cardwright.train.learner import TOGETHER, Learner
from cardwright.train.round import Round, passes, read_round
from cardwright.train.samples import Samples, joined, load_samples
from cardwright.train.training import Training

IN_CHUNK: Final = 32  # matches
LEARNING, BEGINNING = 3, 4  # what else a seed is mixed with


class TrainingRun:
    """``seconds`` is how long the training has lasted in all; ``best`` is the net that was kept last."""

    def __init__(self, training: Training, folder: Path) -> None:
        self.training = training
        self.folder = folder
        self.rounds: list[Round] = []
        self.seconds = 0.0
        self.learner: Learner | None = None
        self.samples: dict[int, Samples] = {}
        (folder / "samples").mkdir(parents=True, exist_ok=True)
        (folder / "nets").mkdir(exist_ok=True)
        if self.state().exists():
            self.take_up()
        elif not self.net(0).exists():
            write_net(self.net(0), training.untrained())

    def state(self) -> Path:
        return self.folder / "state.pt"

    def net(self, number: int) -> Path:
        """The net after a round; after round 0 it changes nothing."""
        return self.folder / "nets" / f"{number:04}.net"

    def best(self) -> int:
        return max((each.number for each in self.rounds if each.kept), default=0)

    def take_up(self) -> None:
        state = torch.load(self.state(), map_location="cpu", weights_only=True)
        self.training.check(state["training"], str(self.folder))
        self.rounds = [read_round(facts) for facts in state["rounds"]]
        self.seconds = state["seconds"]
        self.learner = Learner(self.training.blueprint, None, self.training.seed)
        self.learner.take_up(state["learner"])
        for number in range(max(1, len(self.rounds) + 1 - self.training.window), len(self.rounds) + 1):
            self.samples[number] = joined([load_samples(path) for path in self.chunks(number)[1:]])

    def chunks(self, number: int) -> list[Path]:
        """The finished chunks of a round; the first is not learned from, to see what the net foresees."""
        return sorted((self.folder / "samples").glob(f"{number:04}-*.npz"))

    def round(self, crew: Crew, seconds: float, matches: int | None = None) -> Round:
        """One more round, with as many matches as are played in this time, or with this number of them."""
        number, began = len(self.rounds) + 1, time.monotonic()
        self.play(crew, number, seconds, matches)
        first, *others = [load_samples(path) for path in self.chunks(number)]
        self.samples[number] = joined(others)
        surprise = self.learn(number, first)
        score = self.try_out(crew, number)
        by_hand = float(-(first.aim * np.log(np.maximum(first.first, 1e-4))).sum(1).mean())
        lasted = time.monotonic() - began
        self.seconds += lasted
        played, positions = (1 + len(others)) * IN_CHUNK, len(first) + len(self.samples[number])
        done = Round(number, played, positions, lasted, surprise, by_hand, score, passes(score))
        self.rounds.append(done)
        self.save()
        return done

    def play(self, crew: Crew, number: int, seconds: float, matches: int | None) -> None:
        done = {path.name for path in self.chunks(number)}
        enough = 2 if matches is None else max(2, matches // IN_CHUNK)
        until = time.monotonic() + seconds

        def jobs() -> Iterator[Callable[[], None]]:
            chunk = 0
            while chunk < enough or (matches is None and time.monotonic() < until):
                path = self.folder / "samples" / f"{number:04}-{chunk:05}.npz"
                if path.name not in done:
                    yield partial(collect, self.training, self.net(self.best()), Chunk(number, chunk, IN_CHUNK), path)
                chunk += 1

        for _ in crew.work(jobs()):
            pass

    def learn(self, number: int, first: Samples) -> float:
        """What the net has learned goes into a file of its own."""
        training = self.training
        fresh = self.samples[number]
        self.samples.pop(number - training.window, None)
        if self.learner is None:
            self.learner = Learner(training.blueprint, fresh, mixed(training.seed, BEGINNING))
        steps = max(1, round(training.repeats * len(fresh) / TOGETHER))
        self.learner.learn(joined(list(self.samples.values())), steps, mixed(training.seed, LEARNING, number))
        average = self.learner.average
        facts = {"seed": training.seed, "rounds": number, "matches": self.matches() + self.matches_of(number)}
        file = training.blueprint.file(
            average.arrays(), float(average.trust.detach()), asdict(training.pinned()), **facts
        )
        write_net(self.net(number), file)
        return self.learner.surprise(first)

    def matches(self) -> int:
        return sum(each.matches for each in self.rounds)

    def matches_of(self, number: int) -> int:
        return len(self.chunks(number)) * IN_CHUNK

    def try_out(self, crew: Crew, number: int) -> GateScore:
        """The new net against the one that was kept last."""
        fresh, before = self.net(number), self.net(self.best())
        count = max(1, self.training.gate // IN_CHUNK)
        jobs = (
            partial(contest, self.training, fresh, before, Chunk(number, chunk, IN_CHUNK)) for chunk in range(count)
        )
        return sum(crew.work(iter(jobs)), GateScore())

    def save(self) -> None:
        assert self.learner is not None
        state: dict[str, Any] = {
            "training": self.training.facts(),
            "rounds": [each.facts() for each in self.rounds],
            "seconds": self.seconds,
            "learner": self.learner.state(),
        }
        with replacing(self.state()) as file:
            torch.save(state, file)
        for old in self.chunks(len(self.rounds) - self.training.window):
            old.unlink()
