"""The engines that are measured, by name, game and how they are driven."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from bench.peers.open_spiel import OpenSpiel, OpenSpielEven, OpenSpielInCpp
from bench.peers.peer import Peer
from bench.peers.pettingzoo import PettingZoo
from bench.peers.rlcard import RLCard

FROM_PYTHON: Final = "rules, from Python"
EVEN: Final = "rules, chance known even"
IN_CPP: Final = "rules, loop in C++"
ENVIRONMENT: Final = "environment, observes"
SPIEL_GAMES: Final = ("hearts", "gin_rummy", "leduc_poker")
ZOO_GAMES: Final = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
PEERS: Final[dict[tuple[str, str, str], Callable[[int], Peer]]] = {
    **{("OpenSpiel", game, FROM_PYTHON): partial(OpenSpiel, name=game) for game in SPIEL_GAMES},
    **{("OpenSpiel", game, EVEN): partial(OpenSpielEven, name=game) for game in SPIEL_GAMES},
    **{("OpenSpiel", game, IN_CPP): partial(OpenSpielInCpp, name=game) for game in SPIEL_GAMES},
    ("RLCard", "uno", FROM_PYTHON): partial(RLCard, name="uno", legal="legal_actions"),
    ("RLCard", "doudizhu", FROM_PYTHON): partial(RLCard, name="doudizhu", legal="actions"),
    **{("PettingZoo", game, ENVIRONMENT): partial(PettingZoo, name=game) for game in ZOO_GAMES},
}
