"""What the writer of scenarios has to know about a game: how a card is put on a stage, and what is tried with it."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from cardwright.kernel.cards import Card
from cardwright.scenarios.scenario import Setting, open_setting
from tests.mutants.card_faults import card_modules
from tests.scenarios.writing.draft import Deed, Draft, Given

STRINGS = re.compile(r"'([^']*)'")


class Stage(ABC):
    """One game.

    variant  whose rules apply
    always   the lines that every outcome shows
    quiet    lines that an outcome shows only if a broken card would change them
    kept     lines of the position that are never left out
    decks    lines that are left out only if nothing else changes
    lists    lines made of parts that can be left out one by one, and the sign between these
    """

    game: ClassVar[str]
    variant: ClassVar[str] = "standard"
    always: ClassVar[re.Pattern[str]]
    quiet: ClassVar[re.Pattern[str]]
    kept: ClassVar[re.Pattern[str]]
    decks: ClassVar[re.Pattern[str]] = re.compile(r"deck|P[12] deck")
    lists: ClassVar[dict[str, str]]

    def __init__(self) -> None:
        self.setting: Setting = open_setting(self.game, self.variant)
        self.cards: list[Any] = self.setting.cards.all
        constants = {name: value for module in card_modules(self.game) for name, value in vars(module).items()}
        self.lists_of_keys = {name: value for name, value in constants.items() if is_list_of_keys(value)}

    def head(self) -> str:
        """How a file of the game begins."""
        return f"game: {self.game}\n" + (f"variant: {self.variant}\n" if self.variant != "standard" else "")

    @abstractmethod
    def given(self, card: Any, source: str, dice: Random) -> Given:
        """Some position in which something can be tried with the card."""

    @abstractmethod
    def choose(self, s: Any, card: Any, dice: Random) -> Deed | None:
        """The next deed; nothing if there is nothing to do any more."""

    def spoken(self, s: Any, seat: int, action: int) -> str:
        """An action as a player would write it."""
        text: str = self.setting.testbed.game.action_text(s, seat, action)
        return text

    def about(self, card: Any, text: str) -> bool:
        """Whether something is done with the card."""
        name: str = card.name
        return name.lower() in text.lower()

    def figures(self, key: str, value: str, first: dict[str, str]) -> str:
        """A line of the position as a reader likes to see it."""
        return value

    def called(self, card: Card) -> str:
        """The name of a card in titles; of namesakes with the key."""
        alone = [one.name for one in self.cards].count(card.name) == 1
        return card.name if alone else f"{card.name} [{card.key}]"

    def example_of(self, card: Card, draft: Draft) -> int:
        """How many of the deeds make an example of the card: up to the first that names it; 0 if none does."""
        named = [number for number, deed in enumerate(draft.deeds, 1) if self.about(card, deed.text)]
        return named[0] if named else 0

    def related(self, source: str) -> list[Card]:
        """The cards that a card speaks of by their keys."""
        keys = STRINGS.findall(source)
        keys += [key for word, held in self.lists_of_keys.items() if re.search(rf"\b{word}\b", source) for key in held]
        return [card for card in self.cards if card.key in keys]


def is_list_of_keys(value: Any) -> bool:
    return isinstance(value, tuple) and len(value) > 0 and all(isinstance(part, str) for part in value)


def chosen(dice: Random, weighted: Sequence[tuple[float, Any]]) -> Any:
    """One of several things, more often the heavier ones."""
    return dice.choices([thing for _, thing in weighted], [weight for weight, _ in weighted])[0]


def some(dice: Random, things: Sequence[Any], least: int, most: int) -> list[Any]:
    """A few of them, each once."""
    return dice.sample(list(things), min(len(things), dice.randint(least, most)))
