"""On the machines of a Ray cluster the same games are played, whatever is lost on the way."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest
import yaml
from ray._private.worker import print_to_stdstream
from ray.autoscaler._private.util import prepare_config, validate_config

from cardwright import SOURCE, __version__
from cardwright.arena import Campaign, Engine, Journal, local, play_all
from cardwright.arena.compare import Run, run
from cardwright.arena.compare.deck_games import play_sides, unchanged
from cardwright.arena.engines.carried import net_in
from cardwright.arena.engines.edition import difference_of_editions
from cardwright.arena.engines.ray_cluster import RayCluster
from cardwright.cli.engines import RAY, EngineChoice
from cardwright.games import load
from cardwright.kernel.errors import BadInput
from tests.arena.ray_nodes import SURROUNDINGS, RayNodes
from tests.arena.runs import facts, outcome, series, until
from tests.arena.test_compare import STRONGER, comparison
from tests.cli.terminal import Shell

pytestmark = [
    pytest.mark.xdist_group("ray"),  # one cluster for all
    pytest.mark.skipif(sys.platform != "linux", reason="one machine has the addresses of several only on Linux"),
]
HEAD, OTHER, STRANGE = "127.0.0.2", "127.0.0.3", "127.0.0.4"


@pytest.fixture(scope="module")
def nodes() -> Iterator[RayNodes]:
    os.environ.update(SURROUNDINGS)
    nodes = RayNodes()
    try:
        nodes.join(OTHER)
        yield nodes
    finally:
        nodes.throw_away()


class Played:
    """An engine on the cluster, and what it has told."""

    def __init__(self, nodes: RayNodes, workers: int) -> None:
        self.told: list[str] = []
        self.engine: RayCluster = RayCluster(nodes.address, workers, "threelines", (), self.told.append)


def with_both(nodes: RayNodes) -> RayNodes:
    if OTHER not in nodes.started:
        nodes.join(OTHER)
    return nodes


def stations() -> list[psutil.Process]:
    """The worker processes that play."""
    return [process for process in psutil.process_iter(["name"]) if "RayStation" in process.info["name"]]


def compared_on(engine: Engine) -> list[Any]:
    result = Run(comparison(cards=STRONGER), 2, 40)
    run(result, engine)
    return [result.pairs, result.interval.facts()]


def test_a_cluster_plays_compares_and_notes_what_one_process_does(nodes: RayNodes) -> None:
    game = load("threelines")
    about = unchanged(game, game.options()(), game.cards(), [], "random", 1)
    programme = (series(games=301), series(["greedy", "random"], 20))
    with Played(with_both(nodes), workers=2).engine as engine:
        campaign = Campaign(programme)
        play_all(campaign, engine)
        assert facts(campaign) == outcome(*programme)
        assert compared_on(engine) == compared_on(local(1))
        assert play_sides(about, 50, engine) == play_sides(about, 50, local(1))


def test_a_machine_with_other_rules_is_refused_and_the_others_play(nodes: RayNodes, tmp_path: Path) -> None:
    shutil.copytree(SOURCE, tmp_path / "cardwright", ignore=shutil.ignore_patterns("site", "__pycache__"))
    combat = tmp_path / "cardwright/games/threelines/rules/combat.py"
    combat.write_text(combat.read_text("utf-8") + "\n\nOTHERWISE = 1\n", "utf-8")
    with_both(nodes).join(STRANGE, PYTHONPATH=str(tmp_path), CARDWRIGHT_RULES="interpreted")
    cluster = Played(nodes, workers=3)
    try:
        with cluster.engine as engine:
            until(lambda: refused_while_playing(cluster, engine), seconds=120)
    finally:
        nodes.kill(STRANGE)
    (sentence,) = [line for line in cluster.told if "refused" in line]
    assert sentence.startswith("127.0.0.4 is refused: it has other rules (")


def refused_while_playing(cluster: Played, engine: Engine) -> bool:
    campaign = Campaign([series()])
    play_all(campaign, engine)
    assert facts(campaign) == outcome(series())
    return any("refused" in line for line in cluster.told)


def test_a_run_ends_when_every_machine_is_refused(nodes: RayNodes, monkeypatch: pytest.MonkeyPatch) -> None:
    with Played(nodes, workers=1).engine as engine:
        monkeypatch.setitem(engine.staff.here, "version", "9.9.9")
        with pytest.raises(BadInput, match=r"^127.0.0.[23] is refused: it has Cardwright .*, and this is 9.9.9$"):
            play_all(Campaign([series()]), engine)


def test_what_differs_on_a_machine_is_named() -> None:
    here = {"version": "1", "rules": "r", "cards": "c", "sources": "s"}
    assert difference_of_editions(here, here) == ""
    assert difference_of_editions({**here, "cards": "d", "sources": "t"}, here) == "has other cards (d, here c)"
    assert difference_of_editions({**here, "sources": "t"}, here) == (
        "has the same rules and cards, but other bots or tools"
    )


BOTS = """
from cardwright.agents import Agent
from ways_of_ours import last


class Last(Agent):
    def choose(self, game, seen, seat, actions, seed):
        return last(actions)
"""


def test_bots_of_your_own_and_changed_cards_travel_to_the_cluster(
    nodes: RayNodes, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "bots_of_ours.py").write_text(BOTS, "utf-8")
    (tmp_path / "ways_of_ours.py").write_text("def last(actions):\n    return actions[-1]\n", "utf-8")
    (tmp_path / "lab.toml").write_text('["Jon Snow"]\nattack = 40\n', "utf-8")
    usual = ("--games", 60, "--agents", "bots_of_ours:Last,random", "--cards", "lab.toml", "--json", "-")
    there, here = (
        shell.run("simulate", "threelines", *usual, *engine)
        for engine in (("--engine", "ray", "--address", with_both(nodes).address), ("--processes", 1))
    )
    assert (there.status, here.status) == (0, 0), there.err + here.err
    assert {**json.loads(there.out), "run": ""} == {**json.loads(here.out), "run": ""}


def test_what_ray_says_of_its_nodes_stays_out_of_the_results(
    nodes: RayNodes, capsys: pytest.CaptureFixture[str]
) -> None:
    died = {"lines": ["The node has missed too many heartbeats."], "pid": "raylet", "is_err": False}
    with EngineChoice(RAY, 1, nodes.address, allow_timed=False).opened("threelines", ["random"]):
        print_to_stdstream(died, ignore_prefix=False)  # as Ray does when it hears that a node has died
    told = capsys.readouterr()
    assert told.out == ""
    assert "too many heartbeats" in told.err


def test_ctrl_c_shows_what_there_is_and_leaves_a_journal(nodes: RayNodes, tmp_path: Path) -> None:
    journal = tmp_path / "run"
    command = [sys.executable, "-m", "cardwright", "simulate", "threelines", "--games", "1000000"]
    engine = ["--engine", "ray", "--address", with_both(nodes).address, "--resume", str(journal)]
    run = subprocess.Popen(
        command + engine, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    until(lambda: journal.exists() and journal.read_bytes().count(b"\n") > 4)
    os.killpg(run.pid, signal.SIGINT)
    out, err = run.communicate(timeout=60)
    assert run.returncode == 130, err
    assert "seat 1" in out
    assert err.splitlines()[-1].startswith("interrupted after ")
    assert "Traceback" not in out + err
    kept = Campaign([series(games=1_000_000)], Journal(str(journal), [series(games=1_000_000)]))
    assert 0 < kept.played < kept.games
    until(lambda: not stations())


def test_what_a_killed_worker_or_machine_had_is_played_again(nodes: RayNodes) -> None:
    expected = outcome(series(games=4000))
    killed: list[str] = []
    with Played(with_both(nodes), workers=2).engine as engine:

        def kill() -> None:
            if len(set(engine.staff.places.values())) < 2 or killed[-1:] == [OTHER]:
                return
            if killed:
                nodes.kill(OTHER)
                killed.append(OTHER)
            else:
                for station in [one for one in stations() if one.name().endswith(".play")][:1]:
                    station.kill()
                    killed.append("worker")

        while killed != ["worker", OTHER]:
            campaign = Campaign([series(games=4000)])
            play_all(campaign, engine, kill)
            assert facts(campaign) == expected


def test_the_file_for_a_cluster_has_the_form_ray_wants() -> None:
    text = (Path(__file__).parents[2] / "docs/deploy/ray-cluster.yaml").read_text("utf-8")
    validate_config(prepare_config(yaml.safe_load(text)))
    assert f"=={__version__}'" in text


REFUSED = {
    "--agents search,random --engine ray": "search would think longer on faster machines",
    "--agents hard,random --engine ray": "give a budget in iterations, as in search:200it, or add --allow-timed",
    "--address 127.0.0.1:1": "--address is for --engine ray",
    "--engine ray --address 127.0.0.1:1": "no cluster answers at 127.0.0.1:1: Connection refused",
    "--engine ray --address ray://here:10001": "is written like 10.0.0.1:6379, not ray://here:10001",
    "--processes 1000": "--processes is from 1 to 256 on one machine, not 1000",
}


@pytest.mark.parametrize("words", REFUSED)
def test_what_a_cluster_cannot_do_is_refused(shell: Shell, words: str) -> None:
    run = shell.run("simulate", "threelines", *words.split())
    assert run.status == 2
    assert REFUSED[words] in run.err


def test_without_ray_one_is_told_what_to_install(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    for name in [name for name in sys.modules if ".engines.ray_" in name]:
        monkeypatch.delitem(sys.modules, name)
    run = shell.run("simulate", "threelines", "--engine", "ray")
    assert run.status == 2
    assert run.err == "error: --engine ray needs Ray: pip install 'cardwright[ray]'\n"


def test_a_net_travels_from_the_current_folder_only(tmp_path: Path) -> None:
    assert net_in("search:200it@nets/my.net") == Path("nets/my.net")
    for elsewhere in (tmp_path / "my.net", "../my.net"):
        with pytest.raises(BadInput, match=r"my.net cannot travel to a cluster; name a net in the current folder"):
            net_in(f"greedy@{elsewhere}")
