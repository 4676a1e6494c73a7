"""Heroes fall, in every phase and together; the last one wins."""

import pytest

from cardwright.games.pantheon.model import events
from tests.games.pantheon.house import P1, P2, P3, P4, at

# Winning.


@pytest.mark.parametrize(("health", "alive"), [(5, False), (6, True), (1, False)])
def test_a_hero_without_health_is_out(health: int, alive: bool) -> None:
    # R4
    table = at("P1.field: Five", f"P2.health: {health}", "P3.hand: -")
    table.do(P1, "attack Five > P2")
    assert table.alive(P2) == alive
    assert table.result() is None


def test_the_last_hero_alive_wins() -> None:
    # R5, R4
    table = at("P1.field: Five, Four", "P2.health: 5", "P3.health: 4")
    table.do(P1, "attack Five > P2")
    assert (table.result(), table.asked()) == (None, [P1])
    table.do(P1, "attack Four > P3")
    assert table.result() == (P1,)
    assert table.asked() == []


def test_one_can_win_in_the_turn_of_another() -> None:
    # R5
    table = at("P1.health: 3", "P2.hand: Burn", "P2.mana: 1")
    table.do(P2, "cast Burn > P1")
    assert table.result() == (P2,)


def test_the_game_ends_at_once_and_the_rest_of_the_chain_is_dropped() -> None:
    # P53, R5
    table = at("P1.hand: Insight", "P1.mana: 1", "P1.health: 3", "P2.hand: Burn", "P2.mana: 1", "deck: Four, Five")
    table.say(P1, "cast Insight")
    table.say(P2, "cast Burn > P1")
    table.everybody_passes()
    assert (table.result(), table.deck()) == ((P2,), ["Four", "Five"])


def test_the_winner_s_own_link_is_dropped_too() -> None:
    # P53
    table = at("P1.hand: Insight", "P1.mana: 1", "P2.health: 3", "P3.alive: no", "P1.field: Three", "deck: Four, Five")
    table.do(P1, "attack Three > P2")
    assert (table.result(), table.hand(P1), table.deck()) == ((P1,), ["Insight"], ["Four", "Five"])


# What becomes of a fallen player's cards.


def test_field_hand_and_mana_go_to_the_pile_and_nothing_is_set_off() -> None:
    # P46, R12
    table = at(
        "P1.hand: Burn",
        "P1.mana: 1",
        "P2.health: 3",
        "P2.field: Heir, Shrine",
        "P2.hand: Two, Six",
        "P2.mana: 1+1",
        "P3.hand: -",
        "deck: Four",
    )
    table.do(P1, "cast Burn > P2")
    assert sorted(table.pile()) == ["Burn", "Heir", "Mana", "Mana", "Shrine", "Six", "Two"]
    assert (table.field(P2), table.hand(P2), table.mana(P2), table.deck()) == ([], [], (0, 0), ["Four"])


def test_with_a_supply_the_mana_of_the_fallen_does_not_go_to_the_pile() -> None:
    # P46, P7
    table = at("P1.hand: Burn", "P1.mana: 1", "P2.health: 3", "P2.mana: 2", "P3.hand: -", mana_source="supply")
    table.do(P1, "cast Burn > P2")
    assert (table.pile(), table.mana(P2)) == (["Burn"], (0, 0))


def test_the_links_of_the_fallen_are_negated_and_the_others_happen() -> None:
    # P46
    table = at(
        "P1.hand: Insight",
        "P1.mana: 1",
        "P1.health: 3",
        "P2.hand: Insight",
        "P2.mana: 1",
        "P3.hand: Burn",
        "P3.mana: 1",
        "deck: Four, Five, Six, One, One",
    )
    table.say(P1, "cast Insight")
    table.say(P2, "cast Insight")
    table.say(P3, "cast Burn > P1")
    table.everybody_passes()
    assert (table.alive(P1), table.result()) == (False, None)
    assert sorted(table.hand(P2)) == ["Five", "Four", "Six"]  # one for the spell, two for the turn that starts
    assert table.asked() == [P2]


def test_an_attack_on_a_fallen_player_s_unit_comes_to_nothing() -> None:
    # P46, P23
    table = at("P1.field: Three", "P2.field: Two", "P2.health: 3", "P3.hand: Burn", "P3.mana: 1")
    table.say(P1, "attack Three > Two")
    table.say(P3, "cast Burn > P2")
    table.everybody_passes()
    assert (table.power("Three"), table.ready("Three"), table.asked()) == (3, False, [P1])


def test_the_fallen_are_asked_no_more_and_can_do_nothing() -> None:
    # P46
    table = at("P1.hand: Burn, Insight", "P1.mana: 2", "P2.health: 3", "P3.hand: -", "P4.hand: -", ask_everybody=True)
    table.do(P1, "cast Burn > P2")
    table.say(P1, "cast Insight")
    assert table.windows() == [P3, P4, P1]
    assert table.why_not(P2, "pass") == "you have left the game"
    table.next_turn()
    assert table.turn_player() == P3


def test_the_fallen_cannot_be_attacked_or_chosen() -> None:
    # P46
    table = at("P1.field: Three", "P1.hand: Smite", "P1.mana: 1", "P2.alive: no", "P3.hand: -")
    assert table.offers(P1, "attack") == ["attack Three > P3"]
    assert table.offers(P1, "cast") == ["cast Smite > P1", "cast Smite > P3", "cast Smite > Three"]


# Falling in one's own turn.


def test_if_the_turn_player_falls_the_next_player_starts() -> None:
    # P46
    table = at("P1.health: 3", "P2.field: Two", "P2.hand: Burn", "P2.mana: 1", "P3.hand: -")
    table.do(P2, "cast Burn > P1")
    assert (table.turn_player(), table.question(), table.asked()) == (P2, "mulligan", [P2])


def test_what_was_under_way_happens_first_and_the_turn_is_cleaned_up() -> None:
    # P46, P49
    table = at(
        "P1.hand: Insight",
        "P1.mana: 1",
        "P1.health: 3",
        "P2.field: Two",
        "P2.hand: Burn",
        "P2.mana: 1",
        "P3.hand: Boost",
        "P3.mana: 1",
    )
    table.say(P1, "cast Insight")
    table.say(P2, "cast Burn > P1")
    table.say(P3, "cast Boost > Two")
    table.everybody_passes()
    assert (table.alive(P1), table.turn_player(), table.power("Two")) == (False, P2, 2)


def test_one_falls_by_an_attack_of_ones_own_that_is_answered() -> None:
    # P46, P21
    table = at("P1.field: Three", "P1.health: 3", "P2.hand: Burn", "P2.mana: 1", "P2.health: 3", "P3.hand: -")
    table.say(P1, "attack Three > P2")
    table.say(P2, "cast Burn > P1")
    table.everybody_passes()
    assert (table.alive(P1), table.health(P2), table.turn_player()) == (False, 3, P2)
    assert "Three" in table.pile()


def test_falling_in_the_start_of_ones_own_turn() -> None:
    # P46, R33
    table = at("phase: before", "turn: P3", "P1.field: Brawler", "P1.health: 1", "P2.hand: -", "P3.hand: -")
    table.start()
    table.keep()
    assert (table.alive(P1), table.turn_player(), table.question()) == (False, P2, "mulligan")


def test_falling_in_the_start_of_anothers_turn() -> None:
    # P46, R33, R46
    table = at("phase: before", "turn: P3", "P1.field: Altar", "P2.health: 1", "P2.field: Two", "P3.hand: -")
    table.start()
    table.keep()
    assert (table.alive(P2), table.question(), table.asked(), table.pile()) == (False, "main", [P1], ["Two"])


def test_falling_in_the_end_of_anothers_turn() -> None:
    # P46, R40
    table = at("P1.field: Gnat, Scribe", "P2.health: 1", "P3.hand: -", "deck: Four, Five, Six")
    table.end()
    assert (table.alive(P2), table.hand(P1), table.turn_player()) == (False, ["Four"], P3)


def test_falling_in_the_end_of_ones_own_turn() -> None:
    # P46, R40
    table = at(
        "P1.field: Leech", "P1.health: 1", "P1.hand: One, One, One, One, One, One, One, One", "P2.hand: -", "P3.hand: -"
    )
    table.end()
    assert (table.alive(P1), table.question(), table.turn_player()) == (False, "mulligan", P2)
    assert table.pile().count("One") == 8


def test_falling_before_the_end_of_the_turn() -> None:
    # P46, P41
    table = at("P1.health: 3", "P2.hand: Burn", "P2.mana: 1", "P3.hand: Insight", "P3.mana: 1")
    table.say(P1, "end")
    table.say(P2, "cast Burn > P1")
    table.everybody_passes()
    assert (table.alive(P1), table.turn_player(), table.question()) == (False, P2, "mulligan")


# Together.


def test_two_of_three_fall_together_and_the_third_wins() -> None:
    # P47, R5
    table = at("P1.hand: Nova", "P1.mana: 1", "P1.health: 5", "P2.health: 4", "P3.health: 6")
    table.do(P1, "cast Nova")
    assert (table.result(), table.health(P3)) == ((P3,), 1)


def test_if_all_fall_together_it_is_a_draw() -> None:
    # P47
    table = at("P1.hand: Nova", "P1.mana: 1", "P1.health: 5", "P2.health: 4", "P3.health: 1")
    table.do(P1, "cast Nova")
    assert table.result() == ()


def test_if_the_last_two_fall_together_it_is_a_draw_for_everybody() -> None:
    # P47
    table = at("P1.hand: Nova", "P1.mana: 1", "P1.health: 5", "P2.health: 5", "P3.alive: no")
    table.do(P1, "cast Nova")
    assert table.result() == ()


def test_the_turn_player_can_be_made_to_win_when_all_fall_together() -> None:
    # P47
    position = ("turn: P2", "P1.hand: Nova", "P1.mana: 1", "P1.health: 5", "P2.health: 4")
    table = at(*position, together="turn player")
    table.do(P1, "cast Nova")
    assert table.result() == (P2,)


def test_units_without_power_fall_together() -> None:
    # P47, P16
    table = at("P1.field: Storm", "P2.field: Heir, Two, Three", "P3.field: Heir", "deck: Four, Five, Six, One")
    table.end()
    assert (table.field(P2), table.field(P3)) == (["Three"], [])
    assert table.pile() == ["Heir", "Two", "Heir"]


def test_heroes_are_looked_at_after_each_link() -> None:
    # P47: P2 falls by the answer before the first link could heal
    table = at("P1.field: Two", "P2.hand: Mend", "P2.mana: 1", "P2.health: 3", "P3.hand: Burn", "P3.mana: 1")
    table.say(P2, "cast Mend")
    table.say(P3, "cast Burn > P2")
    table.everybody_passes()
    assert (table.alive(P2), table.result()) == (False, None)


def test_within_one_link_only_its_end_counts() -> None:
    # P47: Bargain loses 3 Health and gains 4
    table = at("P1.hand: Bargain", "P1.mana: 1", "P1.health: 2", "P2.hand: -")
    table.do(P1, "cast Bargain")
    assert (table.alive(P1), table.health(P1), table.result()) == (True, 3, None)


def test_the_next_player_falls_at_cleanup_and_is_passed_over() -> None:
    # P46, P49: a unit that dies when its bonus ends costs every enemy hero 1 Health
    table = at("P1.hand: Boost, Curse", "P1.mana: 2", "P1.field: Spite", "P2.health: 1", "P3.hand: -")
    table.do(P1, "cast Boost > Spite")
    table.do(P1, "cast Curse > Spite")
    table.end()
    assert (table.alive(P2), table.turn_player(), table.question(), table.asked()) == (False, P3, "mulligan", [P3])


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_one_after_the_other_falls_until_one_is_left(seats: int) -> None:
    # R5, P46
    weak = [f"P{seat}.health: {seat - 1}" for seat in range(2, seats + 1)]
    table = at(f"seats: {seats}", *weak, "P1.field: Gnat")
    for fallen in range(1, seats - 1):
        table.end()
        assert (table.places(), table.result()) == ([0, *range(1, fallen + 1), *[0] * (seats - 1 - fallen)], None)
        table.keep()
        while table.turn_player() != P1:
            table.next_turn()
    table.end()
    assert (table.result(), table.places()) == ((P1,), [0, *range(1, seats)])


def test_what_lasts_until_the_next_turn_of_the_fallen_does_not_last_for_ever() -> None:
    # P46: Pacify bars a unit from attacking until the next turn of a player who falls before
    table = at("P1.field: Two", "P2.hand: Pacify", "P2.mana: 1", "P3.hand: -")
    table.do(P2, "cast Pacify > Two")
    assert table.cannot(P1, "attack Two > P3")
    table.give_up(P2)
    table.round_goes_by()
    table.do(P1, "attack Two > P3")
    assert table.health(P3) == 18


def test_units_that_die_together_with_their_player_do_nothing_more() -> None:
    # P46, P47
    table = at(
        "P1.hand: Cataclysm", "P1.mana: 1", "P2.field: Heir=a", "P2.health: 2", "P3.field: Heir=b", "deck: Four, Five"
    )
    table.do(P1, "cast Cataclysm")
    assert (table.alive(P2), table.hand(P3), table.deck()) == (False, ["Four"], ["Five"])


def test_a_turn_player_who_fell_before_does_not_win_when_the_others_fall_together() -> None:
    # P47
    lines = ("P1.hand: Insight", "P1.mana: 1", "P1.health: 3", "P2.hand: Nova", "P2.mana: 1", "P2.health: 5")
    table = at(*lines, "P3.hand: Burn", "P3.mana: 1", "P3.health: 5", together="turn player")
    table.say(P1, "cast Insight")
    table.say(P2, "cast Nova")
    table.say(P3, "cast Burn > P1")
    table.everybody_passes()
    assert (table.result(), table.places()) == ((), [1, 2, 2])


def test_falling_and_winning_are_told() -> None:
    # R4, R5
    table = at("P1.field: Five", "P1.hand: Burn", "P1.mana: 1", "P2.health: 5", "P3.health: 3")
    table.do(P1, "attack Five > P2")
    assert table.happened()[-1] == "eliminate"
    table.do(P1, "cast Burn > P3")
    assert table.happened()[-2:] == ["eliminate", "end"]
    assert [event["seat"] for event in table.about(events.END)] == [P1]


def test_a_draw_is_told_of_nobody() -> None:
    # P47
    table = at("P1.hand: Nova", "P1.mana: 1", "P1.health: 5", "P2.health: 4")
    table.do(P1, "cast Nova")
    assert [event["seat"] for event in table.about(events.END)] == [-1]
