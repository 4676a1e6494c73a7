"""The address at which a server listens."""

from __future__ import annotations

import errno
import socket
from typing import Final

from cardwright.kernel.errors import BadInput

ANYWHERE: Final = ("", "0.0.0.0", "::")


def listen(host: str, port: int) -> socket.socket:
    """The socket that accepts connections."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        door = socket.create_server((host, port), family=family, backlog=2048)
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # accepted sockets inherit it: answers go at once
        return door
    except socket.gaierror:
        raise BadInput(f'there is no address "{host}" on this machine') from None
    except (OSError, OverflowError) as problem:
        raise BadInput(why_not_there(host, port, problem)) from None


def share(host: str, port: int) -> socket.socket:
    """A socket at an address where others of ours listen too; it accepts nobody before it is told to listen.

    A program that listens there alone keeps the address to itself.
    """
    if not hasattr(socket, "SO_REUSEPORT"):
        raise BadInput("on this system processes cannot share an address: serve with one process")
    door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    try:
        door.bind((host, port))
    except OSError as problem:
        door.close()
        raise BadInput(why_not_there(host, port, problem)) from None
    return door


def reserve(host: str, port: int) -> socket.socket:
    """Hold an address for processes that share it; refused if anybody listens there."""
    with listen(host, port) as alone:
        port = alone.getsockname()[1]
    return share(host, port)


def why_not_there(host: str, port: int, problem: Exception) -> str:
    number = problem.errno if isinstance(problem, OSError) else None
    if number == errno.EADDRINUSE:
        return f"another program already listens at port {port}; choose another port with --port"
    if number in (errno.EACCES, errno.EPERM):
        return f"you may not listen at port {port}; choose one above 1023 with --port"
    if number == errno.EADDRNOTAVAIL:
        return f'there is no address "{host}" on this machine'
    return f"the server cannot listen at {host} port {port}: {problem}"


def address(host: str, door: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    port = door.getsockname()[1]
    name = "localhost" if host in ANYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"
