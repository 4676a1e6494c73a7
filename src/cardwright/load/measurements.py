"""What a load run has found."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct, field


class Percentiles(Struct):
    """Milliseconds: half were faster than p50, all but one in a hundred faster than p99."""

    p50: float
    p95: float
    p99: float
    most: float


def times(milliseconds: list[float]) -> Percentiles | None:
    if not milliseconds:
        return None
    ordered = sorted(milliseconds)
    last = len(ordered) - 1
    return Percentiles(*(round(ordered[min(last, int(share * len(ordered)))], 2) for share in (0.5, 0.95, 0.99, 1.0)))


class Memory(Struct):
    """The server's own process in MB: before anybody connects, with all connected, with all matches begun, at last."""

    alone: float
    connected: float
    idle: float
    end: float
    kb_per_connection: float
    kb_per_idle_match: float


class Measurements(Struct):
    """``cpu`` and ``load_cpu`` are the shares of a core that the server and the load used; 1 is a full core.

    ``actions_per_cpu_s`` is what the server does in a second of its own processor time, however busy the machine is.
    """

    game: str
    matches: int
    seconds: float
    actions: int
    actions_per_s: float
    acknowledged: Percentiles | None
    previews: int
    previewed: Percentiles | None
    ended: int
    errors: int
    reasons: dict[str, int]
    memory: Memory | None
    cpu: float | None
    load_cpu: float
    actions_per_cpu_s: float | None = None


class RunningCount(Struct):
    """Kept while the load runs."""

    acknowledged: list[float] = field(default_factory=list)
    previewed: list[float] = field(default_factory=list)
    ended: int = 0
    reasons: Counter[str] = field(default_factory=Counter)

    def wrong(self, reason: str) -> None:
        self.reasons[reason] += 1
