"""A turn of many small actions is planned as a whole."""

import pytest

from cardwright.agents import agent_named
from cardwright.agents.budget import Budget
from cardwright.agents.evaluation import evaluation_of
from cardwright.agents.planning import outcomes, over
from cardwright.agents.search import Search
from cardwright.games import load
from cardwright.games.generals.game import GAME
from cardwright.games.generals.model.actions import END, REPLACE, UNDO
from cardwright.kernel.action import kind_of, operand
from cardwright.kernel.bits import members
from cardwright.kernel.chance import dice
from tests.agents.whole_games import against_chance, answer
from tests.games.generals.field import Field, field

JUDGE = evaluation_of("generals")
WOUNDED = "P1 Argeon Highmayne a3; P2 Kaleos Xaan i3 damage 22"


def choice(at: Field, agent: str, seed: int = 1) -> str:
    """What an agent does, as it would be typed."""
    seat = at.mover()
    actions = GAME.legal(at.s, seat)
    action = agent_named(agent).choose(GAME, GAME.mask(at.s, seat), seat, actions, seed)
    assert action in actions
    return GAME.action_text(at.s, seat, action)


def turn(at: Field, agent: str) -> list[str]:
    """Everything an agent does until its turn is over."""
    seat = at.mover()
    done: list[str] = []
    while not over(at.s, seat):
        done.append(choice(at, agent))
        at.do(done[-1])
        assert len(done) < 60, f"{agent} never ends its turn"
    return done


def test_a_win_in_two_actions_is_found() -> None:
    at = field("P1 Brightmoss Golem f3", generals=WOUNDED)
    assert turn(at, "search:60it")[-1].startswith("attack")
    assert at.s.result == (0,)


def test_a_win_by_two_cards_is_found() -> None:
    at = field("", "P1 hand: Phoenix Fire, Komodo Charger, Silverguard Squire", generals=WOUNDED)
    assert turn(at, "search:60it")[-1].startswith("play 1")
    assert at.s.result == (0,)


@pytest.mark.parametrize("agent", ["greedy", "search:12it", "search:80it"])
def test_a_card_that_asks_for_more_is_completed_and_never_taken_back(agent: str) -> None:
    at = field("P2 Komodo Charger c3", "P1 hand: Maw, Bloodtear Alchemist")
    assert "take back" not in turn(at, agent)


@pytest.mark.parametrize(("agent", "games"), [("greedy", 3), ("search:12it", 1)])
def test_a_bot_never_stalls_a_table(agent: str, games: int) -> None:
    assert all(against_chance(GAME, agent, seed).result is not None for seed in range(games))


def test_the_same_question_gets_the_same_answer() -> None:
    at = field("P1 Komodo Charger c3; P2 Komodo Charger e3", "P1 hand: Phoenix Fire, Komodo Charger")
    assert len({choice(at, "search:40it", seed=5) for _ in range(3)}) == 1


def test_an_action_leads_to_every_way_it_can_be_completed() -> None:
    at = field("P2 Komodo Charger c3; P2 Komodo Charger c4", "P1 hand: Maw")
    found = outcomes(GAME, at.s, 0, at.action("play 1 b3"), JUDGE)
    assert len(found) == 3  # either enemy, or neither
    assert all(not JUDGE.unfinished(s) for s in found)


def test_cards_are_replaced_before_anything_else_is_done() -> None:
    at = field("P1 Komodo Charger c3", "P1 hand: Tempest", "P1 deck: True Strike")
    kinds = {kind_of(action) for action in JUDGE.sensible(at.s, 0, GAME.legal(at.s, 0))}
    assert REPLACE in kinds
    at.do("move c3 d3")
    kinds = {kind_of(action) for action in JUDGE.sensible(at.s, 0, GAME.legal(at.s, 0))}
    assert REPLACE not in kinds


def test_taking_back_is_not_worth_a_thought() -> None:
    at = field("P2 Komodo Charger c3", "P1 hand: Maw").do("play 1 b3")
    assert UNDO in GAME.legal(at.s, 0)
    assert UNDO not in JUDGE.sensible(at.s, 0, GAME.legal(at.s, 0))


def test_positions_reached_by_another_order_of_actions_are_the_same() -> None:
    units = "P1 Komodo Charger c3; P1 Planar Scout c1"
    one = field(units).do("move c3 d3", "move c1 d1")
    other = field(units).do("move c1 d1", "move c3 d3")
    assert JUDGE.mark(one.s) == JUDGE.mark(other.s)
    assert JUDGE.mark(one.s) != JUDGE.mark(field(units).do("move c3 d3").s)


def test_with_the_sides_changed_the_chances_are_changed() -> None:
    one = field("P1 Komodo Charger c3", "to move: P1")
    other = field("P2 Komodo Charger g3", "to move: P2", generals="P1 Kaleos Xaan a3; P2 Argeon Highmayne i3")
    for hand in (one, other):
        for player in hand.s.players:
            player.crystals = 5
    assert JUDGE.chances(one.s)[0] == pytest.approx(JUDGE.chances(other.s)[1])


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("P1 Brightmoss Golem c3", "P1 Komodo Charger c3"),
        ("P1 Komodo Charger c3", "P1 Komodo Charger c3 damage 2"),
        ("", "P2 Komodo Charger e3"),
        ("P1 Heartseeker c3", "P1 Wraithling c3"),
    ],
)
def test_more_is_better(better: str, worse: str) -> None:
    assert JUDGE.judge(GAME, field(better).s, dice(1))[0] > JUDGE.judge(GAME, field(worse).s, dice(1))[0]


def test_the_end_of_a_turn_is_one_of_the_choices() -> None:
    assert END in JUDGE.sensible(field().s, 0, GAME.legal(field().s, 0))


@pytest.mark.parametrize("agent", ["greedy", "search:12it"])
def test_the_dearest_cards_of_a_first_hand_are_exchanged(agent: str) -> None:
    game = load("generals")
    exchanged = []
    for seed in range(12):
        s = game.new(game.simulated(game.options()()), seed)
        mana = [int(s.card_of(copy).mana) for copy in s.players[0].hand if copy >= 0]
        chosen = members(operand(answer(game, s, 0, agent_named(agent), 1), 0))
        assert all(mana[place] >= max(4, min(sorted(mana)[-len(chosen) :])) for place in chosen)
        exchanged.append(len(chosen))
    assert sum(exchanged) > 6


def test_a_search_does_not_always_take_the_first_hero_it_is_offered() -> None:
    game = load("pantheon")
    s = game.new(game.simulated(game.options()()), 3)
    legal = [int(action) for action in game.legal(s, 0)]
    taken = [legal.index(answer(game, s, 0, agent_named("search:60it"), seed)) for seed in range(12)]
    assert len(set(taken)) > 1


def test_what_time_cuts_short_does_not_count() -> None:
    at = field("P1 Komodo Charger c3; P2 Komodo Charger e3", "P1 hand: Phoenix Fire, Komodo Charger")
    seen, legal = GAME.mask(at.s, 0), GAME.legal(at.s, 0)
    thoughts = [Search(Budget(iterations=count)).think(GAME, seen, 0, legal, 3) for count in range(60, 200, 10)]
    assert len({tuple(sorted(thought.worth.items())) for thought in thoughts}) <= 2  # one for each look that ended
