"""What is chosen for a card: targets, what may be left out, and what is given up as a cost."""

from tests.games.pantheon.house import P1, P2, at


def test_everything_that_can_be_chosen_is_offered_once() -> None:
    # R37
    table = at("P1.hand: Bolt, Bolt", "P1.mana: 1", "P1.field: One", "P2.field: Two=a, Two=b, Shrine")
    assert table.offers(P1, "cast") == ["cast Bolt > One", "cast Bolt > a", "cast Bolt > b"]


def test_copies_in_hand_are_offered_once_and_each_can_be_used() -> None:
    # R37
    table = at("P1.hand: Insight, Insight", "P1.mana: 2", "deck: Four, Five")
    assert table.offers(P1, "cast") == ["cast Insight"]
    table.do(P1, "cast Insight")
    table.do(P1, "cast Insight")
    assert table.hand(P1) == ["Four", "Five"]


def test_two_targets_are_two_different_things() -> None:
    # R37
    table = at("P1.hand: Transfer", "P1.mana: 1", "P1.field: Three, Four", "P2.field: Two")
    assert table.offers(P1, "cast") == [
        "cast Transfer > Four, Three",
        "cast Transfer > Three, Four",
        "cast Transfer > Two, Four",
        "cast Transfer > Two, Three",
    ]
    assert table.why_not(P1, f"cast Transfer > #{table.thing('Two').id}, #{table.thing('Two').id}") != ""
    table.do(P1, f"cast Transfer > #{table.thing('Two').id}, #{table.thing('Three').id}")
    assert (table.power("Two"), table.power("Three")) == (1, 4)


def test_with_one_unit_two_cannot_be_chosen() -> None:
    # R37
    assert at("P1.hand: Transfer", "P1.mana: 1", "P1.field: Three").offers(P1, "cast") == []


def test_what_may_be_done_may_be_left_out() -> None:
    # R36
    position = ("P1.hand: Glutton", "P1.mana: 2", "P1.field: One", "P2.field: Two")
    table = at(*position)
    assert table.offers(P1, "play") == ["play Glutton", "play Glutton > One"]
    table.do(P1, "play Glutton")
    assert (table.field(P1), table.power("Glutton")) == (["One", "Glutton"], 2)
    table = at(*position)
    table.do(P1, "play Glutton > One")
    assert (table.field(P1), table.power("Glutton"), table.pile()) == (["Glutton"], 5, ["One"])


def test_if_it_cannot_be_done_what_depends_on_it_is_not_done_either() -> None:
    # P40
    table = at("P1.hand: Glutton", "P1.mana: 2", "P1.field: One", "P2.hand: Bolt", "P2.mana: 1")
    table.say(P1, "play Glutton > One")
    table.say(P2, "cast Bolt > One")
    table.everybody_passes()
    assert (table.field(P1), table.power("Glutton")) == (["Glutton"], 2)


def test_where_something_can_be_chosen_it_has_to_be() -> None:
    # R36, R37
    table = at("P1.hand: Slinger, Bolt", "P1.mana: 3", "P2.field: Three")
    assert table.offers(P1, "play") == ["play Slinger > Three"]
    assert table.cannot(P1, "play Slinger")
    assert table.cannot(P1, "cast Bolt")


def test_what_is_given_up_is_not_a_target() -> None:
    # R38, P39
    table = at("P1.hand: Immolate", "P1.mana: 1", "P1.field: One", "P2.field: Three")
    assert table.offers(P1, "cast") == ["cast Immolate > Three, sacrifice One"]
    table.do(P1, "cast Immolate > Three, sacrifice One")
    assert (table.power("Three"), table.field(P1)) == (1, [])
    assert at("P1.hand: Immolate", "P1.mana: 1", "P1.field: One").offers(P1, "cast") == []


def test_health_is_a_cost_one_has_to_survive() -> None:
    # R38
    assert at("P1.field: Drinker", "P1.health: 2").offers(P1, "activate") == []
    table = at("P1.field: Drinker", "P1.health: 3")
    table.do(P1, "activate Drinker")
    assert (table.health(P1), table.power("Drinker")) == (1, 4)


def test_an_effect_can_be_limited_to_once_a_turn() -> None:
    # R38, R44
    table = at("P1.field: Drinker", "P2.hand: -")
    table.do(P1, "activate Drinker")
    assert table.cannot(P1, "activate Drinker")
    table.next_turn()
    table.do(P1, "activate Drinker")
    assert (table.health(P1), table.power("Drinker")) == (16, 4)


def test_an_effect_without_an_exhaust_cost_can_be_used_by_an_exhausted_unit() -> None:
    # R38, R51
    table = at("P1.field: Drinker exhausted", "P2.hand: -")
    table.do(P1, "activate Drinker")
    assert (table.power("Drinker"), table.ready("Drinker")) == (4, False)


def test_an_effect_without_a_target_cannot_be_used() -> None:
    # R38
    table = at("P1.hero: Tide", "P1.mana: 1", "P1.field: Shrine")
    assert table.offers(P1, "activate") == []
    assert table.cannot(P1, "activate hero")


def test_a_mana_is_placed_and_never_played() -> None:
    # R35, P7
    table = at("P1.hand: Mana, One", "P1.mana: 1")
    assert table.offers(P1, "play") == ["play One"]
    assert table.cannot(P1, "play Mana")


def test_copies_are_offered_once_as_reactions_too() -> None:
    # R43
    table = at("P1.hand: Insight", "P1.mana: 1", "P2.hand: Mend, Mend", "P2.mana: 1")
    table.say(P1, "cast Insight")
    assert sorted(table.choices(P2)) == ["cast Mend", "pass"]


def test_only_effects_that_can_be_paid_are_reactions() -> None:
    # R44, R8
    table = at("P1.hand: Insight", "P1.mana: 1", "P2.hand: Kill, Bolt", "P2.mana: 2", "P2.field: One", "P2.hero: Tide")
    table.say(P1, "cast Insight")
    assert table.offers(P2, "cast") == ["cast Bolt > One"]
    assert table.cannot(P2, "cast Kill > One")
