"""Bots in Cartoverse: they block, answer and place as it pays, and their judgement is fair to both sides."""

import pytest

from cardwright.agents import agent_named
from cardwright.agents.evaluation import evaluation_of
from cardwright.agents.planning import outcomes, over
from cardwright.games.cartoverse.game import GAME
from cardwright.games.cartoverse.model.actions import CREATURE, KIND_MASK, MANA, REPLACE
from cardwright.games.cartoverse.model.questions import BLOCK
from cardwright.kernel.mulligan import KEEP_ALL
from tests.games.cartoverse.arena import P1, P2, Table, at

JUDGE = evaluation_of("cartoverse")
THINKING = ["greedy", "search:12it", "search:60it"]


def answer(table: Table, agent: str, seed: int = 1) -> str:
    """What an agent does for the seat that is asked, as a player would type it."""
    seat = int(table.s.next_seat())
    actions = GAME.legal(table.s, seat)
    action = agent_named(agent).choose(GAME, GAME.mask(table.s, seat), seat, actions, seed)
    assert action in actions
    return table.named(GAME.action_text(table.s, seat, action))


def chance(*lines: str) -> float:
    """How P1's chances look."""
    return JUDGE.chances(at(*lines).s)[P1]


@pytest.mark.parametrize("agent", THINKING)
def test_a_deadly_attack_is_blocked(agent: str) -> None:
    table = at("P1.creatures: 3/3=a attack 1", "P2.creatures: 1/1=b defense 1", "P2.hp: 3/20")
    table.say(P1, "attack a > P2")
    assert table.question() == BLOCK
    assert answer(table, agent).startswith("block")


@pytest.mark.parametrize("agent", THINKING)
def test_a_creature_is_not_given_up_for_hp_that_can_be_spared(agent: str) -> None:
    table = at("P1.creatures: 5/1=a attack 1", "P2.creatures: 0/3=b defense 1", "P2.hp: 20/20")
    table.say(P1, "attack a > P2")
    assert answer(table, agent) == "pass"


@pytest.mark.parametrize("agent", THINKING)
@pytest.mark.parametrize(
    ("held", "does", "answers"),
    [
        ("Halt", "attack a > P2", "cast Halt"),
        ("Boost", "cast Bolt > b", "cast Boost"),
        ("Deny", "cast Bolt > b", "cast Deny"),
    ],
)
def test_what_would_cost_much_is_answered(agent: str, held: str, does: str, answers: str) -> None:
    table = at(
        *("P1.creatures: 3/3=a attack 1", "P1.hand: Bolt", "P1.mana: 1/1"),
        *("P2.creatures: 3/3=b attack 1", f"P2.hand: {held}", "P2.mana: 1/1", "P2.hp: 6/20"),
    )
    table.say(P1, does)
    assert answer(table, agent).startswith(answers)


@pytest.mark.parametrize("agent", THINKING)
def test_what_helps_nobody_is_passed(agent: str) -> None:
    table = at("P1.creatures: 1/1=a attack 1", "P2.hand: Boost", "P2.mana: 1/1", "P2.creatures: 0/3 attack 2")
    table.say(P1, "attack a > P2")
    assert answer(table, agent) == "pass"


@pytest.mark.parametrize("agent", THINKING)
def test_the_last_blow_is_struck(agent: str) -> None:
    table = at("P1.creatures: 3/3=a attack 1", "P2.creatures: 2/2 attack 1", "P2.hp: 3/20")
    assert answer(table, agent) == "attack a > P2"


@pytest.mark.parametrize("agent", ["search:12it", "search:60it"])
def test_a_win_in_two_attacks_is_found_past_a_blocker(agent: str) -> None:
    table = at("P1.creatures: Ghost=a attack 1; 3/3=b attack 2", "P2.creatures: Guard defense 1", "P2.hp: 2/20")
    while not over(table.s, P1):
        table.say(P1, answer(table, agent))
    assert table.s.result == (P1,)


def test_a_creature_is_tried_in_one_slot_of_each_zone() -> None:
    table = at("P1.hand: 2/2; 3/3", "P1.mana: 2/2")
    found = [a for a in JUDGE.sensible(table.s, P1, GAME.legal(table.s, P1)) if a & KIND_MASK == CREATURE]
    assert len(found) == 4


def test_only_the_least_useful_cards_are_thought_of_as_mana_or_to_be_replaced() -> None:
    table = at("P1.hand: 1/1; 2/2; 3/3; Blank", "P1.mana: 1/1")
    legal = GAME.legal(table.s, P1)
    for kind in (MANA, REPLACE):
        assert sum(a & KIND_MASK == kind for a in legal) == 4
        assert sum(a & KIND_MASK == kind for a in JUDGE.sensible(table.s, P1, legal)) == 2


def test_a_mulligan_replaces_what_is_too_expensive() -> None:
    s = GAME.new(GAME.options()(), 3, 2)
    for seat in (P1, P2):
        chosen = JUDGE.sensible(s, seat, GAME.legal(s, seat))
        assert len(chosen) == 1
        assert chosen[0] in GAME.legal(s, seat)
        dear = any(s.cards.all[card].cost > 4 for card in s.players[seat].hand)
        assert (chosen[0] != KEEP_ALL) or not dear


def test_an_action_is_carried_on_until_somebody_moves() -> None:
    table = at("P1.creatures: 3/3=a attack 1", "P2.creatures: 1/1 defense 1", "P2.hp: 20/20")
    (after,) = outcomes(GAME, table.s, P1, table.action(P1, "attack a > P2"), JUDGE)
    assert after.next_seat() == P1
    assert not after.chain


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (("P1.creatures: 3/3 attack 1",), ("P1.creatures: 1/1 attack 1",)),
        (("P1.hp: 18/20",), ("P1.hp: 10/20",)),
        (("P2.hp: 5/20",), ("P2.hp: 9/20",)),
        (("P1.hand: 2/2",), ()),
        ((), ("P2.creatures: 2/2 attack 1",)),
    ],
)
def test_more_is_better(better: tuple[str, ...], worse: tuple[str, ...]) -> None:
    assert chance(*better) > chance(*worse)


def test_with_the_sides_changed_the_chances_are_changed() -> None:
    lines = ("creatures: 3/3 attack 1; Guard defense 2", "hand: 2/2", "hp: 14/20")
    one = at("player: P1", *(f"P1.{line}" for line in lines))
    other = at("player: P2", *(f"P2.{line}" for line in lines))
    assert JUDGE.chances(one.s)[P1] == pytest.approx(JUDGE.chances(other.s)[P2])


@pytest.mark.parametrize("agent", ["careless", "greedy", "search:4it"])
def test_a_duel_of_bots_comes_to_an_end(agent: str) -> None:
    bots = [agent_named(agent), agent_named("random")]
    s = GAME.new(GAME.options()(), 5, 2, telling=False)
    for count in range(5000):
        if s.result is not None:
            break
        seat = int(s.next_seat())
        GAME.apply(s, seat, bots[seat].choose(GAME, GAME.mask(s, seat), seat, GAME.legal(s, seat), count))
    assert s.result is not None
