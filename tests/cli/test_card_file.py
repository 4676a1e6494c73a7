"""``--cards``: other numbers on the cards, wherever something is played."""

import json
from pathlib import Path

import pytest

from tests.cli.terminal import Shell

GIANT = '["Jon Snow"]\nattack = 40\ndefence = 99\ncost = 1\n'


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "threelines", "--games", 20, "--processes", 1),
        ("tournament", "threelines", "random", "greedy", "--games", 4, "--processes", 1),
        ("watch", "threelines", "--agents", "random,random", "--seed", 1),
    ],
)
def test_changed_cards_change_what_is_played(shell: Shell, command: tuple[object, ...]) -> None:
    everyone = "".join(
        f'["{card["name"]}"]\nattack = 30\n' for card in json.loads(shell.run("cards", "threelines", "--json").out)
    )
    plain = shell.run(*command)
    changed = shell.run(*command, "--cards", shell.file("lab.toml", everyone))
    assert (plain.status, changed.status, changed.err) == (0, 0, "")
    assert plain.out != changed.out


@pytest.mark.parametrize("command", ["simulate", "tournament", "watch", "play"])
def test_a_bad_file_is_refused_with_file_and_line(shell: Shell, command: str) -> None:
    told = shell.run(command, "threelines", "--cards", shell.file("lab.toml", '\n["Jon Sno"]\ncost = 3\n'))
    assert told.status == 2
    assert 'lab.toml, line 2: there is no card "Jon Sno"; did you mean Jon Snow?' in told.err


def test_a_match_with_changed_cards_is_saved_and_shown_again(shell: Shell) -> None:
    lab = shell.file("lab.toml", GIANT)
    saved = str(shell.folder / "match.json")
    told = shell.run("play", "--cards", lab, "--bot", "random", "--seed", 5, typed=f"0\nsave {saved}\nq\n")
    assert told.status == 0
    assert json.loads(Path(saved).read_text())["changes"] == {"jon_snow": {"attack": 40, "defence": 99, "cost": 1}}
    assert shell.run("replay", saved, "--verify").status == 0


def test_the_statistics_say_what_was_changed(shell: Shell) -> None:
    lab = shell.file("lab.toml", GIANT)
    told = shell.run("simulate", "threelines", "--games", 5, "--processes", 1, "--cards", lab, "--json", "-")
    assert json.loads(told.out)["changes"] == {"jon_snow": {"attack": 40, "defence": 99, "cost": 1}}
