"""Spells: when each kind is played, what it needs, and the four kinds of enchants."""

from cardwright.games.cartoverse.model import events
from tests.games.cartoverse.arena import P1, P2, at


def test_a_cast_is_played_in_the_own_turn_only() -> None:
    # R57
    table = at("P1.creatures: 2/2=a attack 1", "P2.hand: Bolt; Zap", "P2.mana: 5")
    assert table.why_not(P2, "cast Bolt > a") == "Bolt is played only in your own turn, with nothing to answer (R57)"
    table.say(P1, "attack a > P2")
    assert table.choices(P2) == ["pass", "cast Zap > a"]
    assert table.why_not(P2, "cast Bolt > a") == "Bolt is played only in your own turn, with nothing to answer (R57)"


def test_a_burst_answers_the_four_things() -> None:
    # R58, R55
    lines = (
        "P1.creatures: Pinger=a attack 1; 2/6=c attack 2",
        "P1.hand: Study",
        "P1.mana: 1",
        "P2.hand: Smite",
        "P2.mana: 1",
    )
    for action in ("attack c > P2", "cast Study", "use a > c", "end"):
        table = at(*lines)
        table.say(P1, action)
        assert table.question() == "respond"
        table.say(P2, "cast Smite > P1")
        table.all_pass()
        assert table.hp(P1) == 18


def test_a_burst_needs_the_mana() -> None:
    # R58, R37
    table = at("P1.creatures: 2/2=a attack 1", "P2.hand: Zap", "P2.mana: 0/3")
    table.say(P1, "attack a > P2")
    assert (table.question(), table.hp(P2)) == ("main", 18)


def test_a_burst_is_played_freely_in_the_own_turn() -> None:
    # R58
    table = at("P1.hand: Smite", "P1.mana: 1")
    table.do(P1, "cast Smite > P2")
    assert table.hp(P2) == 18


def test_a_burst_may_open_a_chain_in_the_enemys_main_phase() -> None:
    # C31, R58
    table = at("P1.creatures: 2/2=a attack 1", "P1.hand: 1/1", "P1.mana: 1", "P2.hand: Zap", "P2.mana: 1")
    assert (table.may_act(), table.asked()) == ([P2], [P1])
    table.say(P2, "cast Zap > a")
    table.all_pass()
    assert (table.there("a"), table.turn_player(), table.asked()) == (False, P1, [P1])
    table.say(P1, "summon 1/1 > attack 1")


def test_a_burst_in_the_enemys_turn_can_be_answered_by_them() -> None:
    # C31, C39
    table = at("P1.creatures: 2/2=a attack 1", "P1.hand: Boost", "P1.mana: 1", "P2.hand: Zap", "P2.mana: 1")
    table.say(P2, "cast Zap > a")
    assert (table.question(), table.asked()) == ("respond", [P1])
    table.say(P1, "cast Boost > a")
    table.all_pass()
    assert table.figures("a") == "4/2"


def test_it_may_be_ruled_that_a_burst_only_answers_in_the_enemys_turn() -> None:
    # C31, C1
    table = at("P1.creatures: 2/2=a attack 1", "P2.hand: Zap", "P2.mana: 1", burst_free_in_enemy_turn=False)
    assert table.may_act() == []
    assert table.why_not(P2, "cast Zap > a") == "you cannot act now: it is not your move (R9, R80)"
    table.say(P1, "attack a > P2")
    table.say(P2, "cast Zap > a")
    assert table.hp(P2) == 20


def test_the_end_of_the_enemys_turn_always_gives_a_window() -> None:
    # C31, C41
    table = at("P2.hand: Zap", "P2.mana: 1", "P1.creatures: 2/2=a attack 1", burst_free_in_enemy_turn=False)
    table.say(P1, "end")
    assert (table.question(), table.asked()) == ("respond", [P2])


def test_a_spell_without_a_target_is_refused() -> None:
    # C65, C42
    table = at("P1.hand: Bolt; Dispel; Raise; Deny", "P1.mana: 9", "P1.graveyard: Zap")
    assert table.offers(P1, "cast") == []
    assert table.why_not(P1, "cast Bolt") == "there is nothing it could be used on: it needs a creature (C65)"
    assert table.why_not(P1, "cast Dispel") == "there is nothing it could be used on: it needs an enchant (C65)"
    assert table.why_not(P1, "cast Deny") == "there is nothing it could be used on: it needs a spell (C65)"
    table = at("P1.hand: Bolt", "P1.mana: 9", "P1.creatures: 2/2 attack 1")
    assert table.why_not(P1, "cast Bolt") == "choose a creature for it (C42)"
    assert table.why_not(P1, "cast Bolt > P2")


def test_warded_creatures_are_no_targets_of_the_enemy() -> None:
    # C69
    table = at("P1.hand: Bolt; Boost", "P1.mana: 9", "P1.creatures: Saint=a attack 1", "P2.creatures: Saint=b attack 3")
    assert table.offers(P1, "cast") == ["Bolt > a", "Boost > a"]
    assert table.why_not(P1, "cast Bolt > b") == "Saint is Warded: enemy spells and abilities cannot target it (C69)"


def test_areas_attacks_and_traps_do_not_target() -> None:
    # C69
    table = at(
        "P1.hand: Blast; Sweep",
        "P1.mana: 9",
        "P1.creatures: 3/3=a attack 1",
        "P2.creatures: Saint=b attack 2; 2/6=c attack 3; Saint=d attack 5",
        "P1.traps: Pit",
        "P2.hand: Saint",
        "P2.mana: 1",
    )
    table.do(P1, "cast Blast > c")
    assert not table.there("b")
    table.do(P1, "attack a > d")
    assert not table.there("d")
    table.next_turn()
    table.say(P2, "summon Saint > attack 1")
    assert "Saint" not in table.board(P2)


def test_a_spell_whose_target_is_gone_does_nothing_and_is_not_given_back() -> None:
    # C42, C61
    table = at("P1.hand: Bolt", "P1.mana: 1", "P2.creatures: 2/2=b attack 1", "P2.hand: Recall", "P2.mana: 1")
    table.say(P1, "cast Bolt > b")
    table.say(P2, "cast Recall > b")
    assert (table.graveyard(P1), table.mana(P1), table.hand(P2)) == (["Bolt"], "0/1", ["2/2"])
    assert table.happened(events.FIZZLE) == ["Bolt"]


def test_a_card_leaves_the_graveyard_before_it_is_raised() -> None:
    # C42
    table = at("P1.hand: Raise; Raise", "P1.mana: 2", "P1.graveyard: 3/3")
    table.do(P1, "cast Raise > 3/3")
    assert table.offers(P1, "cast") == []
    assert table.board(P1) == ["3/3"]


def test_a_token_is_cast_like_any_spell() -> None:
    # R12, C7, C66
    table = at("P1.creatures: 2/2=a attack 1", "P2.hand: Second Wind; Zap", "P2.mana: 1")
    table.say(P1, "attack a > P2")
    assert table.why_not(P2, "cast Second Wind")


# Enchants.


def test_enchants_are_played_when_a_cast_can_be() -> None:
    # C32
    table = at("P1.creatures: 2/2=a attack 1", "P2.hand: Mail; Zap", "P2.mana: 5")
    table.say(P1, "attack a > P2")
    assert table.why_not(P2, "cast Mail > a") == "Mail is played only in your own turn, with nothing to answer (R57)"


def test_an_enchant_can_be_answered_and_negated() -> None:
    # C33, C42
    table = at("P1.hand: Banner", "P1.mana: 1", "P2.hand: Deny", "P2.mana: 1")
    table.say(P1, "cast Banner > P1 attack")
    table.say(P2, "cast Deny > link 1")
    table.all_pass()
    assert (table.enchants(), table.graveyard(P1)) == ([], ["Banner"])


def test_a_row_enchant_lies_on_any_zone_and_reaches_only_that_one() -> None:
    # R59
    table = at(
        "P1.hand: Banner",
        "P1.mana: 1",
        "P1.creatures: 1/1=a attack 1; 1/1=b defense 1",
        "P2.creatures: 1/1=c attack 1; 1/1=d defense 1; 1/1=e defense 5",
    )
    assert table.offers(P1, "cast") == [
        f"Banner > {row}" for row in ("P1 attack", "P1 defense", "P2 attack", "P2 defense")
    ]
    table.do(P1, "cast Banner > P2 defense")
    assert [table.figures(name) for name in "abcde"] == ["1/1", "1/1", "1/1", "2/2", "2/2"]


def test_row_enchants_add_up_without_a_limit() -> None:
    # R59, C45, R32
    table = at(
        "P1.hand: Banner",
        "P1.mana: 1",
        "P1.creatures: 1/1=a attack 1",
        "enchants: Banner P2 on P1 attack; Banner P1 on P1 attack",
    )
    assert table.figures("a") == "3/3"
    table.do(P1, "cast Banner > P1 attack")
    assert table.figures("a") == "4/4"


def test_a_destroyed_enchant_goes_to_its_owners_graveyard() -> None:
    # C45, R28
    table = at(
        "P1.hand: Dispel", "P1.mana: 1", "P1.creatures: 1/1=a attack 1 damage 1", "enchants: Banner=e P2 on P1 attack"
    )
    table.do(P1, "cast Dispel > e")
    assert (table.graveyard(P2), table.enchants()) == (["Banner"], [])
    assert table.graveyard(P1) == ["Dispel", "1/1"]


def test_a_creature_that_comes_later_is_reached_too() -> None:
    # R59, C62
    table = at("P1.hand: 1/1", "P1.mana: 1", "enchants: Banner P1 on P1 attack")
    table.say(P1, "summon 1/1 > attack 3")
    assert table.figures("1/1") == "2/2"


def test_a_column_enchant_reaches_the_slot_of_all_four_zones() -> None:
    # R60
    table = at(
        "P1.hand: Pillar",
        "P1.mana: 1",
        "P1.creatures: 1/1=a attack 2; 1/1=b defense 2; 1/1=x attack 1",
        "P2.creatures: 1/1=c attack 2; 1/1=d defense 2; 1/1=y defense 3",
    )
    table.do(P1, "cast Pillar > column 2")
    assert [table.figures(name) for name in "abcdxy"] == ["1/3"] * 4 + ["1/1"] * 2


def test_a_creature_enchant_reaches_only_its_creature() -> None:
    # R61
    table = at(
        "P1.hand: Mail", "P1.mana: 1", "P1.creatures: 1/1=a attack 1; 1/1=b attack 2", "P2.creatures: 1/1=c attack 1"
    )
    assert table.offers(P1, "cast") == ["Mail > a", "Mail > b", "Mail > c"]
    table.do(P1, "cast Mail > a")
    assert [table.figures(name) for name in "abc"] == ["3/3", "1/1", "1/1"]


def test_enchants_on_a_creature_that_dies_go_to_their_owners() -> None:
    # C47
    table = at(
        "P1.hand: Kill",
        "P1.mana: 1",
        "P2.creatures: 1/1=b attack 1",
        "enchants: Mail P1 on creature b; Rot P2 on creature b",
    )
    table.do(P1, "cast Kill > b")
    assert (table.enchants(), sorted(table.graveyard(P1))) == ([], ["Kill", "Mail"])
    assert sorted(table.graveyard(P2)) == ["1/1", "Rot"]


def test_enchants_on_a_creature_that_returns_to_a_hand_go_too() -> None:
    # C47
    table = at("P1.hand: Recall", "P1.mana: 1", "P2.creatures: 1/1=b attack 1", "enchants: Mail P2 on creature b")
    table.do(P1, "cast Recall > b")
    assert (table.enchants(), table.graveyard(P2), table.hand(P2)) == ([], ["Mail"], ["1/1"])


def test_an_enchant_for_a_creature_that_is_gone_goes_to_the_graveyard() -> None:
    # C42, C47
    table = at("P1.hand: Mail", "P1.mana: 1", "P1.creatures: 1/1=a attack 1", "P2.hand: Zap", "P2.mana: 1")
    table.say(P1, "cast Mail > a")
    table.say(P2, "cast Zap > a")
    table.all_pass()
    assert (table.enchants(), table.graveyard(P1)) == ([], ["1/1", "Mail"])


def test_an_enchant_acts_in_the_turns_of_the_creatures_owner() -> None:
    # R61, C44
    table = at("P2.creatures: 2/6=b attack 1", "enchants: Rot P1 on creature b")
    table.next_turn()
    assert table.figures("b") == "2/5"
    table.next_turn()
    assert table.figures("b") == "2/5"


def test_a_hero_enchant_lies_with_its_player_whomever_it_affects() -> None:
    # R62, C48, R26
    table = at("P1.hand: Curse; Shrine", "P1.mana: 2", "P1.hp: 10/20", "P2.creatures: 2/2=b attack 1")
    table.do(P1, "cast Curse")
    table.do(P1, "cast Shrine")
    assert [enchant["on"] for enchant in table.shown(P2)["enchants"]] == ["hero:0", "hero:0"]
    assert table.figures("b") == "1/2"
    table.round_goes_by()
    assert table.hp(P1) == 11


def test_a_hero_enchant_has_no_target() -> None:
    # C48
    table = at("P1.hand: Curse", "P1.mana: 1")
    assert table.offers(P1, "cast") == ["Curse"]
