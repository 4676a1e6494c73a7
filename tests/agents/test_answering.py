"""In a window a bot answers where it helps, and passes where it does not."""

import pytest

from cardwright.agents import agent_named
from cardwright.games.pantheon.game import GAME
from tests.games.pantheon.house import at
from tests.games.pantheon.table import Table

AGENTS = ["greedy", "search:12it", "search:80it"]
P1, P2, P3 = range(3)


def answer(table: Table, agent: str) -> str:
    """What an agent does for the seat that is asked, as a player would type it."""
    seat = int(table.s.next_seat())
    actions = GAME.legal(table.s, seat)
    action = agent_named(agent).choose(GAME, GAME.mask(table.s, seat), seat, actions, 1)
    assert action in actions
    return table.named(GAME.action_text(table.s, seat, action))


@pytest.mark.parametrize("agent", AGENTS)
def test_a_unit_about_to_die_is_saved(agent: str) -> None:
    table = at("P1.hand: Bolt", "P1.mana: 1", "P2.hand: Boost", "P2.mana: 1", "P2.field: Two")
    table.say(P1, "cast Bolt > Two")
    assert answer(table, agent).startswith("cast Boost")


@pytest.mark.parametrize("agent", AGENTS)
def test_a_spell_that_kills_the_best_unit_is_negated(agent: str) -> None:
    table = at("P1.hand: Kill", "P1.mana: 3", "P2.hand: Deny", "P2.mana: 1", "P2.field: Six")
    table.say(P1, "cast Kill > Six")
    assert answer(table, agent).startswith("cast Deny")


@pytest.mark.parametrize("agent", AGENTS)
def test_what_helps_nobody_is_passed(agent: str) -> None:
    table = at("P1.hand: One", "P1.mana: 1", "P2.hand: Awaken", "P2.mana: 1", "P2.field: Six")
    table.say(P1, "play One")
    assert answer(table, agent) == "pass"


@pytest.mark.parametrize("agent", AGENTS)
def test_an_attack_that_would_be_deadly_is_stopped(agent: str) -> None:
    table = at("P1.field: Six", "P2.hand: Halt", "P2.mana: 1", "P2.health: 6", "P3.field: One")
    table.say(P1, "attack Six > P2")
    assert answer(table, agent).startswith("cast Halt")


@pytest.mark.parametrize("agent", AGENTS)
def test_a_player_who_is_almost_dead_is_finished_off(agent: str) -> None:
    table = at("P1.field: Six", "P2.health: 6", "P3.field: One", "P3.health: 20")
    assert answer(table, agent) == "attack Six > P2"


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_table_of_bots_always_comes_to_an_end(seats: int) -> None:
    bots = [agent_named(name) for name in ("greedy", "search:4it", "random", "greedy", "search:4it", "random")]
    s = GAME.new(GAME.options()(), 5, seats, telling=False)
    for count in range(20_000):
        if s.result is not None:
            break
        seat = int(s.next_seat())
        actions = GAME.legal(s, seat)
        GAME.apply(s, seat, bots[seat].choose(GAME, GAME.mask(s, seat), seat, actions, count))
    assert s.result is not None
