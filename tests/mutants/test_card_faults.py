"""The faults of cards are real ones, and each makes another card."""

from __future__ import annotations

import pytest

import cardwright
from cardwright import games
from tests.mutants.card_faults import card_faults, made, written_cards


def test_every_card_is_found_where_it_is_written() -> None:
    for game in games.NAMES:
        assert {card.key for card in games.load(game).cards().all} == set(written_cards(game))


@pytest.mark.skipif(cardwright.mode() == "compiled", reason="what compiled cards are made of cannot be compared")
def test_every_small_way_to_break_a_card_is_tried() -> None:
    assert [fault.label.partition(": ")[2] for fault in card_faults(written_cards("generals")["sunriser"])] == [
        "anything_is_healed(Hurt(2, Units(ENEMY, ANY_UNIT, NEARBY))) -> nothing",
        "'4 mana 3/4, epic' -> '5 mana 3/4, epic'",
        "'4 mana 3/4, epic' -> '4 mana 4/4, epic'",
        "'4 mana 3/4, epic' -> '4 mana 3/5, epic'",
        "anything_is_healed(Hurt(2, Units(ENEMY, ANY_UNIT, NEARBY))) -> anything_is_healed()",
        "anything_is_healed(Hurt(2, Units(ENEMY, ANY_UNIT, NEARBY))) -> "
        "enemy_is_damaged(Hurt(2, Units(ENEMY, ANY_UNIT, NEARBY)))",
        "Hurt(2, Units(ENEMY, ANY_UNIT, NEARBY)) -> Hurt(3, Units(ENEMY, ANY_UNIT, NEARBY))",
        "Units(ENEMY, ANY_UNIT, NEARBY) -> Units(ENEMY, ANY_UNIT)",
        "Units(ENEMY, ANY_UNIT, NEARBY) -> Units(FRIENDLY, ANY_UNIT, NEARBY)",
    ]


def test_a_broken_card_is_the_same_card_but_for_the_fault() -> None:
    dearer = made("generals", card_faults(written_cards("generals")["sunriser"])[1])

    assert (dearer.key, dearer.facts()["mana"], dearer.facts()["health"]) == ("sunriser", 5, 4)
