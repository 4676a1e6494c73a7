"""Play at one keyboard: a match, its end, and rematches for as long as people like."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from secrets import token_bytes
from typing import Any

from cardwright.agents import agent_named
from cardwright.cli.boards import board_of
from cardwright.cli.called import called_at, introductions
from cardwright.cli.deck_lookup import deck_or_any
from cardwright.cli.host import Host
from cardwright.cli.human import Human, Quit
from cardwright.cli.layout import Layout
from cardwright.cli.passing import Passing
from cardwright.cli.rules import read_position_file
from cardwright.cli.screen import console
from cardwright.compiled import cache
from cardwright.kernel.cards import CardSet
from cardwright.kernel.chance import KEY_BYTES
from cardwright.kernel.errors import BadInput
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options
from cardwright.match import Table, set_up, set_up_at


@dataclass(frozen=True)
class LocalPlay:
    """What is played, and who plays."""

    game: Game[Any]
    options: Options
    cards: CardSet[Any]
    seed: int
    bot: str
    seat: int
    seats: int
    hotseat: bool
    position: str | None
    hints: str
    deck: str | None
    against: str | None
    full_control: bool
    key: bytes = b""  # what the cards are dealt by instead of the seed, where nobody may know that

    def table(self) -> Table[Any]:
        """A table for everybody who plays."""
        if not self.position:
            return set_up(self.game, self.options, self.key or self.seed, self.seats, self.cards, self.decks())
        if self.deck or self.against:
            raise BadInput("a position brings its own decks; --deck and --against are for new matches")
        return set_up_at(self.game, read_position_file(self.game, self.position, self.options, self.cards))

    def decks(self) -> list[str]:
        """A deck for each seat, with the one you named in yours; an empty list if you named nothing."""
        if not (self.deck or self.against):
            return []
        mine = deck_or_any(self.game, self.deck, self.seed, self.options)
        theirs = deck_or_any(self.game, self.against, self.seed, self.options)
        return [mine.text if seat == self.seat else theirs.text for seat in range(self.seats)]

    def host(self) -> Host[Any]:
        """The table with everybody seated."""
        table = self.table()
        seats = len(table.replay.players)
        if not 0 <= self.seat < seats:
            raise BadInput(f"there is no seat {self.seat + 1} at this table; there are 1 to {seats}")
        people = range(seats) if self.hotseat else [self.seat]
        bots = {seat: agent_named(self.bot) for seat in range(seats) if seat not in people}
        named = called_at([bots[seat].name if seat in bots else None for seat in range(seats)], self.seed)
        for seat in range(seats):
            table.sit(seat, named[seat] or "person")
        return Host(table, bots, console())

    def title(self) -> str:
        """What the match is called on the screen; its replay file is named after it."""
        return Path(self.position).stem if self.position else f"match {self.seed}"

    def record(self) -> Path:
        return Path(cache()) / "replays" / f"{self.game.name} {self.title()}.json".replace(" ", "-")


def new_key() -> bytes:
    return token_bytes(KEY_BYTES)


def play_with_rematches(local: LocalPlay) -> None:
    """Play until somebody has had enough."""
    try:
        while True:
            play(local)
            local = replace(local, seed=local.seed + 1, key=new_key() if local.key else b"")
    except (Quit, EOFError):
        console().print("\n Goodbye.")
    except KeyboardInterrupt:
        console().print("\n Goodbye.")
        raise


def play(local: LocalPlay) -> None:
    """One match to its end; it returns when a rematch is wanted."""
    host = local.host()
    greeting = introductions(host.table.replay.players)
    layout = Layout(console(), board_of(local.game), local.title(), greeting)
    human = Human(host, layout, agent_named(local.hints), Passing(local.full_control))
    while True:
        while not host.over():
            host.next_answer(human.answer, human.butt_in)
            human.look_on()
        host.close()
        if human.wants_a_rematch(local.record()):
            return
