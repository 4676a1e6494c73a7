"""The course of a turn: its start, the draw, what may be done in it, and its end."""

import pytest

from cardwright.games.cartoverse.model import events
from tests.games.cartoverse.arena import P1, P2, Table, at


def kinds(table: Table, *wanted: int) -> list[int]:
    return [int(event.kind) for event in table.s.events if event.kind in wanted]


def test_the_players_take_turns() -> None:
    # R9
    table = at("player: P2")
    seen = []
    for _ in range(4):
        seen.append(table.turn_player())
        table.next_turn()
    assert seen == [P2, P1, P2, P1]


def test_in_a_turn_one_draws_plays_and_attacks() -> None:
    # R6, R14, R15
    table = at(
        "player: P2",
        "P1.hand: Solar Shard; 2/2; Bolt; Snare; Banner",
        "P1.mana: 9",
        "P1.creatures: 3/3=a attack 1 exhausted",
        "P2.creatures: 1/1=b attack 1",
    )
    table.next_turn()
    assert len(table.hand(P1)) == 6
    table.say(P1, "shard Solar Shard")
    table.say(P1, "summon 2/2 > defense 1")
    table.do(P1, "cast Bolt > b")
    table.say(P1, "set Snare")
    table.do(P1, "cast Banner > P1 attack")
    table.do(P1, "attack a > P2")
    assert table.hp(P2) == 16


def test_a_card_is_drawn_at_the_start_of_the_turn() -> None:
    # R16, C1
    table = at("player: P2", "P1.deck: 2/2; 3/3; 1/1")
    table.next_turn()
    assert table.hand(P1) == ["2/2"]
    table = at("player: P2", "P1.deck: 2/2; 3/3; 1/1", draws=2)
    table.next_turn()
    assert table.hand(P1) == ["2/2", "3/3"]


def test_the_first_player_draws_in_the_first_turn_too() -> None:
    # C15, R16
    table = at("phase: before", "P1.tally: turns 0", "P2.tally: turns 0", "P1.deck: 2/2; 3/3")
    assert (table.turn_player(), table.hand(P1)) == (P1, ["2/2"])


def test_who_cannot_draw_loses_a_hp_each_turn() -> None:
    # R17, C1, C14
    table = at("player: P2", "P1.deck: -", "P1.hp: 5/20")
    table.next_turn()
    assert table.hp(P1) == 4
    table.round_goes_by()
    assert table.hp(P1) == 3
    table = at("player: P2", "P1.deck: -", "P1.hp: 9/20", no_card_loss=3)
    table.next_turn()
    assert table.hp(P1) == 6
    table = at("player: P2", "P1.deck: 2/2", "P1.hp: 9/20", draws=3)
    table.next_turn()
    assert table.hp(P1) == 7


def test_who_cannot_draw_with_1_hp_loses() -> None:
    # R17, R5
    table = at("player: P2", "P1.deck: -", "P1.hp: 1/20")
    table.next_turn()
    assert table.result() == (P2,)


def test_a_start_of_turn_effect_comes_before_the_draw_and_can_save_its_player() -> None:
    # C17, R17
    table = at("player: P2", "P1.deck: -", "P1.hp: 1/20", "P1.creatures: Lark attack 1")
    table.next_turn()
    assert (table.result(), table.hp(P1)) == (None, 1)


def test_losing_hp_for_want_of_a_card_is_no_damage() -> None:
    # R17, R63
    table = at("player: P2", "P1.deck: -", "P1.traps: Payback")
    table.next_turn()
    assert (table.hp(P1), table.hp(P2), table.traps(P1)) == (19, 20, ["Payback"])


def test_other_draws_from_an_empty_deck_cost_nothing() -> None:
    # C14
    table = at("P1.hand: Study", "P1.mana: 1", "P1.deck: 2/2")
    table.do(P1, "cast Study")
    assert (table.hand(P1), table.hp(P1)) == (["2/2"], 20)


def test_a_hand_has_no_limit() -> None:
    # C16
    held = "; ".join(["1/1"] * 30)
    table = at("player: P2", f"P1.hand: {held}")
    table.next_turn()
    table.next_turn()
    assert (len(table.hand(P1)), table.turn_player()) == (31, P2)


def test_the_start_of_a_turn_has_its_order() -> None:
    # C17
    table = at("player: P2", "P1.shards: Late Shard", "P1.creatures: Lark=a attack 1 exhausted", "P1.hp: 9/20")
    table.next_turn()
    order = [events.TURN, events.CONVERT, events.REFILL, events.TRIGGER, events.READY_ALL, events.TRIGGER]
    assert kinds(table, *order) == order
    assert table.happened(events.TRIGGER) == ["Late Shard", "Lark"]
    assert table.ready("a")


def test_nobody_can_answer_the_start_of_a_turn() -> None:
    # C17
    table = at("player: P2", "P1.creatures: Lark attack 1", "P2.hand: Smite", "P2.mana: 1", "P1.hp: 9/20")
    table.next_turn()
    assert (table.question(), table.asked()) == ("main", [P1])
    assert kinds(table, events.OFFER) == []


def test_the_first_player_cannot_attack_in_the_first_turn() -> None:
    # R13
    first = ("P1.tally: turns 1", "P2.tally: turns 0", "P1.creatures: 2/2=a attack 1")
    table = at(*first)
    assert table.why_not(P1, "attack a > P2") == "the player who goes first cannot attack in their first turn (R13)"
    allowed = at(*first, first_turn_attack=True)
    allowed.do(P1, "attack a > P2")
    assert allowed.hp(P2) == 18


def test_not_even_a_swift_creature_attacks_in_the_first_turn() -> None:
    # R13
    table = at("P1.tally: turns 1", "P2.tally: turns 0", "P1.hand: Swift", "P1.mana: 1")
    table.say(P1, "summon Swift > attack 1")
    assert table.ready("Swift")
    assert table.offers(P1, "attack") == []


def test_the_second_player_attacks_in_their_first_turn() -> None:
    # R13
    table = at("player: P2", "P1.tally: turns 1", "P2.tally: turns 1", "P2.creatures: Swift=b attack 1")
    table.do(P2, "attack b > P1")
    assert table.hp(P1) == 18


def test_only_attacks_are_forbidden_in_the_first_turn() -> None:
    # C72
    table = at(
        "P1.tally: turns 1",
        "P2.tally: turns 0",
        "P1.hero: Zapper",
        "P1.mana: 3",
        "P1.hand: Zap; Smite",
        "P1.creatures: Pinger=a attack 1",
        "P2.creatures: 2/6=b attack 1",
    )
    table.do(P1, "use a > b")
    table.do(P1, "cast Zap > b")
    table.do(P1, "use Jolt > b")
    table.do(P1, "cast Smite > P2")
    assert (table.figures("b"), table.hp(P2)) == ("2/2", 18)


@pytest.mark.parametrize(
    "action",
    ["shard Solar Shard", "mana 1/1", "summon 1/1 > attack 2", "set Snare", "cast Bolt > a", "cast Banner > P1 attack"],
)
def test_most_cards_are_played_only_in_the_own_main_phase_with_nothing_under_way(action: str) -> None:
    # C66, R57, C32
    held = "P2.hand: Solar Shard; 1/1; Snare; Bolt; Banner; Zap"
    table = at("P1.creatures: 2/2=a attack 1", held, "P2.mana: 9")
    assert action not in table.choices(P2)
    assert table.why_not(P2, action)
    table.say(P1, "attack a > P2")
    assert table.question() == "respond"
    assert table.why_not(P2, action)
    table.say(P2, "cast Zap > a")
    table.all_pass()
    table.next_turn()
    if "> a" not in action:
        table.do(P2, action)


def test_the_end_of_a_turn_can_be_answered_and_there_is_no_way_back() -> None:
    # C41, R55
    table = at("P1.hand: 1/1; Zap", "P1.mana: 2", "P2.hand: Smite", "P2.mana: 1")
    table.say(P1, "end")
    assert (table.question(), table.asked(), table.links()) == ("respond", [P2], ["end"])
    table.say(P2, "cast Smite > P1")
    assert table.asked() == [P1]
    table.all_pass()
    assert (table.turn_player(), table.hp(P1)) == (P2, 18)


def test_end_of_turn_effects_come_after_the_answers() -> None:
    # C41, C44
    table = at("P1.creatures: Owl=a attack 1", "P2.hand: Zap", "P2.mana: 1")
    table.say(P1, "end")
    table.say(P2, "cast Zap > a")
    table.all_pass()
    assert (table.hp(P2), table.turn_player()) == (20, P2)


def test_what_lasts_this_turn_ends_after_the_end_of_turn_effects() -> None:
    # C57
    table = at("P1.creatures: 2/2=a attack 1", "P1.hand: Boost", "P1.mana: 1", "P2.creatures: 3/3=b attack 1")
    table.do(P1, "cast Boost > a")
    table.do(P1, "attack a > b")
    assert (table.figures("a"), table.there("b")) == ("4/1", False)
    table.next_turn()
    assert not table.there("a")
    assert table.graveyard(P1) == ["Boost", "2/2"]


def test_a_bonus_ends_in_the_turn_it_was_given_whosever_turn_that_is() -> None:
    # C57
    table = at("P1.creatures: 2/2=a attack 1", "P2.hand: Wither; Boost", "P2.mana: 2", "P2.creatures: 1/4=b defense 1")
    table.say(P1, "attack a > b")
    table.say(P2, "cast Boost > b")
    table.all_pass()
    assert table.figures("b") == "3/4"
    table.next_turn()
    assert table.figures("b") == "1/2"


def test_what_a_creature_gives_this_turn_when_it_dies_as_the_turn_ends_is_over_too() -> None:
    # C57, C13
    table = at(
        "P1.creatures: Spirit=a attack 1 damage 1 lent +0/+1; 3/3=b attack 2",
        "P2.creatures: 2/2=c attack 1",
    )
    table.next_turn()
    assert not table.there("a")
    assert (table.figures("b"), table.figures("c"), table.mana(P1)) == ("3/3", "2/2", "0/0")


def test_a_turn_may_be_ended_without_doing_anything() -> None:
    # R52, R14
    table = at("P1.creatures: 2/2 attack 1", "P1.hand: 1/1; Solar Shard", "P1.mana: 5")
    table.next_turn()
    assert (table.turn_player(), table.hp(P2)) == (P2, 20)


def test_mana_a_creature_gives_when_it_dies_as_the_turn_ends_is_over_too() -> None:
    # C13, C57
    table = at("P1.creatures: Coffer=a attack 1 damage 1 lent +0/+1")
    table.next_turn()
    assert (table.there("a"), table.mana(P1)) == (False, "0/0")


def test_either_player_may_play_a_burst_in_the_others_turn() -> None:
    # C31
    table = at("player: P2", "P1.hand: Smite", "P1.mana: 1")
    assert (table.asked(), table.may_act()) == ([P2], [P1])
    table.say(P1, "cast Smite > P2")
    assert table.hp(P2) == 18
