"""An evaluation that a net has learned: it corrects the hand-written one, whose plans and manners it keeps."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from cardwright.agents.evaluation import evaluation_of
from cardwright.agents.evaluation.evaluation import Evaluation
from cardwright.agents.evaluation.learned_file import NetFile, read_net
from cardwright.agents.evaluation.learned_layout import NetLayout
from cardwright.agents.evaluation.learned_net import Net, weights_needed
from cardwright.games import load
from cardwright.kernel.action import Actions
from cardwright.kernel.cards import CardSet
from cardwright.kernel.errors import BadInput
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options
from cardwright.kernel.state import S, State
from cardwright.kernel.tensors.cells import Cells, cells
from cardwright.kernel.tensors.observation import Observation


class NetReader:
    """Reads positions of matches with certain options and cards, and lets the net judge them."""

    def __init__(self, file: NetFile, options: Options, cards: CardSet[Any]) -> None:
        game: Game[Any] = load(file.game)
        self.options: Options = options
        self.cards: CardSet[Any] = cards
        self.observation: Observation[Any] = game.observation(options, file.seats, cards)
        layout = NetLayout(self.observation.features)
        if layout.digest != file.layout:
            raise BadInput(
                f"the net for {game.title} was trained with other options or cards: what it sees is arranged otherwise"
            )
        if len(file.weights) != weights_needed(layout.vectors, file.hidden, file.deeper):
            raise BadInput(f"the net for {game.title} has the wrong number of weights")
        self.net: Net = Net(layout, file.hidden, file.deeper, file.trust, file.weights)
        self.cells: Cells = cells(file.seats * self.observation.size)

    def corrected(self, s: State, chances: list[float]) -> list[float]:
        size = self.observation.size
        for seat in range(len(chances)):
            self.observation.observe(s, seat, self.cells, seat * size)
        return self.net.corrected(chances, self.cells, size)


class LearnedEvaluation(Evaluation):
    """What it judges are whole positions: it sees the view of each seat."""

    def __init__(self, file: NetFile) -> None:
        self.file: NetFile = file
        self.first: Evaluation = evaluation_of(file.game)
        self.reader: NetReader | None = None

    def chances(self, s: State) -> list[float]:
        return self.reader_of(s).corrected(s, self.first.chances(s))

    def reader_of(self, s: State) -> NetReader:
        """Made once for the options and cards of a match; refused, if the net is not for them."""
        reader = self.reader
        if reader is None or reader.options is not s.options or reader.cards is not s.cards:
            self.check(s)
            reader = self.reader = NetReader(self.file, s.options, s.cards)
        if s.seats != self.file.seats:
            raise BadInput(f"the net is for {self.file.seats} players, and {int(s.seats)} sit here")
        return reader

    def check(self, s: State) -> None:
        game = load(self.file.game)
        if not isinstance(s.options, game.options()):
            raise BadInput(f"the net was trained for {game.title}, and this is another game")

    def sensible(self, s: State, seat: int, actions: Actions) -> list[int]:
        self.reader_of(s)
        return self.first.sensible(s, seat, actions)

    def unfinished(self, s: State) -> bool:
        return self.first.unfinished(s)

    def carry_on(self, game: Game[S], s: S, seat: int) -> None:
        self.first.carry_on(game, s, seat)

    def settled(self, s: State, seat: int) -> bool:
        return self.first.settled(s, seat)

    def mark(self, s: State) -> object:
        return self.first.mark(s)

    def knowledge(self, s: State, seat: int) -> object:
        return self.first.knowledge(s, seat)


def evaluation_by(file: NetFile) -> LearnedEvaluation:
    """What belongs to the class of the hand-written evaluation belongs to the class of this one, too."""
    first = evaluation_of(file.game)
    made: type[LearnedEvaluation] = type(
        LearnedEvaluation.__name__, (LearnedEvaluation,), {"tries": first.tries, "plans": first.plans}
    )
    return made(file)


@cache
def learned_evaluation(path: str) -> LearnedEvaluation:
    """The evaluation in a file, read once in each process."""
    return evaluation_by(read_net(Path(path)))
