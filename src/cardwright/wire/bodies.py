"""The bodies of the HTTP interface."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from cardwright.wire.view import Told

Name = Annotated[str, Meta(min_length=2, max_length=24, description="letters, digits, space, - and _")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Code = Annotated[str, Meta(max_length=40)]
Text = Annotated[str, Meta(max_length=4000)]
Salt = Annotated[str, Meta(max_length=64)]


class Body(Struct, forbid_unknown_fields=True):
    """What a client sends."""


class Problem(Struct, omit_defaults=True):
    """Why a request was refused: a sentence for the person who caused it.

    ``needs`` is "code" where only the code of the second factor is missing or wrong.
    """

    reason: str
    needs: str = ""


# Accounts.


class Credentials(Body):
    name: Name
    password: Password


class LoginCredentials(Credentials):
    """``code`` is that of the second factor, where the account has one: of the app, or a recovery code."""

    code: Code = ""


class FirstCode(Body):
    """The first code of the player's app, which switches the second factor on."""

    code: Code


class FactorRemoval(Body):
    """What it takes to remove a second factor: the password, and one more code."""

    password: Password
    code: Code


class NewName(Body):
    """What a guest wants to be called."""

    name: Name


class NewPassword(Body):
    old: Password
    new: Password


class Confirmation(Body):
    """The password again, before a step that cannot be undone; "" for a guest."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Me(Struct):
    """Who is logged in; ``moderator``: they may see reports, and mute and ban."""

    player: str
    name: str
    guest: bool
    moderator: bool = False


class Entered(Me):
    """Who has just logged in. ``token`` is for a program that asked for it by ``?token=1``; a browser gets a cookie."""

    token: str = ""


class FactorState(Struct):
    """Whether the second factor is on, and how many recovery codes are left."""

    on: bool
    codes: int


class Enrolment(Struct):
    """What the player's app needs: the ``secret``, or the ``address`` it is in, or the ``picture`` of that address.

    The picture is a QR code as the address of an image (data:image/svg+xml).
    """

    secret: str
    address: str
    picture: str


class RecoveryCodes(Struct):
    """Each lets the player in once without the app. They are shown only now."""

    codes: list[str]


class RecoveryCode(Struct):
    """Sets a new password once. It is shown only now."""

    code: str


class Recovery(Credentials):
    """A new password by a recovery code."""

    code: Code


class SessionSeen(Struct):
    """One of a player's sessions; ``current`` is the one that asks."""

    session: str
    created: float
    seen: float
    agent: str
    current: bool


# Lobby.


class NewTable(Body):
    """A table to open. ``kind``: "open" is listed, "private" is joined by its invite only, "bot" begins at once.

    "lesson" begins the game's lesson, which is always the same: give nothing else with it.

    options  changes to the variant, by name
    seats    how many players
    bots     levels of bots for the other seats ("beginner", "easy", "medium", "hard"), from the first free seat on
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
    options: dict[str, int | bool | str] = {}
    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    rated: bool = False
    clock: bool = True
    bots: list[str] = []
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
    """What an invite leads to: who invites to which game, how many seats are free, and whether one may only watch."""

    table: str
    game: str
    maker: str
    seats: int
    free: int
    status: str
    onlookers: bool


class QuickFacts(Struct):
    """How many players are connected; how many look for a match of each game, and how long it took of late.

    waits  the median of the last quick matches, in seconds, of games that had any
    """

    online: int
    searching: dict[str, int]
    waits: dict[str, float]


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


class NewFriend(Body):
    """Who is to be a friend: by name, or by id, as after a match."""

    name: Annotated[str, Meta(max_length=40)] = ""
    player: Annotated[str, Meta(max_length=32)] = ""


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


class Standing(Struct):
    """A line of a leaderboard."""

    place: int
    player: str
    name: str
    rating: int
    deviation: int
    games: int


class Rated(Struct):
    """How strong a player is at a game. The smaller the ``deviation``, the more certain that is."""

    game: str
    rating: int
    deviation: int
    games: int


class PlayerFacts(Struct):
    """What everybody may know of a player; ``played`` are the latest matches that were rated or public."""

    player: str
    name: str
    guest: bool
    ratings: list[Rated]
    played: list[Mine]


# Moderation.

Why = Annotated[str, Meta(min_length=1, max_length=200)]


class ReasonGiven(Body):
    """Why a moderator does something; a banned player is told it."""

    why: Why


class MuteFor(ReasonGiven):
    """For how many hours nobody reads what the player says."""

    hours: Annotated[float, Meta(gt=0, le=8_760)]


class UnderReview(Struct):
    """What a moderator sees of a player: why they are banned, or "", and until when they are muted, or 0."""

    player: str
    name: str
    guest: bool
    moderator: bool
    banned: str
    muted_until: float


class SpokenLine(Struct):
    at: float
    name: str
    text: str
    emote: str


class ReportShown(Struct):
    """A complaint about a player, the match it is about, and what was said at its table before.

    status, ended  those of the table, as in ``Mine``
    """

    report: str
    at: float
    open: bool
    reporter: str
    reporter_name: str
    accused: UnderReview
    reason: str
    table: str
    game: str
    status: str
    ended: str
    talk: list[SpokenLine]


class DeedShown(Struct):
    """What a moderator did: ``by`` is "" for the operator, ``report`` the report it closed or opened, or ""."""

    at: float
    by: str
    deed: str
    player: str
    name: str
    why: str
    report: str


# Decks.


class DeckText(Body):
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    text: Text


class DeckKept(Struct):
    deck: str
    game: str
    name: str
    text: str
    problems: list[str]  # why it may not be played; empty if it may
    updated: float


# Games.


class BotFacts(Struct):
    """A bot: its name, the level it plays at, and what it is like."""

    name: str
    level: str
    temper: str


class GameFacts(Struct):
    """A game in a list: ``blurb`` says in a sentence what it is, ``minutes`` how long a match usually takes."""

    name: str
    title: str
    blurb: str
    minutes: int
    least_seats: int
    most_seats: int
    decks: bool
    variants: list[str]


class Term(Struct):
    """A word of a game, what it means in a sentence or two, and the number of its rule."""

    word: str
    text: str
    rule: str


class GameDetails(Struct):
    """Everything a client needs to know about a game before it draws it.

    ``lesson`` says what the player should do in each turn of the lesson; null for a game without one.
    """

    name: str
    title: str
    cards: list[dict[str, Any]]
    options: list[dict[str, Any]]
    starters: dict[str, str]
    events: dict[str, list[str]]
    rules: str
    glossary: list[Term]
    lesson: list[list[str]] | None


# Replays.


class Step(Struct):
    """A step of a replay: what was done to get there, and what happened; ``position`` and ``shown`` as in a view."""

    number: int
    seat: int | None
    action: str
    events: list[Told]
    position: Any
    shown: Any = None


class Steps(Struct):
    """A stretch of a replay as one seat saw it (-1 an onlooker), or whole (None).

    bots  the level of the bot in each seat, "" for a person
    mine  where the asker sat, if they did
    """

    table: str
    game: str
    seat: int | None
    players: list[str]
    bots: list[str]
    mine: int | None
    total: int
    steps: list[Step]
    result: list[int] | None


class Proof(Struct):
    """The proof of the shuffle of a match, and how the match ended.

    salts     what each seat added, in the order of the seats
    ended     when, in seconds since 1970
    conceded  the seat that gave up, if one did
    """

    table: str
    commitment: str
    secret: str
    salts: list[str]
    ended: float | None
    conceded: int | None


class ReplayFile(Struct):
    """A whole match, as ``cardwright replay`` and ``cardwright verify`` read it.

    seed  its key, in hexadecimal digits; the number of a match that is older than keys
    """

    cardwright: int
    game: str
    options: dict[str, int | bool | str]
    cards: str
    rules: str
    seed: int | str
    seats: int
    players: list[str]
    start: Any
    decks: list[str]
    moves: list[tuple[int, int]]
    marks: dict[str, str]
    result: list[int] | None
    proof: Proof


class PlayOn(Body):
    """Continue from a step of a replay: from this seat's view, with hidden cards dealt again."""

    step: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=5)]
    kind: str = "bot"
    bots: list[str] = []
