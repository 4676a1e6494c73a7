"""What agents of one's own need, carried to machines that do not have it: their modules, and nets they judge by."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from cardwright import SOURCE
from cardwright.agents import agent_named
from cardwright.agents.own import is_own
from cardwright.kernel.errors import BadInput

Files = dict[str, bytes]  # by path from the current folder


def carried_for(agents: Sequence[str]) -> Files:
    """The files in the current folder that these agents need; none if all comes with the package."""
    for name in agents:
        agent_named(name)  # imports its modules
    modules = set(imported_here()) if any(is_own(name) for name in agents) else set()
    paths = sorted(modules | {net_in(name) for name in agents if "@" in name})
    return {path.as_posix(): path.read_bytes() for path in paths}


def imported_here() -> Iterator[Path]:
    """Modules from the current folder that are neither part of Cardwright nor of what is installed."""
    here = Path.cwd()
    for module in list(sys.modules.values()):
        path = Path(getattr(module, "__file__", None) or "")
        if path.suffix != ".py" or path.is_relative_to(SOURCE) or path.is_relative_to(sys.prefix):
            continue
        if path.is_relative_to(here):
            yield path.relative_to(here)


def net_in(agent: str) -> Path:
    net = Path(agent.partition("@")[2])
    if net.is_absolute() or ".." in net.parts:
        raise BadInput(f"{net} cannot travel to a cluster; name a net in the current folder")
    return net
