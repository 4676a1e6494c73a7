"""Many games with decks: by seat in a series, against each other in a tournament."""

import json
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from cardwright.arena import Journal, NamedDeck, Series, Standings, Statistics, Totals, planned, round_robin_of_decks
from cardwright.arena.playing import SeriesTable, play
from cardwright.cli.tournament import cross_table, show_scores
from cardwright.games import load
from cardwright.kernel.chance import mixed
from cardwright.kernel.errors import BadInput, BadOption
from cardwright.kernel.game import Game
from tests.arena.runs import cut_short, series
from tests.cli.terminal import Shell
from tests.match.games_with_decks import DECKED, known, starters

OAK, ELM = NamedDeck("Oak", "an oak"), NamedDeck("Elm", "an elm")


def meeting(first: NamedDeck, second: NamedDeck, **changes: Any) -> Series:
    """A series of two decks that is never played."""
    return replace(series(), decks=(first, second), **changes)


def totals(*winners: tuple[int, ...]) -> Totals:
    """Games with these winners, the agents changing seats after each."""
    found = Totals(2)
    for number, each in enumerate(winners):
        found.count(number % 2, each, 10)
    return found


def field(game: Game[Any], count: int = 3) -> list[str]:
    return [deck.name for deck in starters(game, count)]


# A series.


@pytest.mark.parametrize("name", DECKED)
def test_decks_stay_in_their_seats_while_agents_move_on(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = known(name, monkeypatch)
    decks = starters(game)
    each = planned(game, game.options()(), ["random", "random"], 10, 1, decks=decks)
    assert each.places() == [f"seat {seat}, {deck.name}" for seat, deck in enumerate(decks, 1)]
    for number in range(10):
        s = game.new(game.options()(), mixed(1, number), decks=[deck.text for deck in decks])
        SeriesTable(each, game).play_out(s, number)
        assert play(each, number, number + 1).wins[number % 2] == [int(seat in s.result) for seat in range(2)]


@pytest.mark.parametrize("name", DECKED)
def test_other_decks_play_other_games(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = known(name, monkeypatch)
    found = []
    for decks in (starters(game), starters(game)[::-1]):
        each = planned(game, game.options()(), ["random"] * 2, 20, 1, decks=decks)
        found.append(play(each, 0, 20).facts())
    assert found[0] != found[1]


def test_a_series_with_decks_that_cannot_be_played_is_refused() -> None:
    rules = load("threelines")
    with pytest.raises(BadOption, match="the deck of P1 cannot be played: Threelines is played without decks"):
        planned(rules, rules.options()(), ["random"] * 2, 10, 1, decks=[OAK, ELM])


def test_without_decks_a_place_is_just_a_seat() -> None:
    assert series().places() == ["seat 1", "seat 2"]
    assert Statistics(series(), Totals(2)).facts()["decks"] == []


def test_a_seat_with_a_better_deck_has_no_advantage_as_a_seat() -> None:
    counted = totals((0,), (0,), (1,))
    assert Statistics(meeting(OAK, OAK), counted).advantage == Statistics(series(), counted).advantage is not None
    assert Statistics(meeting(OAK, ELM), counted).advantage is None


@pytest.mark.parametrize(
    ("first", "second", "sentence"),
    [
        ([OAK, ELM], [OAK, NamedDeck("Ash", "an ash")], "its decks are Oak,Elm, not Oak,Ash"),
        ([OAK, ELM], [OAK, NamedDeck("Elm", "another elm")], "Elm was another deck then"),
        ([], [OAK, ELM], "its decks are none, not Oak,Elm"),
        ([OAK, ELM], [], "its decks are Oak,Elm, not none"),
    ],
)
def test_the_journal_of_other_decks_is_refused(
    tmp_path: Path, first: list[NamedDeck], second: list[NamedDeck], sentence: str
) -> None:
    path = tmp_path / "journal"
    cut_short(path, [replace(series(), decks=tuple(first))], 0)
    with pytest.raises(BadInput, match=f"is the journal of another run: {sentence}"):
        Journal(str(path), [replace(series(), decks=tuple(second))])


@pytest.mark.parametrize("name", DECKED)
def test_seats_are_shown_with_their_decks(shell: Shell, name: str) -> None:
    game = known(name, shell.patch)
    decks = field(game, 2)
    run = ("simulate", name, "--games", 4, "--decks", ",".join(decks), "--processes", 1)
    told = shell.run(*run, "--report", shell.folder / "out.html")
    assert (told.status, told.err) == (0, "")
    page = (shell.folder / "out.html").read_text("utf-8")
    for seat, deck in enumerate(decks, 1):
        assert f"seat {seat}, {deck}" in told.out
        assert f"<span>seat {seat}, {deck}</span>" in page
    assert json.loads(shell.run(*run, "--json", "-").out)["decks"] == decks


# A tournament.


@pytest.mark.parametrize("name", DECKED)
def test_every_pair_of_decks_meets_on_both_seats(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = known(name, monkeypatch)
    programme = round_robin_of_decks(game, game.options()(), starters(game, 3), "greedy", 10, 1)
    met = [(each.decks[0].name, each.decks[1].name) for each in programme]
    assert sorted(met) == sorted((a, b) for a in field(game) for b in field(game) if a != b)
    assert {(each.games, each.agents) for each in programme} == {(5, ("greedy", "greedy"))}
    assert len({each.seed for each in programme}) == 6


def test_a_deck_has_the_record_of_both_seats() -> None:
    found = Standings([meeting(OAK, ELM), meeting(ELM, OAK)], [totals((0,), (0,), ()), totals((0,), (1,), (1,))])
    oak, elm = found.table()
    assert (oak.name, oak.record.wins, oak.record.losses, oak.record.draws) == ("Oak", 4, 1, 1)
    assert (elm.name, elm.record.wins, elm.record.losses, elm.record.draws) == ("Elm", 1, 4, 1)
    assert found.scores() == [[0.0, 4.5], [1.5, 0.0]]
    assert oak.rating is not None
    assert elm.rating is not None
    assert oak.rating.value - elm.rating.value == pytest.approx(190.85, abs=0.01)  # 4.5 to 1.5 is three to one


def test_decks_are_sorted_by_their_win_rate_even_before_all_have_met() -> None:
    ash = NamedDeck("Ash", "an ash")
    pairs = [meeting(ash, OAK), meeting(OAK, ash), meeting(ELM, OAK)]
    found = Standings(pairs, [totals((1,), (0,), (1,)), Totals(2), totals((0,))])
    assert [standing.name for standing in found.table()] == ["Elm", "Oak", "Ash"]
    assert found.ratings is None
    facts = found.facts()
    assert [row["deck"] for row in facts["ratings"]] == ["Elm", "Oak", "Ash"]
    assert (facts["pairings"][0]["deck"], facts["pairings"][0]["against"]) == ("Ash", "Oak")


@pytest.mark.parametrize("name", DECKED)
def test_a_tournament_of_decks_shows_their_win_rates(shell: Shell, name: str) -> None:
    names = field(known(name, shell.patch))
    run = ("tournament", name, "--decks", ",".join(names), "--agents", "random", "--games", 6, "--processes", 1)
    told = shell.run(*run)
    assert (told.status, told.err) == (0, "")
    lines = told.out.splitlines()
    assert lines[0].split() == ["deck", "win", "rate", "95", "%", "wins", "losses", "draws", "rating"]
    assert all(any(line.startswith(f"{place} ") for line in lines) for place in (1, 2, 3))
    assert all(deck in told.out for deck in names)
    found = json.loads(shell.run(*run, "--json", "-").out)
    assert (found["agent"], found["games_per_pairing"], found["played"]) == ("random", 6, 18)
    rates = [row["win_rate"] or 0 for row in found["ratings"]]
    assert rates == sorted(rates, reverse=True)
    assert {row["deck"] for row in found["ratings"]} == set(names)
    assert all(row["games"] == 12 for row in found["ratings"])
    assert len(found["pairings"]) == 6


@pytest.mark.parametrize("name", DECKED)
def test_an_interrupted_tournament_of_decks_goes_on(shell: Shell, name: str) -> None:
    game = known(name, shell.patch)
    decks = starters(game, 3)
    run = ("tournament", name, "--decks", ",".join(field(game)), "--agents", "random", "--games", 4, "--processes", 1)
    whole = json.loads(shell.run(*run, "--json", "-").out)
    journal = shell.folder / "run.journal"
    cut_short(journal, round_robin_of_decks(game, game.options()(), decks, "random", 4, 1), 5)
    again = json.loads(shell.run(*run, "--json", "-", "--resume", journal).out)
    assert again["run"]["games"] == 7
    assert {**again, "run": 0} == {**whole, "run": 0}


@pytest.mark.parametrize(("width", "shown"), [(80, "Scores, row against column:"), (15, "--json has them")])
def test_a_table_too_wide_for_the_screen_is_left_out(width: int, shown: str) -> None:
    screen = Console(file=StringIO(), width=width)
    found = Standings([meeting(OAK, ELM), meeting(ELM, OAK)], [totals((0,)), totals((0,))])
    show_scores(screen, cross_table(found, ["Oak", "Elm"]))
    assert isinstance(screen.file, StringIO)
    assert shown in " ".join(screen.file.getvalue().split())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--decks all", "one agent plays all the decks: name exactly one with --agents"),
        ("random --decks all", "one agent plays all the decks"),
        ("random greedy --decks all --agents random", "one agent plays all the decks"),
        ("--decks all --agents random", "Threelines comes with no decks"),
        ("--decks Oak,Elm --agents random", "Threelines comes with no decks"),
        ("--decks Oak --agents greedi", "Threelines comes with no decks"),
        ("--agents random", "--agents says who plays the --decks"),
        ("random greedy --agents random", "--agents says who plays the --decks"),
    ],
)
def test_a_tournament_that_makes_no_sense_is_refused(shell: Shell, arguments: str, sentence: str) -> None:
    told = shell.run("tournament", "threelines", *arguments.split())
    assert (told.status, told.out) == (2, "")
    assert sentence in told.err


@pytest.mark.parametrize("name", DECKED)
def test_a_field_that_makes_no_pairs_is_refused(shell: Shell, name: str) -> None:
    first, second = field(known(name, shell.patch), 2)
    for decks, more, sentence in (
        (first, [], "a tournament needs at least two decks"),
        (f"{first},{second},{first}", [], f"{first} is named twice; everybody enters a tournament once"),
        (f"{first},{second}", ["--games", 5], "an even number of games, not 5"),
        (f"{first},{second}", ["--games", 0], "the number of games is from 1 to 1,000,000,000, not 0"),
        (f"{first},{second}x", [], f"did you mean {second}"),
    ):
        told = shell.run("tournament", name, "--decks", decks, "--agents", "random", *more)
        assert (told.status, told.out) == (2, "")
        assert sentence in told.err
