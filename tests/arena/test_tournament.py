"""`cardwright tournament`: everybody against everybody."""

import json

import pytest

from cardwright.arena import Standings, Totals, round_robin
from cardwright.arena.pins import pins_of
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


def test_before_everybody_has_played_there_are_no_ratings() -> None:
    found = standings()
    assert found.ratings is None
    assert found.facts()["ratings"][0]["rating"] is None
