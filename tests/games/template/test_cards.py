"""Each card does what it says (R24)."""

import re

import pytest

from cardwright import SOURCE
from cardwright.games.template.game import STANDARD
from cardwright.games.template.model.card import Card
from tests.games.template.table import P1, P2, P3, at


def numbers_of_the_program(card: Card) -> list[int]:
    steps = [*card.steps, *(card.trigger.steps if card.trigger else ())]
    return [int(step.count) for step in steps if hasattr(step, "count")]


@pytest.mark.parametrize("card", STANDARD.all, ids=lambda card: str(card.key))
def test_the_numbers_of_a_text_are_those_of_its_program(card: Card) -> None:
    # R24
    assert [int(number) for number in re.findall(r"\d+", card.text)] == numbers_of_the_program(card)


def test_the_rules_list_every_card_with_its_text() -> None:
    # R24
    rules = (SOURCE / "games" / "template" / "RULES.md").read_text("utf-8")
    rows = re.findall(r"^\| (.+?) \| (deed|quick|answer|charm) \| (.+?) \|$", rules, re.MULTILINE)
    assert rows == [(card.name, card.type, card.text) for card in STANDARD.all]


def test_market_stall_and_preen_gain() -> None:
    # R24
    table = at("order: P1, P2\nP1.hand: Market Stall\nP2.hand: Preen")
    table.play(P1, "market stall")
    table.play(P2, "preen")
    assert table.glitter() == [6, 4]


def test_sunny_sill_gains_and_draws() -> None:
    # R24
    table = at("order: P1, P2\nP1.hand: Sunny Sill\ndeck: Caw, Preen")
    table.play(P1, "sunny sill")
    assert (table["P1.glitter"], table["P1.hand"]) == ("4", "Caw")


@pytest.mark.parametrize(("card", "glitter"), [("Pickpocket", [5, 3, 1]), ("Quick Beak", [4, 3, 2])])
def test_a_thief_chooses_whom_to_rob(card: str, glitter: list[int]) -> None:
    # R24
    table = at(f"seats: 3\norder: P1, P2\nP1.hand: {card}")
    table.play(P1, card)
    table.say(P1, "P3")
    assert table.glitter() == glitter


def test_nobody_is_robbed_of_more_than_it_has() -> None:
    # R17
    table = at("order: P1, P2\nP1.hand: Pickpocket\nP2.glitter: 1")
    table.play(P1, "pickpocket")
    table.say(P1, "P2")
    assert table.glitter() == [4, 0]


def test_where_nothing_is_nothing_is_stolen_and_no_charm_is_set_off() -> None:
    # R17
    table = at("order: P1, P2\nP1.hand: Pickpocket\nP2.glitter: 0\ncharms: P2 Thorny Twig")
    table.play(P1, "pickpocket")
    table.say(P1, "P2")
    assert table.told() == []
    assert table.glitter() == [3, 0]


def test_nest_raid_takes_a_card_by_chance() -> None:
    # R24, R18
    table = at("order: P1, P2\nP1.hand: Nest Raid\nP2.hand: Caw, Preen, Screech")
    table.s.script = (1,)
    table.play(P1, "nest raid")
    table.say(P1, "P2")
    assert (table["P1.hand"], table["P2.hand"]) == ("Preen", "Caw, Screech")
    assert table.told(P1) == ["You take Preen from P2's hand."]
    assert table.told(P2) == ["P1 takes Preen from your hand."]
    assert table.told() == ["P1 takes a card from P2's hand."]


def test_nest_raid_finds_nothing_in_an_empty_hand() -> None:
    # R24
    table = at("order: P1, P2\nP1.hand: Nest Raid")
    table.play(P1, "nest raid")
    table.say(P1, "P2")
    assert table["P1.hand"] == "-"


def test_spyglass_keeps_one_of_three_and_puts_the_others_under_the_deck() -> None:
    # R24, R18
    table = at("order: P1, P2\nP1.hand: Spyglass\ndeck: Caw, Preen, Screech, Hailstorm")
    table.play(P1, "spyglass")
    assert table.choices(P1) == ["Caw", "Preen", "Screech"]
    table.say(P1, "preen")
    assert (table["P1.hand"], table["deck"]) == ("Preen", "Hailstorm, Caw, Screech")
    assert table.told(P2) == ["P1 draws a card."]


def test_spyglass_shuffles_the_discard_pile_where_the_deck_is_too_small() -> None:
    # R5
    table = at("order: P1, P2\nP1.hand: Spyglass\ndeck: Caw\ndiscard: Preen")
    table.play(P1, "spyglass")
    assert table.choices(P1) == ["Caw", "Preen"]


def test_spyglass_sees_nothing_where_nothing_is() -> None:
    # R5
    table = at("order: P1, P2\nP1.hand: Spyglass")
    table.play(P1, "spyglass")
    assert "P1 looks at 0 cards of the deck." in table.told()
    assert table.asked() == [P2]


def test_hailstorm_hits_everybody_else() -> None:
    # R24, R17
    table = at("seats: 3\norder: P2, P3\nP2.hand: Hailstorm\nP1.glitter: 0")
    table.play(P2, "hailstorm")
    assert table.glitter() == [0, 3, 2]


def test_spring_cleaning_discards_up_to_two_charms() -> None:
    # R24
    position = "order: P1, P2\nP1.hand: Spring Cleaning\ncharms: P1 Copper Bell, P2 Old Mirror, P2 Weathercock"
    table = at(position)
    table.play(P1, "spring cleaning")
    table.say(P1, "weathercock")
    assert table.choices(P1) == ["Copper Bell", "Old Mirror", "enough"]
    table.say(P1, "copper bell")
    assert (table["charms"], table.asked()) == ("P2 Old Mirror", [P2])
    table = at(position)
    table.play(P1, "spring cleaning")
    table.say(P1, "enough")
    assert table["charms"] == "P1 Copper Bell, P2 Old Mirror, P2 Weathercock"


def test_tit_for_tat_steals_from_whom_it_answers() -> None:
    # R24, R12
    table = at("seats: 3\norder: P1, P2\nP1.hand: Market Stall\nP3.hand: Tit for Tat")
    table.say(P1, "market stall")
    table.say(P2, "pass")
    table.say(P3, "tit for tat")
    table.everybody_passes()
    assert table.glitter() == [5, 3, 4]


@pytest.mark.parametrize("answer", ["Caw", "Screech"])
def test_caw_and_screech_negate_what_they_answer(answer: str) -> None:
    # R24, R13
    table = at(f"order: P1, P2\nP1.hand: Market Stall\nP2.hand: {answer}")
    table.say(P1, "market stall")
    table.say(P2, answer)
    table.everybody_passes()
    assert table.glitter() == [3, 3]
