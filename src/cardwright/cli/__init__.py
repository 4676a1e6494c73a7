"""The command `cardwright`; nothing is loaded before it is needed, so help appears at once."""

from __future__ import annotations

import os
import sys

__all__ = ["main"]


def main(arguments: list[str] | None = None, prog_name: str = "cardwright") -> None:
    """Run one command and leave: 0 done, 1 something failed, 2 the input was wrong, 130 interrupted."""
    try:
        status = run(sys.argv[1:] if arguments is None else arguments, prog_name)
        sys.stdout.flush()
    except KeyboardInterrupt:
        status = 130
    except BrokenPipeError:  # nobody reads any more: leave silently, and do not try to write again
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 141
    sys.exit(status)


def run(arguments: list[str], prog_name: str) -> int:
    asked_by_a_shell = "_CARDWRIGHT_COMPLETE" in os.environ
    if arguments in ([], ["-h"], ["--help"]) and not asked_by_a_shell:
        from cardwright.cli.overview import overview

        print(overview())
        return 0
    from cardwright.cli.exit_status import outcome

    return outcome(arguments, prog_name)
