"""The games as games of OpenSpiel: ``register()``, then ``pyspiel.load_game("cardwright_threelines")``.

A first chance node decides the deal, by its seed; all later chance follows from that.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

import numpy as np

from cardwright.env.arrangement import Arrangement, arrange
from cardwright.env.recollection import Recollection, seen_text
from cardwright.games import load
from cardwright.kernel.game import Game
from cardwright.kernel.options import read_changes
from cardwright.kernel.state import State
from cardwright.kernel.tensors.cells import cells
from cardwright.kernel.tensors.score import score

try:
    import pyspiel
except ModuleNotFoundError as missing:
    missing.add_note("OpenSpiel is not installed: pip install 'cardwright[openspiel]'")
    raise

GAMES: Final = ("threelines", "generals", "pantheon", "cartoverse", "ancients")
PREFIX: Final = "cardwright_"
LONGEST: Final = 1_000_000  # moves: no match comes near it
PARAMETERS: Final[dict[str, Any]] = {
    "players": 2,
    "options": "",  # changes to the standard ones: "hp:30;deal:3"
    "deals": 1000,  # how many there are, all equally likely
}


def register() -> list[str]:
    """Tell OpenSpiel of all games; returns their names there. Doing it twice does no harm."""
    known = set(pyspiel.registered_names())
    for name in GAMES:
        if PREFIX + name not in known:
            kind = type_of(load(name))
            pyspiel.register_game(
                kind, type(f"{SpielGame.__name__}_{name}", (SpielGame,), {"name": name, "kind": kind})
            )
    return [PREFIX + name for name in GAMES]


def type_of(game: Game[Any], name: str = "") -> Any:
    return pyspiel.GameType(
        short_name=name or PREFIX + game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its parameters. Each has a class of its own: OpenSpiel keeps what makes a game to the very end."""

    name: str
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        self.arrangement = self.arranged(chosen)
        self.deals: int = chosen["deals"]
        facts = pyspiel.GameInfo(
            num_distinct_actions=int(self.arrangement.moves.size),
            max_chance_outcomes=self.deals,
            num_players=self.arrangement.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, facts, params or {})

    def arranged(self, params: dict[str, Any]) -> Arrangement:
        changes = [change.replace(":", "=", 1) for change in params["options"].split(";") if change]
        return arrange(self.name, read_changes(changes), params["players"])

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.arrangement, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Kept:
    """A position, or none yet while chance decides the deal; it can be copied and written down."""

    def __init__(self, arrangement: Arrangement, deals: int, s: State | None = None) -> None:
        self.arrangement = arrangement
        self.deals = deals
        self.s = s
        self.recollection: Recollection | None = None  # made when somebody asks; it is not written down

    def __deepcopy__(self, memo: dict[int, Any]) -> Kept:
        other = Kept(self.arrangement, self.deals, deepcopy(self.s, memo))
        other.recollection = deepcopy(self.recollection, memo)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return Kept, (self.arrangement, self.deals, self.s)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """What it knows is in one place, for OpenSpiel copies and writes down everything that a state has."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.kept = Kept(game.arrangement, game.deals)

    @property
    def arrangement(self) -> Arrangement:
        return self.kept.arrangement

    @property
    def s(self) -> State | None:
        return self.kept.s

    def current_player(self) -> int:
        if self.s is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL if self.s.result is not None else self.s.next_seat())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.kept.deals) for deal in range(self.kept.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.s is not None
        return sorted(self.arrangement.moves_of(self.s, player))

    def _apply_action(self, move: int) -> None:
        if self.s is None:
            self.kept.s = self.arrangement.new(move)
            return
        seat = int(self.s.next_seat())
        self.arrangement.game.apply(self.s, seat, self.arrangement.action_of(self.s, seat, move))

    def _action_to_string(self, player: int, move: int) -> str:
        if self.s is None:
            return f"deal {move}"
        return self.arrangement.game.action_text(self.s, player, self.arrangement.action_of(self.s, player, move))

    def is_terminal(self) -> bool:
        return self.s is not None and self.s.result is not None

    def returns(self) -> list[float]:
        return [0.0 if self.s is None else score(self.s, seat) for seat in range(self.arrangement.seats)]

    def __str__(self) -> str:
        return "before the deal" if self.s is None else self.arrangement.game.position_text(self.s)

    def observation_string(self, player: int | None = None) -> str:
        """The position as the player knows it."""
        seat = self.current_player() if player is None else player
        return "before the deal" if self.s is None else seen_text(self.arrangement, self.s, seat)

    def information_state_string(self, player: int | None = None) -> str:
        """What the player knew whenever they were asked, what they answered, and what they know now."""
        seat = self.current_player() if player is None else player
        if self.s is None:
            return "before the deal"
        deal, *moves = self.history()
        recollection = self.kept.recollection
        if recollection is None:
            recollection = self.kept.recollection = Recollection(self.arrangement, self.arrangement.new(deal))
        recollection.follow(moves)
        return recollection.text(seat)


class SpielObserver:
    """The observation of a seat as one tensor, and as a tensor for each feature; in words with all that was, or not."""

    def __init__(self, arrangement: Arrangement, recalls: bool) -> None:
        self.arrangement = arrangement
        self.recalls = recalls
        self.cells = cells(arrangement.observation.size)
        self.view = np.frombuffer(memoryview(self.cells), np.int16)
        self.tensor = np.zeros(len(self.view), np.float32)
        self.dict = {
            feature.name: self.tensor[feature.offset : feature.offset + feature.size()].reshape(feature.shape())
            for feature in arrangement.observation.features
        }

    def set_from(self, state: SpielState, player: int) -> None:
        if state.s is None:
            self.tensor.fill(0)
        else:
            self.arrangement.observation.observe(state.s, player, self.cells, 0)
            self.tensor[:] = self.view

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player) if self.recalls else state.observation_string(player)
