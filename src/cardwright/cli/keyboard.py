"""What is typed: a line at a time, with history and completion where the terminal has them, or a single key."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def ask(prompt: str, words: Sequence[str] = ()) -> str:
    """One line, trimmed. Tab completes ``words``. The end of the input is an EOFError."""
    if sys.stdin.isatty():
        complete_from(words)
    return input(prompt).strip()


def complete_from(words: Sequence[str]) -> None:
    try:
        import readline
    except ImportError:  # not every Python has it
        return

    def fitting(text: str, state: int) -> str | None:
        found = [word for word in words if word.startswith(text.lower())]
        return f"{found[state]} " if state < len(found) else None

    readline.set_completer(fitting)
    readline.set_completer_delims(" ,\t")
    readline.parse_and_bind("tab: complete")


def confirmed(question: str) -> bool:
    return ask(f"{question} [y/N] ").lower() in ("y", "yes")
