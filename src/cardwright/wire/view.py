"""A table as one reader sees it, ready to be drawn: nothing in it that this reader may not know."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct


class Sitting(Struct):
    """Who sits in a seat. ``bot`` is a level where no person sits, ``here`` whether a person is connected.

    face      the card whose picture the player has chosen for a face, as GAME/KEY; "" for none
    stand_in  the level of the bot that plays for a person who is away; "" while the person plays
    claim     when the win may be claimed from a person who is away, in seconds since 1970; null while they are here
    rating    in a rated match, as it was before
    change    what a rated match that is over has made of it
    out       eliminated or given up: the match goes on without this seat
    """

    name: str
    player: str = ""
    face: str = ""
    bot: str = ""
    here: bool = False
    rating: int | None = None
    change: int | None = None
    deadline: float | None = None  # when the answer of this seat must be in, in seconds since 1970
    stand_in: str = ""
    out: bool = False
    claim: float | None = None


class Told(Struct, omit_defaults=True):
    """An event as this reader may know it: its word, its numbers by name, and a sentence, or ""."""

    word: str
    seat: int
    numbers: dict[str, int] = {}
    text: str = ""


class Offer(Struct):
    """A legal answer: what to send back, how a player writes it, and its parts for a program to draw."""

    action: int
    text: str
    parts: dict[str, Any]


class OpenQuestion(Struct, omit_defaults=True):
    """The question a reader may answer, with every legal answer."""

    number: int
    kind: str
    legal: list[Offer]
    least: int = 1
    most: int = 1
    sealed: bool = False
    optional: bool = False


class Shuffle(Struct, omit_defaults=True):
    """What proves the shuffle: the commitment from the start, the secret and the salts once the match is over."""

    commitment: str
    salts: list[str] = []
    secret: str = ""


class CardChanges(Struct):
    """How the cards of a match differ from the game's own.

    cards  what is printed on a card instead, by its key and the name of the number or text
    told   the same in sentences, one for each card
    """

    cards: dict[str, dict[str, int | str]]
    told: list[str]


class Rules(Struct):
    """What a match is played with: the variant it began from, every option, and a digest of the cards.

    changes  how the cards differ from the game's own; null where they do not
    """

    variant: str
    options: dict[str, int | bool | str]
    cards: str
    changes: CardChanges | None = None


class Look(Struct, tag_field="type", tag="view"):
    """The whole table for one reader.

    seat      where the reader sits; -1 is an onlooker
    status    "open", "playing", "over", "void" (nobody played), or "stopped": it failed, and may be reopened
    number    how many entries of the match's log the reader may know of; it never falls
    position  the mask as JSON, written by the game; null to a reader who did not ask for it and is shown enough
    shown     what the game works out of it for a client to draw; null where the position says it all
    events    what happened since the reader last heard; all of it from the beginning where ``afresh``
    heard     how many events there are in all: give it when watching again
    asked     the seats the match waits for; a sealed answer is told by its seat missing here
    result    the winners once the match is over; [] is a draw
    places    then the place of each seat: 0 has won, and equal numbers share a place
    reason    how it ended: "" by the rules, "conceded", "conceded early" (rated, before every person had played) or
              "claimed"; without a result "aborted", or "changed", as the cards or rules have changed
    rules     what it is played with; only where ``afresh``, since it never changes
    undo      "" if the reader may take back (or ask to), else why not
    abort     whether the match may still be left without a result, as not every person has played
    wants     the seat that asks to take back, if any
    kind      how the table came about: "open", "private", "quick", "rematch", "bot" or "lesson"
    leaving   who plays for a person who is away: the rules' "timeouts", or a "bot"
    hosts     whether the reader may put bots on the seats: they made the table, and the match has not begun
    """

    table: str
    game: str
    status: str
    seat: int
    number: int
    now: float
    seats: list[Sitting]
    onlookers: int
    position: Raw
    events: list[Told]
    heard: int
    afresh: bool
    asked: list[int]
    question: OpenQuestion | None
    shuffle: Shuffle
    rated: bool
    undo: str
    rules: Rules | None = None
    wants: int | None = None
    result: list[int] | None = None
    reason: str = ""
    rematch: str = ""
    shown: Raw = Raw(b"null")
    kind: str = ""
    leaving: str = "timeouts"
    places: list[int] | None = None
    hosts: bool = False
    abort: bool = False
