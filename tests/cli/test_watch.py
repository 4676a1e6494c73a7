"""Looking on while bots play."""

import re

from cardwright.games.threelines.game import GAME
from tests.cli.terminal import Shell, ended

BOTS = ("watch", "threelines", "--agents", "greedy,random", "--seed", 3)


def test_a_match_is_shown_to_its_end(shell: Shell) -> None:
    told = shell.run(*BOTS)
    assert told.status == 0
    assert "P1 greedy" in told.out
    assert "P2 random" in told.out
    assert re.search("P[12] wins|Draw", told.out)


def test_the_same_seed_shows_the_same_match(shell: Shell) -> None:
    assert shell.run(*BOTS).out == shell.run(*BOTS).out


def test_an_onlooker_sees_no_hand(shell: Shell) -> None:
    s = GAME.new(GAME.options()(), 3)
    held = [s.cards.name(card) for player in s.players for card in player.hand_cards()]
    first = shell.run(*BOTS).out.split("fallen")[1]
    placed = [name for name in held if f"places {name}" in first]
    assert [name for name in held if name in first] == placed


def test_every_game_can_be_watched(shell: Shell) -> None:
    told = shell.run("watch", "template", "--agents", "random,random,random", "--seed", 1)
    assert told.status == 0
    assert "P3 random" in told.out


def test_the_board_is_redrawn_in_a_terminal(shell: Shell) -> None:
    child = shell.open(*BOTS, "--delay", 0, term="xterm")
    assert ended(child) == 0
    assert str(child.before).count("\x1b[2J") > 2


def test_ctrl_c_leaves_cleanly(shell: Shell) -> None:
    child = shell.open(*BOTS, "--delay", 30, term="xterm")
    child.expect("round 1")
    child.sendintr()
    assert ended(child) == 130
    assert "Traceback" not in str(child.before)
