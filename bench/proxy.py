"""Tries the proxies of docs/deploy for real: `python -m bench.proxy nginx` or `caddy`, which must be installed.

Two addresses of this machine come through the proxy to a server with limits. Certificates are made for the occasion.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import shutil
import ssl
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from bench.process import ServerProcess
from tests.services import end_with_parent, free_port, listens

DEPLOY: Final = Path(__file__).parents[1] / "docs" / "deploy"
START_S: Final = 20.0
ONE, OTHER = "127.0.3.1", "127.0.3.2"
MOST_SOCKETS: Final = 3

Command = Callable[[str, Path, int, int], list[str]]  # the program, a folder, where it listens, where the server is


def nginx(program: str, folder: Path, port: int, server: int) -> list[str]:
    """nginx as root or not, with the file as it is but for ports and certificates."""
    certify(folder)
    site = (DEPLOY / "nginx.conf").read_text()
    site = site.replace("127.0.0.1:8080", f"127.0.0.1:{server}").replace("listen 443", f"listen 127.0.0.1:{port}")
    site = re.sub(r"/etc/letsencrypt/live/cards.example/(\w+)\.pem", rf"{folder}/\1.pem", site)
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"pid {folder}/nginx.pid;\ndaemon off;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{paths}{site}}}\n"
    )
    return [program, "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(program: str, folder: Path, port: int, server: int) -> list[str]:
    """Caddy with a certificate of its own, and one node behind it."""
    site = (DEPLOY / "Caddyfile").read_text().replace("node-1:8080 node-2:8080", f"127.0.0.1:{server}")
    settings = f"{{\nadmin off\nskip_install_trust\nstorage file_system {folder}\nhttp_port {free_port()}\n}}\n"
    site = site.replace("{$SITE}", f"https://localhost:{port}").replace("{\n", "{\n\ttls internal\n", 1)
    (folder / "Caddyfile").write_text(settings + site)
    return [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


PROXIES: Final[dict[str, Command]] = {"nginx": nginx, "caddy": caddy}


def certify(folder: Path) -> None:
    told = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    told += ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(told, check=True, capture_output=True)


class Through:
    """Requests through the proxy, from one address of this machine."""

    def __init__(self, port: int, source: str) -> None:
        self.port = port
        self.source = source
        self.trust = ssl.create_default_context()
        self.trust.check_hostname, self.trust.verify_mode = False, ssl.CERT_NONE

    async def call(self, method: str, path: str, headers: str = "") -> tuple[int, str]:
        """The status and everything that came."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, ssl=self.trust, server_hostname="localhost", local_addr=(self.source, 0)
        )
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost:{self.port}\r\nConnection: close\r\nContent-Length: 0\r\n"
        writer.write(f"{head}{headers}\r\n".encode())
        answer = (await reader.read()).decode("utf-8", "replace")
        writer.close()
        return int(answer.split(" ", 2)[1]), answer

    async def guest(self) -> str:
        status, answer = await self.call("POST", "/api/v1/guest?token=1")
        assert status == 201, answer
        found = re.search(r'"token":"([^"]+)"', answer)
        assert found is not None
        return found[1]

    async def socket(self, token: str) -> ClientConnection:
        return await connect(
            f"wss://localhost:{self.port}/api/v1/ws",
            additional_headers={"Authorization": f"Bearer {token}"},
            ssl=self.trust,
            host="127.0.0.1",
            port=self.port,
            local_addr=(self.source, 0),
            proxy=None,
        )


async def tried(port: int) -> list[tuple[str, bool]]:
    """What was tried through the proxy, and whether it was as it should be."""
    one, other = Through(port, ONE), Through(port, OTHER)
    found = [
        ("a page arrives", (await one.call("GET", "/lobby"))[0] in (200, 503)),  # 503: the client is not built
        ("the interface answers", (await one.call("GET", "/api/v1/games"))[0] == 200),
        ("metrics are blocked", (await one.call("GET", "/metrics"))[0] == 404),
        ("large headers are refused", (await one.call("GET", "/", f"A: {'b' * 40_000}\r\n"))[0] in (400, 431, 494)),
    ]
    _, entered = await one.call("POST", "/api/v1/guest", f"Origin: https://localhost:{port}\r\n")
    found.append(("a page of the server itself may log in, with a secure cookie", "secure" in entered.lower()))
    status, _ = await one.call("POST", "/api/v1/guest", "Origin: https://evil.example\r\nCookie: a=b\r\n")
    found.append(("a page of another site may not", status == 403))
    token = await one.guest()
    sockets = [await one.socket(token) for _ in range(MOST_SOCKETS)]
    for socket in sockets:
        assert json.loads(await socket.recv())["type"] == "welcome"
    found.append(("WebSockets come through", True))
    try:
        await one.socket(await one.guest())
        found.append(("an address has a limited number of sockets", False))
    except InvalidStatus as refused:
        found.append(("an address has a limited number of sockets", refused.response.status_code == 429))
    elsewhere = await other.socket(await other.guest())
    found.append(("another address does not notice", json.loads(await elsewhere.recv())["type"] == "welcome"))
    for socket in (*sockets, elsewhere):
        await socket.close()
    return found


async def run(name: str, program: str) -> bool:
    with tempfile.TemporaryDirectory(prefix="cardwright-proxy-") as given:
        folder = Path(given)
        folder.chmod(0o755)
        port = free_port()
        limits = ("--secure", "--limit", f"address-sockets={MOST_SOCKETS}")
        server = ServerProcess(folder / "data", limited=True, more=limits)
        await server.start()
        log = (folder / "proxy.log").open("wb")
        proxy = subprocess.Popen(
            PROXIES[name](program, folder, port, server.port), stdout=log, stderr=log, preexec_fn=end_with_parent
        )
        try:
            async with asyncio.timeout(START_S):
                while not listens(port):
                    await asyncio.sleep(0.1)
            rows = await tried(port)
        except BaseException:
            print((folder / "proxy.log").read_text()[-3000:], file=sys.stderr)
            raise
        finally:
            proxy.terminate()
            proxy.wait()
            await server.stop()
            log.close()
    for what, well in rows:
        print(f"{'yes' if well else 'NO ':4}{what}")
    return all(well for _, well in rows)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.proxy")
    parser.add_argument("name", choices=PROXIES)
    parser.add_argument("--program", help="where it is, if not on the path")
    told = parser.parse_args()
    program = told.program or shutil.which(told.name, path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None:
        sys.exit(f"{told.name} is not installed; name it: --program /path/to/{told.name}")
    return 0 if asyncio.run(run(told.name, program)) else 1


if __name__ == "__main__":
    sys.exit(main())
