"""Opens the web client where there is somebody to see it."""

from __future__ import annotations

import sys
import threading
import webbrowser


def somebody_sees_it(environment: dict[str, str]) -> bool:
    """Whether somebody typed the command in a desktop terminal: not over SSH, not a program."""
    if not sys.stdout.isatty() or environment.get("SSH_CONNECTION"):
        return False
    return sys.platform in ("darwin", "win32") or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def open_page(address: str) -> None:
    """In the person's own browser; some browsers return only when they are closed."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
