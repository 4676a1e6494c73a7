"""Games played twice, before and after a change."""

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from cardwright.agents import Agent
from cardwright.arena import NamedDeck, local
from cardwright.arena.compare import Comparison, Findings, PairTable, Run, compared, run
from cardwright.arena.compare.comparison import keys_in
from cardwright.games import load
from cardwright.kernel.action import Actions
from cardwright.kernel.data.card_changes import changed_cards
from cardwright.kernel.data.replay import read_replay, steps
from cardwright.kernel.errors import BadInput
from cardwright.kernel.event import Event
from cardwright.kernel.game import Game
from cardwright.kernel.options import changed
from cardwright.kernel.state import S

STRONGER = {"Jon Snow": {"attack": 40, "defence": 90, "cost": 1}}
KNIGHT = {"Silverguard Knight": {"attack": 5}}


def comparison(
    game: str = "threelines",
    cards: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    agents: Sequence[str] = ("random", "random"),
    decks: Sequence[str] = (),
    seed: int = 1,
) -> Comparison:
    rules = load(game)
    plain = rules.options()()
    both = (rules.cards(), changed_cards(rules.cards(), cards or {}))
    brought = [NamedDeck(name, rules.starters()[name]) for name in decks]
    return compared(rules, (plain, changed(plain, options or {})), both, agents, brought, seed)


def played(compare: Comparison, most: int = 100, processes: int = 1, precision: float = 2) -> Run:
    result = Run(compare, precision, most)
    run(result, local(processes))
    return result


def test_another_text_changes_no_game() -> None:
    result = played(comparison(cards={"Jon Snow": {"title": "the Tall"}}, agents=("greedy", "greedy")), 40)
    assert all(pair.difference == 0 and pair.before == pair.after for pair in result.pairs)


def test_only_deals_count_in_which_one_player_holds_the_card() -> None:
    compare = comparison(cards=STRONGER)
    result = played(compare)
    assert result.deals > 3 * len(result.pairs)
    assert {pair.seat for pair in result.pairs} == {0, 1}
    assert all(pair.before.cards["jon_snow"].kept and pair.after.cards["jon_snow"].kept for pair in result.pairs)


def test_two_processes_find_what_one_finds() -> None:
    compare = comparison(cards=STRONGER)
    alone, together = played(compare, 60), played(compare, 60, processes=2)
    assert alone.pairs == together.pairs
    assert alone.interval.facts() == together.interval.facts()
    assert Findings(alone).facts() == Findings(together).facts()


def test_a_run_stops_by_itself_with_the_answer() -> None:
    result = played(comparison(cards=STRONGER), 10_000, precision=8)
    assert result.over()
    assert result.interval.settled()
    assert len(result.pairs) < 10_000
    answer = Findings(result).answer()
    assert answer.startswith("Jon Snow at 40 attack, 90 defence and a cost of 1: the player who holds it wins ")
    assert " points more, " in answer


def test_a_change_without_effect_is_told_as_none() -> None:
    result = played(comparison(cards={"Jon Snow": {"title": "the Tall"}}), 10_000)
    assert (
        Findings(result).answer().startswith("Jon Snow rewritten: no difference of 2 points; the player who holds it")
    )


def test_a_rule_is_compared_for_the_first_seat() -> None:
    compare = comparison(options={"hp": 30})
    result = played(compare, 50)
    assert result.deals == len(result.pairs) == 50
    assert all(pair.seat == 0 and pair.before.score == pair.before.first for pair in result.pairs)
    assert compare.change_lines() == ["hp: 20 -> 30"]


def test_unlike_agents_are_compared_for_the_first_of_them() -> None:
    compare = comparison(options={"hp": 30}, agents=("greedy", "random"))
    assert compare.who() == "greedy"
    assert [pair.seat for pair in played(compare, 4).pairs] == [0, 1, 0, 1]


def test_a_card_of_a_deck_is_compared_for_the_decks_that_hold_it() -> None:
    compare = comparison("generals", KNIGHT)
    with_it = [
        place
        for place, deck in enumerate(compare.decks)
        if "silverguard_knight" in keys_in(load("generals"), deck.text)
    ]
    assert list(compare.subjects) == with_it
    assert all(sum(place in with_it for place in pair) == 1 for pair in compare.matchups)


def test_decks_meet_in_both_seats_with_both_agents_in_them() -> None:
    compare = comparison("generals", KNIGHT, decks=["Argeon Highmayne", "Kaleos Xaan"])
    assert compare.matchups == ((0, 1), (1, 0))
    assert [compare.agent_in(0, number) for number in range(4)] == [0, 0, 1, 1]
    result = played(compare, 4)
    assert [pair.seat for pair in result.pairs] == [0, 1, 0, 1]
    assert [(each.deck, each.before.games) for each in Findings(result).matchups] == [("Argeon Highmayne", 4)]


@pytest.mark.parametrize(
    ("game", "cards"),
    [
        ("pantheon", {"Whisper Shade": {"power": 6}}),
        ("cartoverse", {"Dawn Squire": {"atk": 6}}),
        ("ancients", {"Oathbound Champion": {"attack": 9}}),
        ("template", {"Market Stall": {"text": "Gain 3."}}),
    ],
)
def test_every_game_can_be_compared(game: str, cards: dict[str, Any]) -> None:
    result = played(comparison(game, cards), 6)
    facts = Findings(result).facts()
    assert len(result.pairs) == 6
    assert facts["cards"]
    assert facts["mana_curve"] or game == "template"


def test_the_largest_swings_are_played_again_as_replays() -> None:
    compare = comparison(cards=STRONGER)
    findings = Findings(played(compare, 60))
    assert findings.swings
    for pair in findings.swings:
        assert abs(pair.difference) == 1
        for replay, course in zip(PairTable(compare).recorded(pair.number, ["a", "b"]), (pair.before, pair.after)):
            again = list(steps(load("threelines"), read_replay(replay)))
            assert len(again) == course.decisions + 1
            assert (pair.seat in (again[-1].result or ())) == (course.score == 1)


def test_what_cannot_be_compared_is_refused() -> None:
    with pytest.raises(BadInput, match="nothing changes"):
        comparison()
    with pytest.raises(BadInput, match="threelines is for 2 players, not 3"):
        comparison(options={"hp": 30}, agents=["random"] * 3)
    with pytest.raises(BadInput, match="no deck that comes with Generals holds Wraithling"):
        comparison("generals", {"Wraithling": {"attack": 2}})
    with pytest.raises(BadInput, match="every deck holds a changed card"):
        comparison("generals", KNIGHT, decks=["Argeon Highmayne"])


class Attentive(Agent):
    """Does the first thing it may, and counts what it is told."""

    name = "attentive"
    told: ClassVar[list[int]] = []

    def choose(self, game: Game[S], seen: S, seat: int, actions: Actions, seed: int) -> int:
        return int(actions[0])

    def heard(self, game: Game[S], seen: S, seat: int, events: list[Event]) -> None:
        self.told.append(len(events))


def test_bots_of_your_own_hear_what_their_seat_is_told() -> None:
    Attentive.told.clear()
    played(comparison(options={"hp": 30}, agents=("tests.arena.test_compare:Attentive", "random")), 2)
    assert sum(Attentive.told) > 10
