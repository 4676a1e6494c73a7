"""The messages of the WebSocket, in both directions.

Whatever a client asks carries a number of its own choosing (``id``); the answer carries the same. An answer to a
question of the rules also carries the question's number, so that it can be sent again after a cut and counts once.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from cardwright.wire.view import Look, Told

MOST_BYTES: Final = 16_384  # of a message from a client

Number = Annotated[int, Meta(ge=0, le=2**53)]
Action = Annotated[int, Meta(ge=0, lt=2**62)]
TableId = Annotated[str, Meta(max_length=40)]
Words = Annotated[str, Meta(max_length=500)]


class Numbered(Struct, tag_field="type", forbid_unknown_fields=True):
    """What a client sends carries a number of its own choosing."""

    id: Number


class Watch(Numbered, tag="watch"):
    """See a table from now on, from your seat or as an onlooker.

    A reader whose last view had this ``number`` does not need the first ``heard`` events again.
    ``salt`` goes into the shuffle, if the reader sits at the table and the match has not begun.
    ``invite`` opens a private table to an onlooker.
    ``position`` asks for the position in views and previews, beside what is shown of it.
    """

    table: TableId
    heard: Number = 0
    number: Number = 0
    salt: Annotated[str, Meta(max_length=64)] = ""
    invite: TableId = ""
    position: bool = False


class Unwatch(Numbered, tag="unwatch"):
    table: TableId


class Act(Numbered, tag="act"):
    """Answer a question: by one of the legal actions, or in the words a player would type."""

    table: TableId
    question: Number
    action: Action | None = None
    text: Words = ""


class Concede(Numbered, tag="concede"):
    table: TableId


class Abort(Numbered, tag="abort"):
    """Leave a match without a result, before every person has played."""

    table: TableId


class Claim(Numbered, tag="claim"):
    """Claim the win, as all others have been away for a while."""

    table: TableId


class ReportPlayer(Numbered, tag="report"):
    """Tell the moderators about a player of this table; they see what was said there."""

    table: TableId
    player: TableId
    reason: Annotated[str, Meta(min_length=1, max_length=500)]


class StandIn(Numbered, tag="stand in"):
    """Let the table's bot play your seat, or take it back."""

    table: TableId
    on: bool


class TakeBack(Numbered, tag="take back"):
    """Take back your last answer: at once among bots, otherwise the other people are asked."""

    table: TableId


class Consent(Numbered, tag="consent"):
    """Answer somebody's wish to take back."""

    table: TableId
    yes: bool


class Say(Numbered, tag="say"):
    """Chat at a table: words, or an emote."""

    table: TableId
    text: Words = ""
    emote: Annotated[str, Meta(max_length=20)] = ""


class Preview(Numbered, tag="preview"):
    """What would happen if the reader did this, as far as they can know."""

    table: TableId
    question: Number
    action: Action


class Why(Numbered, tag="why"):
    """Why the reader may not do that now; "" if they may."""

    table: TableId
    action: Action | None = None
    text: Words = ""


class Hint(Numbered, tag="hint"):
    """What a bot would do in the reader's place, knowing what they know; only in a casual match against bots alone."""

    table: TableId
    question: Number


class Rematch(Numbered, tag="rematch"):
    """Offer a rematch, or accept one; everybody changes seats."""

    table: TableId


class Lobby(Numbered, tag="lobby"):
    """Start or stop getting lists of the open tables."""

    on: bool = True


class Compare(Numbered, tag="compare"):
    """What does this change do to the win rate? Games are played twice, before and after it, until the answer is clear.

    options    changes to the variant, by name
    cards      changes to cards: by name or key, what is printed there instead
    deck       the deck whose wins count, as a text or by the name of a starter; "" leaves that to the change
    precision  in points of win rate
    """

    game: Annotated[str, Meta(max_length=40)]
    variant: Annotated[str, Meta(max_length=40)] = "standard"
    options: dict[str, int | bool | str] = {}
    cards: dict[str, Any] = {}
    deck: Annotated[str, Meta(max_length=4000)] = ""
    precision: Annotated[float, Meta(ge=1, le=20)] = 3.0


class StopComparing(Numbered, tag="stop comparing"):
    """End the comparison of this connection: with the ``report`` of what is known so far, or without any."""

    report: bool = True


class Ping(Numbered, tag="ping"):
    pass


Request = (
    Watch
    | Unwatch
    | Act
    | Concede
    | Abort
    | Claim
    | ReportPlayer
    | StandIn
    | TakeBack
    | Consent
    | Say
    | Preview
    | Why
    | Hint
    | Rematch
    | Lobby
    | Compare
    | StopComparing
    | Ping
)


class Answer(Struct, tag_field="type"):
    """What the server sends."""


class Welcome(Answer, tag="welcome"):
    """The first message of a connection."""

    version: int
    player: str
    name: str
    now: float


class Done(Answer, tag="done"):
    """It is done, and durable. ``repeated`` where it had been done before."""

    id: int
    repeated: bool = False


class Refused(Answer, tag="refused"):
    """Nothing has changed; ``reason`` is a sentence. ``id`` is 0 where the message could not be read.

    ``closed``: the question was open a moment ago, but somebody was faster, or time ran out.
    """

    id: int
    reason: str
    closed: bool = False


class Locked(Answer, tag="locked"):
    """A seat has answered in secret, and nothing else has changed since the last view.

    Its question is closed, it may take the answer back (or ask to), and the match waits for the seats in ``asked``.
    """

    table: str
    number: int
    seat: int
    asked: list[int]


class Said(Answer, tag="said"):
    table: str
    player: str
    name: str
    at: float
    text: str = ""
    emote: str = ""


class Outcome(Struct):
    """A possible result of an action: in how many worlds it came, and the events and position that an onlooker sees.

    ``shown`` is the position as a client draws it; both as in a view.
    """

    worlds: int
    events: list[Told]
    position: Any
    result: list[int] | None
    shown: Any = None


class Foreseen(Answer, tag="foreseen"):
    """The outcomes of an action, the likeliest first. One outcome: it is certain.

    ``assumed`` says what was assumed ("the others do nothing"), or "".
    """

    id: int
    worlds: int
    outcomes: list[Outcome]
    assumed: str = ""


class Because(Answer, tag="because"):
    id: int
    reason: str


class Alternative(Struct):
    """Another legal answer that is nearly as good, as it is typed and as one says it; ``chance`` to win after it."""

    action: int
    text: str
    words: str
    chance: float


class Hinted(Answer, tag="hinted"):
    """One of the legal answers: its number, as a player would write it, and as a coach says it.

    ``why`` is a sentence; ``changes`` are the numbers that would be others after it: ``The enemy general: 25 → 21``.
    ``chance`` is the chance to win after it, from 0 to 1, ``line`` the rest of the turn in words, and ``others`` the
    next best, at most two.
    """

    id: int
    action: int
    text: str
    what: str = ""
    why: str = ""
    changes: list[str] = []
    chance: float | None = None
    line: list[str] = []
    others: list[Alternative] = []


class OpenTable(Struct):
    """A table in the lobby."""

    table: str
    game: str
    variant: str
    rated: bool
    status: str
    seats: list[str]  # the names of those who sit there; "" is free
    created: float


class Tables(Answer, tag="tables"):
    """All tables of the lobby that wait for players or can be watched."""

    tables: list[OpenTable]


class Matched(Answer, tag="matched"):
    """A table the reader sits at has begun: found by quick match, filled by a guest, or a rematch."""

    table: str


class Offered(Answer, tag="offered"):
    """A player from ``table`` offers a rematch; asking for one too accepts it."""

    table: str
    next: str
    name: str


class Challenged(Answer, tag="challenged"):
    """A friend waits at a table of their own for the reader to sit down."""

    table: str
    game: str
    invite: str
    name: str


class Comparing(Answer, tag="comparing"):
    """How far the comparison asked for by ``request`` is; all numbers but those of pairs and seconds are points.

    ``ahead`` is how many others come before it; ``answer`` is a sentence.
    """

    request: int
    ahead: int = 0
    pairs: int = 0
    difference: float = 0.0
    low: float = 0.0
    high: float = 0.0
    answer: str = ""
    seconds: float = 0.0


class Compared(Answer, tag="compared"):
    """The answer to a comparison, a sentence, and the whole report, a page. ``settled``: it is as precise as asked."""

    id: int
    answer: str
    settled: bool
    report: str


class Pong(Answer, tag="pong"):
    id: int
    now: float


class Closing(Answer, tag="closing"):
    """The server is stopping or restarting; connect again. Nothing is lost."""

    reason: str


Sent = (
    Welcome
    | Look
    | Locked
    | Done
    | Refused
    | Said
    | Foreseen
    | Because
    | Hinted
    | Tables
    | Matched
    | Offered
    | Challenged
    | Comparing
    | Compared
    | Pong
    | Closing
)
