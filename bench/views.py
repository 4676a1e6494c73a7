"""What views cost, and what differences between them would save: `python -m bench.views --game generals`.

Bots play matches, and after each answer every seat is shown the table, as the server does it. Beside the view as it is
sent, the same view is written as its differences from the one before. Times are processor time.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from bench.previews import GAMES
from cardwright import mode
from cardwright.agents import agent_named
from cardwright.games import load
from cardwright.kernel.game import Game
from cardwright.kernel.state import NOBODY
from cardwright.match import Table, set_up
from cardwright.server.tables.showing import JSON, asked, drawn, raw, told
from cardwright.wire.view import Look, Shuffle, Sitting

Done = TypeVar("Done")
NOW: Final = 1794784201.5
HEADINGS: Final = ("game", "views", "bytes", "bytes of differences", "µs to work out", "µs to write", "µs to compare")


class Costs:
    """Sums over all views: bytes and seconds, by what took them."""

    def __init__(self) -> None:
        self.sums: Counter[str] = Counter()
        self.seconds: dict[str, float] = {"work out": 0.0, "write": 0.0, "compare": 0.0}

    def timed(self, what: str, work: Callable[[], Done]) -> Done:
        began = time.process_time()
        done = work()
        self.seconds[what] += time.process_time() - began
        return done

    def row(self, game: str) -> list[str]:
        views = self.sums["views"]
        sizes = [f"{self.sums[what] / views:,.0f}" for what in ("whole", "differences")]
        return [game, f"{views:,}", *sizes, *(f"{taken / views * 1e6:.0f}" for taken in self.seconds.values())]


class Reader:
    """One seat, and what it was shown last."""

    def __init__(self, at: Table[Any], seat: int) -> None:
        self.at = at
        self.seat = seat
        self.heard = 0
        self.last: Any = None

    def see(self, costs: Costs) -> None:
        look, events = costs.timed("work out", self.look)
        message = costs.timed("write", lambda: JSON.encode(look))
        whole = msgspec.json.decode(message)
        whole["events"] = []
        if self.last is not None:
            changed = costs.timed("compare", lambda: JSON.encode((events, differences(self.last, whole))))
            costs.sums.update(views=1, whole=len(message), differences=len(changed))
        self.last = whole

    def look(self) -> tuple[Look, bytes]:
        game, view = self.at.game, self.at.look(self.seat, self.heard)
        self.heard = view.heard
        position, shown = drawn(game, view.position, False)
        events = told(game, view.position, view.story, self.seat)
        look = Look(
            table="0199f3a2c4d57e",
            game=game.name,
            status="playing",
            seat=self.seat,
            number=len(self.at.replay.moves),
            now=NOW,
            seats=[Sitting(name, "0199f3a1a0b1", here=True, deadline=NOW) for name in self.at.replay.players],
            onlookers=0,
            position=raw(position),
            events=events,
            heard=view.heard,
            afresh=False,
            asked=[int(seat) for seat in view.position.asked()],
            question=asked(game, view),
            shuffle=Shuffle("5d" * 32, ["", ""]),
            rated=False,
            undo="",
            shown=raw(shown),
        )
        return look, JSON.encode(events)


def differences(old: Any, new: Any) -> Any:
    """What to change in ``old``: in a table or a list of the same length by its place, else the whole in a list."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return {key: differences(old[key], value) for key, value in new.items() if old[key] != value}
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        changed = {place: differences(old[place], value) for place, value in enumerate(new) if old[place] != value}
        if 2 * len(changed) < len(new):
            return changed
    return [new]


def measure(game: Game[Any], seconds: float, agent: str) -> Costs:
    """Play matches for that long."""
    costs, number, end = Costs(), 0, time.process_time() + seconds
    while time.process_time() < end:
        play(game, number, agent, costs, end)
        number += 1
    return costs


def play(game: Game[Any], number: int, agent: str, costs: Costs, end: float) -> None:
    at, bot = set_up(game, game.options()(), number, game.least_seats), agent_named(agent)
    readers = [Reader(at, seat) for seat in range(game.least_seats)]
    for seat in range(game.least_seats):
        at.sit(seat, f"Guest {seat}")
    while (seen := at.look(NOBODY).position).result is None and time.process_time() < end:
        view = at.look(int(seen.asked()[0]))
        assert view.question is not None
        action = bot.choose(game, view.position, view.seat, list(view.legal), len(at.replay.moves))
        at.submit(view.seat, view.question.number, action)
        for reader in readers:
            reader.see(costs)


def main() -> None:
    chosen = argparse.ArgumentParser(description=__doc__)
    chosen.add_argument("--game", choices=GAMES, action="append", help="one of several; all by default")
    chosen.add_argument("--seconds", type=float, default=5, help="of processor time, for each game")
    chosen.add_argument("--agent", default="greedy")
    asked_for = chosen.parse_args()
    grid = Grid(*HEADINGS, title=f"rules {mode()}")
    for name in asked_for.game or GAMES:
        grid.add_row(*measure(load(name), asked_for.seconds, asked_for.agent).row(name))
    Console(width=120).print(grid)


if __name__ == "__main__":
    main()
