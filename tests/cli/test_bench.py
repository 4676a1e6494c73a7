"""The benchmark reports what it promises."""

import json
import os
import subprocess
import sys
from pathlib import Path

from cardwright import mode
from cardwright.games import NAMES
from tests.cli.terminal import Shell

FIGURES = ("us_per_decision", "us_per_clone", "games_per_s", "decisions_per_game", "legal_per_decision")


def test_a_program_reads_one_object_for_each_game_and_mode(shell: Shell) -> None:
    told = shell.run("bench", "--json", "--seconds", 0.05, "--mode", mode())
    assert told.status == 0
    found = json.loads(told.out)
    assert [(figures["game"], figures["mode"]) for figures in found] == [(name, mode()) for name in NAMES]
    assert all(figures[name] > 0 for figures in found for name in FIGURES)


def test_the_other_mode_is_measured_in_a_process_of_its_own(shell: Shell) -> None:
    shell.patch.delenv("CARDWRIGHT_RULES", raising=False)
    told = shell.run("bench", "threelines", "--json", "--seconds", 0.05)
    assert told.status == 0
    modes = [figures["mode"] for figures in json.loads(told.out)]
    assert modes in (["interpreted"], ["interpreted", "compiled"])
    assert (len(modes) == 1) == ("the rules are not compiled" in told.err)


def test_only_the_mode_that_is_set_is_measured(shell: Shell) -> None:
    shell.patch.setenv("CARDWRIGHT_RULES", mode())
    told = shell.run("bench", "threelines", "--json", "--seconds", 0.05)
    assert [figures["mode"] for figures in json.loads(told.out)] == [mode()]


def test_compiled_rules_that_are_not_there_are_missed(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "cardwright", "bench", "threelines", "--mode", "compiled", "--seconds", "0.05"],
        env={**os.environ, "CARDWRIGHT_RULES": "interpreted", "CARDWRIGHT_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert told.returncode == 2
    assert "The rules are not compiled" in told.stderr


def test_a_person_reads_a_table_and_how_fast_help_comes(shell: Shell) -> None:
    told = shell.run("bench", "threelines", "--seconds", 0.05, "--mode", mode())
    assert told.status == 0
    assert "µs/decision" in told.out
    assert "cardwright --help answers in" in told.out
