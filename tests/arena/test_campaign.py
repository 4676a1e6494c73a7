"""Played in many processes, or cut short and taken up again, a run gives the same figures."""

import json
import os
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cardwright import __version__
from cardwright.agents import Agent
from cardwright.arena import Campaign, Journal, Series, local, planned, play_all
from cardwright.arena.campaign import gaps
from cardwright.arena.campaign_run import played
from cardwright.arena.engines.local_processes import WorkerProcesses
from cardwright.arena.engines.workers import shared_out
from cardwright.arena.journal import Stretch
from cardwright.arena.totals import read_totals
from cardwright.games import load
from cardwright.kernel.action import Actions
from cardwright.kernel.errors import BadInput, CardwrightError
from cardwright.kernel.game import Game
from cardwright.kernel.options import changed
from cardwright.kernel.state import S
from tests.arena.runs import cut_short, facts, outcome, series


def test_two_processes_play_what_one_plays() -> None:
    programme = (series(games=301), series(["greedy", "random"], 3), series(["random"] * 3, 20, game="template"))
    assert outcome(*programme, processes=2) == outcome(*programme)


def test_a_fault_in_a_worker_is_told_here() -> None:
    broken = Series(**{**vars(series()), "options": {"hp": 0}})
    with pytest.raises(BadInput, match="hp is a whole number from 1 to 1000, not 0"):
        play_all(Campaign([broken]), local(2))


def one_worker(*programme: Series) -> WorkerProcesses[Any]:
    return WorkerProcesses(partial(played, programme), 1)


def test_what_a_killed_worker_had_is_played_again() -> None:
    campaign, workers = Campaign([series(games=40)]), one_worker(series(games=40))
    with closing(shared_out(workers, lambda: campaign.cut(1))) as results:
        for place, (stretch, totals, seconds) in enumerate(results):
            campaign.keep(stretch, totals, seconds)
            if place == 0:
                for process in workers.lines.values():
                    process.kill()
    assert facts(campaign) == outcome(series(games=40))


def test_games_that_end_every_worker_are_told() -> None:
    campaign = Campaign([series(agents=["tests.arena.test_campaign:Deadly", "random"])])
    with pytest.raises(CardwrightError, match=r"ended from outside \(exit status 7\), 3 times over the same games"):
        play_all(campaign, local(2))


class Deadly(Agent):
    def choose(self, game: Game[S], seen: S, seat: int, actions: Actions, seed: int) -> int:
        os._exit(7)


def test_workers_leave_when_nobody_is_there_any_more() -> None:
    workers = one_worker(series())
    workers.hand(Stretch(0, 0, 1))
    ((line, worker),) = workers.lines.items()
    line.close()
    worker.join(20)
    assert worker.exitcode == 0
    workers.dismiss()


def test_every_game_is_handed_out_once() -> None:
    programme = [series(games=500), series(games=7)]
    campaign = Campaign(programme)
    handed: list[Stretch] = []
    while stretch := campaign.cut(2):
        handed.append(stretch)
        campaign.pace[stretch.series] = 0.004
    assert gaps(programme, handed) == []
    assert sum(stretch.games() for stretch in handed) == 507
    assert max(stretch.games() for stretch in handed) > 30


def test_an_interrupted_run_goes_on_to_the_same_figures(tmp_path: Path) -> None:
    programme = [series(games=200), series(games=50, seed=2)]
    path = tmp_path / "journal"
    cut_short(path, programme, 5)
    journal = Journal(str(path), programme)
    again = Campaign(programme, journal)
    assert 0 < again.played < 250
    play_all(again, local(1))
    journal.close()
    assert facts(again) == outcome(*programme)
    assert facts(Campaign(programme, Journal(str(path), programme))) == facts(again)


@pytest.mark.parametrize("lost", [1, 5, 40])
def test_a_line_cut_off_in_the_middle_is_played_again(tmp_path: Path, lost: int) -> None:
    programme = [series(games=100)]
    path = tmp_path / "journal"
    before = cut_short(path, programme, 4).played
    path.write_bytes(path.read_bytes()[:-lost])
    again = Campaign(programme, Journal(str(path), programme))
    assert again.played < before
    play_all(again, local(1))
    assert facts(again) == outcome(*programme)
    assert all(json.loads(line) for line in path.read_text().splitlines())


def test_a_journal_whose_very_first_line_was_cut_off_begins_again(tmp_path: Path) -> None:
    programme = [series(games=10)]
    path = tmp_path / "journal"
    cut_short(path, programme, 0)
    path.write_bytes(path.read_bytes()[:20])
    assert Campaign(programme, Journal(str(path), programme)).played == 0


def test_a_tally_comes_back_out_of_json() -> None:
    (told,) = outcome(series())
    assert read_totals(json.loads(json.dumps(told))).facts() == told


def others() -> dict[str, Series]:
    rules = load("threelines")
    tougher = planned(rules, changed(rules.options()(), {"hp": 30}), ["random"] * 2, 60, 1)
    return {
        "its seed is 1, not 2": series(seed=2),
        "its games are 60, not 61": series(games=61),
        "its agents are random,random, not random,greedy": series(["random", "greedy"]),
        "its game is threelines, not template": series(game="template"),
        "its hp is 20, not 30": tougher,
        f"it was played with version {__version__}, and this is 9.9.9$": pinned(version="9.9.9"),
        "it was played with the rules [0-9a-f]{12}, and these are 123456789abc$": pinned(rules="123456789abcdef"),
        "it was played with the cards [0-9a-f]{12}, and these are 123456789abc$": pinned(cards="123456789abcdef"),
        "and these are other; it was played with the cards [0-9a-f]{12}, and": pinned(rules="other", cards="too"),
    }


def pinned(**changes: str) -> Series:
    """The same run in another version, or with other rules or cards."""
    usual = series()
    return replace(usual, pinned=replace(usual.pinned, **changes))


@pytest.mark.parametrize("sentence", others())
def test_the_journal_of_another_run_is_refused_and_kept(tmp_path: Path, sentence: str) -> None:
    path = tmp_path / "journal"
    cut_short(path, [series()], 2)
    before = path.read_bytes()
    with pytest.raises(BadInput, match=f"{path} is the journal of another run: .*{sentence}"):
        Journal(str(path), [others()[sentence]])
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["a shopping list", "a\nb", "[]\n", '{"format": 1}\n', "{}", "\n\n"])
def test_a_file_that_is_no_journal_is_refused_and_kept(tmp_path: Path, text: str) -> None:
    path = tmp_path / "list.txt"
    path.write_text(text)
    with pytest.raises(BadInput, match=r"list.txt is not the journal of a run"):
        Journal(str(path), [series()])
    assert path.read_text() == text


def test_two_runs_cannot_write_to_one_journal(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    first = Journal(str(path), [series()])
    with pytest.raises(BadInput, match="another run is writing to"):
        Journal(str(path), [series()])
    first.close()
    Journal(str(path), [series()]).close()


def test_games_that_are_there_twice_are_noticed(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    cut_short(path, [series()], 2)
    with path.open("a") as file:
        file.write(path.read_text().splitlines(keepends=True)[-1])
    with pytest.raises(BadInput, match="is damaged: games"):
        Journal(str(path), [series()])
