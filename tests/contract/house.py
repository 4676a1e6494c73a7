"""A game with what the suite has to know about it: its variants, and where its cards lie."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from cardwright import games
from cardwright.kernel.chance import Chance
from cardwright.kernel.errors import BadOption
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options, changed, explained
from cardwright.kernel.state import State
from tests.contract.pile import EMPTY, Pile


@dataclass(frozen=True)
class House:
    """``piles`` and ``lay`` come from ``tests/games/<game>/piles.py``."""

    game: Game[State]
    piles: Callable[[State], list[Pile]]
    lay: Callable[[State, dict[str, list[int]]], None]

    def cards(self, s: State) -> list[int]:
        """Every card of a position, sorted, wherever it lies."""
        return sorted(card for pile in self.piles(s) for card in pile.cards if card != EMPTY)

    def shown(self, s: State, reader: int) -> set[int]:
        """The cards of a true position that a reader may see."""
        return {card for pile in self.piles(s) if pile.seen_by(reader) for card in pile.cards if card != EMPTY}

    def seats(self, chance: Chance) -> int:
        game = self.game
        return int(game.least_seats + chance.below(game.most_seats - game.least_seats + 1))

    def new(self, options: Options, seed: int, seats: int, telling: bool = True) -> State:
        return self.game.new(options, seed, seats, telling=telling)

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


def house(name: str) -> House:
    told = import_module(f"tests.games.{name}.piles")
    return House(games.load(name), told.piles, told.lay)


def houses() -> list[House]:
    return [house(name) for name in games.NAMES]
