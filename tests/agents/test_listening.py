"""An agent that listens hears what its seat is told, all of it and nothing else, wherever it plays."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from cardwright.agents import Agent, agent_named
from cardwright.agents.listener import listens
from cardwright.arena import planned
from cardwright.arena.playing import play
from cardwright.cli.host import Host
from cardwright.games import load
from cardwright.kernel.event import HIDDEN, Event
from cardwright.kernel.state import NOBODY
from cardwright.match import set_up

PANTHEON = load("pantheon")
DRAW = next(kind for kind, told in enumerate(PANTHEON.event_kinds()) if told.word == "draw")
END = next(kind for kind, told in enumerate(PANTHEON.event_kinds()) if told.word == "end")
HEARD: list[list[Any]] = []  # of each match, in the order in which it began: the seat, then the events


class Ear(Agent):
    """Does the first thing it may, and writes down what it hears."""

    def choose(self, game: Any, seen: Any, seat: int, actions: Any, seed: int) -> int:
        return int(actions[0])

    def begin(self, game: Any, seen: Any, seat: int) -> None:
        HEARD.append([seat])

    def heard(self, game: Any, seen: Any, seat: int, events: list[Event]) -> None:
        next(match for match in reversed(HEARD) if match[0] == seat).extend(events)


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    HEARD.clear()
    monkeypatch.setitem(sys.modules, "own_ears", sys.modules[__name__])


def check_one(match: list[Any]) -> None:
    """A whole match: the own cards by name, those of others as some card, and its end."""
    seat, *events = match
    drawn = [event for event in events if event.kind == DRAW]
    assert all((event.a == HIDDEN) == (event.seat != seat) for event in drawn)
    assert {int(event.seat) for event in drawn} == {0, 1}
    assert [event.kind for event in events].count(END) == 1
    assert events[-1].kind == END


def test_only_who_writes_a_method_for_it_listens() -> None:
    assert listens(Ear())
    assert not any(listens(agent_named(name)) for name in ("random", "greedy", "search:5it", "easy"))


def test_in_the_arena_both_seats_hear_every_match_and_its_end() -> None:
    series = planned(PANTHEON, PANTHEON.options()(), ["own_ears:Ear"] * 2, 3, 1)
    play(series, 0, 3)
    assert [match[0] for match in HEARD] == [0, 1] * 3
    for match in HEARD:
        check_one(match)


def test_listening_changes_no_game() -> None:
    heard = play(planned(PANTHEON, PANTHEON.options()(), ["own_ears:Ear", "random"], 4, 1), 0, 4)
    deaf = play(planned(PANTHEON, PANTHEON.options()(), ["own_ears:Deaf", "random"], 4, 1), 0, 4)
    assert heard.facts() == deaf.facts()


class Deaf(Agent):
    """Does the first thing it may."""

    def choose(self, game: Any, seen: Any, seat: int, actions: Any, seed: int) -> int:
        return int(actions[0])


def seated(game: Any, bots: dict[int, Agent], tmp_path: Path) -> Host[Any]:
    table = set_up(game, game.options()(), 1, 2)
    for seat in range(2):
        table.sit(seat, "somebody")
    return Host(table, bots, Console(file=(tmp_path / "out").open("w")))


def test_at_a_table_it_hears_the_whole_match(tmp_path: Path) -> None:
    host = seated(PANTHEON, {0: Ear(), 1: agent_named("random")}, tmp_path)
    while not host.over():
        host.next_answer()
    host.close()
    (match,) = HEARD
    check_one(match)
    assert len(match) - 1 == host.table.look(NOBODY).heard


def test_after_something_was_taken_back_it_hears_everything_again(tmp_path: Path) -> None:
    host = seated(load("generals"), {1: Ear()}, tmp_path)
    table = host.table

    def act(seat: int) -> None:
        table.play(seat, table.legal(seat)[0])

    while not (HEARD and len(HEARD[0]) > 1 and table.may_take_back(0)):
        host.next_answer(act)
    before = len(HEARD[0])
    host.take_back(0)
    while len(HEARD) < 2:
        host.next_answer(act)
    assert [match[0] for match in HEARD] == [1, 1]
    assert len(HEARD[1]) >= before > 1
