"""Where a command plays its games: --processes, --engine and what belongs to it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from functools import wraps
from typing import Any, Final, TypeVar

import click

from cardwright.agents.clocked import by_the_clock
from cardwright.arena.engines import MOST_PROCESSES, Engine, local
from cardwright.kernel.errors import BadInput

F = TypeVar("F", bound=Callable[..., Any])
PROCESSES, RAY = "processes", "ray"
OPTIONS: Final = (
    click.option(
        "--processes",
        type=click.IntRange(1),
        show_default="one for each core",
        help="How many games run at once, here or in the cluster.",
    ),
    click.option(
        "--engine",
        type=click.Choice((PROCESSES, RAY)),
        default=PROCESSES,
        show_default=True,
        help="What plays: processes on this machine, or the machines of a Ray cluster.",
    ),
    click.option(
        "--address",
        metavar="HOST:PORT",
        help="Of the cluster. Without it: the one this machine belongs to, or this machine alone.",
    ),
    click.option(
        "--allow-timed", is_flag=True, help="Let agents with a budget in milliseconds play in a cluster, too."
    ),
)


@dataclass(frozen=True)
class EngineChoice:
    """What was asked for; ``processes`` is None for as many as there are cores."""

    engine: str
    processes: int | None
    address: str | None
    allow_timed: bool

    @contextmanager
    def opened(self, game: str, agents: Sequence[str]) -> Iterator[Engine]:
        """The engine, while it is needed; refused where it cannot keep its promise for these agents."""
        if self.engine == PROCESSES:
            with local(self.here()) as engine:
                yield engine
            return
        if not self.allow_timed:
            refuse_clocks(agents, game)
        from cardwright.arena.engines.ray_cluster import RayCluster

        # Ray prints to stdout what happens to its nodes, but stdout is for results.
        with (
            redirect_stdout(sys.stderr),
            RayCluster(self.address, self.processes, game, agents, tell_apart) as engine,
        ):
            yield engine

    def here(self) -> int:
        if self.address is not None:
            raise BadInput("--address is for --engine ray")
        if self.processes is not None and self.processes > MOST_PROCESSES:
            raise BadInput(f"--processes is from 1 to {MOST_PROCESSES} on one machine, not {self.processes}")
        return self.processes or cores()


def tell_apart(line: str) -> None:
    click.echo(line, err=True)


def engine_options(command: F) -> F:
    """Give a command the options; it receives them as one, ``where``."""

    @wraps(command)
    def called(
        *arguments: Any, engine: str, processes: int | None, address: str | None, allow_timed: bool, **options: Any
    ) -> Any:
        return command(*arguments, where=EngineChoice(engine, processes, address, allow_timed), **options)

    for option in reversed(OPTIONS):
        called = option(called)
    return called  # type: ignore[return-value]


def cores() -> int:
    """How many cores this process may use."""
    found = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return min(found or 1, MOST_PROCESSES)


def refuse_clocks(agents: Sequence[str], game: str) -> None:
    timed = [name for name in dict.fromkeys(agents) if by_the_clock(name, game)]
    if timed:
        raise BadInput(
            f"{' and '.join(timed)} would think longer on faster machines, so that the results depend on the cluster; "
            "give a budget in iterations, as in search:200it, or add --allow-timed"
        )
