"""A player's friends."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cardwright.wire.bodies.body import Body


class FriendFacts(Struct):
    """Somebody on a player's list. ``state``: a "friend", "asked" by the player, or somebody who "asks" to be one.

    online  whether a friend is connected; of others that is not told
    table   where a friend plays a match that anybody can watch, or ""
    """

    player: str
    name: str
    state: str
    online: bool
    table: str = ""
    face: str = ""


class NewFriend(Body):
    """Who is to be a friend: by name, or by id, as after a match."""

    name: Annotated[str, Meta(max_length=40)] = ""
    player: Annotated[str, Meta(max_length=32)] = ""
