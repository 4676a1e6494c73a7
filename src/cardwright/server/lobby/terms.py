"""The terms of a new table, checked: game, variant, options, seats, bots, decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import randbelow, randbits, token_hex, token_urlsafe
from typing import Any, Final

from msgspec import Struct

from cardwright.agents.characters import character_for
from cardwright.agents.named import LEVELS
from cardwright.games import load
from cardwright.kernel.cards import CardSet
from cardwright.kernel.data.rules_digest import digest_of_rules
from cardwright.kernel.errors import BadInput, unknown
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options, changed
from cardwright.match.card_variants import card_variant
from cardwright.match.shuffle import commitment_of
from cardwright.server.lobby.card_terms import changed_terms, check_table
from cardwright.server.lobby.decks import deck_for
from cardwright.server.lobby.refusals import NotPermitted
from cardwright.server.player import Player
from cardwright.server.store.rows import LESSON, SeatRecord, TableRecord
from cardwright.wire.bodies.lobby import NewTable

KINDS: Final = ("open", "private", "bot")
LEAVING: Final = ("timeouts", "bot")
USUAL_BOT: Final = "medium"
ID_BYTES: Final = 16  # too long to guess: anybody who has an id was given it
INVITE_BYTES: Final = 15
SECRET_BYTES: Final = 32
SEED_BITS: Final = 32  # enough to choose a character by


class Terms(Struct):
    """The terms of a table, no matter who sits at it.

    start     a position to go on from
    stand_in  the level of the bot that plays for absent players; "" leaves that to the rules' timeouts
    """

    game: Game[Any]
    variant: str
    options: Options
    cards: CardSet[Any]
    kind: str
    size: int = 2
    rated: bool = False
    clock: bool = True
    start: Any | None = None
    stand_in: str = ""
    onlookers: bool = True

    def deck(self, wanted: str) -> str:
        """The deck of somebody who sits down."""
        if self.start is None:
            return deck_for(self.game, self.options, self.cards, wanted)
        if wanted.strip():
            raise BadInput("the match continues from a position that has its own decks: do not bring one")
        return ""

    def seats(self) -> list[SeatRecord]:
        """All free."""
        return [SeatRecord(seat) for seat in range(self.size)]

    def table(self, maker: Player, seats: list[SeatRecord], now: float) -> TableRecord:
        """A table on these terms, the secret of its shuffle drawn."""
        secret = token_hex(SECRET_BYTES)
        return TableRecord(
            id=token_hex(ID_BYTES),
            game=self.game.name,
            variant=self.variant,
            options=self.options.values(),
            cards=self.cards.digest(),
            changes=self.cards.changes,
            rules=digest_of_rules(type(self.game)),
            size=self.size,
            kind=self.kind,
            rated=self.rated,
            clock=self.clock,
            stand_in=self.stand_in,
            invite=token_urlsafe(INVITE_BYTES) if self.kind == "private" else "",
            maker=maker.id,
            onlookers=self.onlookers,
            secret=secret,
            commitment=commitment_of(secret),
            start=self.start,
            created=now,
            seats=seats,
        )


def terms_of(wanted: NewTable) -> Terms:
    """What a player asked for, if it is possible."""
    game = load(wanted.game)
    check_kind(wanted.kind, (*KINDS, LESSON))
    options = options_wanted(game, wanted.variant, wanted.options)
    cards = changed_terms(game, wanted.cards)
    if cards.changes:
        check_table(wanted.kind, wanted.rated)
    game.check_seats(wanted.seats)
    check_bots(wanted.bots, wanted.kind, wanted.seats)
    bots = bool(wanted.bots) or wanted.kind == "bot"
    if wanted.rated and bots:
        raise NotPermitted("games with bots are not rated")
    if not wanted.clock and not (wanted.kind == "bot" or len(wanted.bots) == wanted.seats - 1):
        raise NotPermitted("only a game against bots alone can be played without a clock")
    # A rating compares people who play the same game.
    rated = wanted.rated and options == game.variants()[wanted.variant]
    stand_in = stand_in_of(wanted)
    return Terms(
        game,
        wanted.variant,
        options,
        cards,
        wanted.kind,
        wanted.seats,
        rated,
        wanted.clock,
        stand_in=stand_in,
        onlookers=wanted.onlookers,
    )


def options_wanted(game: Game[Any], variant: str, changes: Mapping[str, Any]) -> Options:
    """A variant with the changes made to it."""
    variants = game.variants()
    if variant not in variants:
        raise unknown("variant", variant, variants)
    return changed(variants[variant], dict(changes))


def stand_in_of(wanted: NewTable) -> str:
    """The level of the bot that plays for absent players, or ""."""
    if wanted.leaving not in LEAVING:
        raise BadInput(f'absent players are replaced by {" or a ".join(LEAVING)}, not "{wanted.leaving[:40]}"')
    check_level(wanted.stand_in)
    if wanted.leaving == "timeouts":
        return ""
    if wanted.rated:
        raise NotPermitted("bots do not replace players in a rated match: leave it to the timeouts")
    return wanted.stand_in


def check_kind(kind: str, kinds: Sequence[str] = KINDS) -> None:
    if kind not in kinds:
        raise BadInput(f'a table is {", ".join(kinds[:-1])} or {kinds[-1]}, not "{kind[:40]}"')


def check_bots(bots: Sequence[str], kind: str, seats: int) -> None:
    for level in bots:
        check_level(level)
    if len(bots) > seats - 1:
        raise BadInput(f"there is room for {seats - 1} more, not for {len(bots)} bots")
    if kind == "bot" and bots and len(bots) < seats - 1:
        raise BadInput(f"a game against bots alone needs {seats - 1} of them, not {len(bots)}")


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise unknown("bot", level[:40], LEVELS)


def sat(seats: list[SeatRecord], player: Player, wanted: int | None, deck: str, salt: str) -> None:
    """Put the maker of a table on the seat they want, or on any."""
    if wanted is not None and not 0 <= wanted < len(seats):
        raise BadInput(f"there is no seat {wanted + 1} at this table; there are 1 to {len(seats)}")
    place = randbelow(len(seats)) if wanted is None else wanted
    seats[place] = SeatRecord(place, player=player.id, name=player.name, face=player.face, deck=deck, salt=salt)


def add_bots(terms: Terms, seats: list[SeatRecord], bots: Sequence[str]) -> None:
    """Put bots on the free seats, starting with the first; at a table against bots they take all of them."""
    free = [seat.seat for seat in seats if seat.free]
    levels = list(bots) or ([USUAL_BOT] * len(free) if terms.kind == "bot" else [])
    for place, level in zip(free, levels):
        seats[place] = bot_at(terms, place, level, seats)


def bot_at(terms: Terms, seat: int, level: str, seats: Sequence[SeatRecord]) -> SeatRecord:
    """A bot on its seat, a character who does not sit at the table yet, with a deck if the game has decks."""
    there = {other.name for other in seats if other.seat != seat}
    name = character_for(level, there, randbits(SEED_BITS)).name
    return SeatRecord(seat, bot=level, name=name, deck=terms.deck(""))


def terms_again(record: TableRecord, kind: str) -> Terms:
    """The terms of a table, for another one; options and cards that the game no longer has are refused."""
    game = load(record.game)
    if record.changes:
        check_table(kind, record.rated)
    options = changed(game.options()(), record.options)
    return Terms(
        game,
        record.variant,
        options,
        card_variant(game, record.changes),
        kind,
        record.size,
        record.rated,
        record.clock,
        record.start,
        record.stand_in,
        record.onlookers,
    )
