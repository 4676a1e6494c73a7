"""What one may do in another player's turn without being asked, and before it ends."""

import pytest

from cardwright.games.pantheon.game import GAME
from cardwright.kernel.errors import IllegalAction
from tests.games.pantheon.house import P1, P2, P3, P4, at


def test_a_spell_is_cast_in_the_turn_of_another_without_a_reason() -> None:
    # R43, P41
    table = at("P1.field: Two", "P2.hand: Bolt", "P2.mana: 1", ask_everybody=True)
    assert (table.question(), table.asked(), table.may_act()) == ("main", [P1], [P2])
    table.say(P2, "cast Bolt > Two")
    assert table.windows() == [P1, P2]
    assert (table.field(P1), table.question(), table.asked()) == ([], "main", [P1])


def test_an_effect_for_any_turn_is_used_in_the_turn_of_another() -> None:
    # R44, P41
    table = at("P1.field: Two", "P2.field: Archer, Pinger")
    assert {offer.split(" ")[1] for offer in table.offers(P2, "activate")} == {"Archer"}
    table.do(P2, "activate Archer > Two")
    assert (table.power("Two"), table.ready("Archer")) == (1, False)


def test_nothing_else_is_done_in_the_turn_of_another() -> None:
    # R43, R44
    table = at("P1.field: One", "P2.field: Archer, Three", "P2.hand: One, Shrine, Mana, Insight", "P2.mana: 3")
    assert {choice.split(" ")[0] for choice in table.choices(P2)} == {"cast", "activate"}
    for action in ("play One", "play Shrine", "attack Three > One", "mana", "end"):
        assert table.cannot(P2, action)


def test_nobody_waits_for_those_who_may_act() -> None:
    # P41
    table = at("P1.hand: One", "P1.mana: 1", "P2.hand: Bolt", "P2.mana: 1", "P3.field: Archer", "P4.hand: -")
    assert (table.asked(), table.may_act()) == ([P1], [P2, P3])
    assert table.cannot(P2, "pass")


def test_only_those_may_act_who_could_for_everybody_to_see() -> None:
    # P41, P52
    table = at("P2.hand: Six", "P2.mana: 1", "P3.hand: Bolt", "P3.mana: 0+1", "P4.field: Archer exhausted")
    assert table.may_act() == [P2]


def test_a_player_who_comes_first_is_first_and_the_other_has_to_wait() -> None:
    # P41
    table = at("P1.field: Two", "P2.hand: Bolt", "P2.mana: 1", "P3.hand: Bolt", "P3.mana: 1")
    late = table.action(P3, "cast Bolt > Two")
    table.say(P2, "cast Bolt > Two")
    assert table.asked() == [P3]  # now as an answer
    table.say(P3, "pass")
    table.everybody_passes()
    assert table.field(P1) == []
    with pytest.raises(IllegalAction):
        GAME.apply(table.s, P3, late)


def test_an_answer_to_an_interruption_comes_from_the_turn_player_too() -> None:
    # P41, R47
    table = at("P1.field: Two", "P1.hand: Boost", "P1.mana: 1", "P2.hand: Bolt", "P2.mana: 1", "P3.hand: -")
    table.say(P2, "cast Bolt > Two")
    assert table.asked() == [P1]
    table.say(P1, "cast Boost > Two")
    table.everybody_passes()
    assert table.power("Two") == 2


# Before the turn ends.


def test_the_others_are_asked_before_the_turn_ends() -> None:
    # P41
    table = at("seats: 4", "turn: P2", ask_everybody=True)
    table.say(P2, "end")
    assert table.happened() == ["offer"]
    assert table.windows("closing") == [P3, P4, P1]
    assert table.turn_player() == P3


def test_a_player_who_acts_then_keeps_the_turn_going() -> None:
    # P41
    table = at("P1.field: Two", "P2.hand: Insight", "P2.mana: 1", "deck: Four, Five, Six")
    table.say(P1, "end")
    assert (table.question(), table.asked()) == ("closing", [P2])
    table.say(P2, "cast Insight")
    table.everybody_passes()
    assert (table.question(), table.asked(), table.hand(P2)) == ("main", [P1], ["Four"])
    table.do(P1, "attack Two > P2")
    assert table.health(P2) == 18
    table.say(P1, "end")
    assert (table.question(), table.turn_player()) == ("mulligan", P2)


def test_before_the_end_only_reactions_are_allowed() -> None:
    # P41, P35
    table = at("P1.field: Two", "P2.hand: One, Insight, Mana", "P2.mana: 1", "P2.field: Three")
    table.say(P1, "end")
    assert sorted(table.choices(P2)) == ["cast Insight", "pass"]
    assert table.why_not(P1, "attack Two > Three") != ""


def test_what_is_done_before_the_end_can_be_answered() -> None:
    # P41, R47
    table = at("P1.field: Two", "P1.hand: Boost", "P1.mana: 1", "P2.hand: Bolt", "P2.mana: 1")
    table.say(P1, "end")
    table.say(P2, "cast Bolt > Two")
    assert (table.question(), table.asked()) == ("respond", [P1])
    table.say(P1, "cast Boost > Two")
    table.everybody_passes()
    assert (table.power("Two"), table.question()) == (2, "main")


def test_nobody_is_asked_before_the_end_who_cannot_act() -> None:
    # P41
    table = at("P1.field: Two", "P2.hand: Bolt", "P2.mana: 0+1", "P3.hand: Bolt", "P3.mana: 1")
    table.say(P1, "end")
    assert table.windows("closing") == [P3]


# Start and End of Turn.


def test_in_the_start_of_a_turn_nobody_acts() -> None:
    # R45, P42
    table = at(
        "phase: before",
        "turn: P2",
        "P1.hand: Insight",
        "P1.mana: 2",
        "P1.field: Archer",
        "P2.hand: Insight",
        "P2.mana: 1",
    )
    table.start()
    assert (table.question(), table.asked(), table.may_act()) == ("mulligan", [P1], [])
    assert table.cannot(P1, "cast Insight")
    assert table.cannot(P1, "activate Archer > Archer")
    assert table.cannot(P2, "cast Insight")


def test_in_the_end_of_a_turn_nobody_acts() -> None:
    # R45, P42
    table = at(
        "P1.hand: Insight, One, One, One, One, One, One, One",
        "P1.mana: 1",
        "P1.field: Archer",
        "P2.hand: Insight",
        "P2.mana: 1",
    )
    table.end()
    assert (table.question(), table.asked(), table.may_act()) == ("discard", [P1], [])
    assert table.cannot(P1, "cast Insight")
    assert table.cannot(P1, "activate Archer > Archer")
    assert table.cannot(P2, "cast Insight")


def test_triggers_on_anybody_s_cards_happen_in_the_turn_of_another() -> None:
    # R46
    table = at("P1.field: Storm", "P2.field: Heir", "deck: Four, Five, Six")
    table.end()
    assert table.hand(P2)[0] == "Four"
    assert "Heir" in table.pile()


def test_nobody_reacts_to_triggers_at_the_end_of_a_turn() -> None:
    # P42
    table = at("P1.field: Gnat", "P2.hand: Insight", "P2.mana: 1")
    table.end()
    assert (table.health(P2), table.question(), table.asked()) == (19, "mulligan", [P2])
