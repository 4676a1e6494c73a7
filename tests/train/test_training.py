"""Training itself, with PyTorch: make test-train."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from cardwright.agents.evaluation.learned import evaluation_by
from cardwright.agents.evaluation.learned_file import read_net
from cardwright.cli.train import write_results
from cardwright.train import Training
from cardwright.train.collecting import Collecting
from cardwright.train.crew import Crew
from cardwright.train.learner import Learner
from cardwright.train.training_run import TrainingRun
from tests.train.power_cut import Disk
from tests.train.test_learned import net_over

torch.set_num_threads(1)
SMALL = ("--matches", "64", "--gate", "32", "--processes", "2", "--seed", "7")


def command(folder: Path, *arguments: str) -> list[str]:
    return [sys.executable, "-m", "cardwright", "train", "threelines", "--into", str(folder), *SMALL, *arguments]


def train(folder: Path, *arguments: str) -> str:
    """Train to the end; what it says on stdout and on stderr."""
    done = subprocess.run(command(folder, *arguments), capture_output=True, text=True, timeout=280)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A training of three rounds that nothing interrupts."""
    folder = tmp_path_factory.mktemp("whole")
    told = train(folder, "--rounds", "3", "--check", "0")
    assert [line.split(":")[0] for line in told.splitlines()] == ["round 1", "round 2", "round 3"]
    return folder


def test_a_training_leaves_nets_curves_and_a_report(whole: Path) -> None:
    curves = json.loads((whole / "curves.json").read_text())
    assert [each["number"] for each in curves["rounds"]] == [1, 2, 3]
    assert all(each["matches"] == 64 and 0 < each["surprise"] < 2 for each in curves["rounds"])
    assert curves["pinned"]["rules"] == Training("threelines", 7).pinned().rules
    report = (whole / "report.html").read_text()
    assert "<svg" in report
    assert "round 3" in report
    net = read_net(whole / "nets" / "0003.net")
    assert net.trained == {"seed": 7, "rounds": 3, "matches": 192}
    assert (whole / "threelines.net").exists() == bool(curves["best"])


def test_a_training_that_is_killed_goes_on_and_learns_the_same(whole: Path, tmp_path: Path) -> None:
    running = subprocess.Popen(
        command(tmp_path, "--rounds", "3", "--check", "0"), stdout=subprocess.DEVNULL, start_new_session=True
    )
    until = time.monotonic() + 200
    while not list(tmp_path.glob("samples/0002-00000.npz")) and time.monotonic() < until:
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGKILL)
    running.wait()
    told = train(tmp_path, "--rounds", "3", "--check", "0")
    assert "going on after round 1\n" in told
    assert [line.split(":")[0] for line in told.splitlines() if ":" in line] == ["round 2", "round 3"]
    for name in ("0001", "0002", "0003"):
        file = Path("nets", f"{name}.net")
        assert (tmp_path / file).read_bytes() == (whole / file).read_bytes()


def test_whatever_a_training_replaces_outlasts_a_power_cut(tmp_path: Path, disk: Disk) -> None:
    run = TrainingRun(Training("threelines", 7, hidden=8, deeper=4, gate=32), tmp_path)
    run.round(Crew(1), 0, 64)
    run.rounds = [replace(each, kept=True) for each in run.rounds]
    write_results(run, [])
    names = {str(path.relative_to(tmp_path)) for path in disk.kept}
    nets, samples = {"nets/0000.net", "nets/0001.net"}, {"samples/0001-00000.npz", "samples/0001-00001.npz"}
    assert names == {"state.pt", "threelines.net", "curves.json", "report.html", *nets, *samples}
    assert disk.torn == set()


def test_another_training_is_not_gone_on_with(whole: Path) -> None:
    done = subprocess.run(command(whole, "--seed", "8"), capture_output=True, text=True)
    assert done.returncode == 2
    assert "holds another training: seed is 8 and was 7" in done.stderr


def test_a_net_learns_to_foresee_what_it_is_shown() -> None:
    training = Training("threelines", 1, hidden=8, deeper=4)
    blueprint = training.blueprint
    untrained = evaluation_by(training.untrained())
    samples = Collecting(blueprint.arrangement, untrained, 24, 1, 1.0).samples()
    learner = Learner(blueprint, samples, 1)
    before = learner.surprise(samples)
    learner.learn(samples, 200, 1)
    assert learner.surprise(samples) < before - 0.02


def test_a_net_is_written_as_it_was_learned() -> None:
    training = Training("pantheon", 1, hidden=8, deeper=4)
    blueprint = training.blueprint
    untrained = evaluation_by(training.untrained())
    samples = Collecting(blueprint.arrangement, untrained, 2, 1, 0.5).samples()
    learner = Learner(blueprint, samples, 1)
    learner.learn(samples, 100, 1)
    average = learner.average
    file = blueprint.file(average.arrays(), float(average.trust.detach()), {})
    chosen = np.arange(20)
    views, first = samples.views(chosen), samples.first[chosen]
    with torch.no_grad():
        odds = average.cpu()(torch.from_numpy(views), torch.from_numpy(first))
    judged = [net_over(blueprint.layout, file, each, chances) for each, chances in zip(views, first, strict=True)]
    assert np.allclose(judged, odds.exp().numpy(), atol=1e-3)
    assert not np.allclose(odds.exp().numpy(), first, atol=0.001)
