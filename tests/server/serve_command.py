"""The command `cardwright serve` as a test sees it: a process of its own, spoken to over the network."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

WAIT = 60  # seconds; only a fault takes as long
FROM_OUTSIDE = ("DATABASE_URL", "NATS_URL")


def environment() -> dict[str, str]:
    """This process's, less what would choose a database for the server."""
    return {name: value for name, value in os.environ.items() if name not in FROM_OUTSIDE}


def start(*arguments: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "cardwright", "serve", *(str(argument) for argument in arguments)]
    return subprocess.Popen(
        command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )


def refused(*arguments: object) -> tuple[int, str]:
    """Start a server that cannot start: its exit status and all it says."""
    process = start(*arguments)
    try:
        out, err = process.communicate(timeout=WAIT)
    finally:
        process.kill()  # it has started after all
    return process.returncode, out + err


class Server:
    """A server that runs. ``err`` is its log once it has ended."""

    def __init__(self, process: subprocess.Popen[str], folder: Path) -> None:
        assert process.stdout is not None
        self.process = process
        self.folder = folder
        self.line = process.stdout.readline()
        self.url = self.line.rpartition(" ")[2].strip()
        self.err = ""

    def get(self, path: str) -> tuple[int, str]:
        return self.call(Request(self.url + path))

    def post(self, path: str, body: object = None, token: str = "") -> tuple[int, Any]:
        data = b"" if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        status, text = self.call(Request(self.url + path, data, headers, method="POST"))
        return status, json.loads(text)

    def call(self, request: Request) -> tuple[int, str]:
        try:
            with urlopen(request, timeout=WAIT) as answer:
                return answer.status, answer.read().decode()
        except HTTPError as refusal:
            return refusal.code, refusal.read().decode()

    def guest(self) -> str:
        """The token of a new guest."""
        status, entered = self.post("/api/v1/guest?token=1")
        assert status == 201, entered
        token: str = entered["token"]
        return token

    def socket(self, token: str) -> ClientConnection:
        address = self.url.replace("http://", "ws://") + "/api/v1/ws"
        headers = {"Authorization": f"Bearer {token}"}
        return connect(address, additional_headers=headers, compression="deflate", open_timeout=WAIT)

    def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Tell it to stop; its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        _, self.err = self.process.communicate(timeout=WAIT)
        return self.process.returncode


@contextmanager
def server(folder: Path, *arguments: object) -> Iterator[Server]:
    process = start("--port", 0, "--data", folder, *arguments)
    try:
        yield Server(process, folder)
    finally:
        process.kill()
        process.wait()
