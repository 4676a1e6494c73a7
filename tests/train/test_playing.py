"""What a training plays and learns from; the net it plays with has learned nothing yet."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import numpy as np
import psutil
import pytest

from cardwright.agents.evaluation.learned import evaluation_by
from cardwright.agents.evaluation.learned_file import write_net
from cardwright.arena.win_rate import WinRate, wilson
from cardwright.cli.train import command
from cardwright.kernel.errors import BadInput
from cardwright.machine.whole_file import replace_file
from cardwright.train import Contest, Round, Training, tried
from cardwright.train.collecting import Collecting
from cardwright.train.crew import Chunk, GateScore, collect, contest, crew_of
from cardwright.train.learning_page import learning_page
from cardwright.train.round import passes
from cardwright.train.samples import Samples, joined, load_samples
from tests.train.power_cut import Disk

GAMES = ("threelines", "generals", "pantheon", "cartoverse", "ancients")


def collected(game: str, matches: int, patience: float = 0.9, seed: int = 1) -> Samples:
    training = Training(game, seed, hidden=4, deeper=2)
    net = evaluation_by(training.untrained())
    return Collecting(training.blueprint.arrangement, net, matches, seed, patience).samples()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_learned_from_as_all_of_its_seats_see_it(game: str) -> None:
    samples = collected(game, 1)
    views = samples.views(np.arange(len(samples)))
    assert views.shape[:2] == (len(samples), 2)
    assert len(samples) > 1
    assert np.allclose(samples.aim.sum(1), 1, atol=1e-5)
    assert (views[:, 0] != views[:, 1]).any(1).all()


def test_positions_are_aimed_at_the_result_or_at_what_was_thought_next() -> None:
    by_result, by_thought = collected("threelines", 2, 1.0), collected("threelines", 2, 0.0)
    assert np.isin(by_result.aim, (0.0, 0.5, 1.0)).all()
    undecided = ~np.isin(by_thought.aim, (0.0, 0.5, 1.0)).all(1)
    at = np.flatnonzero(undecided)
    assert len(at)
    assert np.allclose(by_thought.aim[at], by_thought.first[at + 1], atol=1e-5)


def test_samples_come_back_from_a_file_and_can_be_joined(tmp_path: Path) -> None:
    one, two = collected("threelines", 1), collected("threelines", 2, seed=2)
    one.save(tmp_path / "one.npz")
    both = joined([load_samples(tmp_path / "one.npz"), two])
    assert len(both) == len(one) + len(two)
    assert (both.views(np.arange(len(one))) == one.views(np.arange(len(one)))).all()
    last = np.array([len(two) - 1])
    assert (both.views(last + len(one)) == two.views(last)).all()
    assert [path.name for path in tmp_path.iterdir()] == ["one.npz"]


def test_nets_and_positions_outlast_a_power_cut(tmp_path: Path, disk: Disk) -> None:
    write_net(tmp_path / "0.net", Training("threelines", 5, hidden=4, deeper=2).untrained())
    collected("threelines", 1).save(tmp_path / "1.npz")
    assert disk.kept == {tmp_path / "0.net", tmp_path / "1.npz"}
    assert disk.torn == set()


def test_what_cannot_be_written_leaves_the_file_before_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError("No space left on device")

    path = tmp_path / "any"
    replace_file(path, b"before")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        replace_file(path, b"after")
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == {"any": b"before"}


def test_a_chunk_is_the_same_matches_in_every_process(tmp_path: Path) -> None:
    training = Training("threelines", 5, hidden=4, deeper=2)
    write_net(tmp_path / "0.net", training.untrained())
    for processes in (1, 2):
        jobs = (
            partial(collect, training, tmp_path / "0.net", Chunk(1, number, 2), tmp_path / f"{processes}-{number}.npz")
            for number in range(2)
        )
        with crew_of(processes) as crew:
            list(crew.work(iter(jobs)))
    for number in range(2):
        here, there = (load_samples(tmp_path / f"{processes}-{number}.npz") for processes in (1, 2))
        assert (here.values == there.values).all()
        assert (here.aim == there.aim).all()


def test_a_net_that_wants_to_lose_does_not_pass_the_gate(tmp_path: Path) -> None:
    training = Training("threelines", 1, hidden=4, deeper=2)
    untrained = training.untrained()
    write_net(tmp_path / "good.net", untrained)
    arrays = training.blueprint.arrays(untrained)
    write_net(tmp_path / "bad.net", training.blueprint.file(dict(arrays), -1.0, {}))
    score = contest(training, tmp_path / "bad.net", tmp_path / "good.net", Chunk(1, 0, 20))
    assert score.lost > 15
    assert not passes(score)
    turned = contest(training, tmp_path / "good.net", tmp_path / "bad.net", Chunk(1, 0, 20))
    assert turned.won > 15
    assert passes(turned)


def test_the_gate_wants_more_than_chance_explains() -> None:
    assert not passes(GateScore(101, 99))
    assert not passes(GateScore(drawn=200))
    assert passes(GateScore(110, 90))
    assert wilson(110, 200)[0] < 0.5  # what it takes to be sure would keep good nets out


def test_a_game_that_cannot_be_seen_in_numbers_is_not_trained() -> None:
    with pytest.raises(BadInput, match="declares no observation"):
        Training("template", 1).untrained()


def test_a_training_goes_on_only_as_it_began() -> None:
    training = Training("threelines", 1)
    training.check(training.facts(), "here")
    with pytest.raises(BadInput, match=r"here holds another training: seed is 1 and was 2$"):
        training.check(Training("threelines", 2).facts(), "here")
    other = {**training.facts(), "pinned": {**training.facts()["pinned"], "rules": "f" * 64}}
    with pytest.raises(BadInput, match="played with the rules ffffffffffff"):
        training.check(other, "here")


def test_training_without_its_extra_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardwright.cli.train.NEEDED", ("numpy", "not_torch"))
    with pytest.raises(BadInput, match=r"training needs not_torch: pip install 'cardwright\[train\]'"):
        command.main(["threelines", "--into", str(tmp_path / "new")], standalone_mode=False)
    assert not (tmp_path / "new").exists()


def test_the_report_of_a_training_shows_every_round_and_what_the_net_is_worth() -> None:
    rounds = [Round(n, 64, 900, 1.0, 0.6, 0.62, GateScore(20 + 10 * n, 20, 2), n == 2) for n in (1, 2)]
    page = learning_page("Threelines", rounds, [Contest("greedy", WinRate(40, 30))], Training("threelines", 3).facts())
    assert "2 rounds, 128 matches against itself, seed 3. The net of round 2 was kept last." in page
    assert re.findall(r"round (\d)</span>", page) == ["1", "2"]
    assert "75.0\u00a0%" in page
    assert page.count("<svg") > 4
    assert "No net was better" in learning_page("Threelines", rounds[:1], [], Training("threelines", 3).facts())


def test_agents_with_the_net_play_the_same_agents_without_it(tmp_path: Path) -> None:
    training = Training("threelines", 1, hidden=4, deeper=2)
    write_net(tmp_path / "my.net", training.untrained())
    told: list[Contest] = []
    found = tried(training, tmp_path / "my.net", 4, 1, told.append)
    assert [each.agent for each in found] == ["greedy", "search:20ms"]
    assert [each.record.games for each in found] == [4, 4]
    assert told == found
    assert re.fullmatch(
        r"greedy with the net wins [\d.]+ % against greedy without \(.* to .* %, 4 games\)", told[0].words()
    )


def test_workers_leave_a_training_that_was_killed_in_the_middle_of_a_match(tmp_path: Path) -> None:
    program = tmp_path / "working.py"
    program.write_text(WORKING, "utf-8")
    crew = subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, text=True)
    assert crew.stdout is not None
    assert crew.stdout.readline() == "at work\n"
    workers = psutil.Process(crew.pid).children()
    crew.kill()
    crew.wait(20)
    assert len(workers) >= 2
    assert psutil.wait_procs(workers, timeout=20)[1] == []


WORKING = """
from functools import partial
from time import sleep
from cardwright.train.crew import crew_of

if __name__ == "__main__":
    with crew_of(2) as crew:
        for _ in crew.work(iter([partial(sleep, 0), partial(sleep, 600), partial(sleep, 600)])):
            print("at work", flush=True)
"""
