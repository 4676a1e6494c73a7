"""What the store returns: one record for each kind of thing it keeps."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from cardwright.kernel.cards import Changes
from cardwright.match.shuffle import KEYED

Options = dict[str, int | bool | str]
LESSON: Final = "lesson"  # the kind of a table for learning the game
REMATCH: Final = "rematch"  # the kind of a table for a rematch; anybody who could watch the first match can watch it
# How a match ended, where not by the rules.
CONCEDED: Final = "conceded"
EARLY: Final = "conceded early"  # a rated match, before every person had played: no rating changes
CLAIMED: Final = "claimed"  # all others had left
ABORTED: Final = "aborted"  # left before every person had played: no result
CHANGED: Final = "changed"  # why a match ended without a result: its cards or rules have changed since it began
STOPPED: Final = "stopped"  # the status of a match that failed again and again; an operator can reopen it
PUBLIC: Final = ("open", "quick", REMATCH)  # what anybody can watch


class SeatRecord(Struct):
    """A seat of a table. It is free while it has neither a player nor a bot.

    fill  whether a player who waits there for a quick match would play with bots too
    left  whether the player has stopped playing, though the match goes on: they are out, or a bot has their seat
    rating, change  once a rated match is over: the rating before it, and what the match made of it
    """

    seat: int
    player: str | None = None
    bot: str = ""
    name: str = ""
    face: str = ""
    deck: str = ""
    salt: str = ""
    fill: bool = False
    left: bool = False
    rating: int | None = None
    change: int | None = None

    @property
    def free(self) -> bool:
        return self.player is None and not self.bot


class TableRecord(Struct, kw_only=True):
    """A table from the moment it is made; the actions of its match are in the log.

    options     every option of the match, so that it never changes
    cards       the digest of the cards it is played with
    rules       the digest of the rules it is played with
    changes     how its cards differ from those of the game, by key
    size        how many seats
    kind        open, private, quick, rematch, bot or lesson
    stand_in    the level of the bot that plays for absent players; "" leaves that to the rules' timeouts
    status      open, playing, over, void or stopped
    onlookers   whether those who have the invite may watch
    secret      half of the shuffle; nobody may see it before the end
    commitment  the hash of the secret, shown from the beginning
    shuffle     how the seed follows from secret and salts, and what kind of generator it is for (match/shuffle.py)
    start       the position it begins from, where that is not a new match
    result      the winners, once it is over
    reason      how it ended: "" by the rules, "conceded", "conceded early", "claimed"; "aborted" and "changed" have no
                result
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
    changes: Changes = {}
    size: int
    kind: str
    rated: bool
    clock: bool
    stand_in: str = ""
    status: str = "open"
    invite: str = ""
    maker: str = ""
    onlookers: bool = True
    secret: str
    commitment: str
    shuffle: int = KEYED
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


class FactorRecord(Struct, frozen=True):
    """The second factor of an account; ``step`` is that of the last code that was used."""

    player: str
    secret: str
    confirmed: bool
    step: int
    created: float


class Spoken(Struct, frozen=True):
    """What somebody said at a table."""

    at: float
    player: str
    text: str = ""
    emote: str = ""


class ReportRecord(Struct, frozen=True):
    """A player complains about another; ``talk`` is what was said at the table before."""

    id: str
    at: float
    reporter: str
    accused: str
    table: str
    reason: str
    talk: list[Spoken]
    open: bool = True


class DeedRecord(Struct, frozen=True):
    """What a moderator did (``by``, "" for the operator), to whom, and why."""

    id: str
    at: float
    by: str
    deed: str
    player: str
    why: str
    report: str


class DeckRecord(Struct, frozen=True):
    """A deck that a player keeps."""

    id: str
    player: str
    game: str
    name: str
    text: str
    updated: float


class RatingRecord(Struct, frozen=True):
    """How strong an account is at a game. Name and face are only for reading."""

    player: str
    game: str
    rating: float
    deviation: float
    volatility: float
    games: int
    updated: float
    name: str = ""
    face: str = ""
