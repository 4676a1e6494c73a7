"""The lobby: where tables are opened, joined and left, and players find each other."""

from cardwright.server.lobby.lobby import Lobby
from cardwright.server.lobby.refusals import NoSuchTable, NotPermitted

__all__ = ["Lobby", "NoSuchTable", "NotPermitted"]
