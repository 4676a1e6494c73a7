"""What the tests of scenarios share: the command, as it is called, and files to give it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cardwright.cli import main


class Called(NamedTuple):
    status: int
    out: str
    error: str


Check = Callable[..., Called]
Write = Callable[..., str]


@pytest.fixture
def check(capsys: pytest.CaptureFixture[str]) -> Check:
    """Run ``cardwright check`` with these words."""

    def call(*words: str) -> Called:
        with pytest.raises(SystemExit) as left:
            main(["check", *words])
        out, error = capsys.readouterr()
        return Called(int(left.value.code or 0), out, error)

    return call


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Write a file in the working folder, a text as it is and anything else as JSON; its name."""
    monkeypatch.chdir(tmp_path)

    def put(name: str, content: Any) -> str:
        (tmp_path / name).write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        return name

    return put
