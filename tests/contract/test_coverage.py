"""Over a run of random games everything in a game is used, and every rule is cited by a test."""

import re
from pathlib import Path

import pytest

from cardwright import SOURCE
from cardwright.kernel.chance import dice
from cardwright.kernel.event import Event
from cardwright.kernel.options import explained
from cardwright.kernel.state import NOBODY
from tests.contract.house import House, houses
from tests.contract.journey import Journey

TESTS = Path(__file__).parent.parent
every_game = pytest.mark.parametrize("house", houses(), ids=lambda house: str(house.game.name))


@every_game
def test_every_card_is_played_and_every_event_told(house: House) -> None:
    game = house.game
    cards, kinds = set(range(len(game.cards().all))), {kind.word for kind in game.event_kinds()}
    for seed in range(2000):
        for event in heard(house, seed):
            kind = game.event_kinds()[event.kind]
            kinds.discard(kind.word)
            cards -= {number for name, number in event.numbers(kind).items() if name == "card"}
        if not (cards or kinds):
            return
    assert not cards, "cards that were never played"
    assert not kinds, "events that were never told"


def heard(house: House, seed: int) -> list[Event]:
    """All an onlooker is told during a game, every second time with options drawn by lot."""
    chance = dice(seed)
    options = house.any_options(chance) if seed % 2 else house.game.variants()["standard"]
    journey = Journey(house.game, options, seed, house.seats(chance))
    events = house.game.mask(journey.s, NOBODY).events
    while not journey.over:
        journey.step()
        events += house.game.mask(journey.s, NOBODY).events
    return events


@every_game
def test_every_option_takes_more_than_its_standard_value(house: House) -> None:
    values: dict[str, set[object]] = {}
    for seed in range(300):
        for option in explained(house.any_options(dice(seed))):
            values.setdefault(option["name"], set()).add(option["value"])
    for option in explained(house.game.variants()["standard"]):
        used = values[option["name"]]
        assert len(used) > 1, f"{option['name']} was never changed"
        assert set(option.get("choices", ())) <= used


def rules(house: House) -> set[str]:
    """The numbers that RULES.md states: ``- **R1** …`` or ``- **R12, R32** …``."""
    text = (SOURCE / "games" / house.game.name / "RULES.md").read_text("utf-8")
    heads = re.findall(r"^- \*\*((?:R\d+(?:, )?)+)\*\* ", text, re.MULTILINE)
    return {number for head in heads for number in head.split(", ")}


def cited(house: House) -> set[str]:
    files = [*(TESTS / "games" / house.game.name).rglob("*.py"), *(TESTS / "scenarios").glob(f"{house.game.name}*")]
    return {number for file in files for number in re.findall(r"\bR\d+\b", file.read_text("utf-8"))}


@every_game
def test_every_rule_is_cited_by_a_test(house: House) -> None:
    assert rules(house)
    assert rules(house) - cited(house) == set()
