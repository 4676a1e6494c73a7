"""Generals in a terminal: what happened is told, and whole matches fit the screen."""

import re

import pytest

from cardwright.cli.boards.generals import Board
from cardwright.games.generals.game import GAME
from cardwright.kernel.event import Event
from tests.cli.generals_screen import (
    CROWDED,
    LAST_BLOW,
    MIDDLE,
    play,
    position,
)
from tests.cli.terminal import BOTS, Shell, ended, screen


def test_what_comes_of_an_order_is_told_with_it_and_a_generals_death_alone() -> None:
    s = position(LAST_BLOW)
    GAME.apply(s, 0, GAME.read_action(s, 0, "attack b3 c3"))
    told = Board(GAME).news(s, list[Event](s.events), 0)
    assert told[0].startswith(
        "Your Argeon Highmayne on b3 attacks Reva Eventide on c3. On c3 Reva Eventide takes 2 damage"
    )
    assert told[1] == "P2's Reva Eventide dies on c3."


def test_bots_are_watched_to_the_end_and_nobody_sees_a_hand(shell: Shell) -> None:
    told = shell.run("watch", "generals", "--agents", "random,random", "--seed", 3)
    assert told.status == 0
    assert re.search("P[12] wins|Draw", told.out)
    assert "holds" not in told.out


def test_a_replay_shows_both_hands(shell: Shell) -> None:
    file = shell.folder / "mine.json"
    play(shell, "end", f"save {file}")
    told = shell.run("replay", file, "--step", 0).out
    assert "P1 holds Tempest, Ironcliffe Guardian" in told
    assert "P2 holds Phoenix Fire, Mist Walking" in told


@pytest.mark.parametrize(("columns", "rows"), [(100, 35), (80, 24), (100, 24), (80, 35), (140, 40)])
@pytest.mark.parametrize("text", [MIDDLE, CROWDED], ids=["middle", "crowded"])
def test_the_screen_fits_the_terminal(shell: Shell, columns: int, rows: int, text: str) -> None:
    file = shell.file("position.txt", text)
    child = shell.open("play", "generals", "--position", file, *BOTS, term="xterm-256color", rows=rows, columns=columns)
    for typed in ("look c3", "play 3", "attack c3 i3", "q"):
        lines = screen(child)
        assert len(lines) <= rows - 1
        assert max(len(line) for line in lines) <= columns
        assert "Generals" in "".join(lines[:2])
        child.sendline(typed)
    assert ended(child) == 0


def test_the_winning_attack_is_announced_and_ends_the_match(shell: Shell) -> None:
    file = shell.file("position.txt", LAST_BLOW)
    child = shell.open("play", "generals", "--position", file, *BOTS, term="xterm-256color")
    assert any("c3 WINS" in line for line in screen(child))
    child.sendline("attack b3 c3")
    told = "\n".join(screen(child, "rematch"))
    assert "Victory" in told
    assert "P2's Reva Eventide dies on c3." in told
    child.sendline("u")
    assert any("c3 WINS" in line for line in screen(child))
    child.sendline("q")
    assert ended(child) == 0


def test_a_match_goes_from_the_mulligan_over_some_turns(shell: Shell) -> None:
    child = shell.open("play", "generals", "--seed", 7, *BOTS, term="xterm-256color")
    assert any("mulligan" in line for line in screen(child))
    child.sendline("1 2")
    for turn in (1, 3, 5):
        assert any(f"turn {turn} " in line for line in screen(child))
        child.sendline("end")
    screen(child)
    child.sendline("q")
    assert ended(child) == 0


def test_a_terminal_without_line_drawing_gets_plain_signs(shell: Shell) -> None:
    shell.patch.setenv("PYTHONIOENCODING", "ascii")
    file = shell.file("position.txt", MIDDLE)
    child = shell.open("play", "generals", "--position", file, *BOTS, term="xterm", rows=35, columns=100)
    told = "\n".join(screen(child, r"help\)"))
    assert "|>SilverKn|" in told
    assert "+--- a ---+" in told
    assert "$ mana" in told
    child.sendline("look c3")
    assert "|    o    |" in "\n".join(screen(child, "squares, attack d4"))
    child.sendline("q")
    assert ended(child) == 0
