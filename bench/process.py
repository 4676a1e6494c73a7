"""A server in a process of its own, which is killed and started again at the same address."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.services import end_with_parent, held_port

START_S: Final = 60.0
STOP_S: Final = 60.0
FROM_OUTSIDE: Final = ("DATABASE_URL", "NATS_URL")


class ServerProcess:
    """``cardwright serve`` on a folder, a database, a NATS server; without limits, unless it is to be attacked."""

    def __init__(
        self, folder: Path, database: str = "", nats: str = "", limited: bool = False, more: Sequence[str] = ()
    ) -> None:
        self._held = held_port()  # also while no server is there
        self.port: int = self._held.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        self._told = ["--port", str(self.port), "--data", str(folder), "--thinkers", "1", "--log", "warning"]
        self._told += [*([] if limited else ["--unlimited"]), *more]
        self._told += ["--database", database] if database else []
        self._told += ["--nats", nats] if nats else []
        self._process: subprocess.Popen[bytes] | None = None
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> Path:
        return self._folder / f"server-{self.port}.log"

    async def start(self) -> float:
        """Seconds until it serves."""
        began = time.monotonic()
        environment = {name: value for name, value in os.environ.items() if name not in FROM_OUTSIDE}
        before = self.log.stat().st_size if self.log.exists() else 0
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "cardwright", "serve", *self._told]
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, env=environment, preexec_fn=end_with_parent
            )
        while not re.search(rb"^Cardwright is at ", self.log.read_bytes()[before:], re.MULTILINE):
            if self._process.poll() is not None or time.monotonic() - began > START_S:
                raise RuntimeError(f"the server does not start: {self.log.read_text('utf-8', 'replace')[-2000:]}")
            await asyncio.sleep(0.01)
        return time.monotonic() - began

    async def kill(self) -> None:
        """As a failing machine does it: without a word."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> float:
        """Ask it to end; seconds until it has."""
        began = time.monotonic()
        await self._end(signal.SIGTERM)
        return time.monotonic() - began

    async def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            await asyncio.to_thread(self._process.wait, STOP_S)
            self._process = None

    def faults(self) -> list[str]:
        """What it logged as an error."""
        lines = self.log.read_text("utf-8", "replace").splitlines()
        return [line for line in lines if '"level":"error"' in line or line.startswith("Traceback")]
