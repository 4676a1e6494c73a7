"""OpenSpiel: rules in C++, driven from Python or by its own bots."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from typing import Any, Final

from bench.peers.peer import Peer
from bench.peers.playout_cost import NotMeasuredError

CENSUS_GAMES: Final = 200


class OpenSpiel(Peer):
    """OpenSpiel's C++ rules, driven from Python as any of its games can be: chance is asked for its odds."""

    def __init__(self, seed: int, name: str) -> None:
        super().__init__(seed)
        self.pyspiel: Final = importlib.import_module("pyspiel")
        self.game: Final = self.pyspiel.load_game(name)
        self.terminal: Final = int(self.pyspiel.PlayerId.TERMINAL)

    def playout(self) -> None:
        pick, terminal = self.random, self.terminal
        state = self.game.new_initial_state()
        decisions = choices = 0
        while (player := state.current_player()) != terminal:
            if player >= 0:
                actions = state.legal_actions()
                decisions += 1
                choices += len(actions)
                action = actions[int(pick() * len(actions))]
            else:
                left = pick()
                for action, odds in state.chance_outcomes():  # noqa: B007
                    left -= odds
                    if left < 0:
                        break
            state.apply_action(action)
        self.decisions += decisions
        self.choices += choices

    def position(self) -> Any:
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node() and self.random() < 0.1:
                return state
            state.apply_action(self.pick(state.legal_actions()))
        return self.position()

    def pick(self, actions: Sequence[int]) -> int:
        return actions[int(self.random() * len(actions))]

    def copier(self, position: Any) -> Callable[[], object]:
        clone: Callable[[], object] = position.clone
        return clone


class OpenSpielEven(OpenSpiel):
    """The cheapest loop: chance is picked like a decision, by who knows that its outcomes are equally likely."""

    def __init__(self, seed: int, name: str) -> None:
        super().__init__(seed, name)
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node() and len({odds for _, odds in state.chance_outcomes()}) > 1:
                raise NotMeasuredError("a chance node with uneven odds")
            state.apply_action(self.pick(state.legal_actions()))

    def playout(self) -> None:
        pick, terminal = self.random, self.terminal
        state = self.game.new_initial_state()
        decisions = choices = 0
        while (player := state.current_player()) != terminal:
            actions = state.legal_actions()
            if player >= 0:
                decisions += 1
                choices += len(actions)
            state.apply_action(actions[int(pick() * len(actions))])
        self.decisions += decisions
        self.choices += choices


class OpenSpielInCpp(OpenSpiel):
    """The same rules with nothing of Python inside a game: its own uniform bots play each other."""

    def __init__(self, seed: int, name: str) -> None:
        super().__init__(seed, name)
        seats = range(self.game.num_players())
        self.bots: Final = [self.pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in seats]
        self.seed = seed
        self.decisions_per_move: Final = self._decisions_per_move()

    def _play(self) -> Any:
        self.seed += 1
        state = self.game.new_initial_state()
        self.pyspiel.evaluate_bots(state, self.bots, self.seed)
        return state

    def _decisions_per_move(self) -> float:
        """The share of moves that are not chance; counted beforehand, as reading a history costs as much as a game."""
        movers: list[int] = [move.player for _ in range(CENSUS_GAMES) for move in self._play().full_history()]
        return sum(player >= 0 for player in movers) / len(movers)

    def playout(self) -> None:
        self.decisions += self._play().move_number() * self.decisions_per_move
