"""Tables to open, to join and to find, and the seats people get there."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from cardwright.wire.bodies.body import Body
from cardwright.wire.bodies.decks import Text
from cardwright.wire.view import CardChanges

Salt = Annotated[str, Meta(max_length=64)]


class NewTable(Body):
    """A table to open. ``kind``: "open" is listed, "private" is joined by its invite only, "bot" begins at once.

    "lesson" begins the game's lesson, which is always the same: give nothing else with it.

    options  changes to the variant, by name
    cards    changes to cards: by name or key, what is printed there instead; at a private table or against bots
    seats    how many players
    bots     levels of bots for the other seats ("beginner", "easy", "medium", "hard", "master"), from the first free
             seat on
    seat     where the maker wants to sit; None leaves it to chance
    deck     the text of the maker's deck, or the name of a starter; "" leaves it to the game
    clock    whether the rules' clock runs; against bots alone it can be left off
    leaving  who plays for somebody who is away: the rules' "timeouts", or a "bot", in casual games
    stand_in the level of that bot
    onlookers whether those who have the invite of a private table may watch
    challenge a friend who is asked to play, at a private table
    """

    game: str
    kind: str = "open"
    variant: str = "standard"
    options: dict[str, int | bool | str] = field(default_factory=dict)
    cards: dict[str, Any] = field(default_factory=dict)
    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    rated: bool = False
    clock: bool = True
    bots: list[str] = field(default_factory=list)
    seat: int | None = None
    deck: Text = ""
    salt: Salt = ""
    leaving: str = "timeouts"
    stand_in: str = "medium"
    onlookers: bool = True
    challenge: str = ""


class Join(Body):
    """Sit down at a table, on one ``seat`` or on the first that is free. A private one needs its ``invite``."""

    invite: str = ""
    deck: Text = ""
    salt: Salt = ""
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None


class PutBot(Body):
    """The bot for a free seat, by its level; "" makes the seat free again."""

    seat: Annotated[int, Meta(ge=0, le=5)]
    bot: Annotated[str, Meta(max_length=40)]


class Invitation(Struct):
    """What an invite leads to: who invites to which game, how many seats are free, and whether one may only watch.

    changes  how the cards differ from the game's own; null where they do not
    """

    table: str
    game: str
    maker: str
    seats: int
    free: int
    status: str
    onlookers: bool
    changes: CardChanges | None = None


class QuickFacts(Struct):
    """How many players are connected; how many look for a match of each game, and how long it took of late.

    waits  the median of the last quick matches, in seconds, of games that had any
    """

    online: int
    searching: dict[str, int]
    waits: dict[str, float]


class Quick(Body):
    """Find somebody to play with.

    seats  how many players; None for as few as possible
    fill   whether bots may take seats that stay free; only in casual games
    """

    game: str
    rated: bool = False
    deck: Text = ""
    salt: Salt = ""
    seats: Annotated[int, Meta(ge=2, le=6)] | None = None
    fill: bool = False


class Seated(Struct):
    """A player has a seat. ``begun`` says whether the match has begun; if not, the socket says when it does."""

    table: str
    seat: int
    begun: bool
    invite: str = ""
    commitment: str = ""


class Mine(Struct):
    """A table that a player sits at or sat at.

    left    whether they have stopped playing, though the match goes on
    reason  how it ended: "" by the rules, "conceded", "conceded early" (not rated) or "claimed"; without a result it is
            "aborted" or "changed", as the cards or rules have changed
    """

    table: str
    game: str
    status: str
    seats: list[str]
    seat: int
    created: float
    result: list[int] | None
    kind: str = ""
    left: bool = False
    reason: str = ""
