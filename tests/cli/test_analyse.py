"""The analysis of a recorded match in a terminal, and for a program."""

import json
from pathlib import Path

import pytest

from cardwright.games.threelines.game import GAME
from cardwright.kernel.data.replay import begun
from tests.cli.terminal import Shell, ended

QUICK = ("--budget", "60it")
THREAT = """
P1.hp: 6
P2.hp: 12
P1.mana: 9
P2.mana: 0
P2.left: Big Morwen
P1.hand: Greta Ironbraid, Rusk
P2.hand: Jon Snow
"""


@pytest.fixture
def file(shell: Shell) -> Path:
    """A match in which P1 places nothing, twice, and lets the one card of P2 strike."""
    s = GAME.read_position(THREAT, GAME.options()())
    replay = begun(GAME, s, 0, ["Ada", "Bob"], GAME.encode(s))
    for _ in range(2):
        for seat in (0, 1):
            action = GAME.read_action(s, seat, "nothing")
            GAME.apply(s, seat, action)
            replay.record(GAME, s, seat, action)
    return shell.file("match.json", replay.to_json())


def test_mistakes_are_told_with_what_was_better(shell: Shell, file: Path) -> None:
    told = shell.run("analyse", file, *QUICK, "--processes", 1)
    assert (told.status, told.err) == (0, "")
    assert "Threelines, match 0: 4 actions, P2 won" in told.out
    assert "An estimate of a bot" in told.out
    assert "P1 Ada, the chance to win:" in told.out
    assert "100% │" in told.out
    worst = told.out.split("Mistakes, the worst first")[1]
    assert "step 2, P1: blunder, " in worst
    assert "played: Place nothing (nothing)" in worst
    assert "better: Place Greta Ironbraid on the left" in worst
    assert "steps 2 to 4: P1 from " in told.out
    assert "by the blunder of P1 at step 2" in told.out


def test_a_program_reads_every_decision_and_the_processes_make_no_difference(shell: Shell, file: Path) -> None:
    alone, together = (
        shell.run("analyse", file, *QUICK, "--json", "--processes", processes).out for processes in (1, 2)
    )
    assert alone == together
    told = json.loads(alone)
    assert [one["step"] for one in told["decisions"]] == [0, 1, 2, 3]
    assert told["decisions"][1]["forced"]
    assert told["decisions"][1]["chance"] is None
    assert told["seats"][0]["curve"][0] == [0, told["decisions"][0]["chance"]]
    assert (told["budget"], told["seed"]) == ("60it", 1)


def test_one_seat_alone_can_be_analysed(shell: Shell, file: Path) -> None:
    told = json.loads(shell.run("analyse", file, *QUICK, "--json", "--processes", 1, "--seat", 1).out)
    assert {one["seat"] for one in told["decisions"]} == {0}


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--seat", 3), "there is no seat 3 in this match; there are 1 to 2"),
        (("--budget", "long"), 'a budget is written like 50ms or 200it, not "long"'),
    ],
)
def test_what_makes_no_sense_is_refused(shell: Shell, file: Path, arguments: tuple[object, ...], problem: str) -> None:
    told = shell.run("analyse", file, *arguments)
    assert told.status == 2
    assert problem in told.err


def test_a_terminal_shows_how_far_it_is(shell: Shell, file: Path) -> None:
    child = shell.open("analyse", file, *QUICK, term="xterm")
    child.expect("4 decisions")
    child.expect("Mistakes, the worst first")
    assert ended(child) == 0


def test_leaving_early_is_clean(shell: Shell, file: Path) -> None:
    child = shell.open("analyse", file, "--budget", "5000000it", "--processes", 2, term="xterm")
    child.expect("4 decisions")
    child.sendintr()
    assert ended(child) == 130
    assert "Traceback" not in str(child.before)
