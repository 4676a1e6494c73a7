"""The one discard pile: what goes there, and when."""

from tests.games.pantheon.house import P1, P2, at


def test_destroyed_discarded_and_sacrificed_cards_go_to_the_pile() -> None:
    # R12
    table = at("P1.hand: Kill, Offering, Six", "P1.mana: 4", "P1.field: One", "P2.field: Two")
    table.do(P1, "cast Kill > Two")
    assert table.pile() == ["Kill", "Two"]
    table.do(P1, "cast Offering, sacrifice One")
    assert sorted(table.pile()) == ["Kill", "Offering", "One", "Two"]
    table.next_turn()
    table.next_turn("swap Six")
    assert sorted(table.pile()) == ["Kill", "Offering", "One", "Six", "Two"]


def test_a_spell_lies_in_the_pile_while_the_others_decide() -> None:
    # R13, P15
    table = at("P1.hand: Insight", "P1.mana: 1", "P2.hand: Insight", "P2.mana: 1", "deck: Four")
    table.say(P1, "cast Insight")
    assert table.asked() == [P2]
    assert (table.pile(), table.hand(P1), table.mana(P1)) == (["Insight"], [], (0, 1))
    table.everybody_passes()
    assert (table.hand(P1), table.pile()) == (["Four"], ["Insight"])


def test_a_spell_can_be_drawn_from_the_pile_it_lies_in() -> None:
    # P15, P6
    table = at("P1.hand: Insight", "P1.mana: 1", "deck: -")
    table.do(P1, "cast Insight")
    assert (table.hand(P1), table.pile()) == (["Insight"], [])


def test_the_units_of_two_players_lie_in_one_pile() -> None:
    # R14
    table = at("P1.field: Two=a", "P2.field: Two=b")
    table.do(P1, "attack a > b")
    assert table.pile() == ["Two", "Two"]


def test_when_destroyed_means_destroyed() -> None:
    # P16
    table = at("P1.hand: Kill", "P1.mana: 3", "P1.field: Heir", "deck: Four, Five")
    table.do(P1, "cast Kill > Heir")
    assert table.hand(P1) == ["Four"]


def test_when_destroyed_does_not_mean_sacrificed() -> None:
    # P16
    table = at("P1.hand: Offering", "P1.mana: 1", "P1.field: Heir", "deck: Four, Five")
    table.do(P1, "cast Offering, sacrifice Heir")
    assert table.hand(P1) == ["Four"]  # one card, for the spell


def test_when_destroyed_does_not_mean_discarded() -> None:
    # P16
    table = at("phase: before", "turn: P2", "P1.hand: Heir", "deck: One, Two, Three, Four, Five")
    table.start()
    table.say(P1, "swap Heir")
    assert (sorted(table.hand(P1)), table.pile()) == (["One", "Three", "Two"], ["Heir"])


def test_when_destroyed_speaks_to_its_last_player() -> None:
    # P16, R16
    table = at("P1.hand: Raise, Kill", "P1.mana: 5", "pile: Heir", "deck: Four, Five", "P2.field: Two")
    table.do(P1, "cast Raise > Heir")
    table.do(P1, "cast Kill > Heir")
    assert (table.hand(P1), table.hand(P2)) == (["Four"], [])
    assert "Heir" in table.pile()
