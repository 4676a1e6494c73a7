"""The games as games of OpenSpiel: ``register()``, then ``pyspiel.load_game("cardwright_threelines")``.

A first chance node decides the deal, by its seed; all later chance follows from that.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from cardwright.env.setting import Setting, setting
from cardwright.games import load
from cardwright.kernel.game import Game
from cardwright.kernel.options import read_changes
from cardwright.kernel.state import State
from cardwright.kernel.tensors.cells import cells
from cardwright.kernel.tensors.score import score

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


def type_of(game: Game[Any]) -> Any:
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
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
        changes = [change.replace(":", "=", 1) for change in chosen["options"].split(";") if change]
        self.setting = setting(self.name, read_changes(changes), chosen["players"])
        self.deals: int = chosen["deals"]
        facts = pyspiel.GameInfo(
            num_distinct_actions=int(self.setting.moves.size),
            max_chance_outcomes=self.deals,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, facts, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.setting)


class Held:
    """A position that Python can copy and write down."""

    def __init__(self, setting: Setting, s: State) -> None:
        self.setting = setting
        self.s = s

    def __deepcopy__(self, _: object) -> Held:
        return Held(self.setting, self.setting.game.clone(self.s))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or none yet while chance decides the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setting: Setting = game.setting
        self.deals: int = game.deals
        self.held: Held | None = None

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.held.s.result is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.held.s.next_seat())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.held is not None
        return sorted(self.setting.moves_of(self.held.s, player))

    def _apply_action(self, move: int) -> None:
        if self.held is None:
            self.held = Held(self.setting, self.setting.new(move))
            return
        s = self.held.s
        seat = int(s.next_seat())
        self.setting.game.apply(s, seat, self.setting.action_of(s, seat, move))

    def _action_to_string(self, player: int, move: int) -> str:
        if self.held is None:
            return f"deal {move}"
        s = self.held.s
        return self.setting.game.action_text(s, player, self.setting.action_of(s, player, move))

    def is_terminal(self) -> bool:
        return self.held is not None and self.held.s.result is not None

    def returns(self) -> list[float]:
        if self.held is None:
            return [0.0] * self.setting.seats
        return [score(self.held.s, seat) for seat in range(self.setting.seats)]

    def __str__(self) -> str:
        return "before the deal" if self.held is None else self.setting.game.position_text(self.held.s)

    def observation_string(self, player: int | None = None) -> str:
        """The position as the player knows it."""
        seat = self.current_player() if player is None else player
        return "before the deal" if self.held is None else seen_text(self.setting, self.held.s, seat)

    def information_state_string(self, player: int | None = None) -> str:
        """What the player knew whenever they were asked, what they answered, and what they know now."""
        seat = self.current_player() if player is None else player
        if self.held is None:
            return "before the deal"
        deal, *moves = self.history()
        s, told = self.setting.new(deal), []
        for move in moves:
            asked = int(s.next_seat())
            action = self.setting.action_of(s, asked, move)
            if asked == seat:
                told += [seen_text(self.setting, s, seat), f"> {self.setting.game.action_text(s, seat, action)}"]
            self.setting.game.apply(s, asked, action)
        return "\n".join([*told, seen_text(self.setting, s, seat)])


def seen_text(setting: Setting, s: State, seat: int) -> str:
    return setting.game.position_text(setting.game.mask(s, seat))


class SpielObserver:
    """The observation of a seat as one tensor, and as a tensor for each feature."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.cells = cells(setting.observation.size)
        self.view = np.frombuffer(memoryview(self.cells), np.int16)
        self.tensor = np.zeros(len(self.view), np.float32)
        self.dict = {
            feature.name: self.tensor[feature.offset : feature.offset + feature.size()].reshape(feature.shape())
            for feature in setting.observation.features
        }

    def set_from(self, state: SpielState, player: int) -> None:
        if state.held is None:
            self.tensor.fill(0)
        else:
            self.setting.observation.observe(state.held.s, player, self.cells, 0)
            self.tensor[:] = self.view

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)
