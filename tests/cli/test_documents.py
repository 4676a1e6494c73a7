"""What the documents say can be done, literally."""

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.terminal import Shell

DOCS = Path(__file__).parents[2] / "docs"


def blocks(document: str, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", (DOCS / document).read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_all_python_in_the_document_runs_from_top_to_bottom(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {"__name__": "docs"}
    found = blocks("python.md", "python")
    for block in found:
        exec(compile(block, "docs/python.md", "exec"), names)
    assert len(found) > 10
    assert 'there is no card "Jon Sno"; did you mean Jon Snow?' in capsys.readouterr().out


def commands() -> list[str]:
    lines = "".join(blocks("play.md", "console")).splitlines()
    return [line.removeprefix("$ cardwright ") for line in lines if line.startswith("$ cardwright ")]


def test_every_command_in_the_document_works(shell: Shell) -> None:
    shell.patch.chdir(shell.folder)
    assert shell.run("play", "--set", "hp=99", "--bot", "random", typed="0\n0\n0\nsave FILE\nq\n").status == 0
    for line in commands():
        command, _, target = line.partition(" > ")
        told = shell.run(*shlex.split(command), *quick(command), typed="q\n")
        assert (told.status, told.err) == (0, ""), line
        if target:
            shell.file(target, told.out)


def quick(command: str) -> list[str]:
    """Strong bots think long; here they need not."""
    return ["--agents", "random,random"] if command.startswith("watch") else []


def test_the_position_in_the_document_can_be_played(shell: Shell) -> None:
    position = next(block for block in blocks("play.md", "text") if "P1.hand:" in block)
    told = shell.run("play", "--position", shell.file("position.txt", position), "--bot", "random", typed="1\nq\n")
    assert told.status == 0
    assert "You place Jon Snow on the left" in told.out


def test_every_command_of_a_match_is_in_the_document() -> None:
    from cardwright.cli.human import COMMANDS

    text = (DOCS / "play.md").read_text("utf-8")
    for word, short, _ in COMMANDS:
        assert f"`{short or word}" in text or f"`{word}" in text
