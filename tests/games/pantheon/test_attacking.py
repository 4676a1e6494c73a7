"""Attacks: who may attack whom, and what happens between the declaration and the fight."""

import pytest

from tests.games.pantheon.house import P1, P2, P3, P4, at

# Who attacks.


def test_a_ready_unit_attacks_an_opponents_unit_or_hero() -> None:
    # R17, R19
    table = at("P1.field: Two, Three exhausted", "P2.field: One", "P3.hand: -")
    assert table.offers(P1, "attack") == ["attack Two > One", "attack Two > P3"]
    assert table.cannot(P1, "attack Three > One")


def test_nobody_attacks_in_the_turn_of_another() -> None:
    # R17
    table = at("P1.field: Two", "P2.field: Three, Archer")
    assert table.offers(P2, "attack") == []
    assert table.cannot(P2, "attack Three > Two")


def test_nobody_attacks_a_card_of_ones_own() -> None:
    # R19
    table = at("P1.field: Two, One", "P2.field: Three")
    assert table.cannot(P1, "attack Two > One")
    assert table.cannot(P1, "attack Two > P1")
    assert table.cannot(P1, "attack Two > Two")


def test_a_unit_is_exhausted_after_its_attack() -> None:
    # R18, P20
    table = at("P1.field: Three", "P2.hand: -", "P3.hand: -")
    table.do(P1, "attack Three > P2")
    assert not table.ready("Three")
    assert table.cannot(P1, "attack Three > P3")
    assert (table.health(P2), table.health(P3)) == (17, 20)


def test_several_units_attack_one_after_the_other() -> None:
    # P20
    table = at("P1.field: Three=a, Three=b", "P2.field: Five")
    table.do(P1, "attack a > Five")
    assert table.power("Five") == 2
    table.do(P1, "attack b > Five")
    assert (table.field(P1), table.field(P2)) == (["Three"], [])


def test_a_unit_that_was_made_ready_attacks_again() -> None:
    # P20
    table = at("P1.field: Three", "P1.hand: Awaken", "P1.mana: 1", "P2.hand: -")
    table.do(P1, "attack Three > P2")
    table.do(P1, "cast Awaken > Three")
    table.do(P1, "attack Three > P2")
    assert (table.health(P2), table.ready("Three")) == (14, False)


# Whose hero can be attacked.


def test_any_unit_protects_its_hero() -> None:
    # R22, P25
    for unit in ("One", "One exhausted", "Sneak"):
        table = at("P1.field: Three", f"P2.field: {unit}")
        assert table.cannot(P1, "attack Three > P2")


def test_a_hero_without_units_can_be_attacked() -> None:
    # R22
    table = at("P1.field: Three, Four", "P2.field: One")
    table.do(P1, "attack Three > One")
    table.do(P1, "attack Four > P2")
    assert table.health(P2) == 16


def test_units_protect_only_their_own_hero() -> None:
    # R22
    table = at("P1.field: Three", "P2.field: One", "P3.hand: -", "P4.field: Two")
    assert table.offers(P1, "attack") == ["attack Three > One", "attack Three > P3", "attack Three > Two"]


def test_in_the_first_turn_no_hero_can_be_attacked() -> None:
    # R23, P24
    table = at("P1.field: Three", "P1.finished: 0", "P2.finished: 0", "P3.finished: 0")
    assert table.offers(P1, "attack") == []
    assert table.cannot(P1, "attack Three > P2")


def test_in_the_second_turn_only_the_first_player_s_hero_can_be_attacked() -> None:
    # R23, P24
    table = at("P1.finished: 0", "P2.finished: 0", "P3.finished: 0", "P2.field: Three")
    table.next_turn()
    assert table.offers(P2, "attack") == ["attack Three > P1"]
    table.do(P2, "attack Three > P1")
    assert table.health(P1) == 17


def test_whether_the_attacker_has_finished_a_turn_does_not_matter() -> None:
    # P24
    table = at("P1.field: Three", "P1.finished: 0", "P2.finished: 1")
    assert table.offers(P1, "attack") == ["attack Three > P2"]


# Between the declaration and the fight.


def test_an_attack_is_declared_answered_and_fought() -> None:
    # R19, R20, R21
    table = at("P1.field: Three", "P2.field: Two", "P2.hand: Boost", "P2.mana: 1")
    table.say(P1, "attack Three > Two")
    assert (table.question(), table.asked(), table.links()) == ("respond", [P2], ["attack Three > Two"])
    assert (table.power("Three"), table.power("Two")) == (3, 2)
    table.say(P2, "cast Boost > Two")
    table.everybody_passes()
    assert (table.field(P1), table.power("Two")) == ([], 1)


def test_every_attack_has_its_own_window() -> None:
    # R20, P20
    table = at("P1.field: One=a, One=b", "P2.field: Six", ask_everybody=True)
    for attacker in ("a", "b"):
        table.say(P1, f"attack {attacker} > Six")
        assert table.windows() == [P2, P1]


def test_an_attacker_is_engaged_and_cannot_pay_an_exhaust_cost() -> None:
    # P21
    table = at("P1.field: Archer", "P2.field: One", ask_everybody=True)
    table.say(P1, "attack Archer > One")
    assert table.thing("Archer").engaged
    assert table.ready("Archer")
    table.say(P2, "pass")
    assert table.asked() == [P1]
    assert table.cannot(P1, "activate Archer > One")
    table.everybody_passes()
    assert (table.power("Archer"), table.ready("Archer"), table.field(P2)) == (1, False, [])
    assert not table.thing("Archer").engaged


def test_a_defender_is_not_engaged() -> None:
    # P21
    table = at("P1.field: Three", "P2.field: Archer")
    table.say(P1, "attack Three > Archer")
    table.say(P2, "activate Archer > Three")
    table.everybody_passes()
    assert (table.field(P1), table.field(P2)) == ([], [])


def test_a_negated_attack_exhausts_the_attacker() -> None:
    # P21
    table = at("P1.field: Three", "P2.field: One", "P2.hand: Halt", "P2.mana: 1")
    table.say(P1, "attack Three > One")
    table.say(P2, "cast Halt > link 1")
    table.everybody_passes()
    assert (table.power("Three"), table.power("One"), table.ready("Three")) == (3, 1, False)
    assert not table.thing("Three").engaged


def test_an_attacker_exhausted_meanwhile_fights_all_the_same() -> None:
    # P22, P21
    table = at("P1.field: Three", "P2.field: One", "P2.hand: Tire", "P2.mana: 1")
    table.say(P1, "attack Three > One")
    table.say(P2, "cast Tire > Three")
    table.everybody_passes()
    assert (table.power("Three"), table.field(P2), table.ready("Three")) == (2, [], False)


def test_a_defender_is_not_looked_at_again() -> None:
    # P22: the other unit gains Taunt, the hero gains a unit, and the attack goes on
    table = at("P1.field: Three", "P2.field: One, Two", "P2.hand: Provoke", "P2.mana: 1")
    table.say(P1, "attack Three > One")
    table.say(P2, "cast Provoke > Two")
    table.everybody_passes()
    assert (table.field(P2), table.power("Three")) == (["Two"], 2)
    table = at("P1.field: Three", "P2.hand: Raise", "P2.mana: 2", "pile: Six")
    table.say(P1, "attack Three > P2")
    table.say(P2, "cast Raise > Six")
    table.everybody_passes()
    assert (table.health(P2), table.field(P2)) == (17, ["Six"])


@pytest.mark.parametrize("victim", ["Three", "One"])
def test_without_attacker_or_defender_there_is_no_fight(victim: str) -> None:
    # P23
    table = at("P1.field: Three", "P2.field: One", "P3.hand: Kill", "P3.mana: 3")
    table.say(P1, "attack Three > One")
    table.say(P3, "cast Kill > " + victim)
    table.everybody_passes()
    assert (table.health(P2), table.pile()) == (20, ["Kill", victim])
    if victim == "One":
        assert (table.power("Three"), table.ready("Three")) == (3, False)


def test_a_fallen_defender_is_not_replaced() -> None:
    # P23
    table = at("P1.field: Three", "P2.field: One, Two", "P2.hand: Kill", "P2.mana: 3")
    table.say(P1, "attack Three > One")
    table.say(P2, "cast Kill > One")
    table.everybody_passes()
    assert (table.power("Two"), table.power("Three"), table.ready("Three")) == (2, 3, False)


def test_a_hero_that_fell_before_the_fight_is_not_hit() -> None:
    # P23, P46
    table = at("P1.field: Three", "P2.health: 3", "P3.hand: Burn", "P3.mana: 1", "P4.hand: -")
    table.say(P1, "attack Three > P2")
    table.say(P3, "cast Burn > P2")
    table.everybody_passes()
    assert (table.alive(P2), table.ready("Three"), table.asked()) == (False, False, [P1])
    assert table.health(P4) == 20


# Truces.


def test_a_truce_holds_until_the_next_turn_of_the_player_who_made_it() -> None:
    # R39
    table = at("P1.hand: Truce", "P1.mana: 1", "P1.field: One", "P2.field: Two, Wall", "P3.field: Three")
    table.do(P1, "cast Truce > P2")
    table.next_turn()
    assert table.offers(P2, "attack") == ["attack Two > Three", "attack Wall > Three"]
    table.next_turn()
    assert table.offers(P3, "attack") == ["attack Three > One", "attack Three > Wall"]
    table.round_goes_by()
    table.next_turn()
    table.next_turn()
    assert table.offers(P2, "attack")[0] == "attack Two > One"


def test_a_truce_binds_only_one_side() -> None:
    # R39
    table = at("P1.hand: Truce", "P1.mana: 1", "P1.field: Three", "P2.field: Two")
    table.do(P1, "cast Truce > P2")
    table.do(P1, "attack Three > Two")
    assert table.field(P2) == []
