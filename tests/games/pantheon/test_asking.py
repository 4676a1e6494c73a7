"""Reactions: who is asked, in which order, and what may be used."""

import pytest

from tests.games.pantheon.house import P1, P2, P3, P4, P5, P6, Table, at


def four(*lines: str) -> Table:
    return at("seats: 4", *lines, ask_everybody=True)


# Who is asked.


@pytest.mark.parametrize("action", ["play One", "cast Insight", "activate Pinger > Two", "attack Pinger > Two"])
def test_every_kind_of_action_can_be_answered(action: str) -> None:
    # R47
    table = four("turn: P3", "P3.hand: One, Insight", "P3.mana: 1", "P3.field: Pinger", "P1.field: Two")
    table.say(P3, action)
    assert table.windows() == [P4, P1, P2, P3]
    assert (table.question(), table.asked()) == ("main", [P3])


def test_the_others_are_asked_clockwise_at_a_table_of_six() -> None:
    # R47, P34
    table = at("seats: 6", "turn: P5", "P5.hand: Insight", "P5.mana: 1", ask_everybody=True)
    table.say(P5, "cast Insight")
    assert table.windows() == [P6, P1, P2, P3, P4, P5]


def test_the_asking_begins_again_after_the_player_who_acts() -> None:
    # P34
    table = four("P1.field: Two", "P3.hand: Bolt", "P3.mana: 1", "P2.field: One")
    table.say(P1, "attack Two > One")
    table.say(P2, "pass")
    table.say(P3, "cast Bolt > Two")
    assert table.windows() == [P4, P1, P2]


def test_a_player_who_acted_is_asked_again_when_another_acts_after_it() -> None:
    # P34
    table = four("P1.hand: Insight", "P1.mana: 1", "P2.hand: Insight", "P2.mana: 1", "P3.hand: Insight", "P3.mana: 1")
    table.say(P1, "cast Insight")
    table.say(P2, "cast Insight")
    table.say(P3, "cast Insight")
    assert table.windows() == [P4, P1, P2]


def test_the_fallen_are_not_asked() -> None:
    # P34, P46
    table = four("P1.hand: Insight", "P1.mana: 1", "P3.alive: no")
    table.say(P1, "cast Insight")
    assert table.windows() == [P2, P4, P1]


def test_a_player_who_began_may_go_on_when_nobody_else_acted() -> None:
    # R49, P36
    table = at("P1.hand: Insight, Boost", "P1.mana: 2", "P1.field: Two", "deck: Four", ask_everybody=True)
    table.say(P1, "cast Insight")
    table.say(P2, "pass")
    assert table.asked() == [P1]
    table.say(P1, "cast Boost > Two")
    assert table.windows() == [P2, P1]
    assert (table.resolved(), table.power("Two"), table.hand(P1)) == (["Boost", "Insight"], 4, ["Four"])


def test_a_player_who_began_with_an_attack_or_a_unit_may_go_on_too() -> None:
    # P36, R20
    table = at("P1.field: Two", "P1.hand: Boost, One", "P1.mana: 2", "P2.field: Three", ask_everybody=True)
    table.say(P1, "attack Two > Three")
    table.say(P2, "pass")
    table.say(P1, "cast Boost > Two")
    table.everybody_passes()
    assert (table.power("Two"), table.field(P2)) == (1, [])
    table.say(P1, "play One")
    table.say(P2, "pass")
    assert (table.question(), table.asked()) == ("respond", [P1])


def test_once_another_has_acted_the_player_who_began_has_no_more_than_its_turn() -> None:
    # P36
    table = at("P1.hand: Insight", "P1.mana: 1", "P2.hand: Insight", "P2.mana: 1", ask_everybody=True)
    table.say(P1, "cast Insight")
    table.say(P2, "cast Insight")
    assert table.windows() == [P1]


def test_one_who_answers_another_is_not_asked_after_its_own_answer() -> None:
    # P36, P34
    table = at("P1.hand: Insight, Insight", "P1.mana: 2", "P2.hand: Insight", "P2.mana: 1", ask_everybody=True)
    table.say(P1, "cast Insight")
    table.say(P2, "cast Insight")
    table.say(P1, "cast Insight")
    assert table.windows() == [P2]


# Who is not asked.


def test_nobody_is_asked_who_cannot_act_for_everybody_to_see() -> None:
    # R47: no Ready mana, no cards, no Ready effect for any turn
    table = at(
        "P1.hand: Insight",
        "P1.mana: 1",
        "P2.hand: Bolt",
        "P2.mana: 0+3",
        "P3.mana: 3",
        "P4.field: Archer exhausted, Pinger",
        "P5.hand: One",
        "P5.mana: 1",
        "P6.field: Archer",
    )
    table.say(P1, "cast Insight")
    assert table.windows() == [P5, P6]


def test_a_player_who_could_hold_an_answer_is_asked_whatever_it_holds() -> None:
    # R47, P52: passing over P2, who holds no spell, would tell so
    table = at("P1.hand: Insight", "P1.mana: 1", "P2.hand: Six, Mana", "P2.mana: 1")
    table.say(P1, "cast Insight")
    assert (table.asked(), table.choices(P2)) == ([P2], ["pass"])


def test_a_hero_with_an_effect_for_any_turn_is_asked() -> None:
    # R47, R44
    table = at("P1.field: Two", "P2.hero: Tide", "P2.mana: 1", "P2.field: One")
    table.say(P1, "attack Two > One")
    assert table.asked() == [P2]
    assert table.offers(P2, "activate") == ["activate hero > One", "activate hero > Two"]


def test_the_turn_player_is_asked_who_might_place_a_mana() -> None:
    # R47, P13: no Ready mana, but a card in hand and no Mana placed yet
    position = ("P1.field: Two", "P1.hand: Six", "P2.field: One", "P2.hand: Insight", "P2.mana: 1")
    table = at(*position)
    table.say(P2, "cast Insight")
    assert table.windows() == [P1]


def test_the_turn_player_is_not_asked_who_has_placed_a_mana_and_spent_it() -> None:
    # R47
    table = at("P1.hand: Mana, One, Six", "P2.field: Two", "P2.hand: Insight", "P2.mana: 1")
    table.say(P1, "mana")
    table.do(P1, "play One")
    table.say(P2, "cast Insight")
    assert (table.question(), table.resolved()) == ("main", ["Insight"])


# What may be used.


def test_reactions_are_spells_and_effects_for_any_turn() -> None:
    # P35, R43, R44
    table = at(
        "P1.field: Two",
        "P2.field: One, Pinger, Archer, Shrine",
        "P2.hand: One, Shrine, Insight, Mana",
        "P2.mana: 3",
    )
    table.say(P1, "attack Two > One")
    assert {choice.split(" ")[0] for choice in table.choices(P2)} == {"cast", "activate", "pass"}
    assert table.offers(P2, "cast") == ["cast Insight"]
    assert {offer.split(" ")[1] for offer in table.offers(P2, "activate")} == {"Archer"}
    for action in ("play One", "play Shrine", "attack Pinger > Two", "activate Pinger > Two", "mana", "end"):
        assert table.cannot(P2, action)


def test_the_turn_player_too_reacts_only_so_but_may_place_a_mana() -> None:
    # P35, P13
    table = at(
        "P1.field: Two, Pinger, Three",
        "P1.hand: One, Mana, Insight",
        "P1.mana: 2",
        "P2.field: One",
        "P2.hand: Insight",
        "P2.mana: 1",
    )
    table.say(P1, "attack Two > One")
    table.say(P2, "cast Insight")
    assert sorted(table.choices(P1)) == ["cast Insight", "mana", "pass"]
    for action in ("play One", "attack Three > One", "activate Pinger > One", "end"):
        assert table.cannot(P1, action)


def test_one_can_answer_with_the_mana_one_has_left() -> None:
    # R43, R8
    table = at("P1.field: Two", "P2.hand: Bolt, Bolt", "P2.mana: 1", "P2.field: One")
    table.say(P1, "attack Two > One")
    table.say(P2, "cast Bolt > One")
    table.everybody_passes()
    assert table.mana(P2) == (0, 1)
    assert table.hand(P2) == ["Bolt"]
