"""A game with what the suite has to know about it: its variants, its decks, and where its cards lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from importlib import import_module

from cardwright import SOURCE, games
from cardwright.kernel.chance import Chance
from cardwright.kernel.data.piles import THE_CARDS
from cardwright.kernel.errors import BadOption
from cardwright.kernel.event import Event
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options, changed, explained
from cardwright.kernel.state import State
from tests.contract.pile import EMPTY, Pile, declared, lay


class Ledger:
    """Watches over the cards of a match: here each of them is somewhere at every moment, and in one place only.

    A game that declares how many copies there are of each card has no more of them.
    """

    def __init__(self, subject: Subject, s: State) -> None:
        self.subject = subject
        self.count = self.counted(s)

    def counted(self, s: State) -> Counter[int]:
        """How often each card is there, tokens left out: they come from nowhere."""
        loose = [card for pile in self.subject.piles(s) if pile.loose for card in pile.cards if card != EMPTY]
        return Counter(card for card in loose if not self.subject.is_token(s, card))

    def check(self, s: State) -> None:
        """After each action."""
        now = self.counted(s)
        assert now == self.count, "a card was lost, or is in two places"
        supply = self.subject.game.supply(s).get(THE_CARDS)
        if supply is not None:
            declared = Counter({card: int(copies) for card, copies in enumerate(supply) if copies})
            assert now <= declared, "there are more cards than the game says"
        self.subject.sound(s)


def no_decks(_options: Options, _seed: int) -> Sequence[str]:
    """A game that is played without decks, or with decks of its own choice."""
    return ()


def no_pinned_decks(_options: Options) -> Sequence[str]:
    """A game whose golden playthroughs depend on no deck."""
    return ()


def cards_named(game: Game[State], event: Event) -> set[int]:
    """The cards an event is about."""
    kind = game.event_kinds()[event.kind]
    return {number for name, number in event.numbers(kind).items() if name == "card"}


def no_staging(_s: State, _card: int) -> None:
    """A game whose cards all come up by themselves."""


def no_token(_s: State, _card: int) -> bool:
    """A game in which every card is conserved."""
    return False


def nothing_more(_s: State) -> None:
    """A game of which the kernel's checks say all there is to say."""


def no_peeking(_s: State) -> bool:
    """A game in which what is hidden has a part in nothing."""
    return False


def nothing_else(_s: State) -> set[int]:
    """A game in which every card that lies open lies in a pile."""
    return set()


def no_glimpses(_s: State) -> set[int]:
    return set()


@dataclass(frozen=True)
class Subject:
    """What it has to say beyond its declarations comes from ``tests/games/<game>/piles.py``.

    piles   where cards lie, and who may see them
    lay     lays the cards of the hidden piles out again
    decks   the decks of the match with this seed
    pinned  the decks of the golden playthroughs
    ledger  what is checked of the cards after each action
    is_token  whether a card comes from nowhere, and need not be anywhere
    sound   checks what else is true of every position, after each action
    played  the cards that an event tells to have been played
    stage   sets a position so that a card can be played at once
    unique  whether no card is there twice
    peeks   whether a card took part in the last action that looks at hidden ones
    glimpsed the cards that lay open for everybody in the course of the last action, and are hidden again
    open    the cards everybody sees that lie in no pile
    table   how many always play; 0: as many as chance wants
    """

    game: Game[State]
    piles: Callable[[State], list[Pile]]
    lay: Callable[[State, dict[str, list[int]]], None]
    decks: Callable[[Options, int], Sequence[str]] = no_decks
    pinned: Callable[[Options], Sequence[str]] = no_pinned_decks
    ledger: Callable[[Subject, State], Ledger] = Ledger
    is_token: Callable[[State, int], bool] = no_token
    sound: Callable[[State], None] = nothing_more
    played: Callable[[Game[State], Event], set[int]] = cards_named
    stage: Callable[[State, int], None] = no_staging
    unique: bool = True
    peeks: Callable[[State], bool] = no_peeking
    glimpsed: Callable[[State], set[int]] = no_glimpses
    open: Callable[[State], set[int]] = nothing_else
    table: int = 0

    def cards(self, s: State) -> list[int]:
        """Every card of a position, sorted, wherever it lies."""
        return sorted(card for pile in self.piles(s) for card in pile.cards if card != EMPTY)

    def shown(self, s: State, reader: int) -> set[int]:
        """The cards of a true position that a reader may see."""
        seen = {card for pile in self.piles(s) for card in pile.shown_to(reader) if card != EMPTY}
        return seen | self.open(s)

    def seats(self, chance: Chance) -> int:
        game = self.game
        if self.table:
            return self.table
        return int(game.least_seats + chance.below(game.most_seats - game.least_seats + 1))

    def new(self, options: Options, seed: int, seats: int, telling: bool = True, key: bytes = b"") -> State:
        """A new match; with a key, all chance but the choice of the decks follows from that."""
        return self.game.new(options, key or seed, seats, telling=telling, decks=self.decks(options, seed))

    def pinning_decks(self) -> Subject:
        """The same house, in which every match is played with the decks of the golden playthroughs."""
        return replace(self, decks=lambda options, _seed: self.pinned(options))

    def any_options(self, chance: Chance) -> Options:
        """A variant with some of its options changed, as long as a match can be played with them."""
        variants = list(self.game.variants().values())
        while True:
            options = variants[chance.below(len(variants))]
            changes = {
                option["name"]: any_value(option, chance) for option in explained(options) if chance.below(3) == 0
            }
            options = changed(options, changes)
            try:
                self.new(options, 0, self.game.most_seats)
            except BadOption:
                continue
            return options


def any_value(option: dict[str, object], chance: Chance) -> object:
    """Some value of an option; a number not too far from the one in force, so that games stay games."""
    value = option["value"]
    if isinstance(value, bool):
        return chance.below(2) == 1
    if isinstance(value, int):
        least, most = int(str(option["least"])), int(str(option["most"]))
        return min(most, max(least, value - 3 + int(chance.below(7))))
    choices = option["choices"]
    assert isinstance(choices, tuple)
    return choices[chance.below(len(choices))]


EXTRAS = ("decks", "pinned", "ledger", "is_token", "sound", "played", "stage", "unique", "peeks", "glimpsed", "open")


def subject(name: str) -> Subject:
    """A game whose piles are as it declares them says in ``SEEN`` who may see each; another lists them itself."""
    told, game = import_module(f"tests.games.{name}.piles"), games.load(name)
    extra = {word: getattr(told, word) for word in EXTRAS if hasattr(told, word)}
    if hasattr(told, "SEEN"):
        return Subject(game, partial(declared, game, told.SEEN), partial(lay, game), **extra)
    return Subject(game, told.piles, told.lay, **extra)


def subjects() -> list[Subject]:
    return [subject(name) for name in games.NAMES]


def rulebook(name: str) -> str:
    """The text of a game's RULES.md."""
    file = SOURCE / "games" / name / "RULES.md"
    assert file.is_file(), f"{name} has no rulebook yet: write its rules in src/cardwright/games/{name}/RULES.md"
    return file.read_text("utf-8")
