"""Playing cards, answering them, and the order in which they happen."""

import pytest

from cardwright.games.template.game import GAME
from cardwright.kernel.errors import IllegalAction
from tests.games.template.table import P1, P2, P3, P4, Table, at

ROWDY = GAME.variants()["rowdy"].values()


def windows(table: Table) -> list[int]:
    """Who is asked, in order, when everybody passes from here on."""
    asked = []
    while table.question() == "respond":
        asked += table.asked()
        table.say(asked[-1], "pass")
    return asked


# What may be played when.


def test_deeds_charms_and_quick_cards_are_played_on_ones_own_turn() -> None:
    # R9
    table = at("order: P1, P2\nP1.hand: Pickpocket, Copper Bell, Preen, Caw")
    assert table.choices(P1) == ["play Pickpocket", "play Copper Bell", "play Preen", "forage"]
    assert table.why_not(P1, "caw") == "Caw is only played to answer another card"


def test_only_quick_cards_and_answers_answer() -> None:
    # R9
    table = at("order: P1, P2\nP1.hand: Market Stall\nP2.hand: Pickpocket, Copper Bell, Preen, Caw")
    table.say(P1, "market stall")
    assert table.choices(P2) == ["play Preen", "play Caw", "pass"]
    assert table.why_not(P2, "pickpocket") == "Pickpocket is only played on your own turn"
    assert table.why_not(P2, "copper bell") == "Copper Bell is only played on your own turn"


def test_an_answer_is_not_for_ones_own_card() -> None:
    # R9
    table = at("order: P1, P2\nP1.hand: Market Stall, Caw, Preen")
    table.say(P1, "market stall")
    table.say(P2, "pass")
    assert table.choices(P1) == ["play Preen", "pass"]
    assert table.why_not(P1, "caw") == "Caw does not answer your own card"


def test_one_plays_only_what_one_holds() -> None:
    # R9
    table = at("order: P1, P2\nP1.hand: Preen\nP2.hand: Caw")
    with pytest.raises(IllegalAction, match='there is no "caw" in your hand: Preen'):
        table.say(P1, "caw")
    held_by_the_other = 2 | table.s.players[P2].hand[0] << 5
    assert GAME.why_not(table.s, P1, held_by_the_other) == "you do not hold that card"


def test_nothing_is_passed_where_a_bid_is_asked_for() -> None:
    # R6
    assert at("seats: 2").why_not(P1, "pass") == "you are asked for a bid"


# Who is asked.


def test_a_played_card_does_nothing_before_the_others_were_asked() -> None:
    # R10
    table = at("order: P1, P2\nP1.hand: Market Stall")
    table.say(P1, "market stall")
    assert table.glitter() == [3, 3]
    assert table.question() == "respond"


def test_the_others_are_asked_clockwise() -> None:
    # R10
    table = at("seats: 4\norder: P3, P4\nP3.hand: Market Stall")
    table.say(P3, "market stall")
    assert windows(table)[:3] == [P4, P1, P2]


def test_an_answer_begins_the_asking_again() -> None:
    # R10
    table = at("seats: 3\norder: P1, P2\nP1.hand: Market Stall\nP2.hand: Preen")
    table.say(P1, "market stall")
    table.say(P2, "preen")
    assert windows(table) == [P3, P1]


def test_who_played_alone_may_go_on() -> None:
    # R11
    table = at("order: P1, P2\nP1.hand: Market Stall, Preen")
    table.say(P1, "market stall")
    table.say(P2, "pass")
    table.say(P1, "preen")
    assert windows(table) == [P2, P1]


def test_facing_nobody_one_may_not_go_on() -> None:
    # R11
    table = at("order: P1, P2\nP1.hand: Market Stall", windows="facing")
    table.say(P1, "market stall")
    assert windows(table) == [P2]


def test_facing_another_card_one_is_asked_once_more() -> None:
    # R11
    table = at("seats: 3\norder: P1, P2\nP1.hand: Market Stall\nP2.hand: Preen", windows="facing")
    table.say(P1, "market stall")
    table.say(P2, "preen")
    assert windows(table) == [P3, P1, P2]


# What happens.


def test_three_magpies_answer_and_the_last_card_happens_first() -> None:
    # R10, R12, R13
    table = at("seats: 4\norder: P1, P2\nP1.hand: Market Stall\nP2.hand: Caw\nP3.hand: Screech\nP4.hand: Tit for Tat")
    table.say(P1, "market stall")
    table.say(P2, "caw")
    table.say(P3, "screech")
    table.say(P4, "tit for tat")
    for seat in (P1, P2, P3):
        table.say(seat, "pass")
    assert table.told() == [
        "P4's Tit for Tat happens.",
        "P4 steals 1 glitter from P3.",
        "P3's Screech happens.",
        "P3 negates Caw.",
        "P2's Caw comes to nothing.",
        "P1's Market Stall happens.",
        "P1 gains 3 glitter: 6 in all.",
    ]
    assert table.glitter() == [6, 3, 2, 4]


def test_a_negated_card_does_nothing_and_is_discarded() -> None:
    # R13, R14
    table = at("order: P1, P2\nP1.hand: Copper Bell\nP2.hand: Caw")
    table.say(P1, "copper bell")
    table.say(P2, "caw")
    table.everybody_passes()
    assert (table["charms"], table["discard"]) == ("-", "Caw, Copper Bell")


def test_a_deed_is_discarded_and_a_charm_stays_in_play() -> None:
    # R14
    table = at("order: P1, P2, P3\nP1.hand: Market Stall\nP2.hand: Copper Bell")
    table.play(P1, "market stall")
    table.play(P2, "copper bell")
    assert (table["charms"], table["discard"]) == ("P2 Copper Bell", "Market Stall")


def test_a_choice_inside_a_quick_card_is_made_while_other_cards_wait() -> None:
    # R12
    table = at("seats: 3\norder: P1, P2\nP1.hand: Market Stall\nP2.hand: Quick Beak")
    table.say(P1, "market stall")
    table.say(P2, "quick beak")
    table.everybody_passes()
    assert table.question() == "magpie"
    assert table.choices(P2) == ["P3", "P1"]
    table.say(P2, "p1")
    assert table.glitter() == [5, 4, 3]


# Butting in.


def test_a_quick_card_may_interrupt_a_magpie_that_thinks() -> None:
    # R19
    table = at("order: P1, P2\nP2.hand: Preen, Caw, Pickpocket", butting_in=True)
    assert table.asked() == [P1]
    assert table.choices(P2) == ["play Preen"]
    table.play(P2, "preen")
    assert table.glitter() == [3, 4]
    assert table.asked() == [P1]
    assert table.question() == "move"


def test_what_answers_a_card_cannot_interrupt() -> None:
    # R19
    table = at("order: P1, P2\nP2.hand: Caw, Pickpocket", **ROWDY)
    assert table.choices(P2) == []
    assert table.why_not(P2, "caw") == "Caw answers a card, and none lies on the table"
    assert table.why_not(P2, "pickpocket") == "Pickpocket is only played on your own turn"
    assert table.why_not(P2, "pass") == "nobody waits for you, so there is nothing to pass"


def test_without_the_option_nobody_interrupts() -> None:
    # R19
    table = at("order: P1, P2\nP2.hand: Preen")
    assert table.choices(P2) == []
    assert table.why_not(P2, "preen") == "it is not your move"
