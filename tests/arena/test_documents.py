"""What docs/simulate.md says can be done, literally."""

import re
import shlex
from pathlib import Path

import pytest

from tests.arena.runs import cut_short, series
from tests.cli.terminal import Shell

DOCUMENT = Path(__file__).parents[2] / "docs" / "simulate.md"


def blocks(kind: str) -> str:
    text = DOCUMENT.read_text("utf-8")
    return "".join(re.findall(rf"^```{kind}\n(.*?)^```", text, re.MULTILINE | re.DOTALL))


def commands() -> list[str]:
    return [line.removeprefix("$ cardwright ") for line in blocks("console").splitlines()]


@pytest.mark.parametrize("command", commands())
def test_every_command_works(shell: Shell, command: str) -> None:
    shell.patch.chdir(shell.folder)
    cut_short("out.json.journal", [series(games=2000)], 3)
    quick = re.sub(r"--games 400", "--games 10", command)
    told = shell.run(*shlex.split(quick), "--processes", 1)
    assert (told.status, told.err) == (0, "")


def test_the_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(blocks("python"), DOCUMENT, "exec"), {"__name__": "docs"})
    assert re.match(r"0\.\d+ \(0\.\d+, 0\.\d+\)\n", capsys.readouterr().out)


def test_every_option_is_in_the_document(shell: Shell) -> None:
    offered = set(re.findall(r"--[a-z]+", shell.run("simulate", "--help").out)) - {"--help"}
    assert offered <= set(re.findall(r"--[a-z]+", DOCUMENT.read_text("utf-8")))
