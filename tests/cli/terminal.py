"""The command line as a test sees it: in this process, or in a terminal of its own."""

import io
import os
import re
import sys
from pathlib import Path
from typing import NamedTuple

import pexpect
import pytest
from rich.console import Console, RenderableType

from cardwright.cli import main
from cardwright.cli.display import Display
from cardwright.compiled import builds

FROM_OUTSIDE = ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "LINES")
BOTS = ("--bot", "random", "--hints", "random")
ESCAPE = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|\(B|[=>])")


class Told(NamedTuple):
    """How a command ended and what it said."""

    status: object
    out: str
    err: str


class Shell:
    """Runs commands with generated files kept apart, and the same rules as this process."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.patch = patch
        self.capture = capture
        if Path(builds()).exists():
            (folder / "compiled").symlink_to(builds())
        patch.setenv("CARDWRIGHT_CACHE", str(folder))
        patch.setenv("COLUMNS", "80")
        for name in FROM_OUTSIDE:
            patch.delenv(name, raising=False)
        for module in ("progress", "pair_progress"):  # nothing takes so long that a log gets a line of it
            patch.setattr(f"cardwright.cli.{module}.SECONDS", 3600.0)

    def run(self, *arguments: object, typed: str = "") -> Told:
        """Run a command to its end; ``typed`` is what it reads."""
        self.patch.setattr(sys, "stdin", io.StringIO(typed))
        self.capture.readouterr()
        with pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
        out, err = self.capture.readouterr()
        return Told(left.value.code, out, err)

    def open(self, *arguments: object, term: str = "dumb", rows: int = 24, columns: int = 80) -> "pexpect.spawn[str]":
        """Start a command in a terminal of its own."""
        environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        environment["TERM"] = term
        return pexpect.spawn(
            sys.executable,
            ["-m", "cardwright", *(str(argument) for argument in arguments)],
            dimensions=(rows, columns),
            encoding="utf-8",
            env=environment,
            timeout=120,
        )

    def play(self, game: str, lines: tuple[str, ...], text: str, arguments: tuple[object, ...] = ()) -> str:
        """What is shown while these lines are typed, from a position or from the start."""
        begin = ("--position", self.file("position.txt", text)) if text else ("--seed", 7)
        told = self.run("play", game, *begin, *BOTS, *arguments, typed="\n".join([*lines, "q"]))
        assert (told.status, told.err) == (0, "")
        assert told.out.endswith("Goodbye.\n")
        return told.out

    def file(self, name: str, text: str) -> Path:
        """A file with this text."""
        made = self.folder / name
        made.write_text(text, "utf-8")
        return made


def ended(child: "pexpect.spawn[str]") -> int | None:
    """Wait for a command in a terminal to leave; its exit status."""
    child.expect(pexpect.EOF)
    child.close()
    status: int | None = child.exitstatus
    return status


def screen(child: "pexpect.spawn[str]", prompt: str = r"\n > ") -> list[str]:
    """The lines of the screen that was drawn last, without colours."""
    child.expect(prompt)
    return ESCAPE.sub("", str(child.before).split("\x1b[2J")[-1]).replace("\r", "").split("\n")


def printed(drawing: RenderableType, display: Display) -> str:
    """A drawing as plain text."""
    console = Console(width=display.width, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(drawing)
    return capture.get()
