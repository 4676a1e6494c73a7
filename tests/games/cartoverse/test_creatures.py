"""Creatures: how they come, what they are, and that they stay where they are."""

from cardwright.games.cartoverse.cards import STANDARD
from cardwright.games.cartoverse.model import events
from tests.games.cartoverse.arena import P1, P2, at


def test_a_creature_is_played_into_either_zone_and_enters_exhausted() -> None:
    # R44, R54, C33
    for slot in ("attack 4", "defense 2"):
        table = at("P1.hand: 2/2", "P1.mana: 1", "P2.hand: Zap", "P2.mana: 1")
        table.say(P1, f"summon 2/2 > {slot}")
        assert (table.where("2/2"), table.ready("2/2")) == (slot, False)
        assert (table.question(), table.asked()) == ("main", [P1])


def test_a_fresh_creature_can_do_nothing_until_its_owners_next_turn() -> None:
    # C30, R51, R54
    table = at("P1.hand: Pinger; 2/2", "P1.mana: 2", "P2.creatures: 3/3=b attack 1", "P2.mana: 0")
    table.say(P1, "summon Pinger > attack 1")
    table.say(P1, "summon 2/2 > defense 1")
    table.call("Pinger", "a")
    table.call("2/2", "d")
    assert table.why_not(P1, "attack a > P2") == "Pinger is exhausted (R51)"
    assert table.why_not(P1, "use a > b") == "Pinger is exhausted (R51)"
    table.next_turn()
    table.say(P2, "attack b > P1")
    assert table.question() == "main"
    assert table.hp(P1) == 17
    table.next_turn()
    assert table.ready("a")
    assert table.ready("d")


def test_a_swift_creature_acts_at_once() -> None:
    # C30, R54
    table = at("P1.hand: Swift", "P1.mana: 1")
    table.say(P1, "summon Swift > attack 1")
    table.do(P1, "attack Swift > P2")
    assert table.hp(P2) == 18


def test_creatures_become_ready_at_the_start_of_their_owners_turn_only() -> None:
    # R51
    table = at("P1.creatures: 2/2=a attack 1 exhausted", "P2.creatures: 3/3=b attack 1 exhausted")
    table.next_turn()
    assert (table.ready("a"), table.ready("b")) == (False, True)
    table.next_turn()
    assert table.ready("a")


def test_attacking_blocking_and_abilities_all_exhaust() -> None:
    # R50, C63, C20, C29
    table = at(
        "P1.creatures: 2/2=a attack 1; Pinger=p defense 1",
        "P2.creatures: 1/4=b defense 1",
    )
    table.say(P1, "attack a > P2")
    assert not table.ready("a")
    table.say(P2, "block b")
    assert not table.ready("b")
    table.do(P1, "use p > b")
    assert not table.ready("p")


def test_a_blocker_cannot_block_twice() -> None:
    # R51
    table = at("P1.creatures: 1/1=a attack 1; 2/2=c attack 2", "P2.creatures: 1/4=b defense 1")
    table.say(P1, "attack a > P2")
    table.say(P2, "block b")
    table.say(P1, "attack c > P2")
    assert (table.question(), table.hp(P2)) == ("main", 18)


def test_nobody_has_to_attack_or_block() -> None:
    # R52, R53
    table = at("P1.creatures: 2/2=a attack 1; 2/2=c attack 2", "P2.creatures: 1/4=b defense 1")
    table.say(P1, "attack a > P2")
    assert table.choices(P2) == ["block b", "pass"]
    table.say(P2, "pass")
    assert (table.hp(P2), table.ready("b")) == (18, True)
    table.next_turn()
    assert table.ready("c")


def test_hp_is_the_damage_a_creature_can_take_and_damage_stays() -> None:
    # R46, C26, C23
    table = at("P1.hand: Sweep; Sweep; Sweep", "P1.mana: 3", "P2.creatures: 3/3=b attack 1")
    table.do(P1, "cast Sweep")
    table.do(P1, "cast Sweep")
    table.round_goes_by()
    assert table.figures("b") == "3/1"
    table.do(P1, "cast Sweep")
    assert (table.there("b"), table.graveyard(P2)) == (False, ["3/3"])


def test_a_job_matters_to_effects() -> None:
    # R47
    table = at(
        "P1.hand: Mages",
        "P1.mana: 1",
        "P1.creatures: Mage=a attack 1; 2/2=b attack 2",
        "P2.creatures: Mage=c defense 5",
    )
    table.do(P1, "cast Mages")
    assert [table.figures(name) for name in "abc"] == ["2/2", "2/2", "2/2"]
    assert table.creature("c").lent_atk == 1


def test_atk_below_nothing_counts_as_nothing() -> None:
    # C26
    table = at("P1.hand: Wither", "P1.mana: 1", "P2.creatures: 1/4=b attack 1")
    table.do(P1, "cast Wither > b")
    assert table.figures("b") == "0/2"
    table.next_turn()
    table.do(P2, "attack b > P1")
    assert (table.hp(P1), table.figures("b")) == (19, "1/4")


def test_an_atk_below_nothing_is_remembered() -> None:
    # C26, C62
    table = at("P1.hand: Wither; Boost", "P1.mana: 2", "P2.creatures: 1/4=b attack 1")
    table.do(P1, "cast Wither > b")
    table.do(P1, "cast Boost > b")
    assert table.figures("b") == "1/4"


def test_losing_max_hp_can_kill() -> None:
    # C26, C57
    table = at("P1.hand: Wither", "P1.mana: 1", "P2.creatures: 2/6=b attack 1 damage 4")
    table.do(P1, "cast Wither > b")
    assert table.graveyard(P2) == ["2/6"]


def test_figures_are_what_is_printed_changed_lent_and_added_by_cards() -> None:
    # C62
    table = at(
        "P1.creatures: 2/2=a attack 2 grown +1/+0 lent +0/+3; Drummer attack 1",
        "enchants: Banner P2 on P1 attack; Pillar P1 on column 2; Mail P1 on creature a",
    )
    assert table.figures("a") == f"{2 + 1 + 1 + 1 + 2}/{2 + 3 + 1 + 1 + 2 + 2}"


def test_figures_fall_with_the_card_that_raised_them() -> None:
    # C62, C57
    table = at(
        "P1.hand: Kill", "P1.mana: 1", "P2.creatures: Drummer=d attack 1; 2/2=b attack 2 damage 2; Drummer=e defense 1"
    )
    assert table.figures("b") == "4/2"
    table.do(P1, "cast Kill > d")
    assert table.figures("b") == "3/1"
    assert table.figures("e") == "1/1"


def test_creatures_that_lose_their_last_hp_with_a_card_die_after_it() -> None:
    # C57, C44
    table = at("P1.hand: Kill", "P1.mana: 1", "P2.creatures: Drummer=d attack 1; 2/2=b attack 2 damage 2")
    table.do(P1, "cast Kill > d")
    assert table.graveyard(P2) == ["Drummer", "2/2"]


def test_what_lasts_for_good_stays() -> None:
    # C62
    table = at("P1.hand: Grow", "P1.mana: 1", "P1.creatures: 2/2=a attack 1")
    table.do(P1, "cast Grow > a")
    table.round_goes_by()
    assert table.figures("a") == "3/3"


def test_no_action_moves_a_creature() -> None:
    # R48, R49
    table = at("P1.creatures: 2/2=a attack 1; Pinger=b defense 3", "P1.mana: 9")
    assert {choice.split(" ")[0] for choice in table.choices(P1)} == {"end", "attack", "use", "draw"}


def test_a_card_moves_a_creature_to_its_other_zone() -> None:
    # R48, C56
    table = at("P1.hand: Flip; Flip", "P1.mana: 2", "P1.creatures: 2/2=a attack 3; 1/1=c attack 1; 1/4=b defense 3")
    table.do(P1, "cast Flip > a")
    assert table.where("a") == "defense 1"
    table.do(P1, "cast Flip > b")
    assert table.where("b") == "attack 3"


def test_a_moved_creature_keeps_damage_exhaustion_enchants_and_its_number() -> None:
    # C56, C68
    table = at(
        "P1.hand: Flip",
        "P1.mana: 1",
        "P1.creatures: 3/3=a attack 2 exhausted damage 1",
        "enchants: Mail P1 on creature a; Banner P1 on P1 attack; Pillar P1 on column 2",
    )
    before = table.labels["a"]
    assert table.figures("a") == "6/7"
    table.do(P1, "cast Flip > a")
    assert (table.where("a"), table.figures("a"), table.ready("a")) == ("defense 2", "5/6", False)
    assert table.creature("a").id == before


def test_a_creature_that_loses_its_row_can_die_by_moving() -> None:
    # C56, C26
    table = at(
        "P1.hand: Dodge", "P1.mana: 1", "P2.creatures: 1/1=b attack 2 damage 1", "enchants: Banner P2 on P2 attack"
    )
    table.do(P1, "cast Dodge > b")
    assert table.graveyard(P2) == ["1/1"]


def test_a_creature_whose_other_zone_is_full_stays() -> None:
    # C56, C18
    row = "; ".join(f"1/1 defense {slot}" for slot in range(1, 6))
    table = at("P1.hand: Flip", "P1.mana: 1", f"P1.creatures: 2/2=a attack 1; {row}")
    table.do(P1, "cast Flip > a")
    assert table.where("a") == "attack 1"


def test_on_summon_happens_when_the_creature_is_played() -> None:
    # C55
    table = at("P1.hand: Herald", "P1.mana: 1")
    table.say(P1, "summon Herald > attack 1")
    assert table.hand(P1) == ["Blank"]


def test_on_summon_asks_for_its_target_then() -> None:
    # C55, C65
    table = at("P1.hand: Sniper", "P1.mana: 1", "P2.creatures: 2/2=b attack 1; 3/3=c attack 2; Saint=s attack 3")
    table.say(P1, "summon Sniper > attack 1")
    assert (table.question(), table.choices(P1)) == ("target", ["target b", "target c"])
    table.say(P1, "target b")
    assert table.graveyard(P2) == ["2/2"]


def test_on_summon_without_a_target_does_nothing() -> None:
    # C65
    table = at("P1.hand: Sniper", "P1.mana: 1")
    table.say(P1, "summon Sniper > attack 1")
    assert (table.question(), table.board(P1)) == ("main", ["Sniper"])


def test_an_effect_puts_a_creature_into_play_for_nothing_and_exhausted() -> None:
    # C68, C55, R54
    table = at("P1.hand: Raise", "P1.mana: 1", "P1.graveyard: Herald; 3/3", "P1.creatures: 1/1=a attack 1")
    table.do(P1, "cast Raise > Herald")
    assert (table.where("Herald"), table.ready("Herald")) == ("attack 2", False)
    assert (table.hand(P1), table.graveyard(P1), table.mana(P1)) == (["Blank"], ["3/3", "Raise"], "0/1")
    assert table.creature("Herald").id > table.labels["a"]


def test_a_creature_of_another_faction_costs_no_hp_when_an_effect_brings_it() -> None:
    # C68, C52
    table = at("P1.hand: Raise", "P1.mana: 1", "P1.graveyard: Rover", "P1.hp: 1/20")
    table.do(P1, "cast Raise > Rover")
    assert (table.hp(P1), table.board(P1)) == (1, ["Rover"])


def test_nothing_is_put_into_a_full_zone() -> None:
    # C68
    row = "; ".join(f"1/1 attack {slot}" for slot in range(1, 6))
    table = at("P1.hand: Raise", "P1.mana: 1", "P1.graveyard: 3/3", f"P1.creatures: {row}")
    table.do(P1, "cast Raise > 3/3")
    assert table.graveyard(P1) == ["3/3", "Raise"]


def test_a_creature_returned_and_played_again_is_a_new_one() -> None:
    # C68, R81
    table = at("P1.hand: Recall", "P1.mana: 2", "P1.creatures: Bomb=a attack 1 damage 0 grown +1/+1; Heir=b attack 2")
    table.do(P1, "cast Recall > a")
    assert table.hand(P1) == ["Bomb"]
    table.say(P1, "summon Bomb > attack 1")
    assert table.creature("Bomb").id > table.labels["b"]
    assert table.figures("Bomb") == "1/1"


def test_those_who_die_together_are_gone_together() -> None:
    # R46, C54, R81
    table = at(
        "P1.hand: Sweep", "P1.mana: 1", "P1.creatures: 1/1 attack 1", "P2.creatures: 1/1 attack 1; Heir attack 2"
    )
    table.do(P1, "cast Sweep")
    assert table.happened(events.DIE, events.TRIGGER) == ["1/1", "1/1", "Heir", "Heir"]


def test_a_creature_of_the_game_itself_does_what_it_says() -> None:
    # C55, C68
    table = at("P1.hero: Mother Celestine", "P1.hp: 9/20", "P1.hand: Archangel Verity", "P1.mana: 7", cards=STANDARD)
    table.say(P1, "summon Archangel Verity > defense 3")
    assert (table.hp(P1), table.ready("Archangel Verity")) == (13, False)


def test_a_creature_card_says_what_it_is() -> None:
    # R45, R46, R47, R37, C60
    (shown,) = at("P1.creatures: 3/3 attack 2 damage 1").shown(P2)["seats"][P1]["creatures"]
    assert (shown["atk"], shown["hp"], shown["left"], shown["zone"], shown["slot"]) == (3, 3, 2, "attack", 2)


def test_a_creature_that_enters_with_no_hp_left_dies_at_once() -> None:
    # C26, C62
    table = at("P1.hand: Heir", "P1.mana: 1", "enchants: Frost P2 on P1 attack")
    table.say(P1, "summon Heir > attack 1")
    assert (table.board(P1), table.graveyard(P1), table.hand(P1)) == ([], ["Heir"], ["Blank"])


def test_a_creature_without_atk_is_a_creature_in_a_graveyard_too() -> None:
    # C68
    table = at("P1.hand: Raise", "P1.mana: 1", "P1.graveyard: 0/3; Bolt")
    assert table.offers(P1, "cast") == ["Raise > 0/3"]
