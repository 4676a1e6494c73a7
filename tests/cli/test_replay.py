"""Looking at a recorded match: everything printed, step by step, for a program, or only checked."""

import json
from pathlib import Path

import pytest

from cardwright.games.threelines.game import GAME
from cardwright.kernel.data.replay import read_replay
from tests.cli.terminal import Shell, ended

HIDDEN = -1


@pytest.fixture
def file(shell: Shell) -> Path:
    """A match that P1 gave up in its second round."""
    made = shell.folder / "match.json"
    begin = ("play", "threelines", "--seed", 7, "--bot", "random", "--hints", "random")
    shell.run(*begin, typed="1\nconcede\ny\nq\n")
    (shell.folder / "replays" / "threelines-match-7.json").rename(made)
    return made


def test_everything_is_printed_where_nobody_can_press_keys(shell: Shell, file: Path) -> None:
    told = shell.run("replay", file)
    assert told.status == 0
    assert "  1. P1: " in told.out
    assert "  2. P2: " in told.out
    assert "  3. P1: gives up" in told.out
    assert "P2 wins: the other player gave up." in told.out
    assert "P1 holds" in told.out
    assert "P2 holds" in told.out


def test_one_step_is_shown(shell: Shell, file: Path) -> None:
    told = shell.run("replay", file, "--step", 2).out
    assert "round 2" in told
    assert " 2 of 3   P2: " in told


def test_a_seat_sees_no_more_than_it_could(shell: Shell, file: Path) -> None:
    s = GAME.new(GAME.options()(), 7)
    other = [s.cards.name(card) for card in s.players[1].hand_cards()]
    told = shell.run("replay", file, "--seat", 1, "--step", 0).out
    assert not any(name in told for name in other)
    told = shell.run("replay", file, "--seat", 1).out
    assert "  2. P2: locks in" in told
    assert "P2 holds" not in told


def test_a_program_reads_every_action(shell: Shell, file: Path) -> None:
    told = json.loads(shell.run("replay", file, "--json").out)
    moves = read_replay(file.read_text()).moves
    assert [(action["seat"], action["action"]) for action in told["actions"]] == moves
    assert [action["number"] for action in told["actions"]] == [1, 2, 3]
    assert told["actions"][0]["parts"]["kind"] == "place"
    assert told["actions"][1]["events"][-1].startswith("Round 2.")
    assert told["result"] == [1]


def test_a_program_reads_no_more_than_a_seat_could(shell: Shell, file: Path) -> None:
    told = json.loads(shell.run("replay", file, "--json", "--seat", 1).out)
    assert told["actions"][1]["action"] is None
    position = json.loads(shell.run("replay", file, "--json", "--seat", 1, "--step", 1).out)
    assert set(position["position"]["players"][1]["hand"]) == {HIDDEN}


def test_a_program_reads_a_position_it_can_go_on_from(shell: Shell, file: Path) -> None:
    position = json.loads(shell.run("replay", file, "--json", "--step", 2).out)
    assert GAME.decode(position).round == 2


def test_a_match_that_plays_as_recorded_is_confirmed(shell: Shell, file: Path) -> None:
    told = shell.run("replay", file, "--verify")
    assert (told.status, told.out) == (0, "Threelines: all 3 actions play here as they were recorded\n")


def test_keys_go_forward_and_back(shell: Shell, file: Path) -> None:
    child = shell.open("replay", file, term="xterm")
    child.expect("0 of 3")
    child.send("n")
    child.expect("1 of 3")
    child.send(" ")
    child.expect("2 of 3")
    child.send("p")
    child.expect("1 of 3")
    child.send("e")
    child.expect("3 of 3")
    child.send("n")
    child.expect("3 of 3")
    child.send("g")
    child.expect("0 of 3")
    child.send("?")
    child.expect("0 of 3")
    child.send("q")
    assert ended(child) == 0


@pytest.mark.parametrize(("key", "status"), [("\x03", 130), ("\x04", 0)], ids=["ctrl-c", "ctrl-d"])
def test_leaving_in_mid_replay_is_clean(shell: Shell, file: Path, key: str, status: int) -> None:
    child = shell.open("replay", file, term="xterm")
    child.expect("q quit")
    child.send(key)
    assert ended(child) == status
    assert "Traceback" not in str(child.before)
