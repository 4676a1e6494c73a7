"""The chain: the last link happens first, and triggers wait for its end."""

import pytest

from tests.games.pantheon.house import P1, P2, P3, P4, at


def test_the_last_one_happens_first() -> None:
    # R48
    table = at("P1.hand: Bolt", "P1.mana: 1", "P2.field: Two", "P2.hand: Boost", "P2.mana: 1")
    table.say(P1, "cast Bolt > Two")
    table.say(P2, "cast Boost > Two")
    table.everybody_passes()
    assert (table.resolved(), table.power("Two")) == (["Boost", "Bolt"], 2)


def test_answers_of_three_players_happen_in_reverse_order() -> None:
    # R48, P34
    table = at(
        "P1.field: Two",
        "P2.field: Three",
        "P2.hand: Boost",
        "P2.mana: 1",
        "P3.hand: Bolt",
        "P3.mana: 1",
        "P4.hand: Boost",
        "P4.mana: 1",
    )
    table.say(P1, "attack Two > Three")
    table.say(P2, "cast Boost > Three")
    table.say(P3, "cast Bolt > Three")
    table.say(P4, "cast Boost > Two")
    table.everybody_passes()
    assert table.resolved() == ["Boost", "Bolt", "Boost", "Two"]
    assert (table.field(P1), table.field(P2)) == (["Two"], [])
    assert table.power("Two") == 1


def test_nobody_acts_while_the_chain_happens() -> None:
    # P37
    table = at(
        "seats: 4",
        "P1.hand: Insight",
        "P1.mana: 1",
        "P2.hand: Insight, Bolt",
        "P2.mana: 2",
        "P1.field: Two",
        ask_everybody=True,
    )
    table.say(P1, "cast Insight")
    table.say(P2, "cast Insight")
    assert table.windows() == [P3, P4, P1]
    assert (table.resolved(), table.question()) == (["Insight", "Insight"], "main")


def test_triggers_wait_until_the_chain_is_empty() -> None:
    # P37: the draw of the Heir, killed by the last link, comes after the draw of the first
    table = at(
        "P1.hand: Insight", "P1.mana: 1", "P2.field: Heir", "P3.hand: Kill", "P3.mana: 3", "deck: Four, Five, Six"
    )
    table.say(P1, "cast Insight")
    table.say(P3, "cast Kill > Heir")
    table.everybody_passes()
    assert (table.hand(P1), table.hand(P2)) == (["Four"], ["Five"])


def test_nobody_reacts_to_a_trigger() -> None:
    # P37
    table = at("P1.hand: Kill", "P1.mana: 3", "P2.field: Heir", "deck: Four", ask_everybody=True)
    table.say(P1, "cast Kill > Heir")
    assert table.windows() == [P2, P1]
    assert (table.hand(P2), table.question()) == (["Four"], "main")


def test_what_triggers_on_an_attack_happens_before_anybody_reacts() -> None:
    # R20
    table = at("P1.field: Duelist", "P2.field: Three", "P2.hand: Insight", "P2.mana: 1")
    table.say(P1, "attack Duelist > Three")
    assert (table.question(), table.asked(), table.power("Duelist")) == ("respond", [P2], 4)
    table.everybody_passes()
    assert (table.power("Duelist"), table.field(P2)) == (1, [])


def test_an_attacker_that_dies_by_its_declaration_fights_nobody() -> None:
    # R20, P23: the Thorn hurts its attacker, before anybody reacts
    table = at("P1.field: Two", "P2.field: Thorn", "P2.hand: Insight", "P2.mana: 1")
    table.say(P1, "attack Two > Thorn")
    assert (table.field(P1), table.question(), table.asked()) == ([], "respond", [P2])
    table.everybody_passes()
    assert (table.power("Thorn"), table.pile()) == (1, ["Two"])


@pytest.mark.parametrize("defender", [P1, P2, P3])
def test_a_player_who_is_attacked_strikes_at_the_attacker_wherever_it_sits(defender: int) -> None:
    # R20
    attacker = (defender + 1) % 3
    position = (f"turn: P{attacker + 1}", f"P{attacker + 1}.field: Four", f"P{defender + 1}.field: Thorn")
    table = at("seats: 3", *position)
    table.do(attacker, "attack Four > Thorn")
    assert (table.power("Four"), table.field(defender)) == (1, [])


@pytest.mark.parametrize("defender", [P1, P2, P3])
def test_an_attack_on_a_hero_is_an_attack_on_its_player(defender: int) -> None:
    # R20, P29: only the cards of the player who is attacked hear it
    attacker, third = (defender + 1) % 3, (defender + 2) % 3
    fields = (f"P{attacker + 1}.field: Four", f"P{defender + 1}.field: Hedge=a", f"P{third + 1}.field: Hedge=b")
    table = at(f"turn: P{attacker + 1}", *fields)
    table.do(attacker, f"attack Four > P{defender + 1}")
    assert (table.power("Four"), table.health(defender)) == (3, 17)


def test_a_captain_s_units_are_stronger_when_they_attack() -> None:
    # R20: before anybody reacts
    table = at("P1.hero: Captain", "P1.field: Two", "P2.hero: Captain", "P2.hand: Insight", "P2.mana: 1")
    table.say(P1, "attack Two > P2")
    assert (table.asked(), table.power("Two")) == ([P2], 3)
    table.everybody_passes()
    assert table.health(P2) == 17


# What is told.


def test_an_attack_is_told_step_by_step() -> None:
    # R19, R20, R21
    table = at("P1.field: Sneak", "P2.hand: Insight", "P2.mana: 1")
    table.say(P1, "attack Sneak > P2")
    assert table.happened() == ["keyword", "attack", "offer"]
    table.say(P2, "pass")
    assert table.happened() == ["pass", "resolve", "damage", "exhaust"]


def test_a_spell_is_told_step_by_step() -> None:
    # R9, R13, R48
    table = at("P1.hand: Bolt", "P1.mana: 1", "P2.field: Two", "P2.hand: Deny", "P2.mana: 1")
    table.say(P1, "cast Bolt > Two")
    assert table.happened() == ["pay", "cast", "offer"]
    table.say(P2, "cast Deny > link 1")
    assert table.happened() == ["pay", "cast", "resolve", "negate"]


def test_a_turn_is_told_step_by_step() -> None:
    # R29, R40
    table = at("P1.field: Gnat", "P2.hand: One", "P2.field: Healer", "P2.health: 10")
    table.end()
    assert table.happened() == ["end_turn", "trigger", "lose", "turn", "draw", "draw"]
    table.say(P2, "swap One")
    assert table.happened() == ["discard", "swap", "draw", "ready_all", "trigger", "heal"]
