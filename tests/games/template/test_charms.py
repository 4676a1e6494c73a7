"""Charms: what sets them off, in which order, and when they act."""

import pytest

from tests.games.template.table import P1, P2, P3, at

STEAL = "seats: 3\norder: P1, P2\nP1.hand: Pickpocket\nP1.glitter: 4\n"


@pytest.mark.parametrize(
    ("order", "left"),
    [("P3 Copper Bell, P2 Thorny Twig", ["bell", "twig"]), ("P2 Thorny Twig, P3 Copper Bell", ["twig", "bell"])],
)
def test_charms_set_off_by_the_same_thing_act_in_the_order_they_were_played(order: str, left: list[str]) -> None:
    # R15
    table = at(f"{STEAL}charms: {order}")
    table.play(P1, "pickpocket")
    table.say(P1, "P2")
    acts = {"P3 gains 1 glitter: 4 in all.": "bell", "P1 loses 1 glitter: 5 left.": "twig"}
    assert [acts[sentence] for sentence in table.told() if sentence in acts] == left


def test_charms_wait_until_the_table_is_empty() -> None:
    # R16
    table = at("order: P1, P2\nP1.hand: Market Stall\nP2.hand: Tit for Tat\ncharms: P1 Thorny Twig\nP2.glitter: 0")
    table.say(P1, "market stall")
    table.say(P2, "tit for tat")
    table.everybody_passes()
    assert [sentence for sentence in table.told() if "happens" in sentence or "loses" in sentence] == [
        "P2's Tit for Tat happens.",
        "P1's Market Stall happens.",
        "P2 loses 1 glitter: 0 left.",
    ]


def test_charms_act_between_two_cards_if_the_options_say_so() -> None:
    # R16
    table = at("order: P1, P2\nP1.hand: Market Stall\nP2.hand: Tit for Tat\ncharms: P1 Thorny Twig", charms="at once")
    table.say(P1, "market stall")
    table.say(P2, "tit for tat")
    table.everybody_passes()
    assert [sentence for sentence in table.told() if "happens" in sentence or "loses" in sentence] == [
        "P2's Tit for Tat happens.",
        "P2 loses 1 glitter: 3 left.",
        "P1's Market Stall happens.",
    ]


def test_the_copper_bell_does_not_ring_for_its_owner() -> None:
    # R24
    table = at(f"{STEAL}charms: P1 Copper Bell")
    table.play(P1, "pickpocket")
    table.say(P1, "P2")
    assert table.glitter() == [6, 1, 3]


def test_the_thorny_twig_only_guards_its_owner() -> None:
    # R24
    table = at(f"{STEAL}charms: P3 Thorny Twig")
    table.play(P1, "pickpocket")
    table.say(P1, "P2")
    assert table.glitter() == [6, 1, 3]


def test_the_weathercock_gains_when_a_round_begins_before_the_bids() -> None:
    # R24, R15
    table = at("order: P2\nP1.glitter: 0\ncharms: P1 Weathercock")
    table.say(P2, "forage")
    assert table.glitter() == [1, 4]
    assert table.choices(P1) == ["bid 0", "bid 1"]


def test_the_old_mirror_draws_whenever_a_card_is_negated() -> None:
    # R24
    table = at("order: P1, P2\nP1.hand: Pickpocket\nP2.hand: Caw\ncharms: P1 Old Mirror\ndeck: Preen")
    table.say(P1, "pickpocket")
    table.say(P2, "caw")
    table.everybody_passes()
    assert table["P1.hand"] == "Preen"


def test_charms_hear_what_happens_even_where_players_are_told_nothing() -> None:
    # R15
    table = at(f"{STEAL}charms: P3 Copper Bell")
    table.s.telling = False
    table.play(P1, "pickpocket")
    table.say(P1, "P2")
    assert table.glitter() == [6, 1, 4]


def test_a_charm_that_is_gone_hears_nothing() -> None:
    # R15, R24
    table = at("seats: 3\norder: P1, P2, P3\nP1.hand: Spring Cleaning\nP2.hand: Pickpocket\ncharms: P3 Copper Bell")
    table.play(P1, "spring cleaning")
    table.say(P1, "copper bell")
    table.play(P2, "pickpocket")
    table.say(P2, "P1")
    assert table.glitter() == [1, 5, 3]
    assert table.asked() == [P3]
