"""Ray, and how this process joins a cluster of it; everything else that needs Ray takes it from here."""

from __future__ import annotations

import os
from socket import create_connection
from typing import Final

from cardwright.kernel.errors import BadInput

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
try:
    import ray as ray
except ModuleNotFoundError:
    raise BadInput("--engine ray needs Ray: pip install 'cardwright[ray]'") from None

STORE: Final = 100 * 2**20  # bytes for objects, in a cluster of our own
SECONDS: Final = 5.0  # for an answer from its head


def connect(address: str | None) -> None:
    """To this cluster; without an address to the one this machine belongs to, else to one of this machine alone."""
    quiet = {"log_to_driver": False, "configure_logging": False}
    address = address or os.environ.get("RAY_ADDRESS")
    try:
        if address:
            check_reachable(address)
        ray.init(address or "auto", **quiet)
    except ConnectionError as problem:
        if address:
            raise BadInput(f"no cluster answers at {address}: {problem}") from None
        ray.init("local", include_dashboard=False, object_store_memory=STORE, **quiet)


def check_reachable(address: str) -> None:
    """Ray itself would try for a minute, and then end this process."""
    host, _, port = address.rpartition(":")
    if address == "auto":
        return
    if not host or not port.isdecimal() or "/" in host:
        raise BadInput(f"the address of a cluster is written like 10.0.0.1:6379, not {address}")
    try:
        create_connection((host, int(port)), timeout=SECONDS).close()
    except OSError as problem:
        raise ConnectionError(problem.strerror or problem) from None
