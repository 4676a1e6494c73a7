"""A new server for a load run: an empty folder, no limits, a core to itself; and what it costs."""

from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from cardwright.kernel.errors import BadInput

START_S: Final = 30.0
STOP_S: Final = 20.0
PAGE_KB: Final = resource.getpagesize() / 1024
TICKS: Final = os.sysconf("SC_CLK_TCK")


class OwnServer:
    """A running server: its process, its folder, its address once it has said so."""

    def __init__(self, process: subprocess.Popen[bytes], folder: Path) -> None:
        self.process = process
        self.folder = folder
        self.url = ""

    @property
    def pid(self) -> int:
        return self.process.pid

    def logged(self) -> str:
        return (self.folder / "server.log").read_text("utf-8", "replace")

    def find_address(self) -> str:
        found = re.search(r"^Cardwright is at (\S+)$", self.logged(), re.MULTILINE)
        self.url = found[1] if found else ""
        return self.url


@contextmanager
def own_server(database: str = "", apart: bool = True) -> Iterator[OwnServer]:
    """A server on a free port; ``apart`` gives it one core and this process the others, if there are several."""
    many_files()
    cores = sorted(os.sched_getaffinity(0)) if apart and hasattr(os, "sched_getaffinity") else []
    with TemporaryDirectory(prefix="cardwright-load-") as folder:
        with on_cores(cores[:1] if len(cores) > 1 else []):
            server = start(Path(folder), database)
        try:
            with on_cores(cores[1:]):
                wait_until_ready(server)
                yield server
        finally:
            stop(server)


def start(folder: Path, database: str) -> OwnServer:
    log = folder / "server.log"
    told = [sys.executable, "-m", "cardwright", "serve", "--port", "0", "--data", str(folder), "--unlimited"]
    environment = {name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "NATS_URL")}
    if database:
        environment["DATABASE_URL"] = database
    with log.open("wb") as out:
        return OwnServer(subprocess.Popen(told, stdout=out, stderr=out, env=environment), folder)


def wait_until_ready(server: OwnServer) -> None:
    until = time.monotonic() + START_S
    while not (server.find_address() and healthy(server.url)):
        if server.process.poll() is not None or time.monotonic() > until:
            raise BadInput(f"the server did not start:\n{server.logged()[-2000:]}")
        time.sleep(0.05)


def healthy(url: str) -> bool:
    line = HTTPConnection(url.removeprefix("http://"), timeout=5)
    with suppress(OSError, HTTPException):
        line.request("GET", "/healthz")
        return line.getresponse().status == 200
    return False


def stop(server: OwnServer) -> None:
    server.process.send_signal(signal.SIGTERM)
    try:
        server.process.wait(STOP_S)
    except subprocess.TimeoutExpired:
        server.process.kill()
        server.process.wait()


def many_files() -> None:
    """Every connection is a file; allow as many as the system does. A server that is started here inherits it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


@contextmanager
def on_cores(cores: list[int]) -> Iterator[None]:
    """Run this process, and those it starts here, on these cores only; an empty set means any."""
    if not cores:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def memory_mb(pid: int) -> float:
    """The memory a process holds; 0 if the system does not say."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * PAGE_KB / 1024


def cpu_s(pid: int) -> float:
    """The processor time a process has used; 0 if the system does not say."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS
