"""Bots that do what no bot should; the processes in which bots think find them here by name."""

from __future__ import annotations

import os
import socket

from cardwright.agents import Agent, agent_named
from cardwright.kernel.action import Actions
from cardwright.kernel.game import Game
from cardwright.kernel.state import S

DOOR = "CARDWRIGHT_TEST_DOOR"  # the port at which the test waits to be told that a bot thinks


class Brooder(Agent):
    """Tells the test its process, and never comes to an end."""

    def choose(self, game: Game[S], seen: S, seat: int, actions: Actions, seed: int) -> int:
        with socket.create_connection(("127.0.0.1", int(os.environ[DOOR]))) as door:
            door.sendall(f"{os.getpid()}\n".encode())
        while True:
            pass


class Cheat(Agent):
    """Answers what is not allowed."""

    def choose(self, game: Game[S], seen: S, seat: int, actions: Actions, seed: int) -> int:
        return max(actions) + 1


class Fool(Agent):
    """Fails."""

    def choose(self, game: Game[S], seen: S, seat: int, actions: Actions, seed: int) -> int:
        raise ZeroDivisionError


def called(name: str) -> Agent:
    """These, and all others."""
    stubborn: dict[str, type[Agent]] = {"brooder": Brooder, "cheat": Cheat, "fool": Fool}
    return stubborn[name]() if name in stubborn else agent_named(name)
