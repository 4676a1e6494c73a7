"""Starts the Firefox of this machine: the one that $FIREFOX names, or the one that is installed."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from typing import Final

from websockets.sync.client import connect

from tests.browser.firefox.bidi import FirefoxPage

LISTENS: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
LARGEST: Final = 1 << 26  # bytes of a message: a picture of the page


def firefox() -> str | None:
    """The program, if there is one."""
    return os.environ.get("FIREFOX") or which("firefox-esr") or which("firefox")


@contextmanager
def firefox_page(program: str, profile: Path) -> Iterator[FirefoxPage]:
    options = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", str(profile)]
    process = subprocess.Popen([program, *options], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr is not None
        found = next((match for line in process.stderr if (match := LISTENS.search(line))), None)
        assert found, "Firefox ends at once"
        with connect(f"{found[1]}/session", max_size=LARGEST) as socket:
            yield FirefoxPage(socket)
    finally:
        process.terminate()
        process.communicate()
