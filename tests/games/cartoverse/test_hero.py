"""The hero: one action a turn, to draw, to replace or to use an ability."""

from cardwright.games.cartoverse.options import OWN_TURN
from tests.games.cartoverse.arena import P1, P2, at

ACTED = "your hero has acted this turn already (R71)"


def test_the_hero_draws_a_card_for_1_mana() -> None:
    # R71, R23, C1
    table = at("P1.mana: 1", "P1.deck: 3/3; 2/2")
    table.say(P1, "draw")
    assert (table.hand(P1), table.mana(P1)) == (["3/3"], "0/1")
    assert at().why_not(P1, "draw") == "drawing a card costs 1; you have 0 mana (R71)"
    dear = at("P1.mana: 3", hero_draw_cost=3)
    dear.say(P1, "draw")
    assert dear.mana(P1) == "0/3"
    free = at(hero_draw_cost=0)
    free.say(P1, "draw")
    assert len(free.hand(P1)) == 1


def test_the_hero_replaces_a_card_which_goes_to_the_bottom() -> None:
    # R71, R23, C50
    table = at("P1.hand: 1/1; 2/2", "P1.deck: 3/3; Blank")
    table.say(P1, "replace 1/1")
    assert (table.hand(P1), table.pile(P1, "deck")) == (["2/2", "3/3"], ["Blank", "1/1"])


def test_what_was_replaced_is_a_secret() -> None:
    # C59, C50
    table = at("P1.hand: 1/1; 2/2", "P1.deck: 3/3; Blank")
    table.say(P1, "replace 1/1")
    assert table.told(P2) == ["P1 replaces a card.", "P1 draws a card."]
    assert table.told(P1) == ["You replace 1/1.", "You draw 3/3."]


def test_with_an_empty_deck_the_hero_neither_draws_nor_replaces() -> None:
    # C14
    table = at("P1.mana: 5", "P1.hand: 1/1", "P1.deck: -")
    assert table.why_not(P1, "draw") == "your deck is empty (C14)"
    assert table.why_not(P1, "replace 1/1") == "your deck is empty (C14)"


def test_a_hero_does_one_of_these_a_turn() -> None:
    # R71, R70
    every = ("draw", "replace 1/1", "use Rest", "use Jolt > a")
    for first in every:
        for second in every:
            table = at(
                "P1.hero: Zapper", "P1.mana: 9", "P1.hand: 1/1; 1/1", "P1.hp: 9/20", "P1.creatures: 2/6=a attack 1"
            )
            table.do(P1, first)
            assert table.why_not(P1, second) == ACTED


def test_an_ability_costs_mana_or_a_card_or_has_to_wait() -> None:
    # R69
    table = at("P1.hero: Zapper", "P1.mana: 1", "P2.creatures: 2/2=b attack 1")
    table.do(P1, "use Jolt > b")
    assert (table.mana(P1), table.figures("b")) == ("0/1", "2/1")
    table = at("P1.hero: Pitcher", "P1.hand: 1/1; 2/2", "P1.deck: 3/3")
    assert table.offers(P1, "use") == ["Dig, discard 1/1", "Dig, discard 2/2"]
    table.do(P1, "use Dig, discard 2/2")
    assert (table.hand(P1), table.graveyard(P1)) == (["1/1", "3/3"], ["2/2"])
    assert at("P1.hero: Pitcher").why_not(P1, "use Dig") == "a card has to be discarded for it (R69)"


def test_an_ability_without_a_cost_is_used_once_a_turn_all_the_same() -> None:
    # R70
    table = at("P1.hero: Zapper", "P1.hp: 9/20")
    table.do(P1, "use Rest")
    assert table.why_not(P1, "use Rest") == ACTED
    table.round_goes_by()
    table.do(P1, "use Rest")
    assert table.hp(P1) == 11


def test_a_heros_ability_answers_what_a_creatures_does() -> None:
    # R72, C64, R55
    lines = (
        "P1.creatures: 2/6=a attack 1; Pinger=q attack 2",
        "P1.hero: Zapper",
        "P1.hand: Bolt",
        "P1.mana: 2",
        "P2.hero: Zapper",
        "P2.mana: 1",
    )
    for action in ("attack a > P2", "cast Bolt > q", "use q > q", "use Jolt > q", "end"):
        table = at(*lines)
        table.say(P1, action)
        assert (table.question(), table.asked()) == ("respond", [P2])
        table.say(P2, "use Jolt > a")
        table.all_pass()
        assert table.figures("a") == "2/5"


def test_a_heros_ability_is_no_way_to_act_in_the_enemys_turn_by_itself() -> None:
    # C31, C49
    table = at("P2.hero: Zapper", "P2.hand: Zap", "P2.mana: 2", "P1.creatures: 2/2=a attack 1")
    assert table.why_not(P2, "use Rest") == "in the enemy's turn abilities are used only in response (C31)"
    table.say(P1, "attack a > P2")
    for action in ("draw", "replace Zap"):
        assert table.why_not(P2, action)


def test_a_hero_acts_once_in_each_turn_own_or_enemys() -> None:
    # C49
    table = at("P2.hero: Zapper", "P2.hp: 5/20", "P1.creatures: 1/1=a attack 1; 1/1=b attack 2")
    table.say(P1, "attack a > P2")
    table.say(P2, "use Rest")
    table.all_pass()
    table.say(P1, "attack b > P2")
    assert (table.question(), table.hp(P2)) == ("main", 4)
    table.next_turn()
    table.do(P2, "use Rest")
    table.next_turn()
    table.say(P1, "attack a > P2")
    table.say(P2, "use Rest")
    assert table.hp(P2) == 5


def test_it_may_be_ruled_that_a_hero_acts_once_from_own_turn_to_own_turn() -> None:
    # C49, C1
    lines = ("P1.hero: Zapper", "P1.hp: 5/20", "P2.creatures: 1/1=b attack 1")
    for reset, asked in ((OWN_TURN, "main"), ("every turn", "respond")):
        table = at(*lines, hero_action_reset=reset)
        table.do(P1, "use Rest")
        table.next_turn()
        table.say(P2, "attack b > P1")
        assert table.question() == asked
        table.all_pass()
        table.next_turn()
        table.do(P1, "use Rest")


def test_a_cooldown_of_two_leaves_out_one_own_turn() -> None:
    # C51, R69
    table = at("P1.hero: Burner")
    table.do(P1, "use Burn")
    table.next_turn()
    table.next_turn()
    assert table.why_not(P1, "use Burn") == "that ability is free again in 1 of your turns (C51)"
    table.round_goes_by()
    table.do(P1, "use Burn")
    assert table.hp(P2) == 18


def test_a_cooldown_begins_with_an_answer_in_the_enemys_turn_too() -> None:
    # C51, C49
    table = at("player: P2", "P1.hero: Burner", "P2.creatures: 1/1=b attack 1")
    table.say(P2, "attack b > P1")
    table.say(P1, "use Burn")
    table.all_pass()
    table.next_turn()
    assert table.why_not(P1, "use Burn") == "that ability is free again in 1 of your turns (C51)"


def test_a_heros_ability_exhausts_nobody_and_needs_no_creature() -> None:
    # C29
    table = at("P1.hero: Burner", "P1.creatures: 2/2=a attack 1")
    table.do(P1, "use Burn")
    assert table.ready("a")


def test_a_heros_ability_that_was_used_is_used_up_even_if_its_target_goes() -> None:
    # C42, R71
    table = at("P1.hero: Zapper", "P1.mana: 1", "P2.creatures: 2/2=b attack 1", "P2.hand: Recall", "P2.mana: 1")
    table.say(P1, "use Jolt > b")
    table.say(P2, "cast Recall > b")
    assert (table.mana(P1), table.why_not(P1, "draw")) == ("0/1", ACTED)


def test_everybody_sees_what_a_hero_has_done() -> None:
    # C59, R71
    table = at("P1.hero: Burner")
    table.do(P1, "use Burn")
    seat = table.shown(P2)["seats"][P1]
    assert (seat["acted"], seat["cooldowns"], seat["usable"]) == (True, [2], [])
