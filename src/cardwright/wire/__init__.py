"""The wire: every message and body that server and clients exchange, and nothing else.

``socket`` holds what travels over a WebSocket, ``bodies`` what travels over HTTP, subject by subject, ``view`` a table
for one reader.
"""

from typing import Final

VERSION: Final = 1  # part of every path; it changes when old clients would no longer work

__all__ = ["VERSION"]
