"""A Ray cluster on this machine: nodes at addresses of their own, each with one core and nothing that is not needed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

import psutil

RAY: Final = Path(sys.executable).with_name("ray")
SURROUNDINGS: Final = {
    "RAY_AUTH_MODE": "disabled",  # else it writes a token into the home folder
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_DISABLE_MEMORY_MONITOR": "1",
    "RAY_raylet_start_wait_time_s": "120",
}
BARE: Final = ("--num-cpus", "1", "--object-store-memory", "100000000", "--include-log-monitor", "False", "--block")


class RayNodes:
    """The head is at 127.0.0.2; the others join it."""

    def __init__(self) -> None:
        self.folder: str = mkdtemp(prefix="cw-ray-", dir="/tmp")  # sockets need short paths
        self.started: dict[str, subprocess.Popen[bytes]] = {}
        with socket.socket() as found:
            found.bind(("127.0.0.2", 0))
            port = found.getsockname()[1]
        self.address: str = f"127.0.0.2:{port}"
        head = ("--head", "--port", str(port), "--include-dashboard", "False", "--temp-dir", self.folder)
        self.start("127.0.0.2", *head)
        until_it_listens("127.0.0.2", port)

    def join(self, host: str, **surroundings: str) -> None:
        """Start a node; it may take some seconds until it is there."""
        self.start(host, "--address", self.address, **surroundings)

    def start(self, host: str, *arguments: str, **surroundings: str) -> None:
        command = [str(RAY), "start", "--node-ip-address", host, *arguments, *BARE]
        with open(f"{self.folder}/{host}.log", "wb") as log:
            self.started[host] = subprocess.Popen(
                command,
                env={**os.environ, **SURROUNDINGS, **surroundings},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def kill(self, host: str) -> None:
        """All of its processes, at once."""
        node = psutil.Process(self.started.pop(host).pid)
        family = [node, *node.children(recursive=True)]
        for process in family:
            process.kill()
        psutil.wait_procs(family, 10)

    def throw_away(self) -> None:
        for host in list(self.started):
            self.kill(host)
        shutil.rmtree(self.folder, ignore_errors=True)


def until_it_listens(host: str, port: int) -> None:
    end = time.monotonic() + 150
    while True:
        try:
            socket.create_connection((host, port), timeout=1).close()
            return
        except OSError:
            assert time.monotonic() < end, "the head of the cluster did not start"
            time.sleep(0.1)
