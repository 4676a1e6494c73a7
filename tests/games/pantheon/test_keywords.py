"""Taunt and Stealth."""

import pytest

from tests.games.pantheon.house import P1, P2, at

# Taunt.


def test_with_taunt_on_a_field_nothing_else_there_is_attacked() -> None:
    # R53
    table = at("P1.field: Three", "P2.field: Wall, One")
    assert table.offers(P1, "attack") == ["attack Three > Wall"]
    assert table.cannot(P1, "attack Three > One")
    table.do(P1, "attack Three > Wall")
    assert table.field(P2) == ["One"]


def test_any_of_several_taunts_may_be_attacked() -> None:
    # P32
    table = at("P1.field: Three", "P2.field: Wall=a, Wall=b, One")
    assert table.offers(P1, "attack") == ["attack Three > a", "attack Three > b"]


def test_taunt_concerns_only_its_own_field() -> None:
    # P32, R53
    table = at("P1.field: Three", "P2.field: Wall, One", "P3.field: Two")
    assert table.offers(P1, "attack") == ["attack Three > Two", "attack Three > Wall"]


def test_ones_own_taunt_hinders_nobody_from_attacking() -> None:
    # R53
    table = at("P1.field: Three, Wall", "P2.field: One")
    assert table.offers(P1, "attack") == ["attack Three > One", "attack Wall > One"]


def test_taunt_does_not_draw_effects() -> None:
    # R53
    table = at("P1.hand: Bolt", "P1.mana: 1", "P2.field: Wall, Three")
    table.do(P1, "cast Bolt > Three")
    assert table.power("Three") == 1


def test_an_exhausted_unit_taunts_too() -> None:
    # R53
    table = at("P1.field: Three", "P2.field: Wall exhausted, One")
    assert table.offers(P1, "attack") == ["attack Three > Wall"]


def test_taunt_for_a_turn_is_over_with_it() -> None:
    # R53, P27
    table = at("P1.field: Three", "P2.field: One, Two", "P2.hand: Provoke", "P2.mana: 1")
    table.do(P2, "cast Provoke > Two")
    assert table.offers(P1, "attack") == ["attack Three > Two"]
    table.round_goes_by()
    assert table.offers(P1, "attack") == ["attack Three > One", "attack Three > Two"]


# Stealth.


def test_a_stealthed_unit_is_not_attacked() -> None:
    # R54, R39
    table = at("P1.field: Three", "P2.field: Sneak, One")
    assert table.offers(P1, "attack") == ["attack Three > One"]
    assert table.cannot(P1, "attack Three > Sneak")


def test_a_stealthed_unit_protects_its_hero() -> None:
    # P33, P25
    table = at("P1.field: Three", "P2.field: Sneak")
    assert table.offers(P1, "attack") == []


def test_stealth_does_not_protect_from_effects() -> None:
    # P33
    table = at("P1.hand: Bolt", "P1.mana: 1", "P2.field: Sneak")
    table.do(P1, "cast Bolt > Sneak")
    assert table.field(P2) == []


def test_stealth_is_lost_when_the_attack_is_declared() -> None:
    # R54, P33
    table = at("P1.field: Sneak", "P2.hand: Insight", "P2.mana: 1")
    assert table.stealthed("Sneak")
    table.say(P1, "attack Sneak > P2")
    assert (table.question(), table.stealthed("Sneak")) == ("respond", False)
    table.everybody_passes()
    assert (table.health(P2), table.stealthed("Sneak")) == (18, False)


def test_lost_stealth_does_not_come_back() -> None:
    # P33
    table = at("P1.field: Sneak", "P2.hand: Three", "P2.mana: 3")
    table.do(P1, "attack Sneak > P2")
    table.next_turn()
    table.do(P2, "play Three")
    assert table.offers(P2, "attack") == ["attack Three > Sneak"]
    table.next_turn()
    assert not table.stealthed("Sneak")


def test_a_negated_attack_has_still_cost_the_stealth() -> None:
    # P33, R54
    table = at("P1.field: Sneak", "P2.hand: Halt", "P2.mana: 1")
    table.say(P1, "attack Sneak > P2")
    table.say(P2, "cast Halt > link 1")
    table.everybody_passes()
    assert (table.health(P2), table.stealthed("Sneak")) == (20, False)


@pytest.mark.parametrize("spell", ["Shroud", "Veil"])
def test_stealth_that_was_gained_is_lost_in_the_same_way(spell: str) -> None:
    # R54, P33
    table = at("P1.field: Two", f"P1.hand: {spell}, Provoke", "P1.mana: 2", "P2.hand: Insight", "P2.mana: 1")
    table.do(P1, f"cast {spell} > Two")
    table.do(P1, "cast Provoke > Two")
    assert table.stealthed("Two")
    table.say(P1, "attack Two > P2")
    assert (table.stealthed("Two"), table.taunts("Two")) == (False, True)


def test_stealth_for_a_turn_is_over_with_it() -> None:
    # R54, P27
    table = at("P1.field: Two", "P1.hand: Shroud", "P1.mana: 1", "P2.field: Three")
    table.do(P1, "cast Shroud > Two")
    assert table.stealthed("Two")
    table.next_turn()
    assert table.offers(P2, "attack") == ["attack Three > Two"]


def test_stealth_until_ones_next_turn_lasts_as_long() -> None:
    # R54
    table = at("P1.field: Two", "P1.hand: Veil", "P1.mana: 1", "P2.field: Three", "P3.field: One")
    table.do(P1, "cast Veil > Two")
    table.next_turn()
    assert table.cannot(P2, "attack Three > Two")
    table.next_turn()
    assert table.stealthed("Two")
    table.next_turn()
    assert not table.stealthed("Two")


def test_activating_an_effect_does_not_cost_stealth() -> None:
    # R54
    table = at("P1.field: Cutpurse", "P2.field: Three")
    table.do(P1, "activate Cutpurse > Three")
    assert table.stealthed("Cutpurse")


# Both.


def test_while_a_unit_is_stealthed_its_taunt_does_nothing() -> None:
    # P31
    table = at("P1.field: Three", "P2.field: Lurker, One")
    assert table.offers(P1, "attack") == ["attack Three > One"]


def test_unmasked_its_taunt_counts() -> None:
    # P31, P33
    table = at("P1.field: Three", "P2.field: Lurker, One", "P3.hand: -")
    table.next_turn()
    table.do(P2, "attack Lurker > P3")
    table.next_turn()
    table.next_turn()
    assert table.offers(P1, "attack") == ["attack Three > Lurker", "attack Three > P3"]


def test_keywords_until_somebodys_next_turn_end_each_in_its_time() -> None:
    # R53: Taunt until P1's next turn, and barred from attacking until P2's
    table = at("P1.field: Two, One", "P1.hand: Guard", "P1.mana: 1", "P2.field: Three", "P2.hand: Pacify", "P2.mana: 1")
    table.do(P1, "cast Guard > Two")
    table.do(P2, "cast Pacify > Two")
    assert table.offers(P1, "attack") == ["attack One > Three"]
    table.next_turn()
    assert table.offers(P2, "attack") == ["attack Three > Two"]
    table.next_turn()
    table.next_turn()
    assert table.offers(P2, "attack") == ["attack Three > One", "attack Three > Two"]
