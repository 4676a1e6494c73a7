"""Triggered effects: when they happen, and in which order."""

from cardwright.games.cartoverse.model import events
from tests.games.cartoverse.arena import P1, P2, at


def test_effects_set_off_together_happen_in_the_order_of_play() -> None:
    # R81, C44
    table = at(
        "P1.hand: Sweep",
        "P1.mana: 1",
        "P1.creatures: Bomb [33] attack 1; Heir [35] attack 2",
        "P2.creatures: Balm [32] attack 1; Heir [34] attack 2",
    )
    table.do(P1, "cast Sweep")
    assert table.happened(events.TRIGGER) == ["Balm", "Bomb", "Heir", "Heir"]
    assert [event["seat"] for event in table.about(events.TRIGGER)] == [P2, P1, P2, P1]


def test_a_moved_creature_keeps_its_place_in_the_order() -> None:
    # R81, C68
    table = at("P1.hand: Flip; Sweep", "P1.mana: 2", "P1.creatures: Bomb=a attack 1; Heir=b attack 2")
    table.do(P1, "cast Flip > a")
    table.do(P1, "cast Sweep")
    assert table.happened(events.TRIGGER) == ["Bomb", "Heir"]


def test_a_creature_played_again_comes_last() -> None:
    # R81, C68
    table = at("P1.hand: Recall; Sweep", "P1.mana: 3", "P1.creatures: Bomb=a attack 1; Heir=b attack 2")
    table.do(P1, "cast Recall > a")
    table.say(P1, "summon Bomb > attack 1")
    table.do(P1, "cast Sweep")
    assert table.happened(events.TRIGGER) == ["Heir", "Bomb"]


def test_nobody_can_answer_a_triggered_effect() -> None:
    # C44, C33
    table = at("P1.hand: Herald", "P1.mana: 1", "P2.hand: Zap", "P2.mana: 1")
    table.say(P1, "summon Herald > attack 1")
    assert (table.question(), table.hand(P1)) == ("main", ["Blank"])


def test_triggered_effects_come_before_the_next_link() -> None:
    # C44
    table = at("P1.hand: Study", "P1.mana: 1", "P1.creatures: Bomb=a attack 1", "P2.hand: Zap", "P2.mana: 1")
    table.say(P1, "cast Study")
    table.say(P2, "cast Zap > a")
    table.all_pass()
    assert table.took_effect() == ["Zap", "Bomb", "Study"]


def test_a_triggered_effect_may_set_off_others_which_come_after_those_that_wait() -> None:
    # C44, R81
    table = at("P1.hand: Kill", "P1.mana: 1", "P2.creatures: Powder=a attack 2; Bomb=b attack 1; Heir=c attack 3")
    table.do(P1, "cast Kill > a")
    assert table.took_effect() == ["Kill", "Powder", "Bomb", "Heir"]
    assert (table.hp(P1), table.hand(P2)) == (19, ["Blank"])


def test_a_creature_hears_friends_die_even_when_it_dies_with_them() -> None:
    # C44, R81
    table = at("P1.hand: Sweep", "P1.mana: 1", "P1.creatures: 1/1 attack 1; Vulture attack 2; 1/1 attack 3")
    table.do(P1, "cast Sweep")
    assert table.happened(events.TRIGGER) == ["Vulture", "Vulture", "Vulture"]
    assert len(table.hand(P1)) == 3


def test_a_creature_does_not_hear_enemies_die() -> None:
    # C44
    table = at("P1.hand: Kill", "P1.mana: 1", "P1.creatures: Vulture attack 2", "P2.creatures: 1/1=b attack 3")
    table.do(P1, "cast Kill > b")
    assert table.happened(events.TRIGGER) == []


def test_start_of_turn_effects_of_several_cards_keep_the_order() -> None:
    # R81, C17
    table = at("player: P2", "P1.hp: 5/20", "P1.creatures: Lark=a [50] attack 1", "enchants: Shrine [40] P1")
    table.next_turn()
    assert table.happened(events.TRIGGER) == ["Shrine", "Lark"]
    assert table.hp(P1) == 7


def test_end_of_turn_effects_happen_in_the_own_turn_or_in_each() -> None:
    # C41, C44
    table = at("P1.creatures: Owl attack 1; Moth attack 2")
    table.next_turn()
    assert table.hp(P2) == 18
    table.next_turn()
    assert table.hp(P2) == 17


def test_an_on_attack_effect_happens_before_anybody_is_asked() -> None:
    # C37, C44
    table = at("P1.creatures: Raider=a attack 1", "P2.hand: Zap", "P2.mana: 1")
    table.say(P1, "attack a > P2")
    assert (table.question(), table.hp(P2)) == ("respond", 19)


def test_an_on_attack_effect_can_win_before_the_fight() -> None:
    # R5, C54
    table = at("P1.creatures: Raider=a attack 1", "P2.hp: 1/20", "P2.hand: Zap", "P2.mana: 1")
    table.say(P1, "attack a > P2")
    assert table.result() == (P1,)


def test_enchants_count_by_when_they_were_played_not_by_when_they_resolved() -> None:
    # C44, R81
    table = at("P1.hand: Shrine", "P1.mana: 1", "P1.hp: 5/20", "P1.creatures: Lark attack 1")
    table.do(P1, "cast Shrine")
    table.round_goes_by()
    assert table.happened(events.TRIGGER) == ["Lark", "Shrine"]


def test_the_effect_of_a_creature_that_has_left_still_happens() -> None:
    # C43, C44
    table = at("P1.hand: Kill", "P1.mana: 1", "P2.creatures: Heir=b attack 1", "P2.deck: 3/3")
    table.do(P1, "cast Kill > b")
    assert table.hand(P2) == ["3/3"]
