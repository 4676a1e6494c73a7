"""What plays on a machine of a Ray cluster.

This module travels as it is written, so that a machine with another version, or without Cardwright, can say so. That is
why it imports nothing at its head but the standard library.
"""

from __future__ import annotations

import os
import sys
from tempfile import mkdtemp
from typing import Any


class RayStation:
    """One worker; Ray ends it with the run."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self.number: int = 0
        self.job: Any = None
        if files:
            settle(files)

    def greet(self, game: str) -> dict[str, str]:
        """Where it is and what it plays with, or why it cannot play."""
        from ray.util import get_node_ip_address

        told = {"node": get_node_ip_address()}
        try:
            from cardwright import mode
            from cardwright.arena.engines.edition import edition_of

            return {**told, "mode": mode(), **edition_of(game).facts()}
        except (Exception, SystemExit) as problem:
            return {**told, "problem": f"{type(problem).__name__}: {problem}"}

    def play(self, number: int, job: list[Any], stretch: Any) -> Any:
        """Do the job of this number; it is fetched when its first stretch comes."""
        import ray

        from cardwright.arena.engines.engine import answered

        if number != self.number:
            self.number, self.job = number, ray.get(job[0])
        return answered(self.job, stretch, "in a worker of the cluster")


def settle(files: dict[str, bytes]) -> None:
    """Work in a folder that holds these files."""
    folder = mkdtemp(prefix="cardwright-")
    for name, content in files.items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(content)
    os.chdir(folder)
    sys.path.insert(0, folder)
