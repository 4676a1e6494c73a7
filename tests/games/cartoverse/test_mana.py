"""Mana: gained once a turn by a shard or by any card, refilled, spent, and lent for a turn."""

import pytest

from cardwright.games.cartoverse.model import events
from tests.games.cartoverse.arena import P1, P2, at


def test_a_shard_draws_a_card_now_and_gives_mana_from_the_next_turn_on() -> None:
    # R21, R41, R29, C9
    table = at("P1.hand: Solar Shard", "P1.mana: 1", "P1.deck: 2/2; 3/3")
    table.say(P1, "shard Solar Shard")
    assert (table.hand(P1), table.mana(P1), table.pile(P1, "shards")) == (["2/2"], "1/1", ["Solar Shard"])
    table.round_goes_by()
    assert (table.mana(P1), table.pile(P1, "shards")) == ("2/2", [])
    assert "Solar Shard" in table.pile(P1, "mana_zone")


def test_any_card_becomes_mana_at_once() -> None:
    # R22, R24, R30
    table = at("P1.hand: 3/3; 1/1")
    table.say(P1, "mana 3/3")
    assert (table.mana(P1), table.pile(P1, "mana_zone")) == ("1/1", ["3/3"])
    table.say(P1, "summon 1/1 > attack 1")
    assert table.mana(P1) == "0/1"


@pytest.mark.parametrize("card", ["1/1", "Bolt", "Zap", "Banner", "Snare", "Solar Shard", "Sunny Shard", "Guest"])
def test_a_card_of_any_kind_becomes_mana_without_doing_anything(card: str) -> None:
    # R22, C10, C52
    table = at(f"P1.hand: {card}", "P1.hp: 1/20")
    table.say(P1, f"mana {card}")
    assert (table.mana(P1), table.hand(P1), table.hp(P1)) == ("1/1", [], 1)
    assert len(table.pile(P1, "deck")) == 5


def test_mana_is_gained_once_a_turn_one_way_or_the_other() -> None:
    # R20, C8
    for first in ("shard Solar Shard", "mana 1/1"):
        table = at("P1.hand: Solar Shard; Ember Shard; 1/1; 2/2")
        table.say(P1, first)
        for second in ("shard Ember Shard", "mana 2/2"):
            assert table.why_not(P1, second) == "you have gained mana this turn already (R20)"
        table.round_goes_by()
        table.say(P1, "mana 2/2")


def test_how_often_mana_is_gained_is_an_option() -> None:
    # R20, C1
    table = at("P1.hand: Solar Shard; 1/1; 2/2", mana_gains=2)
    table.say(P1, "shard Solar Shard")
    table.say(P1, "mana 1/1")
    assert table.why_not(P1, "mana 2/2") == "you have gained mana this turn already (R20)"
    assert at("P1.hand: 1/1", mana_gains=0).offers(P1, "mana") == []


def test_all_mana_is_refilled_at_the_start_of_the_turn() -> None:
    # R19
    table = at("P1.mana: 1/4", "P2.mana: 0/3")
    table.next_turn()
    assert (table.mana(P1), table.mana(P2)) == ("1/4", "3/3")
    table.next_turn()
    assert (table.mana(P1), table.mana(P2)) == ("4/4", "3/3")


def test_mana_pays_for_cards() -> None:
    # R18, R37
    table = at("P1.hand: 1/1; 2/2; Blank", "P1.mana: 1/3")
    table.say(P1, "summon 1/1 > attack 1")
    assert table.mana(P1) == "0/3"
    assert table.why_not(P1, "summon 2/2 > attack 2") == "2/2 costs 1; you have 0 mana (R37)"


def test_a_shard_costs_nothing_and_does_not_become_mana_before_the_own_turn() -> None:
    # C10, C9
    table = at("P1.hand: Solar Shard")
    table.say(P1, "shard Solar Shard")
    table.next_turn()
    assert (table.mana(P1), table.pile(P1, "shards")) == ("0/0", ["Solar Shard"])


def test_a_shard_played_with_an_empty_deck_draws_nothing() -> None:
    # R21, C14
    table = at("P1.hand: Solar Shard", "P1.deck: -")
    table.say(P1, "shard Solar Shard")
    assert (table.hand(P1), table.hp(P1)) == ([], 20)


def test_the_mana_zone_has_no_limit_and_its_cards_are_not_in_play() -> None:
    # C11, C59
    zone = "; ".join(["Drummer"] * 25)
    table = at(f"P1.mana_zone: {zone}", "P1.mana: 25/25", "P1.creatures: 1/1=a attack 1", "P1.hand: Drummer")
    assert table.figures("a") == "1/1"
    table.say(P1, "mana Drummer")
    assert table.mana(P1) == "26/26"
    assert table.shown(P2)["seats"][P1]["max_mana"] == 26
    assert table.names(table.shown(P2)["seats"][P1]["mana_zone"]) == ["Drummer"] * 26


def test_mana_left_over_is_there_in_the_enemys_turn() -> None:
    # C12, R58
    table = at("P1.mana: 1/2", "P1.hand: Zap", "P2.creatures: 2/2=b attack 1")
    table.next_turn()
    table.say(P2, "attack b > P1")
    table.say(P1, "cast Zap > b")
    assert (table.mana(P1), table.there("b"), table.hp(P1)) == ("0/2", False, 20)


def test_mana_for_a_turn_is_spent_first_and_then_gone() -> None:
    # R12, C13
    table = at("P1.hand: Second Wind; 1/1; 2/2", "P1.mana: 1")
    table.do(P1, "cast Second Wind")
    assert table.mana(P1) == "1/1+1"
    table.say(P1, "summon 1/1 > attack 1")
    assert table.mana(P1) == "1/1"
    table = at("P1.hand: Second Wind", "P1.mana: 1")
    table.do(P1, "cast Second Wind")
    table.next_turn()
    assert table.mana(P1) == "1/1"


def test_the_special_card_leaves_the_game() -> None:
    # C7, C61
    table = at("P1.hand: Second Wind")
    table.do(P1, "cast Second Wind")
    assert (table.pile(P1, "removed"), table.graveyard(P1)) == (["Second Wind"], [])


def test_the_special_card_can_be_answered_and_negated() -> None:
    # C7, C33, C42
    table = at("P1.hand: Second Wind", "P2.hand: Deny", "P2.mana: 1")
    table.say(P1, "cast Second Wind")
    table.say(P2, "cast Deny > link 1")
    table.all_pass()
    assert (table.mana(P1), table.pile(P1, "removed")) == ("0/0", ["Second Wind"])


def test_the_special_card_may_be_mana_or_be_replaced() -> None:
    # C7
    table = at("P1.hand: Second Wind")
    table.say(P1, "mana Second Wind")
    assert (table.mana(P1), table.s.players[P1].tokens) == ("1/1", 0)
    table = at("P1.hand: Second Wind", "P1.deck: 2/2")
    table.say(P1, "replace Second Wind")
    assert (table.hand(P1), table.pile(P1, "removed"), table.pile(P1, "deck")) == (["2/2"], ["Second Wind"], [])


def test_the_special_card_may_be_restricted() -> None:
    # C7
    table = at("P1.hand: Second Wind", special_card_restricted=True)
    assert table.why_not(P1, "mana Second Wind") == "Second Wind may not become mana (C7)"
    assert table.why_not(P1, "replace Second Wind") == "Second Wind may not be replaced (C7)"
    table.do(P1, "cast Second Wind")
    assert table.mana(P1) == "0/0+1"


def test_the_special_card_as_mana_gives_no_mana_for_a_turn_besides() -> None:
    # C7, R20
    table = at("P1.hand: Second Wind; Second Wind; 2/2", "P1.mana: 0/0")
    table.say(P1, "mana Second Wind")
    table.do(P1, "cast Second Wind")
    assert table.mana(P1) == "1/1+1"
    table.round_goes_by()
    assert table.mana(P1) == "1/1"


def test_mana_from_a_card_is_no_gain_of_the_turn() -> None:
    # C67
    table = at("P1.hand: Ramp; 1/1; Gift", "P1.mana: 2", "P1.deck: 3/3")
    table.do(P1, "cast Ramp")
    assert (table.mana(P1), table.pile(P1, "deck")) == ("2/3", [])
    table.say(P1, "mana 1/1")
    table.do(P1, "cast Gift")
    assert table.mana(P1) == "2/4+2"


def test_mana_from_an_empty_deck_is_none() -> None:
    # C67, C14
    table = at("P1.hand: Ramp", "P1.mana: 1", "P1.deck: -")
    table.do(P1, "cast Ramp")
    assert (table.mana(P1), table.hp(P1)) == ("0/1", 20)


def test_a_special_shard_draws_and_then_does_more() -> None:
    # R43, C71
    table = at("P1.hand: Sunny Shard", "P1.hp: 10/20", "P1.deck: 2/2")
    table.say(P1, "shard Sunny Shard")
    assert (table.hp(P1), table.hand(P1)) == (11, ["2/2"])
    kinds = [event.kind for event in table.s.events if event.kind in (events.DRAW, events.TRIGGER)]
    assert kinds == [events.DRAW, events.TRIGGER]


def test_a_special_shard_of_another_faction_costs_hp_first() -> None:
    # C71, C52, R75
    table = at("P1.hand: Hot Shard", "P1.hp: 10/20", "P1.deck: 2/2; 3/3")
    table.say(P1, "shard Hot Shard")
    assert (table.hp(P1), table.hand(P1)) == (8, ["2/2", "3/3"])
    poor = at("P1.hand: Hot Shard", "P1.hp: 2/20")
    assert (
        poor.why_not(P1, "shard Hot Shard") == "Hot Shard costs your hero 2 HP; it has 2 and must keep at least 1 (R76)"
    )


def test_what_a_shard_does_on_play_may_need_a_target_and_is_skipped_without_one() -> None:
    # C65, C71
    table = at("P1.hand: Aimed Shard", "P2.creatures: 2/2=b attack 1; 3/3=c attack 2")
    table.say(P1, "shard Aimed Shard")
    assert table.choices(P1) == ["target b", "target c"]
    table.say(P1, "target c")
    assert table.figures("c") == "3/2"
    empty = at("P1.hand: Aimed Shard")
    empty.say(P1, "shard Aimed Shard")
    assert (empty.question(), empty.pile(P1, "shards")) == ("main", ["Aimed Shard"])


def test_what_a_shard_does_when_it_becomes_mana_comes_after_the_refill() -> None:
    # C17, R43
    table = at("P1.shards: Late Shard", "player: P2", "P1.deck: 2/2; 3/3")
    table.next_turn()
    assert table.hand(P1) == ["2/2", "3/3"]
    kinds = [event.kind for event in table.s.events]
    order = [events.CONVERT, events.REFILL, events.TRIGGER, events.READY_ALL]
    assert [kind for kind in kinds if kind in order] == order


def test_every_basic_shard_does_the_same_for_every_hero() -> None:
    # R42, C52
    for shard in ("Solar Shard", "Ember Shard"):
        table = at(f"P1.hand: {shard}", "P1.hp: 1/20")
        table.say(P1, f"shard {shard}")
        assert (table.hp(P1), len(table.hand(P1))) == (1, 1)


def test_what_is_paid_and_played_is_told() -> None:
    # R37, R21, C59
    table = at("P1.hand: Study; Solar Shard", "P1.mana: 1")
    table.do(P1, "cast Study")
    assert [event["mana"] for event in table.about(events.PAY)] == [1]
    table.say(P1, "shard Solar Shard")
    assert table.told(P2) == ["P1 plays Solar Shard.", "P1 draws a card."]
