"""Abilities of creatures: when they are used, what they cost, and what becomes of them."""

from cardwright.games.cartoverse.model import events
from tests.games.cartoverse.arena import P1, P2, at


def test_an_ability_is_used_freely_in_the_own_turn() -> None:
    # R56, R50
    table = at("P1.creatures: Pinger=a defense 1", "P2.creatures: 2/2=b attack 1")
    table.do(P1, "use a > b")
    assert (table.figures("b"), table.ready("a")) == ("2/1", False)
    assert table.why_not(P1, "use a > b") == "Pinger is exhausted (R51)"


def test_a_creature_in_either_zone_uses_its_ability() -> None:
    # R50
    table = at("P1.creatures: Pinger=a attack 1; Pinger=d defense 1", "P2.creatures: 2/2=b attack 1")
    table.do(P1, "use a > b")
    table.do(P1, "use d > b")
    assert not table.there("b")


def test_an_ability_costs_what_is_printed_and_exhausts_besides() -> None:
    # C29
    table = at("P1.creatures: Sage=a attack 1", "P1.mana: 1")
    table.do(P1, "use a")
    assert (table.mana(P1), table.ready("a"), table.hand(P1)) == ("0/1", False, ["Blank"])
    poor = at("P1.creatures: Sage=a attack 1")
    assert poor.why_not(P1, "use a") == "Read costs 1; you have 0 mana (R69)"


def test_abilities_answer_an_attack_a_spell_an_ability_and_the_end_of_a_turn() -> None:
    # R55
    lines = (
        "P1.creatures: 2/2=a attack 1; Pinger=q attack 2",
        "P1.hero: Zapper",
        "P1.hand: Bolt",
        "P1.mana: 2",
        "P2.creatures: Pinger=p defense 1; 2/6=b attack 1",
    )
    for action in ("attack a > P2", "cast Bolt > b", "use q > b", "use Jolt > b", "end"):
        table = at(*lines)
        table.say(P1, action)
        assert (table.question(), table.asked()) == ("respond", [P2])
        table.say(P2, "use p > a")
        table.all_pass()
        assert table.figures("a") == "2/1"


def test_an_ability_is_not_used_in_the_enemys_turn_unless_in_answer() -> None:
    # C31, R56
    table = at("P1.creatures: 2/2=a attack 1", "P2.creatures: Pinger=p defense 1", "P2.hand: Zap", "P2.mana: 1")
    assert table.may_act() == [P2]
    assert table.why_not(P2, "use p > a") == "in the enemy's turn abilities are used only in response (C31)"


def test_an_ability_resolves_although_its_creature_has_died() -> None:
    # C43
    table = at("P1.creatures: Pinger=a attack 1", "P2.creatures: 1/1=b attack 1", "P2.hand: Zap", "P2.mana: 1")
    table.say(P1, "use a > b")
    table.say(P2, "cast Zap > a")
    table.all_pass()
    assert (table.there("a"), table.there("b")) == (False, False)


def test_an_attacker_cannot_use_its_ability_in_answer_to_an_answer() -> None:
    # R50, R51, C20
    table = at("P1.creatures: Pinger=a attack 1", "P1.hand: Zap", "P1.mana: 1", "P2.hand: Smite", "P2.mana: 1")
    table.say(P1, "attack a > P2")
    table.say(P2, "cast Smite > P1")
    assert (table.question(), table.asked()) == ("respond", [P1])
    assert table.why_not(P1, "use a > a") == "Pinger is exhausted (R51)"


def test_a_blocker_that_used_its_ability_in_answer_cannot_block() -> None:
    # R51, C21
    table = at("P1.creatures: 2/6=a attack 1", "P2.creatures: Pinger=p defense 1")
    table.say(P1, "attack a > P2")
    table.say(P2, "use p > a")
    assert (table.question(), table.hp(P2)) == ("main", 18)


def test_an_ability_without_a_target_cannot_be_used() -> None:
    # C65
    table = at("P1.creatures: Pinger=a attack 1", "P2.creatures: Saint=b attack 1")
    assert table.offers(P1, "use") == ["a > a"]
    assert table.why_not(P1, "use a > b") == "Saint is Warded: enemy spells and abilities cannot target it (C69)"
    assert table.why_not(P1, "use a") == "choose a creature for it (C42)"


def test_using_what_is_not_there_is_refused() -> None:
    # R50
    table = at("P1.creatures: 2/2=a attack 1", "P2.creatures: Pinger=b attack 1")
    assert table.why_not(P1, "use a") == "2/2 has no such ability (R50)"
    assert table.why_not(P1, "use b > a") == "that is not yours to use (R50)"


def test_an_ability_is_told_with_its_name() -> None:
    # R55
    table = at("P1.creatures: Pinger=a attack 1", "P2.creatures: 2/2=b attack 1")
    table.do(P1, "use a > b")
    assert table.told(P2)[0] == "P1 uses Ping of Pinger on your 2/2."
    assert table.happened(events.RESOLVE) == ["Pinger"]
