"""What else a tournament shows: cards, mana curves, the course of the games, and those that turned most."""

import json
from dataclasses import replace

import pytest

from cardwright.arena import Series, Standings, Totals, planned, round_robin
from cardwright.arena.note_taker import Notes
from cardwright.arena.playing import play
from cardwright.arena.report.tournament_games import cards, swings, turns
from cardwright.arena.totals import read_totals
from cardwright.arena.tournament_findings import TournamentFindings
from cardwright.games import load
from cardwright.kernel.data.replay import read_replay
from tests.cli.terminal import Shell

RULES = load("threelines")


def contest(games: int = 60, agents: tuple[str, str] = ("greedy", "random")) -> Series:
    (series,) = round_robin(RULES, RULES.options()(), agents, games, 1)
    return series


def notes(first: dict[str, int], second: dict[str, int], lowest: tuple[float, float] = (0.4, 0.4)) -> Notes:
    """Of a game of three turns; by seat the cards that were played, with the turn."""
    found = Notes(2)
    for course, played in zip(found.courses, (first, second)):
        for key, turn in played.items():
            use = course.use(key)
            use.drawn, use.played = 1, turn
            course.spent[turn] = course.spent.get(turn, 0) + 2
    shared = found.courses[0]
    shared.decisions, shared.choices, shared.turns = 6, 30, 3
    found.lowest = list(lowest)
    return found


def findings(
    *games: tuple[tuple[int, ...], Notes], agents: tuple[str, str] = ("greedy", "random")
) -> TournamentFindings:
    """After games with these winners, the first agent always in the first seat."""
    totals = Totals(2)
    for number, (winners, noted) in enumerate(games):
        totals.count(0, winners, 6)
        totals.courses.count(number, winners, noted, (0, 1))
    return TournamentFindings(Standings([contest(len(games), agents)], [totals]))


def test_a_card_counts_for_what_its_side_wins_with_it_beyond_the_usual() -> None:
    with_it, without = notes({"rusk": 1}, {"vharos": 2}), notes({}, {"vharos": 2})
    found = findings(*[((0,), with_it)] * 40, *[((0,), without)] * 5, *[((1,), without)] * 35)
    row = next(each for each in found.cards if (each.name, each.event) == ("Rusk", "played"))
    assert (row.sides, row.score, row.expected) == (40, 1.0, 45 / 80)
    assert row.more.clear
    always = next(each for each in found.cards if (each.name, each.event) == ("Vharos", "played"))
    assert (always.score, always.more.value, always.more.clear) == (35 / 80, 0.0, False)
    assert "Rusk, played" in cards(found)


def test_a_card_is_told_apart_by_the_turn_in_which_it_was_played() -> None:
    early, late = notes({"rusk": 1}, {}), notes({"rusk": 3}, {})
    found = findings(*[((0,), early)] * 40, *[((1,), late)] * 40)
    assert {(each.turn, each.sides, each.score) for each in found.turns} == {(1, 40, 1.0), (3, 40, 0.0)}
    assert all(each.more.clear for each in found.turns)
    assert "<td>turn 3</td>" in turns(found)


def test_what_happened_to_a_few_sides_only_is_left_out() -> None:
    found = findings(*[((0,), notes({"rusk": 1}, {}))] * 29, *[((1,), notes({}, {}))] * 29)
    assert found.cards == found.turns == []


def test_the_mana_curve_is_what_each_spent_in_a_turn() -> None:
    found = findings(((0,), notes({"rusk": 1, "vharos": 1}, {"rusk": 3})), ((), notes({}, {})))
    assert found.curves == {"greedy": [2.0, 0.0, 0.0], "random": [0.0, 0.0, 1.0]}


def test_games_have_a_mean_length_and_breadth_with_intervals() -> None:
    found = findings(*[((0,), notes({}, {}))] * 4)
    assert [(each.name, each.low, each.mean, each.high) for each in found.figures] == [
        ("decisions a game", 6, 6, 6),
        ("turns a game", 3, 3, 3),
        ("choices a decision", 5, 5, 5),
        ("lead changes a game", 0, 0, 0),
    ]


def test_the_games_whose_winners_were_furthest_behind_are_the_largest_swings() -> None:
    drawn = [((), notes({}, {}, (0.01, 0.01)))]
    won = [((0,), notes({}, {}, (chance / 100, 0.001))) for chance in range(50, 30, -1)]
    found = findings(*drawn, *won)
    assert [each.number for each in found.swings] == [20, 19, 18, 17, 16]
    assert [each.chance for each in found.swings] == [0.31, 0.32, 0.33, 0.34, 0.35]


def test_agents_who_think_by_the_clock_have_no_replays() -> None:
    game = ((0,), notes({}, {}))
    assert findings(game).can_be_replayed()
    assert not findings(game, agents=("greedy", "search:20ms")).can_be_replayed()
    assert swings(findings(game), []) == ""


def test_noting_the_course_changes_no_game() -> None:
    for agents in (("random", "random"), ("greedy", "random")):
        noted = replace(planned(RULES, RULES.options()(), agents, 8, 1), courses=True)
        found, plain = play(noted, 0, 8), play(replace(noted, watch=0), 0, 8)
        assert (found.wins, found.lengths) == (plain.wins, plain.lengths)
        assert found.courses.games == 8
        assert found.courses.figures["decisions"][0] == sum(length * games for length, games in found.lengths.items())


def test_courses_add_up_in_any_order_and_come_back_out_of_json() -> None:
    series = contest(6)
    parts = [play(series, first, first + 2) for first in (0, 2, 4)]
    forward, backward = Totals(2), Totals(2)
    for part in parts:
        forward.add(part)
    for part in reversed(parts):
        backward.add(read_totals(json.loads(json.dumps(part.facts()))))
    assert forward.facts() == backward.facts() == play(series, 0, 6).facts()


def test_the_games_of_which_more_is_noted_leave_nobody_in_one_seat() -> None:
    many = round_robin(RULES, RULES.options()(), ["greedy", "random"], 40_000, 1)[0]
    assert {many.turn(number) for number in range(100) if many.watched(number)} == {0, 1}


def test_a_report_links_to_replays_that_play(shell: Shell) -> None:
    report, out = shell.folder / "out.html", shell.folder / "out.json"
    told = shell.run(
        *("tournament", "threelines", "random", "greedy", "--games", 12, "--processes", 1),
        *("--report", report, "--json", out),
    )
    assert (told.status, told.err) == (0, "")
    found = json.loads(out.read_text("utf-8"))
    files = sorted((shell.folder / "out-replays").iterdir())
    assert len(files) == len(found["swings"]) == 5
    assert found["courses"] == 12
    for file in files:
        assert f'href="out-replays/{file.name}"' in report.read_text("utf-8")
        assert shell.run("replay", "--verify", file).status == 0
    swing = found["swings"][0]
    replay = read_replay((shell.folder / f"out-replays/pairing-1-game-{swing['number'] + 1}.json").read_text("utf-8"))
    assert replay.players == ["greedy", "random"] if swing["number"] % 2 else ["random", "greedy"]


@pytest.mark.parametrize("damage", ["figures", "cards", "swings"])
def test_a_journal_without_its_courses_is_no_journal(damage: str) -> None:
    facts = play(contest(2), 0, 2).facts()
    del facts["courses"][damage]
    with pytest.raises(KeyError):
        read_totals(facts)
