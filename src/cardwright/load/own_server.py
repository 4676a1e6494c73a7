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
def own_server(database: str = "", apart: bool = True, processes: int = 1) -> Iterator[OwnServer]:
    """A server on a free port; ``apart`` gives it one core and this process the others, if there are several.

    Several processes share all cores with everybody.
    """
    many_files()
    apart = apart and processes == 1 and hasattr(os, "sched_getaffinity")
    cores = sorted(os.sched_getaffinity(0)) if apart else []
    with TemporaryDirectory(prefix="cardwright-load-") as folder:
        with on_cores(cores[:1] if len(cores) > 1 else []):
            server = start(Path(folder), database, processes)
        try:
            with on_cores(cores[1:]):
                wait_until_ready(server)
                yield server
        finally:
            stop(server)


def start(folder: Path, database: str, processes: int) -> OwnServer:
    log = folder / "server.log"
    told = [sys.executable, "-m", "cardwright", "serve", "--port", "0", "--data", str(folder), "--unlimited"]
    told += ["--processes", str(processes)]
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
    """The memory a server holds, with all its processes; 0 if the system does not say."""
    pages = sum(int(told.split()[1]) for told in told_of(pid, "statm"))
    return pages * PAGE_KB / 1024


def cpu_s(pid: int) -> float:
    """The processor time a server has used, with all its processes; 0 if the system does not say."""
    fields = [told.rpartition(")")[2].split() for told in told_of(pid, "stat")]
    return sum(int(each[11]) + int(each[12]) for each in fields) / TICKS


def told_of(pid: int, what: str) -> list[str]:
    """What the system tells about a process and those it has started."""
    found = []
    with suppress(OSError):
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        found = [Path(f"/proc/{each}/{what}").read_text() for each in (pid, *children)]
    return found
