"""A NATS server of our own, for the processes of one machine: nobody else can use it, and it ends with us."""

from __future__ import annotations

import ctypes
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Final

from cardwright.kernel.errors import BadInput

PATIENCE: Final = 20.0  # seconds until it is ready, and until it has ended
TRIES: Final = 3  # another program may take the port that was free
READY: Final = b"Server is ready"
MISSING: Final = "several processes talk through NATS: install cardwright[processes], or name a NATS server with --nats"
DEATH_SIGNAL: Final = 1  # prctl: which signal a process gets when its parent is gone


class Broker:
    """``url`` is its address, with the token that lets in. It keeps nothing that has to outlive it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.token = token_hex(16)
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"nats://{self.token}@127.0.0.1:{self.port}"

    def start(self) -> None:
        """Come up, at the same address if there was one."""
        for _ in range(TRIES):
            self.port = self.port or free_port()
            self.process = self.spawn()
            if self.comes_up():
                return
        raise BadInput(f"the NATS server does not start: {self.said()[-400:].decode(errors='replace')}")

    def spawn(self) -> subprocess.Popen[bytes]:
        settings = self.folder / "settings"
        settings.touch(0o600)
        settings.write_text(
            f'listen: "127.0.0.1:{self.port}"\n'
            f'authorization {{ token: "{self.token}" }}\n'
            f'jetstream {{ store_dir: "{self.folder}" }}\n'
        )
        with (self.folder / "log").open("wb") as log:
            command = [program(), "-c", str(settings)]
            return subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                process_group=0,  # Ctrl-C is for the one that started it
                preexec_fn=end_with_the_parent,
            )

    def comes_up(self) -> bool:
        assert self.process is not None
        until = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < until:
            if READY in self.said():
                return True
            time.sleep(0.02)
        return False

    def said(self) -> bytes:
        return (self.folder / "log").read_bytes()

    def has_ended(self) -> bool:
        return self.process is not None and self.process.poll() is not None

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE)


@contextmanager
def own_broker() -> Iterator[Broker]:
    with TemporaryDirectory(prefix="cardwright-nats-") as folder:
        broker = Broker(Path(folder))
        try:
            broker.start()
            yield broker
        finally:
            broker.stop()


def program() -> str:
    """The program from its Python package, or from anywhere else on this machine."""
    packaged = Path(sys.executable).parent / "nats-server"
    found = str(packaged) if packaged.exists() else shutil.which("nats-server")
    if found is None:
        raise BadInput(MISSING)
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def end_with_the_parent() -> None:
    """In the new process: the system ends it when the one that started it is gone (Linux only)."""
    library = ctypes.CDLL(None)
    if hasattr(library, "prctl"):
        library.prctl(DEATH_SIGNAL, signal.SIGKILL)
