"""A scenario as read from a file: a position, the actions in it, and the expected results."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from cardwright import games
from cardwright.kernel.cards import CardSet
from cardwright.kernel.data.codec import Json
from cardwright.kernel.errors import BadScenario, unknown
from cardwright.kernel.options import Options, changed
from cardwright.kernel.testing.testbed import TestBed


@dataclass(frozen=True)
class Setting:
    """The game of a scenario, with its options and cards; ``kit`` are those of its file."""

    testbed: TestBed[Any]
    options: Options
    cards: CardSet[Any]
    kit: dict[str, Json] = field(default_factory=dict)

    def with_changes(self, changes: dict[str, Json]) -> Setting:
        return replace(self, options=changed(self.options, changes))

    def with_cards(self, inline: dict[str, Json]) -> Setting:
        return replace(self, cards=self.testbed.cards({**self.kit, **inline}))

    def with_kit(self, kit: Json) -> Setting:
        return replace(self, kit=self.testbed.kit(kit))

    def read_line(self, key: str, value: str) -> tuple[str, str]:
        """A line of a position, as the game itself would write it."""
        return self.testbed.read_line(key, value, self.options, self.cards)


@dataclass(frozen=True)
class ScenarioStep:
    """One thing that is done; ``where`` is its place in the file."""

    where: str
    do: str
    fields: dict[str, Json]
    expect: dict[str, Json]


@dataclass(frozen=True)
class Scenario:
    """``lacks`` names the cards it needs that the game does not have; such a scenario cannot be run."""

    path: str
    id: str
    title: str
    setting: Setting
    lacks: list[str]
    setup: dict[str, Json]
    steps: list[ScenarioStep]
    expected: dict[str, Json]

    def where(self) -> str:
        return self.id if self.id.startswith(self.path) else f"{self.path}: {self.id}"


def open_setting(game: str, variant: str | None) -> Setting:
    """The rules of a variant, of the standard one if none is named."""
    rules = games.load(game)
    variants = rules.variants()
    name = "standard" if variant is None else variant
    if name not in variants:
        raise unknown(f"variant of {game}", name, variants)
    testbed = rules.testbed()
    return Setting(testbed, variants[name], testbed.cards({}))


def known_words(what: str, words: list[str], allowed: list[str]) -> None:
    """Refuse an unknown word: if it were ignored, a scenario would prove less than it says."""
    for word in words:
        if word not in allowed:
            raise BadScenario(f'there is no {what} "{word}"; there are: {", ".join(allowed)}')
