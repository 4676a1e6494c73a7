"""A long run from the command line: engine, journal, progress, and what to do when it is interrupted."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from cardwright import mode
from cardwright.arena import Campaign, Engine, Journal, Series, play_all
from cardwright.cli.engines import engine_options
from cardwright.cli.progress import shown
from cardwright.kernel.errors import BadInput, CardwrightError

F = TypeVar("F", bound=Callable[..., Any])
STDOUT: Final = "-"
INTERRUPTED: Final = 130


def run_options(command: F) -> F:
    """Give a command the options --seed, --json, --resume and those of engines."""
    seed = click.option("--seed", type=int, default=1, show_default=True, help="The same number plays the same games.")
    as_json = click.option("--json", "json_file", metavar="OUT", help="Write all statistics as JSON; - is stdout.")
    resume = click.option(
        "--resume", metavar="FILE", help="Keep a journal in this file, and continue a run that it holds."
    )
    return seed(engine_options(as_json(resume(command))))


class LongRun:
    """One run. ``campaign`` holds the results so far, even of a run that was interrupted."""

    def __init__(self, programme: Sequence[Series], engine: Engine, json_file: str | None, resume: str | None) -> None:
        self.engine: Engine = engine
        self.aside: str | None = beside(json_file)
        self.resume: str | None = resume
        path = resume or self.aside
        if path and not resume:
            refuse_to_overwrite(path)
        self.journal: Journal | None = Journal(path, programme) if path else None
        self.campaign: Campaign = Campaign(programme, self.journal)
        self.interrupted: bool = False

    def play(self) -> None:
        """To the end, or until Ctrl-C."""
        try:
            with shown(self.campaign) as told:
                play_all(self.campaign, self.engine, told)
        except KeyboardInterrupt:
            self.interrupted = not self.campaign.complete()
        except CardwrightError as problem:
            raise CardwrightError(f"{problem}{self.how()}") from None
        finally:
            if self.journal:
                self.journal.close()

    def facts(self) -> dict[str, Any]:
        """What may differ from run to run though the games are the same."""
        campaign = self.campaign
        return {
            "games_per_s": campaign.speed(),
            "seconds": campaign.seconds,
            "games": campaign.played - campaign.before,
            **self.engine.facts(),
            "rules": mode(),
        }

    def deliver(self, path: str | None, text: Callable[[], str]) -> None:
        """Write the results; an interrupted run writes only to stdout, since the journal has the rest."""
        if path == STDOUT:
            click.echo(text().rstrip("\n"))
        elif path is not None and not self.interrupted:
            Path(path).write_text(text(), "utf-8")

    def tidy_up(self) -> None:
        """The results are written: the journal beside them is no longer needed."""
        if self.journal and self.journal.path == self.aside and not self.interrupted:
            self.journal.remove()

    def leave(self) -> None:
        """Exit with the status of an interrupted run, if it was interrupted."""
        if self.interrupted:
            done = f"interrupted after {self.campaign.played:,} of {self.campaign.games:,} games"
            click.echo(f"{done}{self.how()}", err=True)
            click.get_current_context().exit(INTERRUPTED)

    def how(self) -> str:
        return f"; to continue, add --resume {self.journal.path}" if self.journal and not self.resume else ""


def beside(json_file: str | None) -> str | None:
    """The journal of a run whose results go to this file."""
    if json_file is None or json_file == STDOUT or is_device(json_file):
        return None
    return f"{json_file}.journal"


def is_device(path: str) -> bool:
    """/dev/null and the like: nothing can lie beside them."""
    return os.path.exists(path) and not os.path.isfile(path)


def refuse_to_overwrite(path: str) -> None:
    if os.path.exists(path):
        raise BadInput(f"{path} holds an unfinished run; continue it with --resume {path}, or delete it")


def check_has_a_place(report: str | None) -> None:
    """Refuse stdout for a page that links to replays beside it."""
    if report == STDOUT:
        raise BadInput("the report links to replays beside it, so it needs the name of a file, not -")


def check_writable(*paths: str | None) -> None:
    """Refuse, before anything is played, files that could not be written at the end."""
    for path in paths:
        if path is None or path == STDOUT:
            continue
        file = Path(path)
        try:
            there = file.exists()
            with file.open("ab"):
                pass
            if not there:
                file.unlink()
        except OSError as problem:
            raise BadInput(f"cannot write {path}: {problem.strerror}") from None
