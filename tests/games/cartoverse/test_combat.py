"""Attacks, blocks and combat."""

import pytest

from cardwright.games.cartoverse.model import events
from tests.games.cartoverse.arena import P1, P2, at


def test_a_hero_loses_as_much_as_the_atk() -> None:
    # R45, C25
    table = at("P1.creatures: 3/3=a attack 1")
    table.do(P1, "attack a > P2")
    assert (table.hp(P2), table.figures("a")) == (17, "3/3")


@pytest.mark.parametrize(
    ("attacker", "defender", "left", "right"),
    [("2/2", "1/4", "2/1", "1/2"), ("3/3", "3/3", "", ""), ("5/1", "0/3", "5/1", ""), ("1/1", "2/6", "", "2/5")],
)
def test_both_deal_their_atk_at_the_same_time(attacker: str, defender: str, left: str, right: str) -> None:
    # C23, R45, R46, C24
    table = at(f"P1.creatures: {attacker}=a attack 1", f"P2.creatures: {defender}=b attack 5")
    table.do(P1, "attack a > b")
    assert [table.figures(name) if table.there(name) else "" for name in "ab"] == [left, right]
    assert table.hp(P2) == 20


def test_in_the_one_sided_variant_only_the_attacker_deals_damage() -> None:
    # C23
    for slot in ("attack 1", "defense 1"):
        table = at("P1.creatures: 2/2=a attack 1", f"P2.creatures: 5/1=b {slot}", defender_strikes_back=False)
        table.do(P1, "attack a > b")
        assert (table.figures("a"), table.there("b")) == ("2/2", False)


def test_nor_does_a_blocker_strike_back_in_the_one_sided_variant() -> None:
    # C23, C22
    table = at(
        "P1.creatures: 2/2=a attack 1", "P2.creatures: Leech=b defense 1", "P2.hp: 9/20", defender_strikes_back=False
    )
    table.say(P1, "attack a > P2")
    table.say(P2, "block b")
    assert (table.figures("a"), table.figures("b"), table.hp(P2)) == ("2/2", "2/1", 9)


def test_any_enemy_creature_or_the_hero_can_be_attacked() -> None:
    # C19
    table = at("P1.creatures: 2/2=a attack 1; 1/1=own attack 2", "P2.creatures: 1/1=b attack 5; 1/4=c defense 3")
    assert table.offers(P1, "attack") == [f"{one} > {other}" for one in ("a", "own") for other in ("P2", "b", "c")]
    assert table.why_not(P1, "attack a > own") == "you attack an enemy creature or the enemy hero (C19)"
    assert table.why_not(P1, "attack a > P1") == "you attack an enemy creature or the enemy hero (C19)"
    assert table.why_not(P1, "attack b > P1") == "you attack with a creature of your own (R15)"


def test_only_the_attack_zone_attacks() -> None:
    # R50
    table = at("P1.creatures: 2/2=a defense 1")
    assert table.why_not(P1, "attack a > P2") == "2/2 is in the Defense zone; only the Attack zone attacks (R50)"


def test_an_attacker_is_exhausted_by_declaring() -> None:
    # C20, R50
    table = at("P1.creatures: 2/2=a attack 1; 1/1=c attack 2", "P2.hand: Zap", "P2.mana: 1")
    table.say(P1, "attack a > P2")
    assert (table.ready("a"), table.ready("c"), table.question()) == (False, True, "respond")
    table.all_pass()
    assert table.why_not(P1, "attack a > P2") == "2/2 is exhausted (R51)"


def test_the_block_comes_after_the_answers() -> None:
    # C21
    table = at("P1.creatures: 2/2=a attack 1", "P2.hand: Boost", "P2.mana: 1", "P2.creatures: 1/1=b defense 1")
    table.say(P1, "attack a > P2")
    assert (table.question(), table.asked()) == ("respond", [P2])
    table.say(P2, "cast Boost > b")
    assert table.question() == "block"
    table.say(P2, "block b")
    assert (table.there("a"), table.figures("b"), table.hp(P2)) == (False, "3/1", 20)


def test_nobody_can_answer_a_block_and_it_cannot_be_blocked() -> None:
    # C21, R80
    table = at(
        "P1.creatures: 2/2=a attack 1",
        "P1.hand: Zap",
        "P1.mana: 1",
        "P2.creatures: 1/1=b defense 1; 1/4=c defense 2",
        "P2.hand: Boost",
        "P2.mana: 1",
    )
    table.say(P1, "attack a > P2")
    table.say(P2, "pass")
    table.say(P2, "block b")
    assert (table.question(), table.there("b"), table.hp(P2)) == ("main", False, 20)


def test_only_ready_creatures_in_the_defense_zone_other_than_the_attacked_block() -> None:
    # C22, R50
    table = at(
        "P1.creatures: 2/2=a attack 1",
        "P2.creatures: 1/4=ok defense 1; 1/4=tired defense 2 exhausted; 1/4=front attack 1; 1/4=hit defense 3",
    )
    table.say(P1, "attack a > hit")
    assert table.choices(P2) == ["block ok", "pass"]
    assert table.why_not(P2, "block hit")
    table.say(P2, "block ok")
    assert (table.figures("ok"), table.figures("hit"), table.figures("a")) == ("1/2", "1/4", "2/1")


def test_a_creature_moved_into_the_defense_zone_in_an_answer_may_block() -> None:
    # C21, C22
    table = at("P1.creatures: 2/2=a attack 1", "P2.creatures: 1/4=b attack 1", "P2.hand: Dodge", "P2.mana: 1")
    table.say(P1, "attack a > P2")
    table.say(P2, "cast Dodge > b")
    assert (table.question(), table.where("b")) == ("block", "defense 1")
    table.say(P2, "block b")
    assert table.hp(P2) == 20


def test_excess_damage_is_lost() -> None:
    # C24
    table = at("P1.creatures: 5/1=a attack 1", "P2.creatures: 0/3=b defense 1")
    table.say(P1, "attack a > P2")
    table.say(P2, "block b")
    assert (table.hp(P2), table.there("b")) == (20, False)


def test_heroes_neither_attack_nor_strike_back() -> None:
    # C25
    table = at("P1.creatures: 1/1=a attack 1")
    assert all("P1" not in choice for choice in table.offers(P1, "attack"))
    table.do(P1, "attack a > P2")
    assert table.figures("a") == "1/1"


# Nothing to fight.


def test_an_attacker_that_dies_in_the_answers_fights_nobody() -> None:
    # C28
    table = at("P1.creatures: 2/2=a attack 1", "P2.hand: Zap", "P2.mana: 1", "P2.creatures: 1/4=b defense 1")
    table.say(P1, "attack a > P2")
    table.say(P2, "cast Zap > a")
    assert (table.question(), table.hp(P2), len(table.about(events.NO_COMBAT))) == ("main", 20, 1)


def test_a_target_that_is_gone_is_not_replaced_and_the_attacker_stays_exhausted() -> None:
    # C28
    table = at(
        "P1.creatures: 2/2=a attack 1", "P2.hand: Recall", "P2.mana: 1", "P2.creatures: 1/4=b attack 1; 1/1=c defense 1"
    )
    table.say(P1, "attack a > b")
    table.say(P2, "cast Recall > b")
    assert (table.question(), table.ready("a"), table.hp(P2), table.figures("c")) == ("main", False, 20, "1/1")


def test_an_attacker_that_is_moved_to_the_defense_zone_does_not_fight() -> None:
    # C28
    table = at("P1.creatures: 2/2=a attack 1", "P2.hand: Dodge", "P2.mana: 1")
    table.say(P1, "attack a > P2")
    table.say(P2, "cast Dodge > a")
    assert (table.hp(P2), table.where("a"), table.ready("a")) == (20, "defense 1", False)


def test_an_attacker_moved_away_and_back_again_does_fight() -> None:
    # C28
    table = at("P1.creatures: 2/2=a attack 1", "P1.hand: Dodge", "P1.mana: 1", "P2.hand: Dodge", "P2.mana: 1")
    table.say(P1, "attack a > P2")
    table.say(P2, "cast Dodge > a")
    table.say(P1, "cast Dodge > a")
    table.all_pass()
    assert (table.hp(P2), table.where("a")) == (18, "attack 1")


def test_a_target_that_is_moved_is_still_fought() -> None:
    # C28, C56
    table = at("P1.creatures: 2/2=a attack 1", "P2.creatures: 1/4=b attack 1", "P2.hand: Dodge", "P2.mana: 1")
    table.say(P1, "attack a > b")
    table.say(P2, "cast Dodge > b")
    assert (table.question(), table.figures("b")) == ("main", "1/2")


def test_a_negated_attack_is_neither_blocked_nor_fought_but_on_attack_has_happened() -> None:
    # C28, C44, C42
    table = at("P1.creatures: Raider=a attack 1", "P2.hand: Halt", "P2.mana: 1", "P2.creatures: 1/4=b defense 1")
    table.say(P1, "attack a > P2")
    assert table.hp(P2) == 19
    table.say(P2, "cast Halt > link 1")
    assert (table.question(), table.hp(P2), table.ready("a"), table.ready("b")) == ("main", 19, False, True)


def test_an_attacker_that_dies_to_on_block_deals_no_damage() -> None:
    # C70
    table = at("P1.creatures: 3/3=a attack 1", "P2.creatures: Spikes=b defense 1")
    table.say(P1, "attack a > P2")
    table.say(P2, "block b")
    assert (table.there("a"), table.figures("b"), table.hp(P2)) == (False, "1/3", 20)


def test_a_blocker_that_dies_to_its_own_on_block_still_saves_the_target() -> None:
    # C70
    table = at("P1.creatures: 3/3=a attack 1", "P2.creatures: Decoy=b defense 1; 1/4=c attack 1")
    table.say(P1, "attack a > c")
    table.say(P2, "block b")
    assert (table.figures("a"), table.figures("c"), table.graveyard(P2)) == ("3/3", "1/4", ["Decoy"])


def test_a_tough_attacker_survives_on_block_and_fights() -> None:
    # C70, C44
    table = at("P1.creatures: 2/6=a attack 1", "P2.creatures: Spikes=b defense 1")
    table.say(P1, "attack a > P2")
    table.say(P2, "block b")
    assert (table.figures("a"), table.figures("b")) == ("2/2", "1/1")


def test_a_creature_that_is_attacked_does_not_do_what_it_does_on_block() -> None:
    # C22, C44
    table = at("P1.creatures: 2/2=a attack 1", "P2.creatures: Spikes=b defense 1")
    table.do(P1, "attack a > b")
    assert (table.figures("a"), table.took_effect()) == ("2/1", ["2/2"])


# Keywords.


def test_a_vigilant_creature_blocks_again_and_again() -> None:
    # R50, R51
    table = at("P1.creatures: 1/1=a attack 1; 1/1=c attack 2", "P2.creatures: Guard=b defense 1")
    for attacker in "ac":
        table.say(P1, f"attack {attacker} > P2")
        table.say(P2, "block b")
    assert (table.ready("b"), table.figures("b"), table.hp(P2)) == (True, "1/2", 20)


def test_an_elusive_attack_is_not_blocked() -> None:
    # C21, C22
    table = at("P1.creatures: Ghost=a attack 1", "P2.creatures: Guard=b defense 1")
    table.say(P1, "attack a > P2")
    assert (table.question(), table.hp(P2)) == ("main", 18)


def test_an_elusive_creature_can_block() -> None:
    # C22
    table = at("P1.creatures: 1/1=a attack 1", "P2.creatures: Ghost=b defense 1")
    table.say(P1, "attack a > P2")
    table.say(P2, "block b")
    assert not table.there("a")


def test_drain_heals_the_hero_by_the_combat_damage() -> None:
    # C23, C2
    table = at("P1.creatures: Leech=a attack 1", "P2.creatures: Leech=b defense 1", "P1.hp: 10/20", "P2.hp: 10/20")
    table.say(P1, "attack a > P2")
    table.say(P2, "block b")
    assert table.both_hp() == (12, 12)
    table.round_goes_by()
    table.do(P1, "attack a > P2")
    assert table.both_hp() == (14, 10)


def test_drain_heals_by_the_whole_damage_even_beyond_the_last_hp() -> None:
    # C24, C23
    table = at("P1.creatures: Leech=a attack 1", "P2.creatures: 1/1=b attack 1", "P1.hp: 10/20")
    table.do(P1, "attack a > b")
    assert table.hp(P1) == 12


def test_a_creature_without_atk_deals_no_damage_and_sets_nothing_off() -> None:
    # C26, R63
    table = at("P1.creatures: 0/3=a attack 1", "P2.traps: Payback")
    table.do(P1, "attack a > P2")
    assert (table.both_hp(), table.traps(P2)) == ((20, 20), ["Payback"])


def test_an_attack_is_told_step_by_step() -> None:
    # C21, C23
    table = at("P1.creatures: 2/2=a attack 1", "P2.creatures: 1/4=b defense 1")
    table.say(P1, "attack a > P2")
    table.say(P2, "block b")
    assert table.told() == [
        "P2's 1/4 blocks.",
        "P2's 1/4 is exhausted.",
        "P1's 2/2 (2) fights P2's 1/4 (1).",
        "P2's 1/4 takes 2 damage: 2 HP left.",
        "P1's 2/2 takes 1 damage: 1 HP left.",
    ]


def test_one_creature_blocks_or_none() -> None:
    # C21, R53
    table = at("P1.creatures: 2/2=a attack 1", "P2.creatures: Guard=b defense 1; Guard=c defense 2")
    table.say(P1, "attack a > P2")
    decision = table.s.decision(P2)
    assert decision is not None
    assert (decision.least, decision.most) == (0, 1)
