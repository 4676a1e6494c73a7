"""Measures one engine; runs inside the process of one measurement."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from bench.peers.engines import PEERS
from bench.peers.peer import Peer
from bench.peers.playout_cost import PlayoutCost

WARM_UP_S: Final = 0.3
CLONING_S: Final = 0.5
BATCH_S: Final = 0.02
POSITIONS: Final = 32
SEED: Final = 1


def repeat(work: Callable[[], object], seconds: float) -> tuple[int, float]:
    """Repeats the work for that long and says how often and how long; looks at the clock only every BATCH_S or so."""
    times, batch, start = 0, 1, time.perf_counter()
    while True:
        for _ in range(batch):
            work()
        times += batch
        elapsed = time.perf_counter() - start
        if elapsed >= seconds:
            return times, elapsed
        batch = max(1, int(times * BATCH_S / elapsed))


def us_per_clone(peer: Peer) -> float | None:
    positions = [peer.position() for _ in range(POSITIONS)]
    if positions[0] is None:
        return None
    copiers = [peer.copier(position) for position in positions]

    def clone_each() -> None:
        for clone in copiers:
            clone()

    clone_each()
    times, elapsed = repeat(clone_each, CLONING_S)
    return elapsed / (times * POSITIONS) * 1e6


def measure(engine: str, game: str, how: str, seconds: float) -> PlayoutCost:
    """Warms up, plays whole random games for the given time, deals included, then clones positions from such games."""
    peer = PEERS[engine, game, how](SEED)
    repeat(peer.playout, WARM_UP_S)
    peer.decisions = peer.choices = 0
    games, elapsed = repeat(peer.playout, seconds)
    return PlayoutCost(
        engine,
        game,
        how,
        us_per_decision=elapsed / peer.decisions * 1e6,
        us_per_clone=us_per_clone(peer),
        games_per_s=games / elapsed,
        decisions_per_game=peer.decisions / games,
        legal_per_decision=peer.choices / peer.decisions if peer.choices else None,
    )
