"""`cardwright tournament`: everybody against everybody."""

import json
import re

import pytest

from cardwright.arena import Standings, Totals, round_robin
from cardwright.arena.pins import pins_of
from cardwright.arena.report.tournament_page import everybody
from cardwright.games import load
from tests.cli.terminal import Shell

STRONG, WEAK = "greedy", "random"


def standings(*winners: tuple[int, ...]) -> Standings:
    """Of greedy and random after games with these winners, greedy always in the first seat."""
    rules = load("threelines")
    totals = Totals(2)
    for each in winners:
        totals.count(0, each, 10)
    return Standings(round_robin(rules, rules.options()(), [STRONG, WEAK], max(1, len(winners)), 1), [totals])


def test_the_stronger_stands_first(shell: Shell) -> None:
    told = shell.run("tournament", "threelines", WEAK, STRONG, "--games", 8, "--processes", 1)
    assert (told.status, told.err) == (0, "")
    lines = told.out.splitlines()
    assert lines[2].split()[:2] == ["1", STRONG]
    assert lines[3].split()[:2] == ["2", WEAK]


def test_a_program_reads_ratings_and_pairings(shell: Shell) -> None:
    told = shell.run("tournament", "threelines", WEAK, STRONG, "--games", 6, "--processes", 1, "--json", "-")
    found = json.loads(told.out)
    assert found["pinned"] == vars(pins_of(load("threelines"), load("threelines").cards()))
    assert (found["game"], found["games_per_pairing"], found["played"]) == ("threelines", 6, 6)
    assert [row["agent"] for row in found["ratings"]] == [STRONG, WEAK]
    assert all(row["rating_low"] < row["rating"] < row["rating_high"] for row in found["ratings"])
    (pairing,) = found["pairings"]
    assert (pairing["agent"], pairing["against"], pairing["games"]) == (WEAK, STRONG, 6)


def test_pairs_play_games_of_their_own() -> None:
    rules = load("threelines")
    programme = round_robin(rules, rules.options()(), [STRONG, WEAK], 10, 1)
    assert [each.agents for each in programme] == [(STRONG, WEAK)]
    assert programme[0].seed != round_robin(rules, rules.options()(), [STRONG, WEAK], 10, 2)[0].seed


def test_a_draw_scores_half() -> None:
    first, second = standings((0,), (0,), (), (1,)).table()
    assert (first.name, first.score, second.score) == (STRONG, 2.5, 1.5)


def test_who_won_everything_is_rated_as_if_one_game_more_was_drawn() -> None:
    found = standings((0,), (0,), (0,))
    assert found.bounded
    first, second = (standing.rating for standing in found.table())
    assert first is not None
    assert second is not None
    assert first.value - second.value == pytest.approx(338.04, abs=0.01)  # 3.5 to 0.5


def test_the_page_opens_with_who_is_the_strongest(shell: Shell) -> None:
    cards, report = shell.file("lab.toml", '["Jon Snow"]\ncost = 3\n'), shell.folder / "out.html"
    told = shell.run(
        *("tournament", "threelines", WEAK, STRONG, "--games", 20, "--processes", 1),
        *("--set", "hp=25", "--cards", cards, "--report", report),
    )
    assert (told.status, told.err) == (0, "")
    page = report.read_text("utf-8")
    assert re.search(r"<h1>greedy is the strongest, rated \d+ \(\d+ to \d+\); random the weakest, rated", page)
    assert "<h2>What was changed</h2>\n<ul><li>hp: 20 → 25</li><li>Jon Snow: cost 2 → 3</li></ul>" in page
    assert page.count("<small>20 games</small>") == 2
    assert "<script" not in page


def test_the_page_about_decks_opens_with_what_wins_most(shell: Shell) -> None:
    decks, report = "Argeon Highmayne,Kaleos Xaan", shell.folder / "out.html"
    run = ("tournament", "generals", "--decks", decks, "--agents", "random", "--games", 6, "--processes", 1)
    assert shell.run(*run, "--report", report).status == 0
    page = report.read_text("utf-8")
    assert re.search(r"<h1>(Argeon Highmayne|Kaleos Xaan) wins most, [\d.]+\xa0% of its games \(", page)
    assert "2 decks, played by random" in page
    assert page.count("<small>6 games</small>") == 2
    assert re.search(r'<th scope="row">Kaleos Xaan</th><td class="number">\d\.\d</td>', page), "no mana curve"
    for figure in ("decisions a game", "turns a game", "choices a decision", "lead changes a game"):
        assert f'<th scope="row">{figure}</th>' in page


def test_a_row_and_its_column_add_up() -> None:
    found = everybody(standings(*[(0,)] * 30, *[(1,)] * 5, ()))
    assert re.findall(r'<td class="number (\w*)">([\d.]+)<br>', found) == [("above", "84.7"), ("below", "15.3")]


def test_before_everybody_has_played_there_are_no_ratings() -> None:
    found = standings()
    assert found.ratings is None
    assert found.facts()["ratings"][0]["rating"] is None
