"""How good a position looks to each seat."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from cardwright import games
from cardwright.agents.evaluation import evaluation_of, payoff
from cardwright.games.threelines.bots.weights import BASE, DECK, MOST_DECK, TRAITS
from cardwright.games.threelines.bots.worth import ZERO, Outlook, duel
from cardwright.games.threelines.model.state import Position
from cardwright.kernel.chance import dice
from cardwright.kernel.game import Game
from cardwright.kernel.options import changed
from cardwright.kernel.state import State
from tests.agents.whole_games import tables
from tests.games.threelines.table import DIGITS, at, at_cards

FIELD = "P1.left: 3/4 2\nP2.left: 2/5 5\nP1.center: 5/5 5\nP2.right: 4/4 1\nP1.hand: 6/6, 2/2\nP2.hand: 7/1, 1/7\n"


def chances(s: State) -> list[float]:
    return evaluation_of("threelines").chances(s)


def positions(game: Game[Any], seats: int, seeds: range, **options: object) -> Iterator[State]:
    """The undecided positions of random games."""
    for seed in seeds:
        chance = dice(seed)
        s = game.new(changed(game.options()(), options), seed, seats)
        while s.result is None:
            yield s
            legal = game.legal(s, s.next_seat())
            game.apply(s, s.next_seat(), legal[chance.below(len(legal))])


@pytest.mark.parametrize(("name", "variant", "seats"), tables())
def test_chances_are_from_nothing_to_certainty_for_every_seat(name: str, variant: str, seats: int) -> None:
    game = games.load(name)
    options = game.variants()[variant].values()
    for s in positions(game, seats, range(5), **options):
        found = evaluation_of(name).chances(s)
        assert len(found) == seats
        assert all(0 <= chance <= 1 for chance in found)


@pytest.mark.parametrize(("name", "variant", "seats"), tables())
def test_a_decided_game_is_worth_its_result(name: str, variant: str, seats: int) -> None:
    game = games.load(name)
    for seed in range(3):
        s = game.new(game.variants()[variant], seed, seats)
        worth = evaluation_of(name).judge(game, game.clone(s), dice(seed))
        assert all(0 <= chance <= 1 for chance in worth)
        s.result = (1,)
        assert evaluation_of(name).judge(game, s, dice(seed)) == [float(seat == 1) for seat in range(seats)]


def test_winners_have_everything_losers_nothing_and_a_draw_is_shared() -> None:
    game = games.load("template")
    s = game.new(game.options()(), 1, 4)
    for result, worth in (((2,), [0, 0, 1, 0]), ((0, 3), [1, 0, 0, 1]), ((), [0.25] * 4)):
        s.result = result
        assert payoff(s) == worth


# Three lines.


def test_changing_sides_changes_the_chances() -> None:
    game = games.load("threelines")
    for s in positions(game, 2, range(10)):
        assert isinstance(s, Position)
        swapped = game.clone(s)
        swapped.players = swapped.players[::-1]
        assert chances(swapped)[0] == pytest.approx(1 - chances(s)[0])
        assert sum(chances(s)) == pytest.approx(1)


def test_nobody_is_ahead_before_anything_differs() -> None:
    assert chances(at("P1.hand: 3/4\nP2.hand: 3/4 too").s) == [0.5, 0.5]


@pytest.mark.parametrize("field", ["", FIELD])
@pytest.mark.parametrize("what", ["hp", "mana"])
def test_more_is_better(field: str, what: str) -> None:
    least = {"hp": 1, "mana": 0}[what]
    found = [chances(at(f"{field}P1.{what}: {number}").s)[0] for number in range(least, 10)]
    assert found == sorted(set(found))


def test_an_unopposed_attacker_is_better_the_higher_its_attack() -> None:
    found = [chances(at(f"P1.center: {attack}/3 3").s)[0] for attack in DIGITS]
    assert found[0] > 0.5
    assert found == sorted(set(found))


def test_the_card_that_will_win_its_duel_counts_for_its_side() -> None:
    assert chances(at("P1.left: 6/6 6\nP2.left: 5/5 5").s)[0] > 0.5
    assert chances(at("P1.left: 6/6 1\nP2.left: 7/5 5").s)[0] < 0.5
    assert chances(at("P1.left: 6/6 6\nP2.left: 6/6 too 6").s)[0] == 0.5


def test_riches_without_measure_are_judged_too() -> None:
    table = at_cards("P1.mana: 1000\nP1.hp: 1000\nP2.hp: 1\nP2.mana: 0", mana_limit=1000, hp=1000)
    assert chances(table.s)[0] > 0.95
    table = at_cards("P2.mana: 1000\nP2.hp: 1000\nP1.hp: 1\nP1.mana: 0", mana_limit=1000, hp=1000)
    assert chances(table.s)[0] < 0.05


def test_what_is_seen_is_what_the_chances_are_and_the_result_when_there_is_one() -> None:
    s = at(FIELD).s
    assert [Outlook().worth(s, seat) for seat in (0, 1)] == chances(s)
    for result, worth in (((0,), [1, 0]), ((1,), [0, 1]), ((), [0.5, 0.5])):
        s.result = result
        assert [Outlook().worth(s, seat) for seat in (0, 1)] == worth


def test_no_unit_of_the_network_can_spill_into_the_next() -> None:
    for unit in range(len(BASE)):
        most = sum(trait.most * (abs(trait.own[unit]) + abs(trait.foes[unit])) for trait in TRAITS)
        assert most + abs(BASE[unit]) + MOST_DECK * abs(DECK[unit]) < ZERO


@pytest.mark.parametrize("attack", DIGITS)
def test_a_duel_ends_as_the_rules_say(attack: int) -> None:
    for defence, other_attack, other_defence in product(DIGITS, repeat=3):
        mine, theirs = f"{attack}/{defence} {defence}", f"{other_attack}/{other_defence} too {other_defence}"
        table = at(f"P1.left: {mine}\nP2.left: {theirs}\ndeck: -")
        while "-" not in (table["P1.left"], table["P2.left"]):
            table.play()
            if table.s.result is None:
                table.begin_round()
        foretold = [max(0, left) for left in duel(attack, defence, other_attack, other_defence)[:2]]
        assert foretold == [int(table.s.players[seat].left(0)) for seat in (0, 1)]
