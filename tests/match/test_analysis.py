"""An analysis finds mistakes and what was better, from nothing but what the seat could know."""

from typing import Any

import pytest

from cardwright.agents import agent_named
from cardwright.agents.budget import Budget
from cardwright.agents.evaluation import evaluation_of
from cardwright.games import load
from cardwright.games.generals.game import GAME
from cardwright.games.threelines.game import GAME as LINES
from cardwright.kernel.data.replay import Replay, begun
from cardwright.kernel.game import CONCEDE
from cardwright.match import coaching
from cardwright.match.analysis import Analysis, Judgement, Weighed, judged, moment_at, moments
from cardwright.match.analysis.upshot import Upshot, upshot
from cardwright.match.analysis.weighing import Weighing, shared_beginning
from tests.games.generals.field import P1, P2, Field, field

QUICK = Budget(iterations=60)
WOUNDED = "P1 Argeon Highmayne a3; P2 Kaleos Xaan i3 damage 22"
BOTH_WOUNDED = "P1 Argeon Highmayne a3 damage 22; P2 Kaleos Xaan i3 damage 22"
NOT_TAKEN = 0


def judgement(at: Field, order: str) -> Judgement:
    """What is thought of an order of the player to move."""
    return judged(GAME, moment_at(GAME, at.s, 0, at.mover(), at.action(order)), QUICK, 1)


def threelines_match(seed: int = 7, gives_up: bool = False) -> Replay:
    """A match of two bots, one of which knows what it does."""
    s = LINES.new(LINES.options()(), seed)
    replay = begun(LINES, s, seed, ["Ada", "Bob"], None)
    bots = [agent_named("greedy"), agent_named("random")]
    while s.result is None:
        seat = int(s.next_seat())
        action = bots[seat].choose(LINES, LINES.mask(s, seat), seat, LINES.legal(s, seat), len(replay.moves))
        if gives_up and len(replay.moves) == 2:
            action = CONCEDE
        LINES.apply(s, seat, action)
        replay.record(LINES, s, seat, action)
    return replay


def thought_of(step: int, seat: int, chance: float | None, lost: float = 0.0, size: str = "") -> Judgement:
    weighed = Weighed(NOT_TAKEN, "nothing", "Place nothing", chance)
    return Judgement(step, seat, chance is None, chance, weighed, weighed, lost, size, [], "")


def test_a_win_that_was_overlooked_is_a_blunder_with_the_winning_action() -> None:
    found = judgement(field("P1 Brightmoss Golem f3; P2 Brightmoss Golem b3", generals=BOTH_WOUNDED), "end")
    assert found.size == "blunder"
    assert found.best.text.startswith("move f3")
    assert found.best.worth == 1
    assert found.line[0].startswith("Attack the enemy general")
    assert found.why
    assert found.taken.words == "End your turn"
    assert found.taken.worth is not None
    assert found.lost == pytest.approx(found.best.worth - found.taken.worth)


def test_a_mistake_says_what_else_would_have_been_better_and_by_how_much() -> None:
    replay = threelines_match()
    mistakes = Analysis(replay, [judged(LINES, one, QUICK, one.step) for one in moments(LINES, replay)]).mistakes()
    assert any(one.others for one in mistakes)
    for one in mistakes:
        worth = [other.worth for other in [one.best, *one.others, one.taken] if other.worth is not None]
        assert worth == sorted(worth, reverse=True)
        assert len(one.others) <= 2
        assert len({other.action for other in [one.best, *one.others, one.taken]}) == len(one.others) + 2


def test_a_better_copy_of_the_same_card_hides_no_other_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    every = moments(LINES, threelines_match())
    moment, found = next((one, found) for one in every if (found := judged(LINES, one, QUICK, one.step)).others)
    alike, words = {found.best.action, found.taken.action}, coaching.in_words
    monkeypatch.setattr(
        "cardwright.match.analysis.judgement.in_words",
        lambda game, seen, seat, action: "Place it" if action in alike else words(game, seen, seat, action),
    )
    again = judged(LINES, moment, QUICK, moment.step)
    assert again.best.words == again.taken.words
    assert again.others == found.others


def test_what_is_no_mistake_is_compared_with_nothing_else() -> None:
    found = judgement(field("P1 Brightmoss Golem h3", generals=WOUNDED), "attack h3 i3")
    assert found.others == []


def test_the_winning_action_itself_is_no_mistake() -> None:
    found = judgement(field("P1 Brightmoss Golem h3", generals=WOUNDED), "attack h3 i3")
    assert (found.size, found.lost, found.chance) == ("", 0.0, 1.0)
    assert found.best == found.taken


def test_an_action_that_only_comes_first_costs_nothing() -> None:
    found = judgement(field("P1 Brightmoss Golem h3; P1 Komodo Charger b1", generals=WOUNDED), "move b1 d1")
    assert (found.size, found.chance) == ("", 1.0)


def test_a_forced_move_is_no_mistake_and_costs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardwright.match.analysis.judgement.Search", None)
    s = LINES.read_position("P2.left: Jon Snow", LINES.options()())
    [only] = LINES.legal(s, P1)
    found = judged(LINES, moment_at(LINES, s, 0, P1, int(only)), QUICK, 1)
    assert found.forced
    assert (found.chance, found.lost, found.size) == (None, 0.0, "")


@pytest.mark.parametrize("name", ["threelines", "generals", "pantheon"])
def test_other_hidden_cards_make_no_difference(name: str) -> None:
    game: Any = load(name)
    s = game.new(game.options()(), 5)
    bot = agent_named("greedy")
    for count in range(8):
        seat = int(s.next_seat())
        game.apply(s, seat, bot.choose(game, game.mask(s, seat), seat, game.legal(s, seat), count))
    seat = int(s.next_seat())
    taken = int(game.legal(s, seat)[-1])
    other = game.sample(game.mask(s, seat), seat, 99)
    assert game.encode(other) != game.encode(s)
    here, there = (judged(game, moment_at(game, one, 8, seat, taken), QUICK, 1) for one in (s, other))
    assert here == there


def test_every_decision_of_a_match_is_judged_but_giving_up() -> None:
    replay = threelines_match(gives_up=True)
    assert [(one.step, one.seat, one.taken) for one in moments(LINES, replay)] == [
        (step, seat, action) for step, (seat, action) in enumerate(replay.moves[:-1])
    ]


def test_the_same_seed_gives_the_same_facts() -> None:
    replay = threelines_match()
    found = [[judged(LINES, one, QUICK, one.step) for one in moments(LINES, replay)] for _ in range(2)]
    assert Analysis(replay, found[0]).facts() == Analysis(replay, found[1]).facts()
    assert any(one.size for one in found[0])


def test_a_curve_has_what_was_thought_about_and_ends_with_the_result() -> None:
    replay = threelines_match()
    found = Analysis(replay, [thought_of(2, P1, 0.6), thought_of(0, P1, 0.5), thought_of(4, P1, None)])
    assert found.curve(P1) == [(0, 0.5), (2, 0.6), (len(replay.moves), float(P1 in (replay.result or [])))]
    assert found.curve(P2) == []
    replay.result = []
    assert found.curve(P1)[-1][1] == 0.5
    replay.result = None
    assert found.curve(P1)[-1] == (2, 0.6)


def test_what_two_seats_see_at_once_is_one_turning_point() -> None:
    replay = threelines_match()
    replay.result = None
    seen = [(0, P1, 0.5), (1, P2, 0.5), (2, P1, 0.45), (3, P2, 0.9), (4, P1, 0.2), (5, P2, 0.95)]
    [point] = Analysis(replay, [thought_of(*one) for one in seen]).turning_points()
    assert (point.seat, point.first, point.last) == (P2, 1, 3)


def test_the_worst_mistake_comes_first() -> None:
    made = [thought_of(0, P1, 0.5, 0.06, "slip"), thought_of(1, P2, 0.5, 0.3, "blunder"), thought_of(2, P1, 0.5)]
    found = Analysis(threelines_match(), made)
    assert [one.size for one in found.mistakes()] == ["blunder", "slip"]
    assert found.count(P1) == {"blunder": 0, "mistake": 0, "slip": 1}


def test_actions_are_compared_in_the_same_worlds_with_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[tuple[str, int]] = []

    def noted(game: Any, world: Any, seat: int, action: int, own: Any, seed: int) -> Upshot:
        tried.append((game.digest(world), seed))
        return upshot(game, world, seat, action, own, seed)

    monkeypatch.setattr("cardwright.match.analysis.weighing.upshot", noted)
    s = LINES.new(LINES.options()(), 3)
    moment = moment_at(LINES, s, 0, P1, int(LINES.legal(s, P1)[0]))
    first, second = moment.actions[:2]
    both = Weighing(LINES, moment, {first, second}, agent_named("greedy"), 1)
    both.try_in(6)
    assert tried[0::2] == tried[1::2]
    assert len(set(tried)) == 6
    assert both.lead(first, second) == pytest.approx(both.worth(first) - both.worth(second))
    assert both.margin(first, first) == 0 < both.margin(first, second)


def test_a_line_goes_as_far_as_most_worlds_agree() -> None:
    assert shared_beginning([["a", "b", "c"], ["a", "b"], ["a", "d"]]) == ["a", "b"]
    assert shared_beginning([["a"], ["b"]]) == []


def test_an_action_that_bots_never_think_of_is_judged_too() -> None:
    game: Any = load("pantheon")
    s = game.new(game.options()(), 5)
    for seat in (P1, P2):
        game.apply(s, seat, game.legal(s, seat)[0])
    swaps = game.legal(s, P1)
    (usual,) = evaluation_of("pantheon").sensible(s, P1, swaps)
    other = next(int(swap) for swap in swaps if swap != usual)
    assert judged(game, moment_at(game, s, 0, P1, usual), QUICK, 1).forced
    found = judged(game, moment_at(game, s, 0, P1, other), QUICK, 1)
    assert not found.forced
    assert found.chance is not None
