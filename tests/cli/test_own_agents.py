"""Agents of your own play wherever a command asks for one, in its worker processes too."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

BOTS = '''
import os

from cardwright.agents import Agent


class Last(Agent):
    """Does the last thing it may, and notes in which process."""

    def choose(self, game, seen, seat, actions, seed):
        open(f"played-{os.getpid()}", "w").close()
        return actions[-1]


class Wild(Agent):
    def choose(self, game, seen, seat, actions, seed):
        return -7
'''
PROGRESS = re.compile(r"\d+ of 40 games, ")
COMMAND = Path(sys.executable).with_name("cardwright")  # it does not look for modules where it is called


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "bots.py").write_text(BOTS, "utf-8")
    return tmp_path


def told(folder: Path, *arguments: object, typed: str = "") -> subprocess.CompletedProcess[str]:
    words = [str(COMMAND), *(str(argument) for argument in arguments)]
    return subprocess.run(words, cwd=folder, input=typed, capture_output=True, text=True, timeout=240, check=False)


def test_they_play_in_worker_processes_and_are_named_in_the_results(folder: Path) -> None:
    run = told(
        folder, "simulate", "threelines", "--games", 40, "--agents", "bots:Last,random", "--processes", 2, "--json", "-"
    )
    assert run.returncode == 0
    assert all(PROGRESS.match(line) for line in run.stderr.splitlines())  # a slow machine has time to tell how it goes
    assert json.loads(run.stdout)["agents"] == ["bots:Last", "random"]
    assert 1 <= len(list(folder.glob("played-*"))) <= 2
    alone = told(
        folder, "simulate", "threelines", "--games", 40, "--agents", "bots:Last,random", "--processes", 1, "--json", "-"
    )
    assert json.loads(alone.stdout)["by_agent"] == json.loads(run.stdout)["by_agent"]


def test_they_enter_tournaments(folder: Path) -> None:
    run = told(folder, "tournament", "threelines", "random", "bots:Last", "--games", 10, "--json", "-")
    assert {row["agent"] for row in json.loads(run.stdout)["ratings"]} == {"random", "bots:Last"}


def test_they_can_be_watched_and_played_against(folder: Path) -> None:
    watched = told(folder, "watch", "threelines", "--agents", "bots:Last,random", "--delay", 0)
    assert watched.returncode == 0
    assert list(folder.glob("played-*"))
    played = told(folder, "play", "threelines", "--bot", "bots:Last", "--hints", "bots:Last", typed="q\n")
    assert (played.returncode, played.stderr) == (0, "")


def test_one_that_is_not_there_is_refused_in_one_sentence(folder: Path) -> None:
    run = told(folder, "simulate", "threelines", "--agents", "bots:Lats,random")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == 'error: there is no class in bots "Lats"; did you mean Last?\n'


@pytest.mark.parametrize("processes", [1, 2])
def test_an_answer_that_was_not_offered_is_refused_with_the_name_of_the_agent(folder: Path, processes: int) -> None:
    run = told(folder, "simulate", "threelines", "--games", 4, "--agents", "bots:Wild,random", "--processes", processes)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == "error: bots:Wild answered -7, which is not one of the actions it was offered\n"
