"""The command line as a test sees it: in this process, or in a terminal of its own."""

import io
import os
import sys
from pathlib import Path
from typing import NamedTuple

import pexpect
import pytest

from cardwright.cli import main
from cardwright.compiled import builds


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
            timeout=30,
        )

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
