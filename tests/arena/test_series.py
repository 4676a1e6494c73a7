"""How the games of a series follow from their numbers."""

from collections import Counter
from typing import Any

import pytest

from cardwright.arena.playing import SeriesTable, play
from cardwright.arena.series import Series, planned
from cardwright.arena.totals import Totals
from cardwright.games import load
from cardwright.kernel.chance import mixed
from cardwright.kernel.errors import BadInput, CardwrightError
from tests.arena.runs import series


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_agent_sits_in_every_seat_equally_often(seats: int) -> None:
    each = series(["random"] * seats, 12, game="template")
    sat = Counter((each.agent_in(seat, each.turn(number)), seat) for number in range(12) for seat in range(seats))
    assert sat == {(agent, seat): 12 // seats for agent in range(seats) for seat in range(seats)}


def test_a_seed_depends_on_each_of_its_numbers_and_their_order() -> None:
    seeds = {mixed(1), mixed(2), mixed(1, 0), mixed(1, 1), mixed(0, 1), mixed(1, 0, 0), mixed(-1), mixed(2**80)}
    assert len(seeds) == 8


def test_the_seeds_of_a_run_never_change() -> None:
    assert [mixed(1, number) for number in range(3)] == [1621349212596569552, 1299412683667716411, 432855164734844174]


def test_other_seeds_play_other_games() -> None:
    assert play(series(seed=1), 0, 60).facts() != play(series(seed=2), 0, 60).facts()


@pytest.mark.parametrize("game", ["template", "threelines"])
def test_a_random_game_is_the_same_whether_its_cards_are_counted_or_not(game: str) -> None:
    each = series(game=game, games=40)
    rules = load(game)
    unwatched = Series(**{**vars(each), "watch": 0})
    with_cards, without = play(each, 0, 40), play(unwatched, 0, 40)
    assert with_cards.watched == 40
    assert without.watched == 0
    assert without.cards == {}
    assert with_cards.lengths == without.lengths
    assert with_cards.wins == without.wins
    assert SeriesTable(each, rules).taker.keys >= set(with_cards.cards)


def test_in_a_very_long_run_cards_are_counted_in_some_of_the_games() -> None:
    rules = load("threelines")
    assert planned(rules, rules.options()(), ["random"] * 2, 199_999, 1).watch == 1
    long = planned(rules, rules.options()(), ["random"] * 2, 1_000_000, 1)
    watched = [number for number in range(1100) if long.watched(number)]
    assert len(watched) == 100
    assert {long.turn(number) for number in watched} == {0, 1}, "an agent is counted in one of the seats only"


def test_a_side_that_played_a_card_twice_counts_once() -> None:
    totals = Totals(2)
    totals.count_cards((0,), [{"rusk": None}, {"rusk": None, "jon": None}])
    totals.count_cards((), [{"rusk": None}, {}])
    assert totals.cards == {"rusk": [3, 1, 1], "jon": [1, 0, 0]}
    assert totals.watched == 2


def test_agents_that_share_a_name_are_told_apart() -> None:
    assert series(["random", "greedy"]).labels() == ["random", "greedy"]
    assert series(["random", "random"]).labels() == ["random (1)", "random (2)"]


def test_an_agent_never_sees_more_than_its_mask(monkeypatch: pytest.MonkeyPatch) -> None:
    each = series(["greedy", "random"], 1)
    room = SeriesTable(each, each.rules())
    shown: list[tuple[Any, int]] = []

    def look(*question: Any) -> int:
        _, seen, seat, actions, _ = question
        shown.append((seen, seat))
        return int(actions[0])

    for agent in room.agents:
        monkeypatch.setattr(agent, "choose", look)
    room.play(0, Totals(2))
    assert shown
    assert all(room.game.digest(seen) == room.game.digest(room.game.mask(seen, seat)) for seen, seat in shown)


@pytest.mark.parametrize(
    ("agents", "games", "sentence"),
    [
        (["random", "random"], 0, "the number of games is from 1 to 1,000,000,000, not 0"),
        (["random", "random"], -5, "not -5"),
        (["random"], 10, "threelines is for 2 players, not 1"),
        (["random"] * 3, 10, "threelines is for 2 players, not 3"),
    ],
)
def test_a_series_that_cannot_be_played_is_refused(agents: list[str], games: int, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        series(agents, games)


def test_a_game_that_never_ends_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardwright.arena.playing.MOST_DECISIONS", 3)
    with pytest.raises(CardwrightError, match="game 1 was not over after 3 decisions"):
        play(series(), 0, 1)
