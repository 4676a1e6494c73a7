"""Over a run of random games everything in a game is used."""

import pytest

from cardwright.kernel.chance import dice
from cardwright.kernel.event import Event
from cardwright.kernel.options import explained
from cardwright.kernel.state import NOBODY
from tests.contract.journey import Journey
from tests.contract.subject import Subject, subjects

every_game = pytest.mark.parametrize("subject", subjects(), ids=lambda subject: str(subject.game.name))


GAMES = 300  # as many as it takes, but no more
AFTERWARDS = 30  # actions after that
TRIES = 400  # positions in which a card that did not come up by itself is tried


@every_game
def test_every_card_is_played_and_every_event_told(subject: Subject) -> None:
    game = subject.game
    cards, kinds = set(range(len(game.cards().all))), {kind.word for kind in game.event_kinds()}
    for seed in range(GAMES):
        strike_off(subject, heard(subject, seed), cards, kinds)
        if not (cards or kinds):
            return
    for card in sorted(cards):
        for seed in range(TRIES):
            if card in cards:
                strike_off(subject, heard_of(subject, card, seed), cards, kinds)
    assert not [game.cards().name(card) for card in cards], "cards that were never played"
    assert not kinds, "events that were never told"


def strike_off(subject: Subject, events: list[Event], cards: set[int], kinds: set[str]) -> None:
    """Take the cards that were played and the events that were told from those that are left."""
    for event in events:
        kinds.discard(subject.game.event_kinds()[event.kind].word)
        cards -= subject.played(subject.game, event)


def heard(subject: Subject, seed: int) -> list[Event]:
    """All an onlooker is told during a game, every second time with options drawn by lot."""
    chance = dice(seed)
    options = subject.any_options(chance) if seed % 2 else subject.game.variants()["standard"]
    journey = Journey(subject, options, seed, subject.seats(chance))
    events = subject.game.mask(journey.s, NOBODY).events
    while not journey.over:
        journey.step()
        events += subject.game.mask(journey.s, NOBODY).events
    return events


def heard_of(subject: Subject, card: int, seed: int) -> list[Event]:
    """What an onlooker is told after a card was given to somebody, some way into a game."""
    journey = Journey(subject, subject.game.variants()["standard"], seed, subject.game.least_seats)
    journey.walk(10 + seed)
    events: list[Event] = []
    if not journey.over:
        subject.stage(journey.s, card)
    for _ in range(AFTERWARDS):
        if not journey.over:
            journey.step()
            events += subject.game.mask(journey.s, NOBODY).events
    return events


@every_game
def test_every_option_takes_more_than_its_standard_value(subject: Subject) -> None:
    values: dict[str, set[object]] = {}
    for seed in range(300):
        for option in explained(subject.any_options(dice(seed))):
            values.setdefault(option["name"], set()).add(option["value"])
    for option in explained(subject.game.variants()["standard"]):
        used = values[option["name"]]
        assert len(used) > 1, f"{option['name']} was never changed"
        assert set(option.get("choices", ())) <= used
