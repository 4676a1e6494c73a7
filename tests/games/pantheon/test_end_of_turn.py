"""The End of Turn: effects, the hand limit, cleanup, and whose turn is next."""

from tests.games.pantheon.house import P1, P2, P3, at

SEVEN = "One, One, One, One, One, One, One"


def test_end_of_turn_effects_come_before_the_hand_limit() -> None:
    # R40, R41
    table = at(f"P1.hand: {SEVEN}", "P1.field: Scribe", "deck: Six, Five, Five, Five")
    table.end()
    assert (table.question(), table.asked(), len(table.hand(P1))) == ("discard", [P1], 8)
    table.say(P1, "discard Six")
    assert (table.hand(P1), table.pile()) == (["One"] * 7, ["Six"])
    assert table.turn_player() == P2


def test_seven_cards_are_kept() -> None:
    # R41
    table = at(f"P1.hand: {SEVEN}")
    table.end()
    assert (len(table.hand(P1)), table.question(), table.turn_player()) == (7, "mulligan", P2)


def test_several_cards_are_discarded_one_by_one_by_choice() -> None:
    # R41, P44
    table = at(f"P1.hand: {SEVEN}, Two, Three, Mana")
    table.end()
    for card in ("Mana", "Three", "One"):
        assert table.question() == "discard"
        assert table.cannot(P1, "end")
        table.say(P1, f"discard {card}")
    assert (sorted(table.hand(P1)), table.pile()) == (["One"] * 6 + ["Two"], ["Mana", "Three", "One"])


def test_only_a_card_one_holds_is_discarded() -> None:
    # P44
    table = at(f"P1.hand: {SEVEN}, Two")
    table.end()
    assert sorted(table.choices(P1)) == ["discard One", "discard Two"]
    assert table.cannot(P1, "discard Six")


def test_the_hand_limit_is_only_for_the_turn_player() -> None:
    # R41, P44
    table = at("P1.hand: One", f"P2.hand: {SEVEN}, Two, Three", "deck: Four, Four, Four")
    table.end()
    assert (len(table.hand(P2)), table.question(), table.asked()) == (11, "mulligan", [P2])


def test_the_hand_limit_is_only_at_the_end_of_the_turn() -> None:
    # P44
    table = at(f"P1.hand: {SEVEN}, Insight", "P1.mana: 1", "P1.field: One", "deck: Four, Five")
    assert len(table.hand(P1)) == 8
    table.do(P1, "cast Insight")
    assert (len(table.hand(P1)), table.question()) == (8, "main")


def test_the_hand_limit_can_be_another() -> None:
    # R41
    table = at("P1.hand: One, Two, Three", hand_limit=2)
    table.end()
    table.say(P1, "discard Two")
    assert sorted(table.hand(P1)) == ["One", "Three"]


# Whose effects, in which order.


def test_only_the_turn_player_s_end_of_turn_effects_happen() -> None:
    # P43, R40
    table = at("P1.field: Gnat", "P2.field: Gnat", "P3.hand: -")
    table.end()
    assert (table.health(P1), table.health(P2), table.health(P3)) == (20, 19, 19)


def test_each_end_of_turn_means_everybody_s() -> None:
    # P43, R46
    table = at("P1.field: Bell", "P1.health: 10", "P2.field: Bell", "P2.health: 10", "P3.health: 10")
    table.end()
    assert (table.health(P1), table.health(P2), table.health(P3)) == (11, 11, 10)


def test_the_order_is_hero_then_entering_then_clockwise() -> None:
    # P43
    table = at(
        "turn: P2",
        "P1.field: Bell",
        "P2.field: Bell, Scribe, Gnat",
        "P2.hero: Dusk",
        "P3.field: Bell, Gnat",
    )
    table.end()
    assert table.triggers() == ["Dusk", "Bell", "Scribe", "Gnat", "Bell", "Bell"]
    assert table.trigger_seats() == [P2, P2, P2, P2, P3, P1]


# Cleanup.


def test_all_changes_of_the_turn_end_at_once() -> None:
    # P49: a bonus and a loss of the same turn do not end one by one
    table = at("P1.hand: Boost, Bolt", "P1.mana: 2", "P2.field: Two")
    table.do(P1, "cast Boost > Two")
    table.do(P1, "cast Bolt > Two")
    table.next_turn()
    assert (table.field(P2), table.power("Two")) == (["Two"], 2)


def test_a_unit_that_lives_only_by_a_bonus_dies_when_it_ends() -> None:
    # P49
    table = at("P1.hand: Boost, Curse", "P1.mana: 2", "P2.field: Two")
    table.do(P1, "cast Boost > Two")
    table.do(P1, "cast Curse > Two")
    assert table.power("Two") == 2
    table.end()
    assert (table.field(P2), table.pile()) == ([], ["Boost", "Curse", "Two"])


def test_a_death_at_cleanup_still_sets_off_its_effect() -> None:
    # P49, P16
    table = at("P1.hand: Boost, Curse", "P1.mana: 2", "P1.field: Heir", "deck: Four, Five, Six")
    table.do(P1, "cast Boost > Heir")
    table.do(P1, "cast Curse > Heir")
    assert table.power("Heir") == 1
    table.next_turn()
    assert (table.field(P1), table.hand(P1), sorted(table.hand(P2))) == ([], ["Four"], ["Five", "Six"])


def test_losses_of_end_of_turn_effects_end_with_the_same_turn() -> None:
    # P49, P27
    table = at("P1.field: Storm", "P2.field: Three, Two")
    table.next_turn()
    assert (table.field(P2), table.power("Three")) == (["Three"], 3)


# Next.


def test_the_next_player_starts_clockwise() -> None:
    # R42
    table = at("seats: 3", "turn: P3")
    table.next_turn()
    assert table.turn_player() == P1
    table.next_turn()
    assert table.turn_player() == P2


def test_the_fallen_are_passed_over() -> None:
    # R42, P46
    table = at("seats: 4", "P2.alive: no", "P3.alive: no")
    table.next_turn()
    assert table.turn_player() == 3
    table.next_turn()
    assert table.turn_player() == P1


def test_a_turn_is_finished_when_its_end_is_over() -> None:
    # P24, R42
    table = at(f"P1.hand: {SEVEN}, Two", "P1.finished: 0")
    table.end()
    assert table.finished(P1) == 0
    table.say(P1, "discard Two")
    assert table.finished(P1) == 1


def test_a_death_at_cleanup_is_still_a_death_of_that_turn() -> None:
    # P49: the Judge gains Health for enemy units destroyed in its own turn
    table = at(
        "P1.hero: Judge", "P1.health: 10", "P1.hand: Boost, Curse", "P1.mana: 2", "P2.field: Two", "P2.hero: Judge"
    )
    table.do(P1, "cast Boost > Two")
    table.do(P1, "cast Curse > Two")
    table.end()
    assert (table.field(P2), table.health(P1)) == ([], 11)


def test_a_death_at_cleanup_is_not_one_of_the_next_turn() -> None:
    # P49
    table = at("P1.hand: Boost, Curse", "P1.mana: 2", "P1.field: Two", "P2.hero: Judge", "P2.health: 10")
    table.do(P1, "cast Boost > Two")
    table.do(P1, "cast Curse > Two")
    table.end()
    assert (table.field(P1), table.health(P2)) == ([], 10)
