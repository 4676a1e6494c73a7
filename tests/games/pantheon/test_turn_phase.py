"""The Turn Phase: what one may do, in any order; playing, summoning and casting."""

from tests.games.pantheon.house import P1, P2, P3, at


def test_everything_one_may_do_is_offered() -> None:
    # R34, R35, R36, R37, R38, R39
    table = at(
        "P1.hand: Mana, One, Bolt, Shrine", "P1.mana: 2", "P1.field: Pinger, Two", "P2.field: Three", "P3.field: Sneak"
    )
    assert {choice.split(" ")[0] for choice in table.choices(P1)} == {
        "mana",
        "play",
        "cast",
        "activate",
        "attack",
        "end",
    }
    assert table.offers(P1, "attack") == ["attack Pinger > Three", "attack Two > Three"]


def test_actions_come_in_any_order_and_as_often_as_one_likes() -> None:
    # R34
    table = at("P1.hand: One, One, Insight, Mana", "P1.mana: 3", "P1.field: Two", "P2.finished: 1")
    table.do(P1, "attack Two > P2")
    table.do(P1, "play One")
    table.do(P1, "cast Insight")
    table.say(P1, "mana")
    table.do(P1, "play One")
    assert table.health(P2) == 18
    assert table.field(P1) == ["Two", "One", "One"]
    assert table.mana(P1) == (1, 3)


# Units.


def test_a_unit_is_played_from_the_hand_for_its_cost() -> None:
    # R15, R36
    table = at("P1.hand: Two", "P1.mana: 2")
    table.do(P1, "play Two")
    assert (table.field(P1), table.hand(P1), table.mana(P1), table.pile()) == (["Two"], [], (0, 2), [])


def test_a_unit_comes_ready_and_attacks_at_once() -> None:
    # P17, R17
    table = at("P1.hand: Three", "P1.mana: 3")
    table.do(P1, "play Three")
    table.do(P1, "attack Three > P2")
    assert table.health(P2) == 17


def test_units_can_be_made_to_come_exhausted() -> None:
    # P17
    table = at("P1.hand: Three", "P1.mana: 3", units_enter_ready=False)
    table.do(P1, "play Three")
    assert not table.ready("Three")
    assert table.cannot(P1, "attack Three > P2")
    table.round_goes_by()
    table.do(P1, "attack Three > P2")
    assert table.health(P2) == 17


def test_a_unit_is_summoned_from_the_pile_no_matter_who_lost_it() -> None:
    # R16, R14, P18
    table = at("P1.field: Two", "P1.hand: Raise", "P1.mana: 2", "P2.field: Six", "P2.hand: Kill", "P2.mana: 3")
    table.do(P2, "cast Kill > Two")
    table.do(P1, "cast Raise > Two")
    assert (table.field(P1), table.mana(P1), table.pile()) == (["Two"], (0, 2), ["Kill", "Raise"])
    assert table.ready("Two")


def test_a_unit_of_another_player_is_summoned_to_ones_own_field() -> None:
    # R16, P18
    table = at("P1.hand: Raise, Kill", "P1.mana: 5", "P2.field: Six")
    table.do(P1, "cast Kill > Six")
    table.do(P1, "cast Raise > Six")
    assert (table.field(P1), table.field(P2)) == (["Six"], [])
    table.do(P1, "attack Six > P2")
    assert table.health(P2) == 14


def test_a_summoned_unit_does_not_use_its_on_play_effect_and_opens_no_window() -> None:
    # P18
    table = at("P1.hand: Raise", "P1.mana: 2", "P2.field: Two", "pile: Slinger")
    table.do(P1, "cast Raise > Slinger")
    assert (table.field(P1), table.power("Two"), table.question()) == (["Slinger"], 2, "main")


def test_only_units_are_summoned() -> None:
    # R16
    table = at("P1.hand: Raise", "P1.mana: 2", "pile: Shrine, Bolt, Mana")
    assert table.offers(P1, "cast") == []


def test_a_field_has_no_limit() -> None:
    # P19
    table = at("P1.hand: One", "P1.mana: 1", "P1.field: " + ", ".join(["One"] * 30))
    table.do(P1, "play One")
    assert len(table.field(P1)) == 31


def test_a_faction_forbids_nothing() -> None:
    # P8, R6
    table = at("P1.hero: Dawn", "P1.hand: Imp, Angel, Squire", "P1.mana: 3")
    assert table.offers(P1, "play") == ["play Angel", "play Imp", "play Squire"]


# Field cards.


def test_a_field_card_is_played_like_a_unit_and_stays() -> None:
    # P48, R36
    table = at("P1.hand: Shrine", "P1.mana: 2", "P1.health: 10")
    table.do(P1, "play Shrine")
    assert (table.field(P1), table.mana(P1), table.health(P1)) == (["Shrine"], (0, 2), 10)
    table.round_goes_by()
    assert table.health(P1) == 11


def test_a_field_card_is_not_attacked_and_does_not_protect() -> None:
    # P48, P25
    table = at("P1.field: Three", "P2.field: Shrine")
    assert table.offers(P1, "attack") == ["attack Three > P2"]
    assert table.cannot(P1, "attack Three > Shrine")


def test_a_field_card_does_not_attack() -> None:
    # P48, R17
    table = at("P1.field: Shrine")
    assert table.offers(P1, "attack") == []
    assert table.cannot(P1, "attack Shrine > P2")


def test_a_field_card_can_be_answered_like_a_unit() -> None:
    # P48, P38, R47
    table = at("P1.hand: Shrine", "P1.mana: 2", ask_everybody=True)
    table.say(P1, "play Shrine")
    assert (table.question(), table.asked(), table.field(P1)) == ("respond", [P2], ["Shrine"])


# Spells and effects.


def test_a_spell_is_cast_for_its_cost() -> None:
    # R37
    table = at("P1.hand: Bolt", "P1.mana: 2", "P2.field: Three")
    table.do(P1, "cast Bolt > Three")
    assert (table.power("Three"), table.mana(P1), table.hand(P1)) == (1, (1, 1), [])


def test_a_spell_without_a_legal_target_cannot_be_cast() -> None:
    # R37
    table = at("P1.hand: Bolt", "P1.mana: 1", "P2.field: Shrine")
    assert table.offers(P1, "cast") == []


def test_a_unit_without_a_target_for_its_on_play_is_played_all_the_same() -> None:
    # R36
    table = at("P1.hand: Slinger", "P1.mana: 2")
    table.do(P1, "play Slinger")
    assert (table.field(P1), table.power("Slinger")) == (["Slinger"], 2)


def test_an_effect_is_activated_for_its_cost() -> None:
    # R38
    table = at("P1.field: Pinger", "P2.field: Three")
    table.do(P1, "activate Pinger > Three")
    assert (table.power("Three"), table.ready("Pinger")) == (2, False)
    assert table.cannot(P1, "activate Pinger > Three")


def test_a_hero_is_activated_for_its_cost() -> None:
    # R38, P9
    table = at("P1.hero: Smith", "P1.mana: 1", "deck: Four")
    table.do(P1, "activate hero")
    assert (table.hand(P1), table.awake(P1), table.mana(P1)) == (["Four"], False, (0, 1))
    assert table.cannot(P1, "activate hero")


def test_an_effect_that_cannot_be_paid_cannot_be_used() -> None:
    # R38
    assert at("P1.hero: Smith").offers(P1, "activate") == []
    assert at("P1.hero: Smith exhausted", "P1.mana: 1").offers(P1, "activate") == []
    assert at("P1.field: Pinger exhausted", "P2.field: Two").offers(P1, "activate") == []


def test_a_sacrifice_as_a_cost_needs_a_unit() -> None:
    # R38, P16
    table = at("P1.hand: Offering", "P1.mana: 1", "P1.field: Shrine", "P2.field: Two")
    assert table.offers(P1, "cast") == []
    table = at("P1.hand: Offering", "P1.mana: 1", "P1.field: Heir, Two", "deck: Four, Five")
    table.do(P1, "cast Offering, sacrifice Heir")
    assert (table.field(P1), sorted(table.pile()), table.hand(P1)) == (["Two"], ["Heir", "Offering"], ["Four"])


def test_an_own_turn_effect_needs_an_empty_chain_and_ones_own_turn() -> None:
    # R38, R44
    table = at("P1.field: Two", "P2.field: Pinger, One", "P2.hand: Insight", "P2.mana: 1")
    assert table.offers(P2, "activate") == []
    table.say(P1, "attack Two > One")
    assert table.offers(P2, "activate") == []
    assert table.cannot(P2, "activate Pinger > Two")


def test_only_ones_own_cards_are_used() -> None:
    # R38, R19
    table = at("P1.field: Two", "P2.field: Pinger, Three", "P3.field: One")
    assert table.cannot(P1, "activate Pinger > Two")
    assert table.cannot(P1, "attack Three > One")
    assert table.asked() == [P1]
    assert table.why_not(P3, "end") != ""
