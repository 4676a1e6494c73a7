"""A match in the terminal: people and bots are asked in turn until it is over."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Generic

from rich.console import Console

from cardwright.agents import Agent
from cardwright.agents.answer import answer_of
from cardwright.agents.listener import listens
from cardwright.kernel.state import NOBODY, S
from cardwright.match import Table, View
from cardwright.match.analysis import Counsel, counsel

Ask = Callable[[int], None]  # lets the person in a seat answer, or take back
ButtIn = Callable[[], bool]  # lets people act while nobody waits for them; True if somebody did


class Host(Generic[S]):
    """Runs one match. ``bots`` sit where no person does."""

    def __init__(self, table: Table[S], bots: dict[int, Agent], console: Console) -> None:
        self.table: Table[S] = table
        self.bots: dict[int, Agent] = bots
        self.console: Console = console
        self.told: dict[int, int] = {}  # how many events each bot that listens has heard of
        seed = table.replay.seed
        self.seed: int = seed if isinstance(seed, int) else 0  # of the bots: a key is only for the match

    def over(self) -> bool:
        return self.table.look(NOBODY).position.result is not None

    def next_answer(self, ask: Ask | None = None, butt_in: ButtIn | None = None) -> None:
        """One answer from one seat. People choose before bots, so that they can think while the bots do."""
        asked = [int(seat) for seat in self.table.look(NOBODY).position.asked()]
        people = [seat for seat in asked if seat not in self.bots]
        if people and ask is not None:
            ask(people[0])
        elif butt_in is None or not butt_in():
            self.think(asked[0])

    def close(self) -> None:
        """The match is over: bots that listen hear the rest of it."""
        for seat in self.bots:
            self.tell(seat)

    def think(self, seat: int) -> None:
        """A bot answers."""
        view = self.table.look(seat)
        assert view.question is not None
        self.tell(seat)
        with self.thinking(seat):
            action = self.chosen(self.bots[seat], seat)
        self.table.submit(seat, view.question.number, action)

    def tell(self, seat: int) -> None:
        """Tell a bot that listens what happened; after something was taken back, from the beginning."""
        agent, game = self.bots[seat], self.table.game
        if not listens(agent):
            return
        view = self.table.look(seat, self.told.get(seat, 0))
        if seat not in self.told:
            agent.begin(game, view.position, seat)
        agent.heard(game, view.position, seat, view.events)
        self.told[seat] = view.heard

    def take_back(self, seat: int) -> None:
        """A person takes a choice back; bots hear everything from the beginning again."""
        self.table.take_back(seat)
        self.told = {}

    def chosen(self, agent: Agent, seat: int) -> int:
        """What an agent would do in this seat; it is shown the mask and nothing else."""
        view = self.table.look(seat)
        return answer_of(agent, self.table.game, view.position, seat, view.legal, self.luck(view))

    def advised(self, agent: Agent, seat: int) -> Counsel:
        """What an agent thinks of this seat's choices; it is shown the mask and nothing else."""
        view = self.table.look(seat)
        return counsel(self.table.game, view.position, seat, view.legal, agent, self.luck(view))

    def luck(self, view: View[S]) -> int:
        """The seed for what is thought about a question."""
        assert view.question is not None
        return self.seed * 1_000_003 + int(view.question.number)

    def thinking(self, seat: int) -> AbstractContextManager[object]:
        if not self.console.is_terminal or self.console.is_dumb_terminal:
            return nullcontext()
        spinner = "line" if self.console.options.ascii_only else "dots"
        return self.console.status(f"P{seat + 1} is thinking", spinner=spinner, spinner_style="magenta")
