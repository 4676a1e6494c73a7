"""Opens the web client where there is somebody to see it."""

from __future__ import annotations

import sys
import threading
import webbrowser


def somebody_sees_it(environment: dict[str, str]) -> bool:
    """Whether the command was typed in a terminal of a desktop: not over SSH, not by a program."""
    if not sys.stdout.isatty() or environment.get("SSH_CONNECTION"):
        return False
    return sys.platform in ("darwin", "win32") or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def open_page(address: str) -> None:
    """In the person's own browser; some of them do not return before they are closed."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
