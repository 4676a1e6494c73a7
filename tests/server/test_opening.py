"""A server that is started by hand opens itself in a browser, where there is somebody to see it."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from cardwright.cli.browser import somebody_sees_it
from tests.server.serve_command import WAIT, server


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A browser that only notes what it is to open, in this file."""
    notes, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {notes}.part && mv {notes}.part {notes}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(browser))
    return notes


def test_it_opens_itself_when_told_to(opened: Path, tmp_path: Path) -> None:
    with server(tmp_path / "data", "--open") as served:
        end = time.monotonic() + WAIT
        while not opened.exists() and time.monotonic() < end:
            time.sleep(0.01)
        assert opened.read_text() == served.url


def test_a_program_that_starts_it_sees_no_browser(opened: Path, tmp_path: Path) -> None:
    with server(tmp_path / "data") as served:
        assert served.get("/healthz")[0] == 200
        assert served.end() == 0
    assert not opened.exists()


@pytest.mark.skipif(sys.platform != "linux", reason="a display is named by the environment on Linux only")
@pytest.mark.parametrize(
    ("terminal", "environment", "seen"),
    [
        (True, {"DISPLAY": ":0"}, True),
        (True, {"WAYLAND_DISPLAY": "wayland-0"}, True),
        (True, {}, False),
        (False, {"DISPLAY": ":0"}, False),
        (True, {"DISPLAY": "localhost:10.0", "SSH_CONNECTION": "192.0.2.1 50000 192.0.2.2 22"}, False),
    ],
)
def test_somebody_sees_it_who_types_in_a_terminal_of_a_desktop(
    terminal: bool, environment: dict[str, str], seen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal)
    assert somebody_sees_it(environment) is seen
