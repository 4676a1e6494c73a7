"""What is told names no hidden card."""

from __future__ import annotations

import re
from functools import cache

from cardwright.kernel.event import Event
from cardwright.kernel.game import Game
from cardwright.kernel.state import NOBODY, State
from tests.contract.subject import Subject


def news(events: list[Event]) -> list[tuple[int, ...]]:
    return [(int(event.kind), int(event.seat), *(event.number(place) for place in range(4))) for event in events]


def events_name_no_hidden_card(subject: Subject, before: list[set[int]], s: State) -> None:
    """Each event is a sentence for each reader, and names no card that they cannot see before or after it.

    ``before`` holds what each reader could see before the last action, the onlooker last."""
    game = subject.game
    for reader in range(-1, int(s.seats)):
        seen = game.mask(s, reader)
        known = {s.cards.name(card) for card in before[reader] | subject.shown(s, reader) | subject.glimpsed(s)}
        for event, told in zip(s.events, seen.events, strict=True):
            sentence = game.event_text(seen, told, reader)
            assert sentence == game.event_text(s, event, reader)
            assert sentence == "" or (sentence[0].isupper() and sentence[-1] in ".!"), sentence
            for name in card_names(subject, sentence):
                assert name in known | own_secrets(subject, s, event, reader), f'seat {reader} is told "{sentence}"'


def own_secrets(subject: Subject, s: State, event: Event, reader: int) -> set[str]:
    """What is told to a player alone, about the own cards: one that is lost at once is seen nowhere else."""
    kind = subject.game.event_kinds()[event.kind]
    if event.seat != reader:
        return set()
    return {s.cards.name(event.numbers(kind)[name]) for name in kind.secret}


FOUND: dict[tuple[str, str], list[str]] = {}


def card_names(subject: Subject, sentence: str) -> list[str]:
    """The names of cards in a sentence; each sentence is searched once."""
    key = (subject.game.name, sentence)
    if key not in FOUND:
        FOUND[key] = pattern(subject.game).findall(sentence)
    return FOUND[key]


@cache
def pattern(game: Game[State]) -> re.Pattern[str]:
    """Finds the names of cards, the longest first."""
    names = sorted((card.name for card in game.cards().all), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(re.escape(name) for name in names)})(?!\w)")


def sights(subject: Subject, s: State) -> list[set[int]]:
    """What each reader can see now, the onlooker last."""
    return [subject.shown(s, reader) for reader in [*range(s.seats), NOBODY]]
