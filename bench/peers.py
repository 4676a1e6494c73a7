"""Random playouts of Cardwright and of the engines people know, measured in one run and in the same way.

Every measurement has a process of its own; the engines take turns, round after round, and each keeps its best round.
"""

from __future__ import annotations

import argparse
import copy
import importlib
import importlib.metadata
import json
import os
import platform
import random
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGES: Final = ("open_spiel", "rlcard", "pettingzoo", "shimmy", "numpy")

FROM_PYTHON: Final = "rules, from Python"
IN_CPP: Final = "rules, loop in C++"
ENVIRONMENT: Final = "environment, observes"

WARM_UP_S: Final = 0.3
CLONING_S: Final = 0.5
BATCH_S: Final = 0.02
POSITIONS: Final = 32
CENSUS_GAMES: Final = 200
SEED: Final = 1
MEASUREMENT_LIMIT_S: Final = 600


class NotMeasuredError(Exception):
    """An engine that gave no figure; the message says why."""


@dataclass
class Figure:
    """What random playouts of one game cost in one engine."""

    engine: str
    game: str
    how: str
    us_per_decision: float
    us_per_clone: float | None
    games_per_s: float
    decisions_per_game: float
    legal_per_decision: float | None

    @property
    def name(self) -> str:
        return f"{self.engine} {self.game} ({self.how})"


class Peer(ABC):
    """One game of one engine, played at random by the cheapest public calls that list, pick and apply."""

    def __init__(self, seed: int) -> None:
        self.random: Final = random.Random(seed).random
        self.decisions: float = 0
        self.choices = 0

    @abstractmethod
    def playout(self) -> None:
        """Plays one game from the deal to its end, adding to `decisions` and `choices`."""

    def position(self) -> Any:
        """A position somewhere in a random game, or None where the engine cannot copy one."""
        return None

    def copier(self, position: Any) -> Callable[[], object]:
        """What to call, with nothing of ours around it, to clone this position."""
        return partial(copy.deepcopy, position)


class OpenSpiel(Peer):
    """OpenSpiel's C++ rules, every decision taken in Python."""

    def __init__(self, seed: int, name: str) -> None:
        super().__init__(seed)
        self.pyspiel: Final = importlib.import_module("pyspiel")
        self.game: Final = self.pyspiel.load_game(name)
        self.terminal: Final = int(self.pyspiel.PlayerId.TERMINAL)
        self._refuse_uneven_chance()

    def _refuse_uneven_chance(self) -> None:
        """Chance is sampled like a decision, which is cheapest and right where all outcomes are equally likely."""
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node() and len({chance for _, chance in state.chance_outcomes()}) > 1:
                raise NotMeasuredError("a chance node with uneven odds")
            state.apply_action(self._pick(state.legal_actions()))

    def _pick(self, actions: Sequence[int]) -> int:
        return actions[int(self.random() * len(actions))]

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

    def position(self) -> Any:
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node() and self.random() < 0.1:
                return state
            state.apply_action(self._pick(state.legal_actions()))
        return self.position()

    def copier(self, position: Any) -> Callable[[], object]:
        clone: Callable[[], object] = position.clone
        return clone


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


class RLCard(Peer):
    """RLCard's rules below its environments, so that nobody pays for observations."""

    def __init__(self, seed: int, name: str, legal: str) -> None:
        super().__init__(seed)
        self.game: Final = importlib.import_module(f"rlcard.games.{name}").Game()
        self.game.np_random = importlib.import_module("numpy").random.RandomState(seed)
        self.legal: Final = legal

    def playout(self) -> None:
        pick, game, legal = self.random, self.game, self.legal
        state, _ = game.init_game()
        decisions = choices = 0
        while not game.is_over():
            actions = state[legal]
            decisions += 1
            choices += len(actions)
            state, _ = game.step(actions[int(pick() * len(actions))])
        self.decisions += decisions
        self.choices += choices

    def position(self) -> Any:
        state, _ = self.game.init_game()
        while not self.game.is_over():
            if self.random() < 0.1:
                return copy.deepcopy(self.game)
            actions = state[self.legal]
            state, _ = self.game.step(actions[int(self.random() * len(actions))])
        return self.position()


class PettingZoo(Peer):
    """A PettingZoo environment in the loop of its manual. It copies by building a new one, so it has no clone."""

    def __init__(self, seed: int, name: str) -> None:
        super().__init__(seed)
        self.where: Final = importlib.import_module("numpy").flatnonzero
        self.env: Final = importlib.import_module(f"pettingzoo.classic.{name}").env()
        self.env.reset(seed=seed)

    def playout(self) -> None:
        pick, env, where = self.random, self.env, self.where
        env.reset()
        decisions = choices = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            actions = where(observation["action_mask"])
            decisions += 1
            choices += len(actions)
            env.step(int(actions[int(pick() * len(actions))]))
        self.decisions += decisions
        self.choices += choices


SPIEL_GAMES: Final = ("hearts", "gin_rummy", "leduc_poker")
ZOO_GAMES: Final = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
PEERS: Final[dict[tuple[str, str, str], Callable[[int], Peer]]] = {
    **{("OpenSpiel", game, FROM_PYTHON): partial(OpenSpiel, name=game) for game in SPIEL_GAMES},
    **{("OpenSpiel", game, IN_CPP): partial(OpenSpielInCpp, name=game) for game in SPIEL_GAMES},
    ("RLCard", "uno", FROM_PYTHON): partial(RLCard, name="uno", legal="legal_actions"),
    ("RLCard", "doudizhu", FROM_PYTHON): partial(RLCard, name="doudizhu", legal="actions"),
    **{("PettingZoo", game, ENVIRONMENT): partial(PettingZoo, name=game) for game in ZOO_GAMES},
}


# The stopwatch: runs inside the process of one measurement.


def repeat(work: Callable[[], object], seconds: float) -> tuple[int, float]:
    """Repeats the work for that long and says how often and how long; looks at the clock only every BATCH_S or so."""
    times, batch, start = 0, 1, time.perf_counter()
    while True:
        for _ in range(batch):
            work()
        times += batch
        elapsed = time.perf_counter() - start
        if elapsed >= seconds:
            return times, elapsed
        batch = max(1, int(times * BATCH_S / elapsed))


def us_per_clone(peer: Peer) -> float | None:
    positions = [peer.position() for _ in range(POSITIONS)]
    if positions[0] is None:
        return None
    copiers = [peer.copier(position) for position in positions]

    def clone_each() -> None:
        for clone in copiers:
            clone()

    clone_each()
    times, elapsed = repeat(clone_each, CLONING_S)
    return elapsed / (times * POSITIONS) * 1e6


def measure(engine: str, game: str, how: str, seconds: float) -> Figure:
    """Warms up, plays whole random games for the given time, deals included, then clones positions from such games."""
    peer = PEERS[engine, game, how](SEED)
    repeat(peer.playout, WARM_UP_S)
    peer.decisions = peer.choices = 0
    games, elapsed = repeat(peer.playout, seconds)
    return Figure(
        engine,
        game,
        how,
        us_per_decision=elapsed / peer.decisions * 1e6,
        us_per_clone=us_per_clone(peer),
        games_per_s=games / elapsed,
        decisions_per_game=peer.decisions / games,
        legal_per_decision=peer.choices / peer.decisions if peer.choices else None,
    )


# The rounds: each starts one process per measurement.


def output_of(command: Sequence[str | Path]) -> str:
    quiet = {"PYTHONWARNINGS": "ignore", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=MEASUREMENT_LIMIT_S, env=os.environ | quiet, check=False
        )
    except OSError as error:
        raise NotMeasuredError(f"{command[0]} cannot be started: {error.strerror}") from None
    except subprocess.TimeoutExpired:
        raise NotMeasuredError(f"no answer within {MEASUREMENT_LIMIT_S} s") from None
    if done.returncode:
        raise NotMeasuredError((done.stderr.strip().splitlines() or [f"exit status {done.returncode}"])[-1])
    return done.stdout


def peer_figures(key: tuple[str, str, str], seconds: float) -> list[Figure]:
    task = json.dumps([*key, seconds])
    return [Figure(**json.loads(output_of([sys.executable, __file__, "--measure", task])))]


def own_figures(command: Path, game: str) -> list[Figure]:
    """Cardwright measures itself in its own environment and prints one object per mode, compiled and interpreted."""
    if not command.exists():
        raise NotMeasuredError(f"the command {command.name} is not installed yet; build the main environment first")
    printed = output_of([command, "bench", game, "--json"])
    try:
        return [own_figure(row) for row in json.loads(printed)]
    except (ValueError, KeyError, TypeError) as error:
        raise NotMeasuredError(f"`cardwright bench {game} --json` printed something else: {error!r}") from None


def own_figure(row: dict[str, Any]) -> Figure:
    fields = ("us_per_decision", "us_per_clone", "games_per_s", "decisions_per_game", "legal_per_decision")
    return Figure("Cardwright", str(row["game"]), str(row["mode"]), **{field: row[field] for field in fields})


class Results:
    """Every round of every measurement, in the order they are first heard of."""

    def __init__(self) -> None:
        self.rounds: Final[dict[str, list[Figure]]] = {}
        self.refusals: Final[dict[str, str]] = {}

    def take(self, what: str, measurement: Callable[[], list[Figure]]) -> None:
        """Measures once more; who refused once is not asked again."""
        if what in self.refusals:
            return
        try:
            for figure in measurement():
                self.rounds.setdefault(figure.name, []).append(figure)
        except NotMeasuredError as reason:
            self.refusals[what] = str(reason)

    def best(self) -> list[Figure]:
        return [best_of(rounds) for rounds in self.rounds.values()]


def best_of(rounds: Sequence[Figure]) -> Figure:
    """The round with the fastest decisions and the fastest clone of any round: all play alike, noise only slows."""
    best = copy.copy(min(rounds, key=lambda figure: figure.us_per_decision))
    clones = [figure.us_per_clone for figure in rounds if figure.us_per_clone is not None]
    best.us_per_clone = min(clones, default=None)
    return best


def run_rounds(wanted: argparse.Namespace) -> Results:
    results = Results()
    for number in range(1, wanted.rounds + 1):
        for game in wanted.games:
            progress(number, wanted.rounds, f"Cardwright {game}")
            results.take(f"Cardwright {game}", partial(own_figures, wanted.cardwright, game))
        for key in PEERS:
            what = " ".join(key)
            if wanted.only.lower() in what.lower():
                progress(number, wanted.rounds, what)
                results.take(what, partial(peer_figures, key, wanted.seconds))
    return results


def progress(number: int, rounds: int, what: str) -> None:
    print(f"round {number} of {rounds}: {what}", file=sys.stderr, flush=True)


# The report.


def machine() -> dict[str, str]:
    return {
        "date": time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()),
        "cpu": f"{cpu_model()}, {os.cpu_count()} cores",
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "load": " ".join(f"{load:.2f}" for load in os.getloadavg()),
        "packages": ", ".join(f"{name} {installed_version(name)}" for name in PACKAGES),
    }


def cpu_model() -> str:
    facts = Path("/proc/cpuinfo")
    lines = facts.read_text().splitlines() if facts.exists() else []
    models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor()


def installed_version(package: str) -> str:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return "missing"


def ratio(theirs: float | None, ours: float | None) -> float | None:
    return theirs / ours if theirs and ours else None


def ours_and_theirs(figures: Iterable[Figure]) -> tuple[list[Figure], list[Figure]]:
    figures = list(figures)
    ours = [figure for figure in figures if figure.engine == "Cardwright"]
    return ours, [figure for figure in figures if figure.engine != "Cardwright"]


def ratios(figures: Iterable[Figure]) -> list[dict[str, Any]]:
    """How many times longer a peer takes than each of our games, by decision and by clone."""
    ours, theirs = ours_and_theirs(figures)
    return [
        {
            "peer": peer.name,
            "ours": own.name,
            "decision": ratio(peer.us_per_decision, own.us_per_decision),
            "clone": ratio(peer.us_per_clone, own.us_per_clone),
        }
        for peer in theirs
        for own in ours
    ]


def shown(value: float | None) -> str:
    """Three figures, or a dash where there is nothing."""
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def figures_table(figures: Iterable[Figure]) -> list[list[str]]:
    head = ["engine", "game", "how", "µs/decision", "µs/clone", "games/s", "decisions/game", "legal/decision"]
    return [head, *(figure_row(figure) for figure in figures)]


def figure_row(figure: Figure) -> list[str]:
    costs = (figure.us_per_decision, figure.us_per_clone, figure.games_per_s)
    sizes = (figure.decisions_per_game, figure.legal_per_decision)
    return [figure.engine, figure.game, figure.how, *map(shown, costs), *map(shown, sizes)]


def ratios_table(figures: Iterable[Figure]) -> list[list[str]]:
    ours, theirs = ours_and_theirs(figures)
    head = ["times slower than", "", "", *(f"{own.game} {own.how}" for own in ours)]
    return [head, *([peer.engine, peer.game, peer.how, *(slower(peer, own) for own in ours)] for peer in theirs)]


def slower(peer: Figure, own: Figure) -> str:
    by_decision = ratio(peer.us_per_decision, own.us_per_decision)
    by_clone = ratio(peer.us_per_clone, own.us_per_clone)
    return f"{shown(by_decision)} / {shown(by_clone)}"


def drawn(rows: Sequence[Sequence[str]]) -> str:
    """Columns under each other: words to the left, numbers, from the fourth column on, to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines = ["  ".join(padded(*cell) for cell in zip(row, widths, range(len(row)), strict=True)) for row in rows]
    return "\n".join(line.rstrip() for line in [lines[0], "-" * len(lines[0]), *lines[1:]])


def padded(cell: str, width: int, column: int) -> str:
    return cell.ljust(width) if column < 3 else cell.rjust(width)


def report(results: Results) -> str:
    figures = results.best()
    parts = ["\n".join(f"{fact:9} {value}" for fact, value in machine().items()), drawn(figures_table(figures))]
    if ours_and_theirs(figures)[0]:
        parts.append(drawn(ratios_table(figures)) + "\n(by decision / by clone)")
    parts += [f"{what} was not measured: {why}" for what, why in results.refusals.items()]
    return "\n\n".join(parts)


def report_json(results: Results) -> str:
    figures = results.best()
    return json.dumps(
        {
            "machine": machine(),
            "figures": [asdict(figure) for figure in figures],
            "ratios": ratios(figures),
            "us_per_decision_by_round": {
                name: [figure.us_per_decision for figure in rounds] for name, rounds in results.rounds.items()
            },
            "not_measured": results.refusals,
        },
        indent=2,
        ensure_ascii=False,
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print everything, every round included, as JSON")
    parser.add_argument("--rounds", type=int, default=3, help="how often each engine has its turn (default: 3)")
    parser.add_argument("--seconds", type=float, default=2.0, help="playouts per peer and round (default: 2)")
    parser.add_argument("--games", nargs="*", default=["threelines"], help="which games of Cardwright to measure")
    parser.add_argument("--only", default="", metavar="TEXT", help="only the peers with this text in their name")
    parser.add_argument("--cardwright", type=Path, default=ROOT / ".venv" / "bin" / "cardwright", help="our command")
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    return parser.parse_args()


def main() -> int:
    wanted = arguments()
    if wanted.measure:
        print(json.dumps(asdict(measure(*json.loads(wanted.measure)))))
        return 0
    results = run_rounds(wanted)
    print(report_json(results) if wanted.json else report(results))
    return 0 if results.rounds else 1


if __name__ == "__main__":
    sys.exit(main())
