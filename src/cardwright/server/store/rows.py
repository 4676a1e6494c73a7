"""What the store returns: one record for each kind of thing it keeps."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

Options = dict[str, int | bool | str]
LESSON: Final = "lesson"  # the kind of a table for learning the game
REMATCH: Final = "rematch"  # the kind of a table for a rematch; anybody who could watch the first match can watch it
CHANGED: Final = "changed"  # why a match ended without a result: its cards or rules have changed since it began
PUBLIC: Final = ("open", "quick", REMATCH)  # what anybody can watch


class SeatRecord(Struct):
    """A seat of a table. It is free while it has neither a player nor a bot.

    fill  whether a player who waits there for a quick match would play with bots too
    left  whether the player has stopped playing, though the match goes on: they are out, or a bot has their seat
    """

    seat: int
    player: str | None = None
    bot: str = ""
    name: str = ""
    deck: str = ""
    salt: str = ""
    fill: bool = False
    left: bool = False

    @property
    def free(self) -> bool:
        return self.player is None and not self.bot


class TableRecord(Struct, kw_only=True):
    """A table from the moment it is made; the actions of its match are in the log.

    options     every option of the match, so that it never changes
    cards       the digest of the cards it is played with
    rules       the digest of the rules it is played with
    size        how many seats
    kind        open, private, quick, rematch, bot or lesson
    stand_in    the level of the bot that plays for absent players; "" leaves that to the rules' timeouts
    status      open, playing, over or void
    secret      half of the shuffle; nobody may see it before the end
    commitment  the hash of the secret, shown from the beginning
    start       the position it begins from, where that is not a new match
    result      the winners, once it is over
    reason      how it ended: "" by the rules, "conceded", or "changed", which is no result
    mark        the digest of the last position
    rematch     the table that followed
    seats       in seat order
    """

    id: str
    game: str
    variant: str
    options: Options
    cards: str
    rules: str = ""
    size: int
    kind: str
    rated: bool
    clock: bool
    stand_in: str = ""
    status: str = "open"
    invite: str = ""
    maker: str = ""
    secret: str
    commitment: str
    start: Any | None = None
    result: list[int] | None = None
    reason: str = ""
    mark: str = ""
    rematch: str = ""
    created: float
    started: float | None = None
    ended: float | None = None
    seats: list[SeatRecord]

    def seat_of(self, player: str) -> int | None:
        """Where a player sits; None if they do not sit here."""
        return next((seat.seat for seat in self.seats if seat.player == player), None)


class SessionRecord(Struct, frozen=True):
    """A player is logged in. The id is a hash of the cookie."""

    id: str
    player: str
    agent: str
    created: float
    seen: float
    expires: float


class DeckRecord(Struct, frozen=True):
    """A deck that a player keeps."""

    id: str
    player: str
    game: str
    name: str
    text: str
    updated: float


class RatingRecord(Struct, frozen=True):
    """How strong an account is at a game. The name is only for reading."""

    player: str
    game: str
    rating: float
    deviation: float
    volatility: float
    games: int
    updated: float
    name: str = ""
