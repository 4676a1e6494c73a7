"""What a game says about itself: its name, its options, its cards, its words, its decks."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Generic

from cardwright.kernel.cards import CardSet
from cardwright.kernel.data.fields import Record
from cardwright.kernel.errors import BadOption
from cardwright.kernel.event import EventKind
from cardwright.kernel.options import Options
from cardwright.kernel.state import S
from cardwright.kernel.text.glossary import Term
from cardwright.kernel.text.lesson import Lesson


class Description(Generic[S]):
    """Asked by catalogues, forms, documents, and wherever a match is about to begin."""

    name: str = ""
    title: str = ""
    blurb: str = ""  # the game in a sentence, for somebody who does not know it
    minutes: int = 10  # how long a match usually takes
    least_seats: int = 2
    most_seats: int = 2
    led_by: str = ""  # the type of the cards that lead a deck, in a game that is played with decks
    at_once: bool = False  # every question is put to all seats together, and they answer without knowing of each other

    @abstractmethod
    def options(self) -> type[Options]:
        """The class of its options."""

    def variants(self) -> dict[str, Options]:
        """The named sets of options; "standard" is always one of them."""
        return {"standard": self.options()()}

    def simulated(self, options: Options) -> Options:
        """The same options as simulators play with them: a match that could go on for ever gets a limit there."""
        return options

    @abstractmethod
    def cards(self) -> CardSet[Any]:
        """The cards it comes with."""

    @abstractmethod
    def event_kinds(self) -> list[EventKind]:
        """Every kind of event, in the order of their numbers."""

    @abstractmethod
    def position(self) -> Record:
        """What a position is made of: every field, how it is written, and who may see it."""

    def glossary(self) -> Sequence[Term]:
        """Every keyword and every word of the game that has a meaning of its own."""
        return ()

    def lesson(self) -> Lesson[S] | None:
        """The match by which the game is learned, for a game that has one."""
        return None

    def set_sizes(self) -> dict[str, dict[str, int]]:
        """How many different cards of each type each set has in all, for a game that does not have all of them yet."""
        return {}

    def starters(self) -> dict[str, str]:
        """The decks that come with the game: the text of each by its name, which has no comma in it."""
        return {}

    def deck_problems(self, text: str, options: Options, cards: CardSet[Any] | None = None) -> list[str]:
        """Why a deck may not be played, a sentence for each thing that is wrong, with the card it is about."""
        return [f"{self.title} is played without decks"]

    def check_options(self, options: Options) -> None:
        """Refuse the options of another game."""
        if not isinstance(options, self.options()):
            raise BadOption(f"{self.title} is not played with the options of another game")

    def check_seats(self, seats: int) -> None:
        """Refuse a table that is too small or too large for the game."""
        if not self.least_seats <= seats <= self.most_seats:
            more = f" to {self.most_seats}" if self.most_seats > self.least_seats else ""
            raise BadOption(f"{self.title} is played by {self.least_seats}{more}, not by {seats}")

    def check_decks(
        self, decks: Sequence[str], options: Options, seats: int, cards: CardSet[Any] | None = None
    ) -> None:
        """Refuse decks that may not be played, or that are not one for each seat."""
        for seat, deck in enumerate(decks):
            problems = self.deck_problems(deck, options, cards)
            if problems:
                raise BadOption(f"the deck of P{seat + 1} cannot be played: {'; '.join(problems)}")
        if decks and len(decks) != seats:
            raise BadOption(f"{self.title} for {seats} players needs {seats} decks, not {len(decks)}")
