"""A player's side of a server, for bots and tools: log in, find a table, see what a seat sees, answer what it is asked.

``Client`` is the way in, ``Seat`` a table from one side of it; ``play`` lets any agent play online.
"""

from cardwright.client.client import Client
from cardwright.client.errors import Cut, ServerRefused, Unreachable
from cardwright.client.online import play, play_seat, position_in
from cardwright.client.seat import Seat

__all__ = ["Client", "Cut", "Seat", "ServerRefused", "Unreachable", "play", "play_seat", "position_in"]
