"""The connections of a server, below HTTP and WebSocket: how many, how large, how long.

uvicorn does the work; these are its protocols with the limits it has no settings for.
"""

from cardwright.server.connections.http_connection import HttpConnection
from cardwright.server.connections.socket_connection import BEAT, SILENCE, SocketConnection

__all__ = ["BEAT", "SILENCE", "HttpConnection", "SocketConnection"]
