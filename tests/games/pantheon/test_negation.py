"""Links that do nothing, and targets that are gone."""

from tests.games.pantheon.house import P1, P2, P3, at


def test_a_card_destroyed_before_its_effect_happens_does_nothing() -> None:
    # R50
    table = at("P1.field: Pinger", "P2.field: Three", "P2.hand: Bolt", "P2.mana: 1")
    table.say(P1, "activate Pinger > Three")
    table.say(P2, "cast Bolt > Pinger")
    table.everybody_passes()
    assert (table.power("Three"), table.field(P1)) == (3, [])


def test_a_played_unit_is_on_the_field_while_the_others_decide() -> None:
    # P38
    table = at("P1.hand: Slinger", "P1.mana: 2", "P2.field: Three", "P2.hand: Bolt", "P2.mana: 1")
    table.say(P1, "play Slinger > Three")
    assert (table.field(P1), table.mana(P1), table.power("Three")) == (["Slinger"], (0, 2), 3)
    table.say(P2, "cast Bolt > Slinger")
    table.everybody_passes()
    assert (table.field(P1), table.power("Three")) == ([], 3)


def test_a_played_unit_that_lives_uses_its_effect() -> None:
    # P38
    table = at("P1.hand: Slinger", "P1.mana: 2", "P2.field: Three")
    table.do(P1, "play Slinger > Three")
    assert (table.field(P1), table.power("Three")) == (["Slinger"], 1)


def test_costs_are_not_given_back() -> None:
    # P39
    table = at("P1.hand: Kill", "P1.mana: 3", "P2.field: Two", "P2.hand: Deny", "P2.mana: 1")
    table.say(P1, "cast Kill > Two")
    table.say(P2, "cast Deny > link 1")
    table.everybody_passes()
    assert (table.field(P2), table.mana(P1), table.hand(P1)) == (["Two"], (0, 3), [])
    assert sorted(table.pile()) == ["Deny", "Kill"]


def test_a_source_that_left_in_another_way_does_nothing() -> None:
    # P39
    table = at("P1.field: Pinger", "P2.field: Three", "P2.hand: Banish", "P2.mana: 1")
    table.say(P1, "activate Pinger > Three")
    table.say(P2, "cast Banish > Pinger")
    table.everybody_passes()
    assert (table.power("Three"), table.field(P1), table.hand(P1)) == (3, [], ["Pinger"])


def test_a_source_that_left_as_its_own_cost_still_acts() -> None:
    # P39
    table = at("P1.field: Martyr", "deck: Four, Five")
    table.do(P1, "activate Martyr")
    assert (table.field(P1), table.hand(P1), table.pile()) == ([], ["Four"], ["Martyr"])


def test_a_spell_lives_though_everything_of_its_player_dies() -> None:
    # P39
    table = at("P1.field: Two", "P1.hand: Insight", "P1.mana: 1", "P2.hand: Kill", "P2.mana: 3", "deck: Four")
    table.say(P1, "cast Insight")
    table.say(P2, "cast Kill > Two")
    table.everybody_passes()
    assert table.hand(P1) == ["Four"]


def test_a_negation_can_be_negated() -> None:
    # P39, R48
    table = at(
        "P1.hand: Kill, Deny",
        "P1.mana: 4",
        "P2.field: Two",
        "P2.hand: Deny",
        "P2.mana: 1",
    )
    table.say(P1, "cast Kill > Two")
    table.say(P2, "cast Deny > link 1")
    table.say(P1, "cast Deny > link 2")
    table.everybody_passes()
    assert (table.field(P2), table.resolved()) == ([], ["Deny", "Kill"])


def test_a_negation_of_a_negation_can_be_negated() -> None:
    # P39, R48, P34
    table = at(
        "P1.hand: Kill, Deny",
        "P1.mana: 4",
        "P2.field: Two",
        "P2.hand: Deny",
        "P2.mana: 1",
        "P3.hand: Deny",
        "P3.mana: 1",
    )
    table.say(P1, "cast Kill > Two")
    table.say(P2, "cast Deny > link 1")
    table.say(P3, "pass")
    table.say(P1, "cast Deny > link 2")
    table.say(P3, "cast Deny > link 3")
    table.everybody_passes()
    assert (table.field(P2), table.resolved()) == (["Two"], ["Deny", "Deny"])


def test_only_the_kind_of_link_a_card_names_can_be_negated() -> None:
    # P39
    table = at("P1.field: Pinger, Two", "P2.field: Three", "P2.hand: Deny, Halt, Shackle", "P2.mana: 3")
    table.say(P1, "activate Pinger > Three")
    assert table.offers(P2, "cast") == ["cast Shackle > link 1"]
    table.say(P2, "cast Shackle > link 1")
    table.everybody_passes()
    assert (table.power("Three"), table.ready("Pinger")) == (3, False)
    table.say(P1, "attack Two > Three")
    assert table.offers(P2, "cast") == ["cast Halt > link 1"]


def test_a_negated_unit_stays_on_the_field() -> None:
    # P38, P39
    table = at("P1.hand: Slinger", "P1.mana: 2", "P2.field: Three", "P2.hand: Shackle", "P2.mana: 1")
    table.say(P1, "play Slinger > Three")
    table.say(P2, "cast Shackle > link 1")
    table.everybody_passes()
    assert (table.field(P1), table.power("Three")) == (["Slinger"], 3)


def test_where_the_target_is_gone_that_part_does_nothing() -> None:
    # P40
    table = at("P1.hand: Bolt", "P1.mana: 1", "P2.field: Two", "P2.hand: Bolt", "P2.mana: 1")
    table.say(P1, "cast Bolt > Two")
    table.say(P2, "cast Bolt > Two")
    table.everybody_passes()
    assert sorted(table.pile()) == ["Bolt", "Bolt", "Two"]


def test_where_the_target_is_gone_the_rest_happens() -> None:
    # P40: Unveil takes Stealth from a unit and draws a card
    table = at("P1.hand: Unveil", "P1.mana: 1", "P2.field: Two", "P2.hand: Bolt", "P2.mana: 1", "deck: Four")
    table.say(P1, "cast Unveil > Two")
    table.say(P2, "cast Bolt > Two")
    table.everybody_passes()
    assert (table.field(P2), table.hand(P1)) == ([], ["Four"])


def test_a_card_that_left_the_pile_is_not_summoned_twice() -> None:
    # P40, R16
    table = at("P1.hand: Raise", "P1.mana: 2", "P2.hand: Raise", "P2.mana: 2", "pile: Six")
    table.say(P1, "cast Raise > Six")
    table.say(P2, "cast Raise > Six")
    table.everybody_passes()
    assert (table.field(P2), table.field(P1)) == (["Six"], [])


def test_a_unit_that_came_back_is_another_one() -> None:
    # P40: the Kill meant the Six that was there before
    table = at(
        "P1.hand: Kill",
        "P1.mana: 3",
        "P2.field: Six",
        "P2.hand: Kill, Raise",
        "P2.mana: 5",
        "P3.hand: Insight",
        "P3.mana: 1",
    )
    table.say(P1, "cast Kill > Six")
    table.say(P2, "cast Kill > Six")
    table.everybody_passes()
    assert table.field(P2) == []
    table.do(P2, "cast Raise > Six")
    assert table.field(P2) == ["Six"]


def test_a_source_given_up_for_its_own_effect_still_acts() -> None:
    # P39: leaving was its own cost
    table = at("P1.field: Cultist", "deck: Four, Five")
    table.do(P1, "activate Cultist, sacrifice Cultist")
    assert (table.field(P1), table.hand(P1)) == ([], ["Four"])
