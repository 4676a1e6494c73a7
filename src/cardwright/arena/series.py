"""Many games of one kind: who plays, by which rules, and how seed and seats of a game follow from its number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from math import gcd
from typing import Any, Final

from cardwright.agents import Agent, agent_named
from cardwright.arena.deck import NamedDeck
from cardwright.arena.pins import Pins, pins_of
from cardwright.games import load
from cardwright.kernel.cards import CardSet, Changes
from cardwright.kernel.data.card_changes import changed_cards
from cardwright.kernel.errors import BadInput
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options, changed

MOST_GAMES: Final = 1_000_000_000
CARD_GAMES: Final = 100_000  # about this many games are enough for the statistics of single cards
COURSE_GAMES: Final = 5_000  # and this many of each pair for those of a tournament


@dataclass(frozen=True)
class Series:
    """Plain words and numbers, so that another process or a file can hold it.

    pinned the version, the rules and the cards it is played with
    watch  single cards are counted in every game whose number is a multiple of this; 0 is never
    courses  whether the whole course of those games is noted, too
    decks  one for each seat, where they stay while the agents move on; empty if the game chooses, or has no decks
    changes  how the cards differ from those of the game
    """

    game: str
    agents: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, Any]
    pinned: Pins
    watch: int = 1
    courses: bool = False
    decks: tuple[NamedDeck, ...] = ()
    changes: Changes = field(default_factory=dict)

    @property
    def seats(self) -> int:
        return len(self.agents)

    def rules(self) -> Game[Any]:
        return load(self.game)

    def card_set(self) -> CardSet[Any]:
        return changed_cards(self.rules().cards(), self.changes)

    def chosen_options(self) -> Options:
        return changed(self.rules().options()(), self.options)

    def players(self) -> list[Agent]:
        return [agent_named(name) for name in self.agents]

    def labels(self) -> list[str]:
        """The names of the agents; equal names are numbered."""
        return [
            f"{name} ({place + 1})" if self.agents.count(name) > 1 else name for place, name in enumerate(self.agents)
        ]

    def places(self) -> list[str]:
        """The seats, counted from 1, with the decks in them."""
        if not self.decks:
            return [f"seat {seat}" for seat in range(1, self.seats + 1)]
        return [f"seat {seat}, {deck.name}" for seat, deck in enumerate(self.decks, 1)]

    def turn(self, number: int) -> int:
        """By how many seats the agents have moved on in this game, so that each sits everywhere equally often."""
        return number % self.seats

    def agent_in(self, seat: int, turn: int) -> int:
        return (seat + turn) % self.seats

    def contestants(self, turn: int) -> list[int]:
        """By seat: which of the decks, or else of the agents, sits there."""
        return [seat if self.decks else self.agent_in(seat, turn) for seat in range(self.seats)]

    def watched(self, number: int) -> bool:
        return self.watch > 0 and number % self.watch == 0

    def facts(self) -> dict[str, Any]:
        return {**asdict(self), "agents": list(self.agents), "decks": [deck.facts() for deck in self.decks]}


def planned(
    game: Game[Any],
    options: Options,
    agents: Sequence[str],
    games: int,
    seed: int,
    count_cards: bool = True,
    decks: Sequence[NamedDeck] = (),
    cards: CardSet[Any] | None = None,
    courses: bool = False,
) -> Series:
    """A series that can be played, or an error that says why not."""
    if not 1 <= games <= MOST_GAMES:
        raise BadInput(f"the number of games is from 1 to {MOST_GAMES:,}, not {games:,}")
    if not game.least_seats <= len(agents) <= game.most_seats:
        raise BadInput(f"{game.name} is for {seats_allowed(game)} players, not {len(agents)}")
    cards = game.cards() if cards is None else cards
    game.check_decks([deck.text for deck in decks], options, len(agents), cards)
    names = tuple(agent_named(name).name for name in agents)
    watch = every_few(games // (COURSE_GAMES if courses else CARD_GAMES), len(names)) if count_cards else 0
    pinned, changes, values = pins_of(game, cards), cards.changes, options.values()
    return Series(game.name, names, games, seed, values, pinned, watch, courses, tuple(decks), changes)


def every_few(least: int, seats: int) -> int:
    """A step in which everybody still comes to sit everywhere equally often."""
    return next(step for step in range(max(1, least), max(1, least) + seats + 1) if gcd(step, seats) == 1)


def seats_allowed(game: Game[Any]) -> str:
    """``2``, or ``2 to 4``."""
    least, most = game.least_seats, game.most_seats
    return str(least) if least == most else f"{least} to {most}"
